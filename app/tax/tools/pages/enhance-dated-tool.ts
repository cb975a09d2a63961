import { toolOn } from '../form/form-values.ts'
import type { FormValues, Tool } from '../form/tool-type.ts'
import { enhanceTool } from './enhance-tool.ts'

/** The same for a tool whose fields depend on the day; apart, as the others have no room for it. */
export function enhanceDatedTool(tool: Tool, follow?: (values: FormValues) => void): void {
  const today = document.querySelector<HTMLElement>('form[data-tool]')?.dataset.today
  if (today) enhanceTool(toolOn(tool, today), follow)
}

import type { ToolId } from '#app/content/tools/menu.ts'
import type { FormValues, Tool } from './tool.ts'

interface LoadedTool {
  tool: Tool
  /** keeps what a page has besides in step with its form */
  follow?: (values: FormValues) => void
}

/** In the browser each page loads its own tool, with the rules of its subject and no others. */
export const loadTool: Partial<Record<ToolId, () => Promise<LoadedTool>>> = {
  'due-dates': async () => ({
    ...(await import('./calculators/due-dates.ts')),
    ...(await import('./reminders/follow-groups.ts')),
  }),
  'hra-and-rent-tds': () => import('./calculators/hra-and-rent-tds.ts'),
  'tds-on-rent-and-house': () => import('./calculators/tds-on-rent-and-house.ts'),
}

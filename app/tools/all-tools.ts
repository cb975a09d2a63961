import { page as dueDates } from '#app/content/tools/due-dates/page.ts'
import type { ToolId } from '#app/content/tools/menu.ts'
import type { ToolPage } from '#app/content/tools/page.ts'
import { tool as dueDatesTool } from './calculators/due-dates.ts'
import type { Tool } from './tool.ts'

/** Every tool with the texts of its page, for the server; a browser loads one tool by `load-tool.ts`. */
export const allTools: Partial<Record<ToolId, { tool: Tool; page: ToolPage }>> = {
  'due-dates': { tool: dueDatesTool, page: dueDates },
}

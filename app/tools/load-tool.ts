import type { ToolId } from '#app/content/tools/menu.ts'
import type { Tool } from './tool.ts'

/** In the browser each page loads its own tool, with the rules of its subject and no others. */
export const loadTool: Partial<Record<ToolId, () => Promise<{ tool: Tool }>>> = {
  'hra-and-rent-tds': () => import('./calculators/hra-and-rent-tds.ts'),
  'tds-on-rent-and-house': () => import('./calculators/tds-on-rent-and-house.ts'),
  'f-and-o-turnover-and-audit': () => import('./calculators/f-and-o-turnover-and-audit.ts'),
  'presumptive-or-books': () => import('./calculators/presumptive-or-books.ts'),
  'shares-and-funds': () => import('./calculators/shares-and-funds.ts'),
  'due-dates': () => import('./calculators/due-dates.ts'),
}

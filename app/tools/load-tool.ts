import type { ToolId } from '#app/content/tools/menu.ts'
import type { Tool } from './tool.ts'

/** In the browser each page loads its own tool, with the rules of its subject and no others. */
export const loadTool: Partial<Record<ToolId, () => Promise<{ tool: Tool }>>> = {
  'what-can-i-still-do': () => import('./calculators/what-can-i-still-do.ts'),
  'selling-a-house': () => import('./calculators/selling-a-house.ts'),
  'advance-tax': () => import('./calculators/advance-tax.ts'),
  'resident-rnor-or-nri': () => import('./calculators/resident-rnor-or-nri.ts'),
  'return-form-and-documents': () => import('./calculators/return-form-and-documents.ts'),
  'f-and-o-turnover-and-audit': () => import('./calculators/f-and-o-turnover-and-audit.ts'),
  'shares-and-funds': () => import('./calculators/shares-and-funds.ts'),
  'hra-and-rent-tds': () => import('./calculators/hra-and-rent-tds.ts'),
  'due-dates': () => import('./calculators/due-dates.ts'),
  'tds-on-rent-and-house': () => import('./calculators/tds-on-rent-and-house.ts'),
  'old-section-new-section': () => import('./calculators/old-section-new-section.ts'),
}

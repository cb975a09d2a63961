import type { ToolId } from '#app/content/tools/menu.ts'
import type { FormValues, Tool } from './tool.ts'

interface LoadedTool {
  tool: Tool
  /** keeps what a page has besides in step with its form */
  follow?: (values: FormValues) => void
}

/** In the browser each page loads its own tool, with the rules of its subject and no others. */
export const loadTool: Record<ToolId, () => Promise<LoadedTool>> = {
  'what-can-i-still-do': () => import('./calculators/what-can-i-still-do.ts'),
  'old-or-new-regime': () => import('./calculators/old-or-new-regime.ts'),
  'selling-a-house': () => import('./calculators/selling-a-house.ts'),
  'advance-tax': () => import('./calculators/advance-tax.ts'),
  'resident-rnor-or-nri': () => import('./calculators/resident-rnor-or-nri.ts'),
  'return-form-and-documents': () => import('./calculators/return-form-and-documents.ts'),
  'f-and-o-turnover-and-audit': () => import('./calculators/f-and-o-turnover-and-audit.ts'),
  'shares-and-funds': () => import('./calculators/shares-and-funds.ts'),
  'presumptive-or-books': () => import('./calculators/presumptive-or-books.ts'),
  'hra-and-rent-tds': () => import('./calculators/hra-and-rent-tds.ts'),
  'due-dates': async () => ({
    ...(await import('./calculators/due-dates.ts')),
    ...(await import('./reminders/follow-groups.ts')),
  }),
  'tds-on-rent-and-house': () => import('./calculators/tds-on-rent-and-house.ts'),
  'old-section-new-section': () => import('./calculators/old-section-new-section.ts'),
}

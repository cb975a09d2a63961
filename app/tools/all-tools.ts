import { page as dueDates } from '#app/content/tools/due-dates/page.ts'
import { page as fAndOTurnoverAndAudit } from '#app/content/tools/f-and-o-turnover-and-audit/page.ts'
import { page as hraAndRentTds } from '#app/content/tools/hra-and-rent-tds/page.ts'
import type { ToolId } from '#app/content/tools/menu.ts'
import type { ToolPage } from '#app/content/tools/page.ts'
import { page as presumptiveOrBooks } from '#app/content/tools/presumptive-or-books/page.ts'
import { page as sharesAndFunds } from '#app/content/tools/shares-and-funds/page.ts'
import { page as tdsOnRentAndHouse } from '#app/content/tools/tds-on-rent-and-house/page.ts'
import { tool as dueDatesTool } from './calculators/due-dates.ts'
import { tool as fAndOTurnoverAndAuditTool } from './calculators/f-and-o-turnover-and-audit.ts'
import { tool as hraAndRentTdsTool } from './calculators/hra-and-rent-tds.ts'
import { tool as presumptiveOrBooksTool } from './calculators/presumptive-or-books.ts'
import { tool as sharesAndFundsTool } from './calculators/shares-and-funds.ts'
import { tool as tdsOnRentAndHouseTool } from './calculators/tds-on-rent-and-house.ts'
import type { Tool } from './tool.ts'

/** Every tool with the texts of its page, for the server; a browser loads one tool by `load-tool.ts`. */
export const allTools: Partial<Record<ToolId, { tool: Tool; page: ToolPage }>> = {
  'due-dates': { tool: dueDatesTool, page: dueDates },
  'f-and-o-turnover-and-audit': {
    tool: fAndOTurnoverAndAuditTool,
    page: fAndOTurnoverAndAudit,
  },
  'hra-and-rent-tds': { tool: hraAndRentTdsTool, page: hraAndRentTds },
  'presumptive-or-books': { tool: presumptiveOrBooksTool, page: presumptiveOrBooks },
  'shares-and-funds': { tool: sharesAndFundsTool, page: sharesAndFunds },
  'tds-on-rent-and-house': { tool: tdsOnRentAndHouseTool, page: tdsOnRentAndHouse },
}

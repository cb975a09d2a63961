import { page as advanceTax } from '#content/en/tools/advance-tax/page.ts'
import { page as dueDates } from '#content/en/tools/due-dates/page.ts'
import { page as fAndOTurnoverAndAudit } from '#content/en/tools/f-and-o-turnover-and-audit/page.ts'
import { page as hraAndRentTds } from '#content/en/tools/hra-and-rent-tds/page.ts'
import { page as iGotANotice } from '#content/en/tools/i-got-a-notice/page.ts'
import type { ToolId } from '#content/en/tools/menu.ts'
import { page as oldOrNewRegime } from '#content/en/tools/old-or-new-regime/page.ts'
import { page as oldSectionNewSection } from '#content/en/tools/old-section-new-section/page.ts'
import type { ToolPage } from '#content/en/tools/page.ts'
import { page as presumptiveOrBooks } from '#content/en/tools/presumptive-or-books/page.ts'
import { page as refundAndInterest } from '#content/en/tools/refund-and-interest/page.ts'
import { page as residentRnorOrNri } from '#content/en/tools/resident-rnor-or-nri/page.ts'
import { page as returnFormAndDocuments } from '#content/en/tools/return-form-and-documents/page.ts'
import { page as sellingAHouse } from '#content/en/tools/selling-a-house/page.ts'
import { page as sharesAndFunds } from '#content/en/tools/shares-and-funds/page.ts'
import { page as tdsOnRentAndHouse } from '#content/en/tools/tds-on-rent-and-house/page.ts'
import { page as whatCanIStillDo } from '#content/en/tools/what-can-i-still-do/page.ts'
import { tool as advanceTaxTool } from './advance-tax/tool.ts'
import { tool as dueDatesTool } from './due-dates/tool.ts'
import { tool as fAndOTurnoverAndAuditTool } from './f-and-o-turnover-and-audit/tool.ts'
import type { Tool } from './form/tool-type.ts'
import { tool as hraAndRentTdsTool } from './hra-and-rent-tds/tool.ts'
import { tool as iGotANoticeTool } from './i-got-a-notice/tool.ts'
import { tool as oldOrNewRegimeTool } from './old-or-new-regime/tool.ts'
import { tool as oldSectionNewSectionTool } from './old-section-new-section/tool.ts'
import { tool as presumptiveOrBooksTool } from './presumptive-or-books/tool.ts'
import { tool as refundAndInterestTool } from './refund-and-interest/tool.ts'
import { tool as residentRnorOrNriTool } from './resident-rnor-or-nri/tool.ts'
import { tool as returnFormAndDocumentsTool } from './return-form-and-documents/tool.ts'
import { tool as sellingAHouseTool } from './selling-a-house/tool.ts'
import { tool as sharesAndFundsTool } from './shares-and-funds/tool.ts'
import { tool as tdsOnRentAndHouseTool } from './tds-on-rent-and-house/tool.ts'
import { tool as whatCanIStillDoTool } from './what-can-i-still-do/tool.ts'

/** Every tool with the texts of its page, for the server; a browser loads one of `entry/tools/`. */
export const allTools: Record<ToolId, { tool: Tool; page: ToolPage }> = {
  'what-can-i-still-do': { tool: whatCanIStillDoTool, page: whatCanIStillDo },
  'i-got-a-notice': { tool: iGotANoticeTool, page: iGotANotice },
  'refund-and-interest': { tool: refundAndInterestTool, page: refundAndInterest },
  'old-or-new-regime': { tool: oldOrNewRegimeTool, page: oldOrNewRegime },
  'selling-a-house': { tool: sellingAHouseTool, page: sellingAHouse },
  'advance-tax': { tool: advanceTaxTool, page: advanceTax },
  'resident-rnor-or-nri': { tool: residentRnorOrNriTool, page: residentRnorOrNri },
  'return-form-and-documents': { tool: returnFormAndDocumentsTool, page: returnFormAndDocuments },
  'f-and-o-turnover-and-audit': { tool: fAndOTurnoverAndAuditTool, page: fAndOTurnoverAndAudit },
  'shares-and-funds': { tool: sharesAndFundsTool, page: sharesAndFunds },
  'presumptive-or-books': { tool: presumptiveOrBooksTool, page: presumptiveOrBooks },
  'hra-and-rent-tds': { tool: hraAndRentTdsTool, page: hraAndRentTds },
  'due-dates': { tool: dueDatesTool, page: dueDates },
  'tds-on-rent-and-house': { tool: tdsOnRentAndHouseTool, page: tdsOnRentAndHouse },
  'old-section-new-section': { tool: oldSectionNewSectionTool, page: oldSectionNewSection },
}

await Promise.all(Object.values(allTools).map(({ tool }) => tool.later?.load()))

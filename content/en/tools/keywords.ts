import type { ToolId } from './menu.ts'

/** What people search for when one of the tools has their answer; in lower case. */
export const toolKeywords: Record<ToolId, string> = {
  'what-can-i-still-do':
    'late belated revised updated return itr-u missed deadline last date penalty fee 234f 139(4) 139(5) 139(8a) mistake correct notice 148',
  'i-got-a-notice':
    'notice notices intimation demand defective scrutiny reassessment nudge ais 139(9) 142(1) 143(1) 143(2) 148 148a 156 245 263(7) 270 280 281 289 438 reply days',
  'refund-and-interest':
    'refund refunds interest 244a 437 delayed hold held failed stuck status processing when',
  'old-or-new-regime':
    'regime old new tax calculator salary slab slabs rebate 87a 115bac 80c 80d deduction deductions income',
  'selling-a-house':
    'house property flat land plot sale sell sold indexation capital gains 54 54ec 54f nri',
  'advance-tax': 'advance tax instalment instalments interest 234b 234c quarterly',
  'resident-rnor-or-nri':
    'nri resident rnor residence residential status days abroad 182 120 return',
  'return-form-and-documents':
    'form itr-1 itr-2 itr-3 itr-4 itr1 itr2 itr3 itr4 sahaj sugam documents checklist which',
  'f-and-o-turnover-and-audit':
    'f&o fno futures options turnover audit intraday trader trading 44ab',
  'shares-and-funds':
    'shares stocks mutual fund funds equity capital gains ltcg stcg 112a 111a crypto harvest grandfathering loss',
  'presumptive-or-books':
    '44ada 44ad 44ae presumptive freelancer professional doctor business books profit',
  'hra-and-rent-tds': 'hra rent house allowance landlord metro city salary',
  'due-dates': 'due date dates calendar deadline last reminder 31 july december',
  'tds-on-rent-and-house': 'tds rent house property 194-ib 194-ia 26qc 26qb 141 landlord seller',
  'old-section-new-section':
    'section sections act 2025 1961 new income-tax act form number forms mapping',
}

import { amount, percent, rule, tonnes, vehicles, words, years } from './row.ts'
import { ACT_1961, BOTH_ACTS } from './sources.ts'
import { carriedOver, FOUR_YEARS, type TaxFact, UNDER_1961_ACT } from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

const section44AD = rule(LATEST_YEAR, ACT_1961, 'Section 44AD', 'Section 58(2)')
const section44ADA = rule(UNDER_1961_ACT, ACT_1961, 'Section 44ADA', 'Section 58(2)')
const section44AB = rule(UNDER_1961_ACT, ACT_1961, 'Section 44AB', 'Section 63')
const section44AE = rule(FOUR_YEARS, BOTH_ACTS, 'Section 44AE', 'Section 58(2)')
const auditPenalty = rule(UNDER_1961_ACT, ACT_1961, 'Section 271B')

const rules = {
  presumptiveTurnover: amount(20000000, section44AD, 'Presumptive turnover limit, business (44AD)'),
  presumptiveTurnoverDigital: amount(
    30000000,
    rule('from FY 2023-24', ACT_1961, 'Section 44AD', 'Section 58(2)'),
    'Presumptive turnover limit with little cash (44AD)',
  ),
  presumptiveCashProfit: percent(
    8,
    section44AD,
    'Minimum presumptive profit on cash turnover (44AD)',
  ),
  presumptiveDigitalProfit: percent(
    6,
    section44AD,
    'Minimum presumptive profit on bank and digital turnover (44AD)',
  ),
  presumptiveLockOut: years(
    5,
    rule(LATEST_YEAR, ACT_1961, 'Section 44AD(4)', 'Section 58(7)'),
    'Lock-out after leaving presumptive taxation early (44AD)',
  ),
  professionReceipts: amount(
    5000000,
    section44ADA,
    'Presumptive receipts limit, profession (44ADA)',
  ),
  professionReceiptsDigital: amount(
    7500000,
    rule('from FY 2023-24', ACT_1961, 'Section 44ADA', 'Section 58(2)'),
    'Presumptive receipts limit with little cash (44ADA)',
  ),
  professionProfit: percent(50, section44ADA, 'Minimum presumptive profit of a profession (44ADA)'),
  cashShare: percent(
    5,
    rule(UNDER_1961_ACT, ACT_1961, 'Sections 44AB, 44AD and 44ADA', 'Sections 58(2) and 63'),
    'Cash limit (5%) for the higher turnover limits',
  ),
  auditTurnover: amount(10000000, section44AB, 'Tax audit: business turnover limit'),
  auditTurnoverDigital: amount(
    100000000,
    section44AB,
    'Tax audit: business turnover limit with little cash',
  ),
  auditProfit: percent(
    6,
    rule(UNDER_1961_ACT, ACT_1961, 'Sections 44AB(e) and 44AD(4)', 'Sections 58(7) and 63'),
    'Tax audit: profit percentage after leaving 44AD early',
  ),
  auditProfession: amount(
    5000000,
    rule(LATEST_YEAR, ACT_1961, 'Section 44AB(b)', 'Section 63'),
    'Tax audit: professional receipts limit',
  ),
  booksProfession: amount(
    150000,
    rule(LATEST_YEAR, 'Income-tax Rules 1962, rule 6F', 'Section 44AA', 'Section 62', {
      otherLaw: 'rule 6F, Income-tax Rules 1962',
    }),
    'Prescribed books: professional receipts limit, last three years',
  ),
  gstServices: amount(
    2000000,
    rule(FOUR_YEARS, 'CGST Act 2017, section 22', undefined, undefined, {
      otherLaw: 'Section 22, CGST Act 2017',
    }),
    'GST registration: yearly services turnover limit',
  ),
  gstServicesSpecial: amount(
    1000000,
    rule(LATEST_YEAR, 'CGST Act 2017, section 22', undefined, undefined, {
      otherLaw: 'Section 22, CGST Act 2017',
    }),
    'GST registration limit, services: Manipur, Mizoram, Nagaland, Tripura',
  ),

  // Who may declare presumptive income, and goods carriages

  presumptiveResidents: words(
    'residents only: individuals, firms other than LLPs, and under section 44AD also HUFs',
    rule(FOUR_YEARS, BOTH_ACTS, 'Sections 44AD and 44ADA', 'Section 58(2)'),
    'Taxpayers eligible for sections 44AD and 44ADA',
  ),
  goodsCarriages: vehicles(10, section44AE, 'Maximum number of goods carriages owned (44AE)'),
  goodsCarriageHeavy: tonnes(12, section44AE, 'Heavy goods carriage: gross weight limit (44AE)'),
  goodsCarriagePerTonne: amount(
    1000,
    section44AE,
    'Heavy goods carriage: minimum monthly income per tonne (44AE)',
  ),
  goodsCarriageMonthly: amount(
    7500,
    section44AE,
    'Other goods carriage: minimum monthly income (44AE)',
  ),

  // Audit

  auditPresumptive: words(
    'none',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 44AB', 'Section 63'),
    'Tax audit under presumptive taxation, within the limits',
  ),
  auditAfterPresumptive: words(
    'needed if you used section 44AD in any of the five years before, declare less now, and your total income is above the basic exemption',
    rule(FOUR_YEARS, BOTH_ACTS, 'Sections 44AB(e) and 44AD(4)', 'Sections 58(7) and 63'),
    'Tax audit after leaving section 44AD early',
  ),
  auditProfessionLess: words(
    'needed if total income is above the basic exemption',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 44AB(d)', 'Section 63'),
    'Tax audit of a profession below 44ADA profit',
  ),
  auditGoodsCarriages: words(
    'needed',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 44AB(c)', 'Section 63'),
    'Tax audit of goods carriages below 44AE income',
  ),
  auditPenaltyShare: percent(
    0.5,
    auditPenalty,
    'Penalty for no or late audit, turnover percentage',
  ),
  auditPenaltyMost: amount(150000, auditPenalty, 'Penalty for no or late audit, maximum'),
} as const satisfies Record<string, TaxFact>

export const businessFacts = {
  ...rules,
  presumptiveTurnover2026: carriedOver(rules.presumptiveTurnover),
  presumptiveCashProfit2026: carriedOver(rules.presumptiveCashProfit),
  presumptiveDigitalProfit2026: carriedOver(rules.presumptiveDigitalProfit),
  presumptiveLockOut2026: carriedOver(rules.presumptiveLockOut),
  professionReceipts2026: carriedOver(rules.professionReceipts),
  professionProfit2026: carriedOver(rules.professionProfit),
  cashShare2026: carriedOver(rules.cashShare),
  auditTurnover2026: carriedOver(rules.auditTurnover),
  auditTurnoverDigital2026: carriedOver(rules.auditTurnoverDigital),
  auditProfession2026: carriedOver(rules.auditProfession),
} as const satisfies Record<string, TaxFact>

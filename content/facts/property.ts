import { amount, date, months, percent, rule, words, years } from './row.ts'
import {
  ACT_1961,
  ACT_2025,
  BOTH_ACTS,
  FINANCE_ACT_2023,
  FINANCE_ACT_2024,
  FINANCE_ACT_2026,
} from './sources.ts'
import {
  carriedOver,
  FOUR_YEARS,
  FROM_JULY_2024,
  type TaxFact,
  UNDER_1961_ACT,
  UP_TO_JULY_2024,
} from './tax-fact.ts'
import { LATEST_YEAR } from './tax-year.ts'

const ltcg = rule(UP_TO_JULY_2024, FINANCE_ACT_2024, 'Section 112', 'Section 197')
const section112 = rule(FROM_JULY_2024, FINANCE_ACT_2024, 'Section 112', 'Section 197')
const section2_42A = rule(UP_TO_JULY_2024, FINANCE_ACT_2024, 'Section 2(42A)', 'Section 2')
const section2_42AFromJuly2024 = rule(
  FROM_JULY_2024,
  FINANCE_ACT_2024,
  'Section 2(42A)',
  'Section 2',
)
const newHouse = rule(LATEST_YEAR, ACT_1961, 'Sections 54 and 54F', 'Sections 82 and 86')
const gainBonds = rule(LATEST_YEAR, ACT_1961, 'Section 54EC', 'Section 85')
const propertyTds = rule(LATEST_YEAR, ACT_1961, 'Section 194-IA', 'Section 393(1)')
const section194IA = rule(
  'from 1 October 2024',
  FINANCE_ACT_2024,
  'Section 194-IA',
  'Section 393(1)',
)

const rules = {
  ltcgPropertyRate2023: percent(
    20,
    ltcg,
    'Long-term property gains with indexation, before 23 July 2024',
  ),
  ltcgPropertyRate: percent(
    12.5,
    section112,
    'Long-term property gains without indexation, from 23 July 2024',
  ),
  ltcgPropertyIndexedRate: percent(
    20,
    rule(FROM_JULY_2024, FINANCE_ACT_2024, 'Second proviso to section 112(1)', 'Section 197(3)'),
    'Indexed rate, property bought before 23 July 2024 (residents)',
  ),
  ltcgOtherRate2023: percent(20, ltcg, 'Long-term gains on unlisted shares, gold, others, indexed'),
  ltcgOtherRate: percent(12.5, section112, 'Long-term gains on unlisted shares, gold and others'),
  holdingProperty: months(
    24,
    rule(UNDER_1961_ACT, ACT_1961, 'Section 2(42A)', 'Section 2'),
    'Long-term holding period, land and buildings',
  ),
  holdingOther2023: months(
    36,
    section2_42A,
    'Long-term holding period, gold, jewellery and other assets',
  ),
  holdingOther: months(
    24,
    section2_42AFromJuly2024,
    'Long-term holding period, gold, jewellery and other assets',
  ),
  debtFundCutOff: date(
    '2023-04-01',
    rule('from FY 2023-24', FINANCE_ACT_2023, 'Section 50AA', 'Section 76'),
    'Start of slab-rate taxation, specified mutual fund purchases',
  ),
  buybackGainsFrom: date(
    '2026-04-01',
    rule('FY 2026-27', ACT_2025, 'Section 2(22)(f)', 'Section 69'),
    'Start of capital gains treatment for share buybacks',
  ),
  goldBondRuleFrom: date(
    '2026-04-01',
    rule('FY 2026-27', ACT_2025, 'Section 47(viic)', 'Section 70(1)(x)'),
    'Gold bond redemption: start of original-subscriber-only exemption',
  ),
  propertyValueDate: date(
    '2001-04-01',
    rule('acquired before that day', ACT_1961, 'Section 55(2)(b)', 'Section 90'),
    'Valuation date for older property (1 April 2001)',
  ),
  stampValueTolerance: percent(
    10,
    rule(LATEST_YEAR, ACT_1961, 'Section 50C', 'Section 78'),
    'Stamp duty tolerance (10%)',
  ),
  newHouseBefore: years(1, newHouse, 'New house purchase: time before the sale'),
  newHouseAfter: years(2, newHouse, 'New house purchase: time after the sale'),
  newHouseBuilt: years(3, newHouse, 'New house construction: time after the sale'),
  newHouseCeiling: amount(
    100000000,
    rule('from FY 2023-24', FINANCE_ACT_2023, 'Sections 54 and 54F', 'Sections 82 and 86'),
    'New house cost ceiling for the gains exemption',
  ),
  gainBondsLimit: amount(5000000, gainBonds, 'Capital gains bonds: investment limit'),
  gainBondsWindow: months(6, gainBonds, 'Capital gains bonds: time after the sale'),
  gainBondsLock: years(5, gainBonds, 'Capital gains bonds: lock-in period'),
  propertyTdsFrom: amount(
    5000000,
    propertyTds,
    'TDS by a house buyer: minimum price, resident seller',
  ),
  propertyTdsRate: percent(1, propertyTds, 'TDS by a house buyer, resident seller'),
  holdingUnlisted: months(
    24,
    rule(FOUR_YEARS, ACT_1961, 'Section 2(42A)', 'Section 2'),
    'Long-term holding period, unlisted and foreign-listed shares',
  ),
  holdingListedUnits2023: months(
    36,
    section2_42A,
    'Long-term holding period, gold ETFs, REITs and InvITs',
  ),
  holdingListedUnits: months(
    12,
    section2_42AFromJuly2024,
    'Long-term holding period, gold ETFs, REITs and InvITs',
  ),
  debtFundShare: percent(
    65,
    rule('from FY 2025-26', FINANCE_ACT_2024, 'Section 50AA', 'Section 76'),
    'Debt percentage limit for a specified mutual fund',
  ),
  indianEquityShare2023: percent(
    35,
    rule('FY 2023-24 and FY 2024-25', FINANCE_ACT_2023, 'Section 50AA', 'Section 76'),
    'Maximum Indian equity of a specified mutual fund',
  ),
  buyerTanNotNeededFrom: date(
    '2026-10-01',
    rule('FY 2026-27', FINANCE_ACT_2026, 'Section 203A', 'Section 397(1)(c)'),
    'Start of TAN-free purchases from a seller abroad',
  ),
  propertyTdsOn: words(
    'the higher of price and stamp duty value, all buyers and sellers together',
    section194IA,
    'Base for a house buyer’s TDS',
  ),
  propertyTdsTogetherFrom: date(
    '2024-10-01',
    section194IA,
    'Start of joint prices in house buyers’ TDS',
  ),
  propertyTdsAbroad: words(
    'tax is deducted from every payment, with surcharge and cess, unless a certificate gives a lower rate',
    rule(FOUR_YEARS, BOTH_ACTS, 'Section 195', 'Section 393(2)'),
    'House bought from a seller abroad',
  ),
} as const satisfies Record<string, TaxFact>

export const propertyFacts = {
  ...rules,
  stampValueTolerance2026: carriedOver(rules.stampValueTolerance),
  newHouseBefore2026: carriedOver(rules.newHouseBefore),
  newHouseAfter2026: carriedOver(rules.newHouseAfter),
  newHouseBuilt2026: carriedOver(rules.newHouseBuilt),
  gainBondsLimit2026: carriedOver(rules.gainBondsLimit),
  gainBondsWindow2026: carriedOver(rules.gainBondsWindow),
  gainBondsLock2026: carriedOver(rules.gainBondsLock),
  propertyTdsFrom2026: carriedOver(rules.propertyTdsFrom),
  propertyTdsRate2026: carriedOver(rules.propertyTdsRate),
  holdingProperty2026: carriedOver(rules.holdingProperty),
} as const satisfies Record<string, TaxFact>

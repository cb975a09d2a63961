/**
 * Which section or form of the 1961 Act stands where under the Act of 2025. A pair is here only if it
 * is certain: 'text' where the wording of both was read, 'tables' where two or more published
 * comparisons agree.
 */
export interface SectionPair {
  subject: string
  /** 'Section 80C', 'Form 16' */
  from: string
  to: string
  certain: 'text' | 'tables'
  /** other words that people look for */
  words?: string
}

export interface SectionGroup {
  title: string
  pairs: readonly SectionPair[]
}

/** Pairs of sections in the order of their rows: subject, 1961 Act, 2025 Act, certainty, other words. */
function pairs(
  ...rows: (readonly [string, string, string, SectionPair['certain'], string?])[]
): SectionPair[] {
  return rows.map(([subject, from, to, certain, words]) => ({
    subject,
    from,
    to,
    certain,
    ...(words && { words }),
  }))
}

export const sectionMap: readonly SectionGroup[] = [
  {
    title: 'Years and residential status',
    pairs: pairs(
      [
        'Tax year, once previous year',
        'Section 3',
        'Section 3',
        'text',
        'ay py fy assessment year',
      ],
      [
        'Income taxable for residents and non-residents',
        'Section 5',
        'Section 5',
        'text',
        'scope total income nri',
      ],
      ['Residential status', 'Section 6', 'Section 6', 'tables', 'nri rnor days 182 120'],
    ),
  },
  {
    title: 'Salary',
    pairs: pairs(
      ['Standard deduction from salary', 'Section 16(ia)', 'Section 19(1)', 'text', 'salaried'],
      ['Professional tax', 'Section 16(iii)', 'Section 19(1)', 'text', 'salaried'],
      [
        'House rent allowance',
        'Section 10(13A)',
        'Section 11 with Schedule III',
        'text',
        'hra rent exemption',
      ],
      [
        'House rent allowance: how it’s calculated',
        'Rule 2A',
        'Rule 279',
        'text',
        'hra metro cities',
      ],
      [
        'Employer’s PF, NPS and superannuation above the limit',
        'Section 17(2)(vii)',
        'Section 17(1)(h)',
        'text',
        'perquisite provident fund',
      ],
      ['Relief for arrears', 'Section 89', 'Section 157', 'text', 'salary back pay'],
    ),
  },
  {
    title: 'House and rent',
    pairs: pairs(
      [
        'Income from house property',
        'Sections 22 to 24',
        'Sections 20 to 22',
        'text',
        'rent let out annual value',
      ],
      [
        'Standard deduction of 30% from rent',
        'Section 24(a)',
        'Section 22(1)',
        'text',
        'standard deduction repairs',
      ],
      [
        'Interest on a home loan',
        'Section 24(b)',
        'Section 22(2)',
        'text',
        'housing loan self-occupied',
      ],
      [
        'Limit on a loss from house property',
        'Section 71(3A)',
        'Section 109(1)(b)',
        'text',
        'set off 2 lakh',
      ],
    ),
  },
  {
    title: 'Capital gains and losses',
    pairs: pairs(
      [
        'Capital gains: what is taxed and how',
        'Sections 45 to 49 and 55',
        'Sections 67 to 90',
        'text',
        'ltcg stcg',
      ],
      ['Cost and indexation', 'Section 48', 'Section 72', 'text', 'indexation cii'],
      [
        'Specified funds and market-linked debentures',
        'Section 50AA',
        'Section 76',
        'text',
        'debt fund mld',
      ],
      [
        'New house after selling a house',
        'Section 54',
        'Section 82',
        'tables',
        'exemption reinvest property',
      ],
      [
        'Bonds after selling land or a building',
        'Section 54EC',
        'Section 85',
        'tables',
        'exemption rec nhai',
      ],
      [
        'New house after selling something else',
        'Section 54F',
        'Section 86',
        'tables',
        'exemption shares gold',
      ],
      [
        'Short-term gains on listed equity',
        'Section 111A',
        'Section 196',
        'text',
        'stcg shares funds stt',
      ],
      ['Other long-term gains', 'Section 112', 'Section 197', 'text', 'ltcg property gold'],
      [
        'Long-term gains on listed equity',
        'Section 112A',
        'Section 198',
        'text',
        'ltcg shares funds stt grandfathering',
      ],
      ['Buyback of shares', 'Section 2(22)(f)', 'Section 69', 'text'],
      ['Redemption of sovereign gold bonds', 'Section 47(viic)', 'Section 70(1)(x)', 'text', 'sgb'],
      [
        'Crypto and other virtual digital assets',
        'Section 115BBH',
        'Section 194(1)',
        'text',
        'vda bitcoin',
      ],
      ['Winnings', 'Sections 115BB and 115BBJ', 'Section 194(1)', 'text', 'lottery games races'],
      ['Losses set off within a head', 'Section 70', 'Section 108', 'text', 'loss'],
      ['Losses set off across heads', 'Section 71', 'Section 109', 'text', 'loss'],
      ['Capital losses carried forward', 'Section 74', 'Section 111', 'text', 'loss'],
      [
        'No carry-forward unless you file on time',
        'Sections 80 and 139(3)',
        'Section 121',
        'text',
        'loss',
      ],
    ),
  },
  {
    title: 'Other income',
    pairs: pairs(
      ['Deduction from family pension', 'Section 57(iia)', 'Section 93(1)(d)', 'text'],
      [
        'No deduction of expenses from dividends',
        'Section 57(i)',
        'Section 93(2)',
        'text',
        'interest',
      ],
    ),
  },
  {
    title: 'Business and profession',
    pairs: pairs(
      [
        'Presumptive income of a business',
        'Section 44AD',
        'Section 58(2)',
        'text',
        'turnover 6% 8%',
      ],
      [
        'Presumptive income of a profession',
        'Section 44ADA',
        'Section 58(2)',
        'text',
        'doctor lawyer freelancer 50%',
      ],
      [
        'Presumptive income of goods carriages',
        'Section 44AE',
        'Section 58(2)',
        'text',
        'trucks transport',
      ],
      ['Books of account', 'Section 44AA', 'Section 62', 'tables', 'bookkeeping'],
      ['Tax audit', 'Section 44AB', 'Section 63', 'tables', 'turnover accounts'],
    ),
  },
  {
    title: 'Deductions',
    pairs: pairs(
      ['Limit of all deductions', 'Section 80A', 'Section 122', 'text', 'chapter vi-a'],
      [
        'Provident fund, insurance, school fees and more',
        'Section 80C',
        'Section 123',
        'text',
        'ppf elss lic epf tuition',
      ],
      ['National Pension System', 'Section 80CCD', 'Section 124', 'text', 'nps pension 80ccd(1b)'],
      ['Health insurance', 'Section 80D', 'Section 126', 'text', 'mediclaim medical'],
      ['Interest on an education loan', 'Section 80E', 'Section 129', 'tables', 'student'],
      ['Donations', 'Section 80G', 'Section 133', 'tables', 'charity'],
      [
        'Interest on savings accounts and deposits',
        'Sections 80TTA and 80TTB',
        'Section 153',
        'tables',
        'bank senior',
      ],
    ),
  },
  {
    title: 'Tax, regime and reliefs',
    pairs: pairs(
      ['New regime', 'Section 115BAC', 'Section 202', 'text', 'old regime default slabs'],
      ['Rebate', 'Section 87A', 'Section 156', 'text', '12 lakh zero tax'],
      [
        'Relief under a tax treaty',
        'Sections 90 and 90A',
        'Section 159',
        'text',
        'dtaa double taxation',
      ],
      ['Relief without a treaty', 'Section 91', 'Section 160', 'text', 'double taxation'],
      ['Rounding of income and tax', 'Sections 288A and 288B', 'Section 516', 'text'],
    ),
  },
  {
    title: 'Returns, interest and fees',
    pairs: pairs(
      ['Return', 'Section 139(1)', 'Section 263(1)', 'text', 'itr due date'],
      ['Belated return', 'Section 139(4)', 'Section 263(4)', 'text', 'late'],
      ['Revised return', 'Section 139(5)', 'Section 263(5)', 'text', 'correct'],
      ['Updated return', 'Section 139(8A)', 'Section 263(6)', 'text', 'itr-u'],
      ['Tax on an updated return', 'Section 140B', 'Section 267', 'tables', 'itr-u additional'],
      [
        'Advance tax',
        'Sections 207 to 209 and 211',
        'Sections 403 to 405 and 408',
        'text',
        'instalments senior',
      ],
      ['Interest for a late return', 'Section 234A', 'Section 423', 'text'],
      ['Interest for too little advance tax', 'Section 234B', 'Section 424', 'text'],
      ['Interest for late instalments', 'Section 234C', 'Section 425', 'text', 'advance tax'],
      ['Late fee', 'Section 234F', 'Section 428(a)', 'text', 'penalty'],
      ['Fee for a late revised return', 'Section 234-I', 'Section 428(b)', 'text', '234I'],
    ),
  },
  {
    title: 'Notices, demands and refunds',
    pairs: pairs(
      ['Defective return', 'Section 139(9)', 'Section 263(7)', 'text', 'notice invalid correct'],
      [
        'Intimation and assessment',
        'Section 143',
        'Section 270',
        'tables',
        '143(1) scrutiny notice',
      ],
      [
        'Notice to reopen an assessment',
        'Section 148',
        'Section 280',
        'tables',
        'reassessment escaped income left out',
      ],
      [
        'Time limits for that notice',
        'Section 149',
        'Section 282',
        'text',
        'reassessment reopen 148',
      ],
      ['Rectification of a mistake', 'Section 154', 'Section 287', 'text', 'correct order'],
      ['Notice of demand', 'Section 156', 'Section 289', 'tables', 'outstanding tax'],
      ['Time to pay a demand', 'Section 220', 'Section 411', 'text', 'interest 30 days'],
      ['Time to appeal', 'Section 249', 'Section 358', 'text', 'commissioner appeals'],
      ['Interest on a refund', 'Section 244A', 'Section 437', 'text', 'late refund'],
    ),
  },
  {
    title: 'TDS and TCS',
    pairs: pairs(
      ['TDS on salary', 'Section 192', 'Section 392', 'tables', 'employer'],
      [
        'TDS on rent, by individuals',
        'Section 194-IB',
        'Section 393(1)',
        'tables',
        'tenant landlord',
      ],
      ['TDS on property purchase', 'Section 194-IA', 'Section 393(1)', 'tables', 'house buyer'],
      ['TDS on crypto', 'Section 194S', 'Section 393(1)', 'tables', 'vda'],
      [
        'TDS on payments to non-residents',
        'Section 195',
        'Section 393(2)',
        'tables',
        'nri seller landlord',
      ],
      [
        'TDS on cash withdrawals and on partners',
        'Sections 194N and 194T',
        'Section 393(3)',
        'tables',
        'firm bank',
      ],
      [
        'Tax collected at source',
        'Section 206C',
        'Section 394',
        'tables',
        'tcs remittance lrs tour',
      ],
      ['Who needs no TAN', 'Section 203A', 'Section 397(1)(c)', 'tables', 'buyer'],
    ),
  },
  {
    title: 'Forms',
    pairs: pairs(
      ['TDS certificate for salary', 'Form 16', 'Form 130', 'tables', 'employer'],
      ['TDS certificate for other income', 'Form 16A', 'Form 131', 'tables', 'bank interest fees'],
      ['Annual tax statement', 'Form 26AS', 'Form 168', 'tables', 'tax credit ais'],
      [
        'Proof of deductions for your employer',
        'Form 12BB',
        'Form 124',
        'tables',
        'declaration hra',
      ],
      ['Declaration for no TDS', 'Forms 15G and 15H', 'Form 121', 'tables', 'interest senior'],
      ['TDS statement for salary', 'Form 24Q', 'Form 138', 'tables', 'quarterly'],
      ['TDS statement for residents', 'Form 26Q', 'Form 140', 'tables', 'quarterly'],
      ['TDS statement for non-residents', 'Form 27Q', 'Form 144', 'tables', 'quarterly nri'],
      ['TCS statement', 'Form 27EQ', 'Form 143', 'tables', 'quarterly'],
      [
        'TDS on property, rent, contracts and crypto by individuals',
        'Forms 26QB, 26QC, 26QD and 26QE',
        'Form 141',
        'tables',
        'challan',
      ],
      ['Tax audit report', 'Forms 3CA, 3CB and 3CD', 'Form 26', 'tables', 'audit'],
      ['Particulars for treaty relief', 'Form 10F', 'Form 41', 'tables', 'dtaa nri'],
      ['Application for a tax residency certificate', 'Form 10FA', 'Form 42', 'tables', 'trc'],
      ['Foreign tax credit', 'Form 67', 'Form 44', 'text', 'ftc rule 128 76'],
      ['Certificate for lower TDS', 'Form 13', 'Form 128', 'tables', 'nil deduction nri'],
    ),
  },
]

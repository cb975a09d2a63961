/** A term of the law, as people who are not accountants need it. */
export interface Term {
  id: string
  /** how it is written in our texts: the source of a pattern without groups that capture */
  words: string
  name: string
  text: string
}

/** What the pages of the tools explain where it stands. Amounts and rates stay in the register. */
export const glossary: readonly Term[] = [
  {
    id: 'rnor',
    words: 'RNOR',
    name: 'RNOR',
    text: 'Resident but not ordinarily resident: a resident who lived abroad for most of the earlier years. You pay tax on Indian income, and on foreign income only from a business or profession run from India.',
  },
  {
    id: 'ror',
    words: 'ROR|ordinarily resident',
    name: 'Ordinarily resident (ROR)',
    text: 'The usual status of people who live in India. You pay tax on your income in India and abroad, and report foreign assets.',
  },
  {
    id: 'nr',
    words: 'NR|NRIs?|[Nn]on-residents?',
    name: 'Non-resident (NR, NRI)',
    text: 'Someone with too few days in India in the year to be a resident for tax. You pay tax on Indian income only. Citizenship and visa don’t decide it.',
  },
  {
    id: 'deemed',
    words: '[Dd]eemed residents?',
    name: 'Deemed resident',
    text: 'An Indian citizen with a high Indian income who isn’t liable to tax in any other country. You count as a resident without a day in India, always as RNOR.',
  },
  {
    id: '44ad',
    words: '44AD',
    name: 'Section 44AD',
    text: 'Lets a small business declare a fixed share of its turnover as profit and keep no books. If you leave it early, it’s closed to you for some years. Section 58 of the 2025 Act.',
  },
  {
    id: '44ada',
    words: '44ADA',
    name: 'Section 44ADA',
    text: 'Lets doctors, lawyers, engineers, consultants and other listed professionals declare a fixed share of their receipts as profit and keep no books. Section 58 of the 2025 Act.',
  },
  {
    id: '44ae',
    words: '44AE',
    name: 'Section 44AE',
    text: 'A fixed monthly income for each goods vehicle of a small transporter, in place of books. Section 58 of the 2025 Act.',
  },
  {
    id: 'presumptive',
    words: '[Pp]resumptive(?: income)?',
    name: 'Presumptive income',
    text: 'Income taken as a share of your receipts instead of receipts less expenses. You then keep no books and deduct no expenses.',
  },
  {
    id: '234a',
    words: '234A',
    name: 'Interest under section 234A',
    text: 'For filing late: on the tax still unpaid, for each month from the due date to the day you file. Section 423 of the 2025 Act.',
  },
  {
    id: '234b',
    words: '234B',
    name: 'Interest under section 234B',
    text: 'For paying too little advance tax in the year: on the shortfall, for each month from April until you pay. Section 424 of the 2025 Act.',
  },
  {
    id: '234c',
    words: '234C',
    name: 'Interest under section 234C',
    text: 'For a late or small instalment of advance tax: on the shortfall at each of the year’s dates. Section 425 of the 2025 Act.',
  },
  {
    id: '234f',
    words: '234F',
    name: 'Late fee under section 234F',
    text: 'A fixed fee for filing after the due date. It depends on your income, not on your tax. Section 428 of the 2025 Act.',
  },
  {
    id: '80c',
    words: '80C',
    name: 'Section 80C',
    text: 'One deduction, up to a limit, for EPF, PPF, life insurance, ELSS funds, home loan principal and school fees together. Only in the old regime. Section 123 of the 2025 Act.',
  },
  {
    id: 'beyond-80c',
    words: 'beyond 80C',
    name: 'Own NPS, beyond 80C',
    text: 'What you yourself pay into the National Pension System has a limit of its own, on top of section 80C: section 80CCD(1B). What your employer pays is a different deduction.',
  },
  {
    id: 'hra',
    words: 'HRA',
    name: 'House rent allowance (HRA)',
    text: 'A part of your salary for rent. Some or all of it is exempt in the old regime if you pay rent.',
  },
  {
    id: 'da',
    words: 'DA',
    name: 'Dearness allowance (DA)',
    text: 'An allowance that rises with prices, mostly in government jobs. It counts as salary here if it counts for your retirement benefits.',
  },
  {
    id: 'nps',
    words: 'NPS',
    name: 'National Pension System (NPS)',
    text: 'A pension account that you, your employer or both pay into.',
  },
  {
    id: 'belated',
    words: '[Bb]elated(?: returns?)?',
    name: 'Belated return',
    text: 'A return filed after its due date but until the last day for it. It has a late fee and can’t carry most losses forward.',
  },
  {
    id: 'revised',
    words: '[Rr]evised returns?',
    name: 'Revised return',
    text: 'A second return that replaces one you already filed, to correct a mistake. It costs no additional tax.',
  },
  {
    id: 'updated',
    words: '[Uu]pdated returns?(?: \\(ITR-U\\))?|ITR-U',
    name: 'Updated return (ITR-U)',
    text: 'The last way to file or correct an old year, for those who owe more tax or declared too high a loss. It has additional tax that grows each year, and can’t claim a refund.',
  },
  {
    id: 'condonation',
    words: '[Cc]ondonation(?: requests?| of delay)?|[Cc]ondone',
    name: 'Condonation of delay',
    text: 'Permission from the department to file late for an old refund or loss, if you had a good reason for the delay.',
  },
  {
    id: 'ais',
    words: 'AIS',
    name: 'Annual Information Statement (AIS)',
    text: 'The department’s list of your income and larger transactions, as banks, employers and brokers reported them. You find it on the e-filing portal.',
  },
  {
    id: '26as',
    words: 'Form 26AS|26AS',
    name: 'Form 26AS',
    text: 'The department’s statement of tax already deducted or paid in your name. From tax year 2026-27 it’s Form 168.',
  },
  {
    id: 'tds',
    words: 'TDS',
    name: 'Tax deducted at source (TDS)',
    text: 'Tax that the payer takes off salary, interest, rent or a price and pays to the government in your name. It counts towards your tax.',
  },
  {
    id: 'tan',
    words: 'TAN',
    name: 'TAN',
    text: 'The number under which employers and businesses deduct TDS. Most people who rent or buy a home don’t need one.',
  },
  {
    id: 'advance-tax',
    words: '[Aa]dvance tax',
    name: 'Advance tax',
    text: 'Tax you pay yourself during the year, in instalments, where TDS doesn’t cover it.',
  },
  {
    id: 'basic-exemption',
    words: '[Bb]asic exemption',
    name: 'Basic exemption',
    text: 'The income on which no tax is charged at slab rates: the first slab of the regime.',
  },
  {
    id: 'surcharge',
    words: '[Ss]urcharge',
    name: 'Surcharge',
    text: 'An extra percentage on the tax of high incomes.',
  },
  {
    id: 'cess',
    words: '[Cc]ess',
    name: 'Cess',
    text: 'Health and education cess: a percentage added to tax and surcharge.',
  },
  {
    id: 'marginal-relief',
    words: '[Mm]arginal relief',
    name: 'Marginal relief',
    text: 'Just above a limit, it stops the tax from growing by more than the income does.',
  },
  {
    id: 'indexation',
    words: '[Ii]ndexation',
    name: 'Indexation',
    text: 'Raising an old purchase price by the official inflation index, so that only the gain above inflation is taxed.',
  },
  {
    id: 'stamp-value',
    words: '[Ss]tamp duty value',
    name: 'Stamp duty value',
    text: 'The government’s value of a property for stamp duty, also called circle rate or guideline value.',
  },
  {
    id: 'stt',
    words: 'STT',
    name: 'Securities transaction tax (STT)',
    text: 'A small tax that the exchange takes on each trade. The lower rates for shares and equity funds depend on it.',
  },
  {
    id: 'speculative',
    words: '[Ss]peculative',
    name: 'Speculative',
    text: 'Trades settled without delivery, such as intraday shares. Their losses can be set off only against such profits. F&O doesn’t count as speculative.',
  },
  {
    id: 'huf',
    words: 'HUFs?',
    name: 'Hindu undivided family (HUF)',
    text: 'A family that is taxed as a person of its own, with its own PAN and return.',
  },
  {
    id: '10-iea',
    words: 'Form 10-IEA',
    name: 'Form 10-IEA',
    text: 'The form with which people with business income choose the old regime, by the due date of their return.',
  },
  {
    id: 'schedule-fa',
    words: 'Schedule FA',
    name: 'Schedule FA',
    text: 'The list of foreign accounts, shares and other assets in ITR-2 and ITR-3.',
  },
]

import { rupees, rupeesInFull } from '../facts/format.ts'
import { fact, LATEST_YEAR, taxFacts, yearOf } from '../facts/tax-facts.ts'
import type { DatedGuide } from './guide.ts'
import { lawBehind, planService } from './help.ts'

const rent = 360000
const municipalTax = 12000
const loanInterest = 150000

/** A flat that is let out for a year. */
export const rentExample = { rent, netValue: rent - municipalTax }
const { netValue } = rentExample
const standard = (netValue * taxFacts.rentStandardDeduction.value) / 100

const BOTH = 'Same in both.'

export const rentalIncome: DatedGuide = {
  slug: 'rental-income',
  metaKey: 'rental-income-filing',
  title: 'Rental income tax filing',
  lead: 'You pay tax on rent after municipal tax, a standard deduction and loan interest. We split it between co-owners, match the TDS and file in the regime that costs you less, where you still have a choice.',
  service: {
    ...planService('basic'),
    when: 'For salary or pension and one house. Tell us if you rent out more than one.',
  },
  tool: { id: 'old-or-new-regime', label: 'Compare my tax in both regimes' },
  topic: 'salary-house-rent-filing',
  inShort: [
    {
      term: 'What is taxed',
      text: `Rent less municipal tax, less ${fact('rentStandardDeduction')}, less loan interest.`,
    },
    {
      term: 'A loss',
      text: `Set off up to ${fact('houseLossSetOff')} a year against salary, in the old regime only.`,
    },
    {
      term: 'Form',
      text: 'ITR-1 covers up to two houses for AY 2026-27. Otherwise, ITR-2.',
    },
  ],
  cases: {
    title: 'Your house and how it’s taxed',
    text: `For ${LATEST_YEAR}. The same rules continue in tax year 2026-27, under sections 20 to 22 of the Income-tax Act 2025.`,
    labels: ['What is taxed', 'What to keep', 'Old or new regime'],
    entries: [
      {
        title: 'Let out, with a loan',
        law: 'Section 24(b)',
        texts: [
          'The rent, less municipal tax, the standard deduction and all the interest.',
          'The bank’s interest certificate and the names of co-borrowers.',
          `Old: set off a loss of up to ${fact('houseLossSetOff')} against other income and carry the rest forward for ${fact('houseLossYears')}. New: no set-off against other income. Whether you can carry the loss forward is disputed, so keep the calculation.`,
        ],
      },
      {
        title: 'Your own home, with a loan',
        law: 'Up to two houses',
        texts: [
          'Nothing. Its annual value is nil.',
          'The interest certificate and the date of possession.',
          `Old: interest up to ${fact('homeLoanInterest')} for both houses together, or ${fact('repairLoanInterest')} for a repair loan. New: none.`,
        ],
      },
      {
        title: 'A third house, vacant',
        law: 'Deemed let out',
        texts: [
          'The rent it could fetch. You choose which two houses count as self-occupied.',
          'Rents of similar houses nearby.',
          `${BOTH} You deduct interest from that rent without a limit.`,
        ],
      },
      {
        title: 'Vacant for some months',
        law: 'Section 23',
        texts: [
          'Only the rent you received, if the house was vacant while you looked for a tenant.',
          'The advertisement or the broker’s messages.',
          BOTH,
        ],
      },
      {
        title: 'Tenant didn’t pay',
        law: 'Rule 4',
        texts: [
          'Only the rent you received, if the tenant has left or is being evicted and you tried to recover the rest. Rent paid later is taxed then.',
          'Notices and messages to the tenant.',
          BOTH,
        ],
      },
      {
        title: 'Two owners',
        law: 'Section 26',
        texts: [
          'Each owner’s share as per the deed, whoever receives the rent. Only an owner who is also a borrower can deduct interest.',
          'The deed, and proof of who paid what.',
          BOTH,
        ],
      },
      {
        title: 'Bought under construction',
        law: 'Section 24(b)',
        texts: [
          `Interest paid before completion is deducted over ${fact('preConstructionYears')}, one fifth each year.`,
          'Loan statements from the first year, and the completion certificate.',
          'Old: within the limit for your own home. New: only if you let it out.',
        ],
      },
      {
        title: 'Tenant deducts TDS',
        law: 'Section 194-IB',
        texts: [
          `The rent before TDS. Above ${fact('rentTdsMonthly')} a month, an individual tenant deducts ${fact('rentTdsRate')} (${yearOf('rentTdsRate')}), once a year.`,
          ({ forms }) =>
            `Form 16C (Form 132 from tax year 2026-27), and the entry in ${forms.credits}.`,
          BOTH,
        ],
      },
      {
        title: 'Owner lives abroad',
        law: 'Section 195',
        texts: [
          'The rent before TDS. The tenant deducts TDS from every payment at a higher rate. You claim back any excess in your return.',
          'The tenant’s TDS certificates.',
          BOTH,
        ],
      },
    ],
  },
  ledger: {
    title: 'A flat let out for a year: an example',
    text: `A flat let out at ${rupees(rent / 12)} a month, with a home loan.`,
    rows: [
      { label: 'Rent for twelve months', value: rupeesInFull(rent) },
      { label: 'Municipal tax you paid', value: `− ${rupeesInFull(municipalTax)}` },
      {
        label: `Standard deduction, ${fact('rentStandardDeduction')} of ${rupeesInFull(netValue)}`,
        value: `− ${rupeesInFull(standard)}`,
      },
      { label: 'Interest on the loan', value: `− ${rupeesInFull(loanInterest)}` },
      {
        label: 'Taxable income from the house',
        value: rupeesInFull(netValue - standard - loanInterest),
        result: true,
      },
    ],
    note: 'The result is the same in both regimes. The standard deduction covers repairs, society charges, brokerage and insurance.',
  },
  documents: [
    'Rent agreement, and the months the house was let out',
    'Bank entries for the rent',
    'Municipal tax receipts for the year',
    'Loan certificate showing interest, principal and co-borrowers',
    'Possession or completion date, if the loan is older',
    'Names, PANs and shares of all owners',
    'Form 16C or 16A from the tenant, if TDS was deducted (Form 132 or 131 from tax year 2026-27)',
    ({ forms }) => `${forms.salary} for salary, and last year’s return`,
  ],
  steps: [
    {
      number: 1,
      title: 'Tell us the houses',
      description: 'How many, who owns them, which are let out, and whether there’s a loan.',
    },
    {
      number: 2,
      title: 'We match the rent',
      description:
        'We check it against your bank entries, your AIS and the TDS your tenant deducted.',
    },
    {
      number: 3,
      title: 'We calculate your tax',
      description:
        'In both regimes where you can still choose, with each owner’s share and losses from earlier years.',
    },
    {
      number: 4,
      title: 'You approve, we file',
      description: 'We also help you verify. Co-owners can file with us too.',
    },
  ],
  faqs: [
    {
      question: 'Do I pay tax on rent if it is below the exemption limit?',
      answer: `No, if your total income including rent is within the limit: ${fact('rebateIncomeNew')} in the new regime with the rebate, for residents (FY 2025-26 and FY 2026-27). But you still have to file if your income before deductions is above ${fact('basicExemptionNew')} in the new regime.`,
    },
    {
      question: 'Is the security deposit taxed?',
      answer:
        'Not as long as it’s refundable. If you keep part of it for unpaid rent, that part is taxed as rent for that year. If you keep it for damage, the treatment depends on the case, so keep the bills.',
    },
    {
      question: 'Can I claim HRA and rent out my own flat at the same time?',
      answer:
        'Yes, if you actually live in a rented home and your own flat is let out or in another place. You get HRA exemption only in the old regime. You show the rent you receive and the loan interest under income from house property. Claims for rent paid to a husband or wife for a shared home have often been refused.',
    },
    {
      question: 'Rent goes to my wife’s account, but the flat is mine. Who pays?',
      answer:
        'You do. The owner is taxed, whichever account the rent goes to. If you gift her the flat, the rent is still yours for tax, because income from a gift to a spouse is clubbed with the giver’s income. If she paid her share of the price, her share of the rent is hers.',
    },
    {
      question: 'What about GST on rent?',
      answer:
        'There’s no GST on a home let to an individual to live in. Rent from shops and offices attracts GST once your turnover crosses the GST limit. If you aren’t registered, a registered tenant may have to pay it instead. For income tax, leave GST out of the rent.',
    },
    {
      question: 'When does my tenant give me a TDS certificate?',
      answer: ({ forms }) =>
        `An individual tenant deducts TDS once, from the rent for March or the last month of the tenancy, and pays it with Form 26QC (Form 141 from tax year 2026-27) within ${fact('challanStatementDays')} of the end of that month. You then get Form 16C (Form 132 from tax year 2026-27). Check ${forms.credits} before you file: if the entry isn’t there, the credit is refused.`,
    },
  ],
  closing: {
    title: 'Let out, vacant or jointly owned?',
    text: 'Tell us about the house in two lines. A CA replies with a document list and a price.',
  },
  sources: [
    { name: 'Sections 22 to 26, Income-tax Act 1961', about: 'Income from house property' },
    { name: 'Sections 20 to 22, Income-tax Act 2025', about: 'The same from tax year 2026-27' },
    { name: 'Section 71(3A), Income-tax Act 1961', about: 'Limit for setting off a loss' },
    { name: 'Section 194-IB, Income-tax Act 1961', about: 'TDS on rent paid by individuals' },
    lawBehind(taxFacts.challanStatementDays),
    lawBehind(taxFacts.repairLoanInterest),
    lawBehind(taxFacts.preConstructionYears),
    {
      name: 'CBDT notifications 45 to 47 of 2026',
      about: 'ITR-1 and ITR-4 for up to two houses, AY 2026-27',
    },
  ],
  chat: {
    hero: 'Hello, I have rental income and would like to have it filed properly.',
    closing:
      'Hello, I would like help with the tax on my let-out house. Which documents do you need?',
  },
}

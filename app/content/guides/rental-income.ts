import { filingFact, filingFacts, filingYearOf } from '../facts/filing.ts'
import { rupees } from '../plans.ts'
import { fact, LATEST_YEAR, taxFacts, yearOf } from '../tax-facts.ts'
import type { Guide } from './guide.ts'
import { lawOf, planService } from './help.ts'

const rent = 360000
const municipalTax = 12000
const netValue = rent - municipalTax
const standard = (netValue * taxFacts.rentStandardDeduction.value) / 100
const loanInterest = 150000

const BOTH = 'The same in both.'

export const rentalIncome: Guide = {
  slug: 'rental-income',
  metaKey: 'rental-income-filing',
  title: 'Rental income tax filing',
  lead: 'Rent is taxed after municipal tax, a flat deduction and loan interest. We split it between owners, match the TDS and file it in the regime that costs you less.',
  service: {
    ...planService('basic'),
    when: 'Salary or pension with one house. Tell us if you let more than one.',
  },
  inShort: [
    {
      term: 'What is taxed',
      text: `Rent less municipal tax, less ${fact('rentStandardDeduction')}, less loan interest.`,
    },
    {
      term: 'A loss',
      text: `Up to ${fact('houseLossSetOff')} a year against salary, in the old regime only.`,
    },
    {
      term: 'Form',
      text: 'ITR-1 for up to two houses, for AY 2026-27. Otherwise ITR-2.',
    },
  ],
  cases: {
    title: 'Your house, and what it means for tax',
    text: `For ${LATEST_YEAR}. The same rules continue in tax year 2026-27, in sections 20 to 22 of the Income-tax Act 2025.`,
    labels: ['What is taxed', 'What to keep', 'Old or new regime'],
    entries: [
      {
        title: 'Let with a loan',
        law: 'Section 24(b)',
        texts: [
          'The rent, less all the interest.',
          'The bank’s certificate, and who the co-borrowers are.',
          `Old: a loss counts against other income up to ${fact('houseLossSetOff')}, the rest is carried forward ${fact('lossCarryForward')}. New: not against other income; whether it can be carried forward is disputed, so keep the working.`,
        ],
      },
      {
        title: 'Your own home with a loan',
        law: 'Up to two houses',
        texts: [
          'Nothing: the value is nil.',
          'The certificate, and the date of possession.',
          `Old: interest up to ${fact('homeLoanInterest')} for both houses together, ${filingFact('repairLoanInterest')} for a repair loan. New: none.`,
        ],
      },
      {
        title: 'A third house, empty',
        law: 'Deemed let out',
        texts: [
          'The rent it could fetch. You choose which two houses are your own.',
          'Rents of similar houses nearby.',
          `${BOTH} Interest counts against that rent without a limit.`,
        ],
      },
      {
        title: 'Vacant for some months',
        law: 'Section 23',
        texts: [
          'Only the rent you received, if the house stood empty while you looked for a tenant.',
          'The advertisement or the broker’s messages.',
          BOTH,
        ],
      },
      {
        title: 'Tenant did not pay',
        law: 'Rule 4',
        texts: [
          'Not the unpaid rent, if the tenant has left or is being evicted and you tried to recover it. Paid later, it is taxed then.',
          'Notices and messages to the tenant.',
          BOTH,
        ],
      },
      {
        title: 'Two owners',
        law: 'Section 26',
        texts: [
          'Each owner’s share by the deed, whoever gets the rent. Interest only for an owner who is also a borrower.',
          'The deed, and who paid what.',
          BOTH,
        ],
      },
      {
        title: 'Bought under construction',
        law: 'Section 24(b)',
        texts: [
          `Interest paid before completion is deducted over ${filingFact('beforePossessionYears')}, a fifth each year.`,
          'Loan statements from the first year, and the completion certificate.',
          'Old: inside the limit for your own home. New: only if you let it.',
        ],
      },
      {
        title: 'Tenant deducts TDS',
        law: 'Section 194-IB',
        texts: [
          `The rent before TDS. Above ${fact('rentTdsMonthly')} a month an individual deducts ${fact('rentTdsRate')} (${yearOf('rentTdsRate')}), once a year.`,
          'Form 16C, and the entry in Form 26AS.',
          BOTH,
        ],
      },
      {
        title: 'Owner lives abroad',
        law: 'Section 195',
        texts: [
          'The rent before TDS. The tenant deducts from every payment, at a higher rate; the return gets back what is too much.',
          'The tenant’s TDS certificates.',
          BOTH,
        ],
      },
    ],
  },
  ledger: {
    title: 'A flat let for a year: an example',
    text: `A flat let at ${rupees(rent / 12)} a month, with a loan on it (${yearOf('rentStandardDeduction')}).`,
    rows: [
      { label: 'Rent of twelve months', value: rupees(rent) },
      { label: 'Municipal tax you paid', value: `− ${rupees(municipalTax)}` },
      {
        label: `Flat deduction, ${fact('rentStandardDeduction')} of ${rupees(netValue)}`,
        value: `− ${rupees(standard)}`,
      },
      { label: 'Interest on the loan', value: `− ${rupees(loanInterest)}` },
      {
        label: 'Added to your income',
        value: rupees(netValue - standard - loanInterest),
        result: true,
      },
    ],
    note: 'It is the same in both regimes. Repairs, society charges you pay, brokerage and insurance are covered by the flat deduction.',
  },
  documents: [
    'Rent agreement, and the months the house was let',
    'Bank entries of the rent',
    'Municipal tax receipts of the year',
    'Loan certificate with interest, principal and co-borrowers',
    'Possession or completion date, if the loan is older',
    'Names, PAN and shares of all owners',
    'Form 16C or 16A from the tenant, if TDS was deducted',
    'Form 16 for salary, and last year’s return',
  ],
  steps: [
    {
      number: 1,
      title: 'Tell us the houses',
      description: 'How many, who owns them, which are let, and whether there is a loan.',
    },
    {
      number: 2,
      title: 'We match the rent',
      description: 'With the bank, the AIS and the TDS that your tenant deducted.',
    },
    {
      number: 3,
      title: 'We calculate both ways',
      description: 'Old and new regime, each owner’s share, and losses of earlier years.',
    },
    {
      number: 4,
      title: 'You approve, we file',
      description: 'And help you verify. Co-owners can file with us too.',
    },
  ],
  faqs: [
    {
      question: 'Do I pay tax on rent if it is below the exemption limit?',
      answer: `No tax, if your total income including the rent stays within the limit: ${fact('rebateIncomeNew')} in the new regime with the rebate, for residents (${yearOf('rebateIncomeNew')}). You still have to file once your income before deductions is above ${fact('basicExemptionNew')} in the new regime.`,
    },
    {
      question: 'Is the security deposit taxed?',
      answer:
        'Not while you have to give it back. If you keep a part of it for unpaid rent, that part is rent of that year. Kept for damage, it is treated differently from case to case, so keep the bills.',
    },
    {
      question: 'Can I claim HRA and rent out my own flat at the same time?',
      answer:
        'Yes, if you really live in a rented home and your own flat is let or in another place. HRA is for the old regime only. The rent you receive and the loan interest are declared as income from house property. Rent paid to your husband or wife for a shared home has often been refused.',
    },
    {
      question: 'Rent goes to my wife’s account, but the flat is mine. Who pays?',
      answer:
        'You do. The owner is taxed, not the account. If you gift her the flat, the rent still counts as yours, because income from a gift between husband and wife goes back to the giver. If she paid her share of the price, her share of the rent is hers.',
    },
    {
      question: 'What about GST on rent?',
      answer:
        'A home let to a private person for living carries no GST. Shops and offices do, once your turnover passes the GST limit; where you are not registered, a registered tenant may have to pay it instead. Rent for income tax is counted without GST.',
    },
    {
      question: 'When does my tenant give me a TDS certificate?',
      answer: `An individual deducts once, with the rent of March or of the last month, pays within ${filingFact('rentTdsFormDays')} of the end of that month on Form 26QC (Form 141 from tax year 2026-27), and then gives you Form 16C (${filingYearOf('rentTdsFormDays')}). Check Form 26AS before you file: without the entry there the credit is refused.`,
    },
  ],
  closing: {
    title: 'Let, vacant or half-owned?',
    text: 'Tell us about the house in two lines. A CA answers with the documents you need and the price.',
  },
  sources: [
    { name: 'Sections 22 to 26, Income-tax Act 1961', about: 'Income from house property' },
    { name: 'Sections 20 to 22, Income-tax Act 2025', about: 'The same from tax year 2026-27' },
    { name: 'Section 71(3A), Income-tax Act 1961', about: 'Limit for setting off a loss' },
    { name: 'Section 194-IB, Income-tax Act 1961', about: 'TDS on rent paid by individuals' },
    lawOf(filingFacts.rentTdsFormDays),
    lawOf(filingFacts.repairLoanInterest),
    lawOf(filingFacts.beforePossessionYears),
    {
      name: 'CBDT notifications 45 to 47 of 2026',
      about: 'ITR-1 and ITR-4 for up to two houses, AY 2026-27',
    },
  ],
  chat: {
    hero: 'Hello, I have rental income and would like to have it filed properly.',
    closing: 'Hello, I would like to tell you about my let-out house and hear what you need.',
  },
}

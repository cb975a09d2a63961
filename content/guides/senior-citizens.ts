import { rupees, rupeesInFull } from '../facts/format.ts'
import { fact, taxFacts, yearOf } from '../facts/tax-facts.ts'
import type { DatedGuide } from './guide.ts'
import { lawBehind, planService } from './help.ts'

const age = 68
const pension = 720000
const interest = 180000
const tds = (interest * taxFacts.interestTdsRate.value) / 100

/** A pensioner with deposits. */
export const pensionExample = { age, pension, interest, tds }

const newIncome = pension + interest - taxFacts.standardDeductionNew.value
const oldIncome =
  pension +
  interest -
  taxFacts.standardDeductionOld.value -
  taxFacts.depositInterestSenior.value -
  taxFacts.healthPremiumSenior.value
const oldTax = 62400

/** Every limit is the same in both. */
const YEARS = 'FY 2025-26 and FY 2026-27'

const SAME = 'Same for every age.'
const ALIKE = 'Same as from 60.'

export const seniorCitizens: DatedGuide = {
  slug: 'senior-citizens',
  metaKey: 'senior-citizens',
  title: 'Tax returns for senior citizens',
  lead: 'For residents with pension, deposits and little else. Often no tax is due and you get the TDS back. We can do it all by phone.',
  service: {
    ...planService('basic'),
    when: 'For pension, interest and one house. Your son or daughter can contact us for you.',
  },
  tool: { id: 'old-or-new-regime', label: 'Compare my tax in both regimes' },
  topic: 'senior-citizen',
  inShort: [
    {
      term: 'No tax up to',
      text: `${fact('rebateIncomeNew')} of total income in the new regime (${YEARS}), other than on income taxed at special rates.`,
    },
    {
      term: 'No bank TDS up to',
      text: `${fact('interestTdsSenior')} of interest a year (${yearOf('interestTdsSenior')}).`,
    },
    {
      term: 'No return at all',
      text: `From age ${taxFacts.noReturnAge.value}, if you have only pension and interest from one bank (section 194P).`,
    },
  ],
  cases: {
    title: 'What changes at 60 and at 80',
    text: `For residents, ${YEARS}. You qualify if you reach the age on any day of the financial year. For non-residents, the limits for below 60 apply at every age.`,
    labels: ['Below 60', 'From 60', 'From 80'],
    entries: [
      {
        title: 'Basic exemption limit',
        law: 'Old regime, before any rebate',
        texts: [
          fact('basicExemptionOld'),
          fact('basicExemptionOldSenior'),
          fact('basicExemptionOldVerySenior'),
        ],
      },
      {
        title: 'Basic exemption limit',
        law: 'New regime, before the rebate',
        texts: [fact('basicExemptionNew'), SAME, SAME],
      },
      {
        title: 'Deduction for interest',
        law: 'Old regime, sections 80TTA and 80TTB',
        texts: [
          `${fact('savingsInterest')}, savings accounts only`,
          `${fact('depositInterestSenior')}, deposits too`,
          ALIKE,
        ],
      },
      {
        title: 'Health insurance',
        law: 'Old regime, section 80D',
        texts: [fact('healthPremium'), fact('healthPremiumSenior'), ALIKE],
      },
      {
        title: 'No TDS on bank interest up to',
        law: 'Section 194A',
        texts: [fact('interestTds'), fact('interestTdsSenior'), ALIKE],
      },
      {
        title: 'Form to stop TDS',
        law: 'If no tax is due for the year',
        texts: [
          'Form 15G for FY 2025-26. Form 121 from tax year 2026-27.',
          'Form 15H for FY 2025-26. Form 121 from tax year 2026-27.',
          ALIKE,
        ],
      },
      {
        title: 'Advance tax',
        law: 'Sections 207 and 208',
        texts: [
          `Payable if tax for the year, after TDS, is ${fact('advanceTaxFrom')} or more.`,
          'None, if you have no business or professional income.',
          ALIKE,
        ],
      },
      {
        title: 'Deduction from family pension',
        law: 'One third of it, up to',
        texts: [
          `${fact('familyPensionNew')} in the new regime, ${fact('familyPensionOld')} in the old.`,
          SAME,
          SAME,
        ],
      },
      {
        title: 'Filing offline, by post',
        law: 'ITR-1 and ITR-4',
        texts: ['Not possible.', 'Not possible.', 'Possible, but refunds come faster online.'],
      },
    ],
  },
  ledger: {
    title: 'Pension and deposits: an example',
    text: `Mrs Rao is ${age}. In the year, her pension was ${rupees(pension)}, her deposits earned ${rupees(interest)}, and she paid ${fact('healthPremiumSenior')} for health insurance.`,
    rows: [
      { label: 'Total income, new regime', value: rupeesInFull(newIncome) },
      { label: 'Tax, new regime', value: 'Nil' },
      {
        label: 'Total income, old regime, after deducting interest and health insurance',
        value: rupeesInFull(oldIncome),
      },
      { label: 'Tax, old regime, with cess', value: rupeesInFull(oldTax) },
    ],
    note: `The tax is the same for ${YEARS}. The bank deducted TDS of ${rupees(tds)} from the interest. In the new regime, she gets all of it back.`,
  },
  documents: [
    ({ forms }) => `Pension statement or ${forms.salary}`,
    'Interest certificates from every bank and post office',
    ({ forms }) => `AIS and ${forms.credits}. We’ll help you download them.`,
    'Rent, dividends and fund statements, if any',
    'Health insurance premium or medical bills, for the old regime',
    'Last year’s return',
  ],
  steps: [
    {
      number: 1,
      title: 'Call or write',
      description:
        'You or someone in your family can contact us. Tell us your age and sources of income.',
    },
    {
      number: 2,
      title: 'Gather the documents',
      description:
        'A CA sends you a list and a page of your own, where you send photos or PDFs encrypted.',
    },
    {
      number: 3,
      title: 'We calculate your tax',
      description:
        'You see both regimes on one page where you can still choose, and whether you need to file at all.',
    },
    {
      number: 4,
      title: 'You approve, we file',
      description:
        'You verify with an OTP. We also prepare Form 121 for your banks for the year ahead.',
    },
  ],
  faqs: [
    {
      question: 'I am 75. Do I still have to file a return?',
      answer: `Not if you’re a resident aged ${fact('noReturnAge')} or more, your only income is pension and interest from the same specified bank, and you give that bank a declaration each year. The bank then calculates your income and deducts the tax. If you have interest from another bank, rent, dividends or a fund sale, you have to file. You can also file just to get TDS back.`,
    },
    {
      question: 'Is Form 15H still valid?',
      answer:
        'Only for FY 2025-26 and earlier. From tax year 2026-27, Form 121 replaces both 15G and 15H. Give it to each bank at the start of the year. You can use it only if no tax is due on your total income for the year, so calculate that first. A false declaration is an offence.',
    },
    {
      question: 'Is interest from the Senior Citizens’ Savings Scheme taxed?',
      answer: `Yes, at your slab rate, in the year it’s paid. In the old regime it qualifies for the deduction of up to ${fact('depositInterestSenior')}. The deposit itself can qualify under section 80C, again only in the old regime.`,
    },
    {
      question: 'Which regime is better for a pensioner?',
      answer: `Usually the new one. With the rebate, no tax is due up to a total income of ${fact('rebateIncomeNew')}, and the standard deduction from pension is ${fact('standardDeductionNew')} (${YEARS}). The old one can cost less if you have large medical expenses, a home loan or a much higher income. We calculate both where you can still choose.`,
    },
    {
      question: 'My father can’t use the portal. Can I do it for him?',
      answer:
        'Yes. He can add you as an authorised representative on the portal, or you can sit with him for the OTP. If he’s too ill to act, you can register as his representative with a medical certificate or a power of attorney. He can also verify the return by post.',
    },
  ],
  closing: {
    title: 'Start with the TDS',
    text: 'Tell us the age, pension and interest. We’ll tell you whether to file and how much you’ll get back.',
  },
  sources: [
    { name: 'First Schedule to the Finance Act 2025', about: 'Slabs of the old regime by age' },
    lawBehind(taxFacts.noReturnAge),
    lawBehind(taxFacts.interestTdsSenior),
    lawBehind(taxFacts.familyPensionNew),
    { name: 'Sections 80D and 80TTB, Income-tax Act 1961', about: 'Health insurance and interest' },
    {
      name: 'Income-tax Rules 2026, G.S.R. 198(E) of 20 March 2026',
      about: 'Form 121 in place of Forms 15G and 15H',
    },
  ],
  chat: {
    hero: 'Hello, I am a senior citizen and would like to know whether I have to file a return.',
    closing: 'Hello, I would like help with the tax return of a senior citizen in my family.',
  },
}

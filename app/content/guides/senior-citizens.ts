import { filingFact, filingFacts, filingYearOf } from '../facts/filing.ts'
import { rupees } from '../plans.ts'
import { fact, LATEST_YEAR, taxFacts, yearOf } from '../tax-facts.ts'
import type { Guide } from './guide.ts'
import { lawOf, planService } from './help.ts'

const pension = 720000
const interest = 180000
const newIncome = pension + interest - taxFacts.standardDeductionNew.value
const oldIncome =
  pension +
  interest -
  taxFacts.standardDeductionOld.value -
  taxFacts.depositInterestSenior.value -
  taxFacts.healthPremiumSenior.value
const tds = (interest * filingFacts.interestTdsRate.value) / 100
const TAX_IN_THE_OLD_REGIME = 62400

const SAME = 'The same for every age.'
const ALIKE = 'As from 60.'

export const seniorCitizens: Guide = {
  slug: 'senior-citizens',
  metaKey: 'senior-citizens',
  title: 'Tax returns for senior citizens',
  lead: 'Pension, deposits and a little else. Often no tax is due, and the TDS comes back. We can do it all by phone.',
  service: {
    ...planService('basic'),
    when: 'Pension, interest and one house. A son or daughter may write for you.',
  },
  inShort: [
    {
      term: 'No tax up to',
      text: `${fact('rebateIncomeNew')} of total income in the new regime (${yearOf('rebateIncomeNew')}), other than on income taxed at special rates.`,
    },
    {
      term: 'No TDS by the bank up to',
      text: `${filingFact('interestTdsSenior')} of interest a year (${filingYearOf('interestTdsSenior')}).`,
    },
    {
      term: 'No return at all',
      text: `From ${filingFact('noReturnAge').replace(' years', '')}, with only pension and interest at one bank, under section 194P.`,
    },
  ],
  cases: {
    title: 'What changes at 60 and at 80',
    text: `For residents, ${LATEST_YEAR}. The age counts if you reach it on any day of the financial year. Non-residents have the limits for below 60 at every age.`,
    labels: ['Below 60', 'From 60', 'From 80'],
    entries: [
      {
        title: 'Income free of tax',
        law: 'Old regime, before any rebate',
        texts: [
          fact('basicExemptionOld'),
          fact('basicExemptionOldSenior'),
          fact('basicExemptionOldVerySenior'),
        ],
      },
      {
        title: 'Income free of tax',
        law: 'New regime, before the rebate',
        texts: [fact('basicExemptionNew'), SAME, SAME],
      },
      {
        title: 'Interest you may deduct',
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
        title: 'Bank interest without TDS',
        law: 'Section 194A',
        texts: [filingFact('interestTds'), filingFact('interestTdsSenior'), ALIKE],
      },
      {
        title: 'To stop TDS altogether',
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
          `Due from ${fact('advanceTaxFrom')} of tax a year.`,
          'None, if you have no business or professional income.',
          ALIKE,
        ],
      },
      {
        title: 'Family pension you may deduct',
        law: 'A third of it, at most',
        texts: [
          `${filingFact('familyPensionNew')} in the new regime, ${filingFact('familyPensionOld')} in the old.`,
          SAME,
          SAME,
        ],
      },
      {
        title: 'Filing offline, by post',
        law: 'ITR-1 and ITR-4',
        texts: ['Not possible.', 'Not possible.', 'Possible. A refund is quicker online.'],
      },
    ],
  },
  ledger: {
    title: 'Pension and deposits: an example',
    text: `Mrs Rao is 68. In FY 2025-26 her pension was ${rupees(pension)}, her deposits brought ${rupees(interest)}, and she paid ${fact('healthPremiumSenior')} for health insurance.`,
    rows: [
      { label: 'Total income, new regime', value: rupees(newIncome) },
      { label: 'Tax, new regime', value: 'Nil' },
      {
        label: 'Total income, old regime, with interest and health insurance deducted',
        value: rupees(oldIncome),
      },
      { label: 'Tax, old regime, with cess', value: rupees(TAX_IN_THE_OLD_REGIME) },
    ],
    note: `The bank deducted ${rupees(tds)} from the interest. In the new regime all of it comes back.`,
  },
  documents: [
    'Pension statement or Form 16',
    'Interest certificates of every bank and post office',
    'Form 26AS and AIS; we help you download them',
    'Rent, dividends and fund statements, if any',
    'Health insurance premium or medical bills, for the old regime',
    'Last year’s return',
  ],
  steps: [
    {
      number: 1,
      title: 'Call or write',
      description:
        'You, or someone from your family. Tell us your age and where the income comes from.',
    },
    {
      number: 2,
      title: 'Send the documents',
      description: 'Photographs from a phone are fine. We say what is missing, once.',
    },
    {
      number: 3,
      title: 'We calculate both ways',
      description: 'Old and new regime on one page, and whether you need to file at all.',
    },
    {
      number: 4,
      title: 'You approve, we file',
      description: 'You verify by OTP. We also prepare Form 121 for the banks, for the year ahead.',
    },
  ],
  faqs: [
    {
      question: 'I am 75. Do I still have to file a return?',
      answer: `Not if you are resident, ${filingFact('noReturnAge')} or older, have only pension and interest, both at the same specified bank, and give that bank the declaration each year. It then works out your income and deducts the tax. Interest from another bank, rent, dividends or a fund sale break the rule. You may still file, to get TDS back.`,
    },
    {
      question: 'Is Form 15H still valid?',
      answer:
        'For FY 2025-26, yes. From tax year 2026-27 one form, Form 121, takes the place of 15G and 15H. Give it to each bank at the start of the year. It is right only if no tax is due on your whole income of the year, so do the sum first: a wrong declaration is an offence.',
    },
    {
      question: 'Is senior citizens’ savings scheme interest taxed?',
      answer: `Yes, at your slab, in the year it is paid. In the old regime it counts for the deduction of ${fact('depositInterestSenior')} (${yearOf('depositInterestSenior')}). The deposit itself can count under section 80C, again in the old regime only.`,
    },
    {
      question: 'Which regime is better for a pensioner?',
      answer: `For most, the new one: with the rebate no tax is due up to a total income of ${fact('rebateIncomeNew')}, and the standard deduction from pension is ${fact('standardDeductionNew')} (${yearOf('standardDeductionNew')}). The old one can win with large medical costs, a home loan or income well above that. We calculate both.`,
    },
    {
      question: 'My father cannot use the portal. Can I do it for him?',
      answer:
        'Yes. He can add you as an authorised representative on the portal, or you sit with him for the OTP. If illness keeps him from acting, you register as his representative with a medical certificate or a power of attorney. Verification by post also works.',
    },
  ],
  closing: {
    title: 'Let us look at the TDS first',
    text: 'Tell us the age, the pension and the interest. You hear whether a return is needed and what comes back.',
  },
  sources: [
    { name: 'First Schedule to the Finance Act 2025', about: 'Slabs of the old regime by age' },
    lawOf(filingFacts.noReturnAge),
    lawOf(filingFacts.interestTdsSenior),
    lawOf(filingFacts.familyPensionNew),
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

import { paths } from '#app/paths.ts'
import { computationFacts } from '../../../facts/computation.ts'
import { deductionFacts } from '../../../facts/deductions.ts'
import { equityFacts } from '../../../facts/equity.ts'
import { formatFact } from '../../../facts/format.ts'
import { rateFacts } from '../../../facts/rates.ts'
import type { ToolPage } from '../page.ts'

const facts = { ...rateFacts, ...deductionFacts, ...computationFacts, ...equityFacts }
const limit = formatFact(facts.rebateIncomeNew2026)
const taxFreeSalary = formatFact(facts.taxFreeSalaryNew2026)
const oldLimit = formatFact(facts.rebateIncomeOld)

export const page: ToolPage = {
  title: 'Old or new regime',
  text: 'Your tax in both regimes, line by line.',
  searchWords:
    'regime old new tax calculator salary slab slabs rebate 87a 115bac 80c 80d deduction deductions income',
  metadata: {
    title: 'Old or New Regime Calculator With Every Step',
    description:
      'Your tax in the old and the new regime with rebate, surcharge, gains and rent, the deductions you need for the old regime to win, and every rule.',
    keywords: [
      'old or new regime calculator',
      'income tax calculator',
      'section 87A rebate',
      'marginal relief',
      'tax year 2026-27',
    ],
  },
  about: [
    {
      title: 'How the two regimes differ',
      paragraphs: [
        `The new regime has wider slabs, a standard deduction of ${formatFact(facts.standardDeductionNew2026)} and a rebate that means no tax for residents on a total income up to ${limit}. In return, it ignores almost all deductions: HRA, section 80C, health insurance, and home loan interest on a self-occupied house. Your employer’s NPS contribution still counts, and so does the interest on a let-out house, against its rent.`,
        `The old regime taxes income above ${formatFact(facts.basicExemptionOld)}, or above a higher limit from the age of 60, and reaches ${formatFact(facts.topRate)} at ${formatFact(facts.topRateFromOld)}. Each rupee you deduct there saves tax at your highest slab. So having deductions isn’t enough. They have to be large enough to make up for the wider slabs.`,
      ],
    },
    {
      title: 'How the break-even works',
      paragraphs: [
        'We take your income before the deductions that only the old regime allows, and find the smallest amount of them at which the old regime costs less. We first count your standard deduction, your employer’s NPS contribution and a let-out house in both regimes. If you’re close to the break-even, check the figures you guessed. Exempt HRA and home loan interest matter most.',
        `Up to a salary of ${taxFreeSalary} with no other income, residents have no break-even, because they pay no tax in the new regime anyway.`,
      ],
    },
    {
      title: 'Gains don’t follow the slabs',
      paragraphs: [
        `Short-term gains on listed equity are taxed at ${formatFact(facts.stcgEquityRate)} and long-term ones at ${formatFact(facts.ltcgEquityRate)} above ${formatFact(facts.ltcgEquityExemption)}, in both regimes. Deductions don’t reduce them. But they count towards total income, so they can cost you the rebate, bring in surcharge, and use up any basic exemption that your other income leaves.`,
      ],
    },
  ],
  example: {
    title: 'A salary with rent, a home loan and some shares',
    text: 'She rents in one city, is paying off a flat in another and sold some shares in the year. Even with the common limits used up, the old regime needs a little more.',
  },
  edgeCases: [
    {
      title: 'Just above the rebate',
      text: `Above ${limit}, marginal relief limits the tax before cess to the income above that limit. It ends at ${formatFact(facts.marginalReliefEnd2026)} if all your income is at slab rates.`,
    },
    {
      title: 'The old regime’s cliff',
      text: `The old regime’s rebate ends at ${oldLimit}, with no marginal relief above it. For a person below 60, ₹10 more of income costs about ${formatFact(facts.rebateMostOld)} plus cess.`,
    },
    {
      title: 'Gains and the rebate',
      text: `Whether gains count towards ${limit} is disputed. We follow the text of the Act. Where it matters, the answer gives the other figure too.`,
    },
    {
      title: 'Above ₹50 lakh',
      text: `Surcharge starts above ${formatFact(facts.surchargeFrom)}, with marginal relief just above each step. It goes up to ${formatFact(facts.surchargeMostOld)} in the old regime and ${formatFact(facts.surchargeMostNew)} in the new, and up to ${formatFact(facts.surchargeMostGains)} on dividends and most gains.`,
    },
    {
      title: 'Non-residents',
      text: 'You get no rebate and no higher exemption for your age. Special rates and tax treaties can change the answer, so get yours checked.',
    },
    {
      title: 'Late returns',
      text: 'A belated return without business income is taxed in the new regime. The comparison then only shows what the delay cost you.',
    },
  ],
  faqs: [
    {
      question: 'Can I switch between the regimes every year?',
      answer:
        'Without business or professional income, yes, in each return filed by the due date. With such income, you choose the old regime with Form 10-IEA. You can leave the old regime once. After that you can’t choose it again while you have business income.',
    },
    {
      question: 'My employer deducted TDS in the new regime. Am I bound by that?',
      answer:
        'No. What you told your employer decides only the TDS. You can choose the other regime in your return, and get the difference as a refund or pay it.',
    },
    {
      question: 'How much do I need to deduct for the old regime to win?',
      answer: `It depends on your salary. The tool shows your own figure. As a rule of thumb, section 80C of ${formatFact(facts.section80c2026)} and health insurance alone are rarely enough. You usually need exempt HRA or a home loan as well.`,
    },
    {
      question: `Is a salary of ${taxFreeSalary} really tax-free in the new regime?`,
      answer: `Yes, for a resident with no other income. The standard deduction brings it down to ${limit}, and the rebate does the rest. Interest or gains on top change that.`,
    },
    {
      question: 'Why does the tool ask for exempt HRA?',
      answer:
        'Because only the exempt part is deducted, and it depends on your rent, salary and city in each month. Our tool “HRA by month” calculates it. Enter its answer here.',
    },
  ],
  related: [
    { href: paths.tool('hra-and-rent-tds'), label: 'HRA by month' },
    { href: paths.post('old-or-new-tax-regime-fy-2025-26'), label: 'Old or new regime, explained' },
    { href: paths.post('rebate-87a-salary-and-share-gains'), label: 'The rebate and share gains' },
    { href: paths.service('salary-house-rent-filing'), label: 'Returns with salary and rent' },
  ],
}

import { paths } from '#app/paths.ts'
import { computationFacts } from '../../tax-facts/computation.ts'
import { deductionFacts } from '../../tax-facts/deductions.ts'
import { equityFacts } from '../../tax-facts/equity.ts'
import { formatFact } from '../../tax-facts/format.ts'
import { rateFacts } from '../../tax-facts/rates.ts'
import type { ToolPage } from '../page.ts'

const facts = { ...rateFacts, ...deductionFacts, ...computationFacts, ...equityFacts }
const limit = formatFact(facts.rebateIncomeNew2026)
const taxFreeSalary = formatFact(facts.taxFreeSalaryNew2026)
const oldLimit = formatFact(facts.rebateIncomeOld)

export const page: ToolPage = {
  title: 'Old or new regime',
  text: 'Your tax in both regimes, line by line.',
  metadata: {
    title: 'Old or New Regime Calculator With Every Step',
    description:
      'Your tax in the old and the new regime with rebate, surcharge, gains and house rent, what you need to deduct before the old one wins, and each rule.',
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
      title: 'What the two regimes trade',
      paragraphs: [
        `The new regime has wider slabs, a standard deduction of ${formatFact(facts.standardDeductionNew2026)} and a rebate that leaves residents no tax on a total income up to ${limit}. In return it ignores almost everything you may have paid: HRA, section 80C, health insurance, interest on the loan for your own home. Your employer’s contribution to the NPS still counts, and so does the interest on a let house, against its rent.`,
        `The old regime starts taxing at ${formatFact(facts.basicExemptionOld)}, or later from the age of 60, and reaches ${formatFact(facts.topRate)} at ${formatFact(facts.topRateFromOld)}. Each rupee you deduct there saves tax at your highest slab. So the question is never whether you have deductions. It is whether they’re large enough to make up for the wider slabs.`,
      ],
    },
    {
      title: 'How the break-even works',
      paragraphs: [
        'We take your income without the deductions that only the old regime has, and look for the smallest amount of them at which its tax falls below the new one. Your standard deduction, your employer’s NPS contribution and a let house are counted in both regimes first. If you’re close to the break-even, check the figures you guessed: exempt HRA and home loan interest move the most.',
        `At a salary up to ${taxFreeSalary} without other income the break-even doesn’t exist for residents, because nothing is lower than no tax.`,
      ],
    },
    {
      title: 'Gains don’t follow the slabs',
      paragraphs: [
        `Short-term gains on listed equity are taxed at ${formatFact(facts.stcgEquityRate)} and long-term ones at ${formatFact(facts.ltcgEquityRate)} above ${formatFact(facts.ltcgEquityExemption)}, in both regimes. Deductions don’t reduce them. But they count towards total income, so they can cost you the rebate, bring surcharge, and use up what your other income left of the basic exemption.`,
      ],
    },
  ],
  example: {
    title: 'A salary with rent, a home loan and some shares',
    text: 'She rents in one city, pays off a flat in another and sold some shares in the year. With every common limit used up, the old regime still needs a little more.',
  },
  edgeCases: [
    {
      title: 'Just above the rebate',
      text: `Above ${limit} marginal relief keeps the tax before cess at what you earn beyond it. It ends at ${formatFact(facts.marginalReliefEnd2026)} if all of it is income at slab rates.`,
    },
    {
      title: 'The old regime’s cliff',
      text: `The old rebate ends at ${oldLimit} with no relief above it. Ten rupees more cost a person below 60 about ${formatFact(facts.rebateMostOld)} and cess.`,
    },
    {
      title: 'Gains and the rebate',
      text: `Whether gains count towards ${limit} is disputed. We follow the Act’s text, and where it matters the answer names the other figure.`,
    },
    {
      title: 'Above ₹50 lakh',
      text: `Surcharge begins above ${formatFact(facts.surchargeFrom)} and is eased just above each step. It goes to ${formatFact(facts.surchargeMostOld)} in the old regime and ${formatFact(facts.surchargeMostNew)} in the new, and to ${formatFact(facts.surchargeMostGains)} on dividends and most gains.`,
    },
    {
      title: 'Non-residents',
      text: 'You get no rebate, and no higher exemption for your age. Special rates and treaties can change the answer, so have yours checked.',
    },
    {
      title: 'Late returns',
      text: 'A belated return without business income is in the new regime. The comparison then only shows what the delay cost.',
    },
  ],
  faqs: [
    {
      question: 'Can I switch between the regimes every year?',
      answer:
        'Without business or professional income, yes, in each return filed by the due date. With such income, Form 10-IEA takes you to the old regime, and you can come back to the new one once.',
    },
    {
      question: 'My employer deducted TDS in the new regime. Am I bound by that?',
      answer:
        'No. What you told your employer decides only the TDS. Choose the other regime in your return and you get the difference back, or pay it, with the return.',
    },
    {
      question: 'How much do I need to deduct for the old regime to win?',
      answer: `It depends on your salary. The tool shows your own figure. As a rule of thumb, section 80C of ${formatFact(facts.section80c2026)} and health insurance alone are rarely enough. It takes exempt HRA or a home loan besides.`,
    },
    {
      question: 'Is a salary of this size really free of tax in the new regime?',
      answer: `For a resident with a gross salary of ${taxFreeSalary} and nothing else, yes: the standard deduction brings it to ${limit}, and the rebate does the rest. Interest or gains on top change that.`,
    },
    {
      question: 'Why does the tool ask for the exempt part of my HRA?',
      answer:
        'Because only that part is deducted, and it depends on rent, salary and city in each month. Our tool for HRA works it out, and you can carry the figure over.',
    },
  ],
  related: [
    { href: paths.tool('hra-and-rent-tds'), label: 'HRA by month' },
    { href: paths.post('old-or-new-tax-regime-fy-2025-26'), label: 'Old or new regime, explained' },
    { href: paths.post('rebate-87a-salary-and-share-gains'), label: 'The rebate and share gains' },
    { href: paths.service('salary-house-rent-filing'), label: 'Returns with salary and rent' },
  ],
}

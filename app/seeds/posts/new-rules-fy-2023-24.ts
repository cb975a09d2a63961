import { rupeesInFull } from '#app/content/tax-facts/format.ts'
import { LATEST_YEAR, newRegimeSlabs, slabRows, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'
import { newRegimeTax } from './worked-tax.ts'

const incomes = [700000, 900000, 1200000, 1500000]
const then = slabRows(newRegimeSlabs['FY 2023-24'])
/** Assessment year 2024-25 ended in March 2025. */
const lastDay = `31 March ${2025 + taxFacts.updatedReturnWindow.value / 12}`
const now = slabRows(newRegimeSlabs['FY 2025-26'])

export const newRulesFy202324: PostSeed = {
  slug: 'new-income-tax-rules-you-should-know-for-fy-2023-24',
  title: 'New Income Tax Rules You Should Know for FY 2023-24',
  excerpt:
    'FY 2023-24 was the year in which the new regime became the default. What changed then, what has changed again since, and which rule applies if you are still dealing with that year.',
  category: 'tax-law-changes',
  publishedAt: '2026-03-18T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: 'New Income Tax Rules for FY 2023-24, and Since',
  metaDescription:
    'What changed in income tax for FY 2023-24: default new regime, slabs, rebate, debt funds, presumptive limits. Each with the rule that applies today.',
  metaKeywords:
    'FY 2023-24 (AY 2024-25), new tax regime, rebate 87A, debt mutual funds, 44AD, 44ADA',
  ogTitle: 'The rules of FY 2023-24, each with today’s rule',
  ogDescription:
    'The year the new regime became the default: slabs, rebate, standard deduction, debt funds and presumptive limits, and what each of them has become since.',
  content: `<p>The time to file for FY 2023-24 (AY 2024-25) is long over. People still ask about it for three reasons: they got a notice, they need an updated return, or they relied on an old article. So this article explains what was new that year, with today’s rule next to it.</p>
<p>“Today” means ${LATEST_YEAR} unless another year is named.</p>
<h2>The new regime became the default</h2>
<p>Until FY 2022-23 you had to opt for the new regime. From FY 2023-24 it is the other way round: section 115BAC applies unless you choose the old regime. If you have a salary, you choose in the return, by the due date. With business or professional income, you file Form 10-IEA by the due date. That hasn’t changed since.</p>
<h3>Slabs then and now</h3>
${table({
  caption: 'New regime, FY 2023-24 (AY 2024-25)',
  head: ['Total income', 'Rate'],
  rows: then.map(({ income, rate }) => [income, rate]),
})}
${table({
  caption: `New regime, ${LATEST_YEAR}`,
  head: ['Total income', 'Rate'],
  rows: now.map(({ income, rate }) => [income, rate]),
})}
<p>FY 2024-25 had slabs of its own, in between. The old regime’s slabs didn’t change in any of these years.</p>
<h3>What it means in rupees</h3>
${table({
  caption: 'New-regime tax of a resident with cess, no income at special rates',
  head: ['Total income', 'FY 2023-24', 'FY 2025-26'],
  rows: incomes.map((income) => [
    rupeesInFull(income),
    rupeesInFull(newRegimeTax(income, 'FY 2023-24')),
    rupeesInFull(newRegimeTax(income, 'FY 2025-26')),
  ]),
})}
<h2>Changes for people with a salary</h2>
${table({
  head: ['Rule', 'FY 2023-24', 'Today'],
  rows: [
    [
      'Rebate under section 87A, new regime: total income up to',
      figure('rebateIncomeNew2023'),
      `${figure('rebateIncomeNew')} (${yearOf('rebateIncomeNew')})`,
    ],
    [
      'Largest rebate',
      figure('rebateMostNew2023'),
      `${figure('rebateMostNew')} (${yearOf('rebateMostNew')})`,
    ],
    [
      'Marginal relief on the rebate ends at',
      figure('marginalReliefEnd2023'),
      `${figure('marginalReliefEnd')} (${yearOf('marginalReliefEnd')})`,
    ],
    [
      'Standard deduction, new regime',
      figure('standardDeductionNew2023'),
      `${figure('standardDeductionNew')} (${yearOf('standardDeductionNew')})`,
    ],
    [
      'Standard deduction, old regime',
      figure('standardDeductionOld'),
      `${figure('standardDeductionOld')} (unchanged)`,
    ],
    [
      'Highest surcharge, new regime',
      `${figure('surchargeMostNew')}, before that ${figure('surchargeMostOld')}`,
      `${figure('surchargeMostNew')} (unchanged)`,
    ],
    [
      'Leave encashment on retirement, tax-free up to',
      figure('leaveEncashment'),
      `${figure('leaveEncashment')} (unchanged)`,
    ],
  ],
})}
<p>The standard deduction in the new regime was itself new that year. The leave encashment limit is for employees outside government and applies over your working life, not per employer.</p>
<h2>Changes for investors</h2>
<h3>Debt funds</h3>
<p>Units of debt mutual funds bought from ${figure('debtFundCutOff')} are taxed at your slab rate however long you hold them (section 50AA). That is still the rule, but it covers fewer funds: ${yearOf('debtFundShare')} it means funds with more than ${figure('debtFundShare')} in debt and money market instruments. Gold ETFs and overseas funds have left it. Units bought before that day follow the holding periods, which changed for sales from ${figure('capitalGainsChange')}.</p>
<h3>Shares and equity funds</h3>
<p>Nothing changed here in FY 2023-24, yet most wrong figures are about these. For that year long-term gains were taxed at ${figure('ltcgEquityRate2023')} above ${figure('ltcgEquityExemption2023')}, and short-term gains at ${figure('stcgEquityRate2023')}. For sales ${yearOf('ltcgEquityRate')} it is ${figure('ltcgEquityRate')} above ${figure('ltcgEquityExemption')}, and ${figure('stcgEquityRate')}. The <a href="/blog/complete-guide-to-capital-gains-taxation-in-india">guide to capital gains</a> has both sets.</p>
<h3>A new house</h3>
<p>From that year, sections 54 and 54F count at most ${figure('newHouseCeiling')} of the cost of the new house. It affects few people, but it can cost them a lot. It still applies.</p>
<h3>Life insurance</h3>
<p>For ${yearOf('insurancePremium')}, other than unit-linked ones, maturity proceeds are tax-free only as long as the yearly premiums of all such policies stay within ${figure('insurancePremium')}. Money paid on death stays tax-free. Older policies are not affected.</p>
<h2>Changes for small businesses and professions</h2>
<p>The limits of presumptive taxation went up for those paid mostly through the bank:</p>
<ul>
<li>section 44AD, business: ${figure('presumptiveTurnover')}, or ${figure('presumptiveTurnoverDigital')} where cash is at most ${figure('cashShare')} of receipts</li>
<li>section 44ADA, professions: ${figure('professionReceipts')}, or ${figure('professionReceiptsDigital')} on the same condition</li>
</ul>
<p>Both higher limits began with FY 2023-24 and still apply, from FY 2026-27 in section 58 of the Income-tax Act 2025. Some pages date them to a later year. That is wrong.</p>
<h2>If FY 2023-24 is still open for you</h2>
<p>What remains is an updated return, until ${lastDay}, with additional tax and without a refund. If you are owed money for that year, ask for condonation of delay. Our tool <a href="/tools/what-can-i-still-do">What can I still do?</a> gives the dates and the cost.</p>
<blockquote><p>Always check the year first. Income is taxed under the law of the year in which it arose, not of the day you file.</p></blockquote>
<h2>What to do next</h2>
<p>Take out your return for AY 2024-25 and check three things: the regime you filed in, whether all capital gains of that year are in it, and whether the tax credit matches Form 26AS. If something is missing, <a href="/contact">tell us</a> before you get a notice. We prepare returns for earlier years as an additional service, at <a href="/pricing">a price</a> agreed upfront.</p>
${sources(
  [
    'basicExemptionNew2023',
    'rebateIncomeNew2023',
    'standardDeductionNew2023',
    'debtFundCutOff',
    'newHouseCeiling',
    'insurancePremium',
    'leaveEncashment',
    'presumptiveTurnoverDigital',
    'professionReceiptsDigital',
    'updatedExtraTaxYear2',
  ],
  ['Finance Act 2023'],
)}`,
}

import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import {
  LATEST_YEAR,
  newRegimeSlabs,
  oldRegimeSlabs,
  slabRows,
  taxFacts,
} from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'
import { newRegimeTax, oldRegimeTax } from './worked-tax.ts'

const SALARY = 1400000
const claims = [
  { who: 'No deductions', total: 0 },
  { who: 'Provident fund and health insurance', total: 175000 },
  { who: 'The same, with HRA of ₹2.4 lakh', total: 415000 },
  { who: 'The same, with home loan interest of ₹2 lakh', total: 615000 },
]
const salaries = [1000000, 1275000, 1500000, 1800000, 2000000, 2400000, 3000000]

export const oldOrNewRegime: PostSeed = {
  slug: 'old-or-new-tax-regime-fy-2025-26',
  title: 'Old or New Tax Regime for FY 2025-26: Which Costs Less?',
  excerpt:
    'Slabs of both regimes for FY 2025-26, one salary with four sets of deductions, and a table of the deductions you need before the old regime costs less.',
  category: 'tax-planning',
  publishedAt: '2026-02-17T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: 'Old or New Tax Regime: FY 2025-26 Compared',
  metaDescription:
    'Slabs of both regimes for FY 2025-26 (AY 2026-27), a salary of ₹14 lakh worked out both ways, and the deductions at which the old regime costs less.',
  metaKeywords:
    'old regime, new regime, section 115BAC, FY 2025-26 (AY 2026-27), tax slabs, HRA, 80C',
  ogTitle: 'Old or new regime for FY 2025-26? Do the sum once',
  ogDescription:
    'One salary, four sets of deductions, and the point at which the old regime costs less. All figures for FY 2025-26 (AY 2026-27).',
  content: `<p>No regime suits everyone, but one calculation settles it for you, and it fits on one page. This article gives the slabs for ${LATEST_YEAR}, a worked example, and a table of how much you need to deduct before the old regime costs less. Slabs, rebate and limits are the same for FY 2026-27, so you can use it for both years.</p>
<p>All examples are for a resident below 60 with a salary and no income taxed at special rates.</p>
<h2>What each regime offers</h2>
<h3>The new regime, which applies unless you choose otherwise</h3>
${table({
  caption: `New regime slabs, ${LATEST_YEAR}`,
  head: ['Total income', 'Rate'],
  rows: slabRows(newRegimeSlabs['FY 2025-26']).map(({ income, rate }) => [income, rate]),
})}
<p>If you have a salary, you first subtract a standard deduction of ${figure('standardDeductionNew')}. If you are a resident with total income up to ${figure('rebateIncomeNew')}, the rebate under section 87A (at most ${figure('rebateMostNew')}) then cancels the whole tax. So a salary of ${figure('taxFreeSalaryNew')} is tax-free. Just above the limit, marginal relief makes sure you don’t pay more tax than you earn above the limit. The relief ends at a total income of ${figure('marginalReliefEnd')}.</p>
<p>In return you give up HRA, section 80C, health insurance, interest on the loan for your own home and most other deductions. These remain:</p>
<ul>
<li>the standard deduction, and a smaller one for family pension</li>
<li>your employer’s contribution to the National Pension System, up to ${figure('npsEmployerNew')} of basic pay and dearness allowance</li>
<li>for a let-out house, ${figure('rentStandardDeduction')} of the net rent and the full loan interest, against the rent</li>
<li>gratuity and leave encashment on retirement, within their limits</li>
<li>contributions to the Agniveer fund (section 80CCH) and, for employers, section 80JJAA</li>
</ul>
<h3>The old regime, which you have to choose</h3>
${table({
  caption: `Old regime slabs below 60 years of age, ${LATEST_YEAR}`,
  head: ['Total income', 'Rate'],
  rows: slabRows(oldRegimeSlabs['FY 2025-26'].below60).map(({ income, rate }) => [income, rate]),
})}
<p>The standard deduction is ${figure('standardDeductionOld')}. The rebate ends at a total income of ${figure('rebateIncomeOld')}, with no marginal relief above it. Residents get the first ${figure('basicExemptionOldSenior')} tax-free from age 60, and ${figure('basicExemptionOldVerySenior')} from 80. Cess of ${figure('cess')} is added in both regimes.</p>
<p>The usual deductions and their limits:</p>
<ul>
<li>section 80C, such as provident fund, life insurance, ELSS and home loan principal: ${figure('section80c')}</li>
<li>your own payment into the National Pension System: another ${figure('npsOwn')}</li>
<li>health insurance: ${figure('healthPremium')}, or ${figure('healthPremiumSenior')} where the insured is 60 or older</li>
<li>interest on the loan for your own home: ${figure('homeLoanInterest')}</li>
<li>HRA, calculated <a href="/blog/hra-worked-out-month-by-month">month by month</a></li>
</ul>
<h2>One salary, four people</h2>
<p>All four earn ${rupees(SALARY)}. In the new regime they all pay the same, because their deductions do not count.</p>
${table({
  caption: `Tax with cess on a salary of ${rupees(SALARY)}, ${LATEST_YEAR}`,
  head: ['Deductions', 'Amount', 'Old regime', 'New regime', 'Lower by'],
  rows: claims.map(({ who, total }) => {
    const before = oldRegimeTax(SALARY - taxFacts.standardDeductionOld.value - total)
    const now = newRegimeTax(SALARY - taxFacts.standardDeductionNew.value)
    const better = before < now ? 'Old' : 'New'
    return [
      who,
      rupeesInFull(total),
      rupeesInFull(before),
      rupeesInFull(now),
      `${better}, ${rupeesInFull(Math.abs(before - now))}`,
    ]
  }),
})}
<p>The third person already has what many would call a good set of deductions, and still pays less in the new regime. The old regime wins only when a home loan is added, and only if owning that house does not rule out HRA.</p>
<h2>How much you need to deduct</h2>
<p>The next table turns the question around. It shows how much you need to deduct, beyond the standard deduction, before the old regime costs no more than the new one. If your deductions are clearly lower, you can stop there.</p>
${table({
  caption: `Deductions at which the old regime breaks even, ${LATEST_YEAR}`,
  head: ['Salary', 'New regime tax', 'Deductions needed'],
  rows: salaries.map((salary) => [
    rupeesInFull(salary),
    rupeesInFull(newRegimeTax(salary - taxFacts.standardDeductionNew.value)),
    rupeesInFull(deductionsNeeded(salary)),
  ]),
})}
<p>${figure('taxFreeSalaryNew')} stands out because tax under the new regime is nil there, so the old regime must also come to nil. From a salary of about ${rupees(2400000)} the figure hardly changes, since both regimes have reached ${figure('topRate')} by then.</p>
<h2>How and when you choose</h2>
<ul>
<li><strong>Salary, no business income:</strong> you choose in the return itself, every year. What you told your employer only decides your TDS.</li>
<li><strong>Business or professional income:</strong> the old regime needs Form 10-IEA by the due date. You can leave the old regime once. After that you can’t choose it again while you have business income.</li>
<li><strong>Late returns:</strong> without business income, a belated return is taxed in the new regime. With business income, Form 10-IEA filed on time is what counts, so ask before you file late.</li>
</ul>
<blockquote><p>A deduction counts only if you paid in the year and can prove it. A policy you don’t need, bought to reach a figure in a table, is rarely worth the premium.</p></blockquote>
<h2>What the tables leave out</h2>
<ul>
<li>Capital gains taxed at special rates are outside the slabs, and the new-regime rebate doesn’t reduce the tax on them. Whether they count towards its limit is <a href="/blog/rebate-87a-salary-and-share-gains">disputed</a>.</li>
<li>A house property loss can be set off against salary only in the old regime, up to ${figure('houseLossSetOff')} a year.</li>
<li>Surcharge begins above a total income of ${figure('surchargeFrom')}. The highest rate is ${figure('surchargeMostNew')} in the new regime and ${figure('surchargeMostOld')} in the old.</li>
<li>Next year may differ. A home loan that ends or a move to your own flat can change the answer.</li>
</ul>
<h2>What to do next</h2>
<p>Add up what you can really claim and prove, and look at the last table. If you are within about ₹50,000 of the line, have both regimes calculated on your actual figures. We do that for every salaried return that still has the choice. The <a href="/services/salary-house-rent-filing">salary and house rent page</a> lists the documents you’ll need, and <a href="/pricing">the price</a> is on the pricing page.</p>
${sources([
  'basicExemptionNew',
  'rebateIncomeNew',
  'rebateIncomeNew2026',
  'standardDeductionNew',
  'section80c',
  'npsEmployerNew',
  'homeLoanInterest',
  'houseLossSetOff',
  'basicExemptionOld',
])}`,
}

/** To the next thousand rupees. */
function deductionsNeeded(salary: number): number {
  const target = newRegimeTax(salary - taxFacts.standardDeductionNew.value)
  const before = salary - taxFacts.standardDeductionOld.value
  let deductions = 0
  while (oldRegimeTax(before - deductions) > target) deductions += 1000
  return deductions
}

import { rupees } from '#app/content/plans.ts'
import {
  fact,
  factWithYear,
  LATEST_YEAR,
  newRegimeSlabs,
  oldRegimeSlabs,
  slabRows,
  taxFacts,
} from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'
import { newRegimeTax, oldRegimeTax } from './worked-tax.ts'

const SALARY = 1400000
const claims = [
  { who: 'No deductions', total: 0 },
  { who: 'Provident fund and health insurance', total: 175000 },
  { who: 'The same, with HRA of ₹2,40,000', total: 415000 },
  { who: 'The same, with home loan interest of ₹2,00,000', total: 615000 },
]
const salaries = [1000000, 1275000, 1500000, 1800000, 2000000, 2400000, 3000000]

export const oldOrNewRegime: PostSeed = {
  slug: 'old-or-new-tax-regime-fy-2025-26',
  title: 'Old or New Tax Regime for FY 2025-26: Work It Out',
  excerpt:
    'Both sets of slabs for FY 2025-26, one salary worked out with four sets of deductions, and a table of how much you must be able to deduct before the old regime costs less.',
  category: 'tax-planning',
  publishedAt: '2026-02-17T10:00:00+05:30',
  metaTitle: 'Old or New Tax Regime for FY 2025-26, Worked Out',
  metaDescription:
    'Slabs of both regimes for FY 2025-26 (AY 2026-27), a salary of ₹14,00,000 worked out both ways, and the deductions at which the old regime costs less.',
  metaKeywords:
    'old regime, new regime, section 115BAC, FY 2025-26, AY 2026-27, tax slabs, HRA, 80C',
  ogTitle: 'Old or new regime for FY 2025-26? Do the sum once',
  ogDescription:
    'One salary, four sets of deductions, and the point at which the old regime costs less. All figures for FY 2025-26 (AY 2026-27).',
  content: `<p>There is no regime that suits everyone, but there is a sum that settles it for you, and it fits on one page. This article gives the slabs for ${LATEST_YEAR}, a worked example, and a table that shows how much you need to deduct before the old regime costs less.</p>
<p>All examples are for a resident below 60 years of age with a salary and no income at special rates.</p>
<h2>What each regime offers</h2>
<h3>The new regime, which applies unless you choose otherwise</h3>
${table({
  caption: `New regime slabs, ${LATEST_YEAR}`,
  head: ['Total income', 'Rate'],
  rows: slabRows(newRegimeSlabs['FY 2025-26']).map(({ income, rate }) => [income, rate]),
})}
<p>A salaried person first takes off a standard deduction of ${fact('standardDeductionNew')}. Residents whose total income is not above ${fact('rebateIncomeNew')} then have the whole tax cancelled by the rebate under section 87A, which is at most ${fact('rebateMostNew')}. That is where the salary of ${fact('taxFreeSalaryNew')} free of tax comes from. Just above the limit, marginal relief sees to it that the tax is not more than the income above it; the relief runs out at a total income of ${fact('marginalReliefEnd')}.</p>
<p>In exchange you give up HRA, section 80C, health insurance, interest on the loan for your own home and most other deductions. What remains are the standard deduction, the employer’s contribution to the National Pension System up to ${fact('npsEmployerNew')} of salary, and ${fact('rentStandardDeduction')} of the rent from a house that is let.</p>
<h3>The old regime, which you have to choose</h3>
${table({
  caption: `Old regime slabs below 60 years of age, ${LATEST_YEAR}`,
  head: ['Total income', 'Rate'],
  rows: slabRows(oldRegimeSlabs['FY 2025-26'].below60).map(({ income, rate }) => [income, rate]),
})}
<p>The standard deduction is ${fact('standardDeductionOld')} and the rebate ends at a total income of ${fact('rebateIncomeOld')}, with no marginal relief above it. Residents of 60 and more start with ${fact('basicExemptionOldSenior')} free of tax, and from 80 with ${fact('basicExemptionOldVerySenior')}. Cess of ${fact('cess')} is added in both regimes.</p>
<p>The usual deductions and their limits:</p>
<ul>
<li>section 80C, such as provident fund, life insurance, ELSS and home loan principal: ${fact('section80c')}</li>
<li>your own payment into the National Pension System: another ${fact('npsOwn')}</li>
<li>health insurance: ${fact('healthPremium')}, or ${fact('healthPremiumSenior')} where the insured is 60 or older</li>
<li>interest on the loan for your own home: ${fact('homeLoanInterest')}</li>
<li>HRA, worked out <a href="/blog/hra-worked-out-month-by-month">month by month</a></li>
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
      rupees(total),
      rupees(before),
      rupees(now),
      `${better}, ${rupees(Math.abs(before - now))}`,
    ]
  }),
})}
<p>The third person already has what many would call a good set of deductions, and still pays less in the new regime. Only with a home loan as well does the old regime win, and it has to be a loan on a house that does not make the HRA claim impossible.</p>
<h2>How much you must be able to deduct</h2>
<p>The next table turns the question round. It shows the deductions, beyond the standard deduction, from which the old regime costs no more than the new one. If yours are clearly lower, you need not look further.</p>
${table({
  caption: `Deductions at which the old regime draws level, ${LATEST_YEAR}`,
  head: ['Salary', 'New regime tax', 'Deductions needed'],
  rows: salaries.map((salary) => [
    rupees(salary),
    rupees(newRegimeTax(salary - taxFacts.standardDeductionNew.value)),
    rupees(deductionsNeeded(salary)),
  ]),
})}
<p>The row of ${fact('taxFreeSalaryNew')} stands out because the new regime asks nothing there, so the old one has to reach nothing as well. From a salary of about ${rupees(2400000)} the figure hardly moves any more, since both regimes have reached ${fact('topRate')} by then.</p>
<h2>How and when the choice is made</h2>
<ul>
<li><strong>Salary, no business income:</strong> you choose in the return itself, year by year. What you told your employer only decides the tax deducted from your pay.</li>
<li><strong>Business or professional income:</strong> the old regime needs Form 10-IEA by the due date, and you may return to the new regime once.</li>
<li><strong>Late returns:</strong> a belated return is taxed in the new regime. The due date in law for a return without business income is ${factWithYear('dueDateAy2026')}, and with it, without audit, ${fact('dueDateBusinessAy2026')}.</li>
</ul>
<blockquote><p>A deduction counts only if the payment was made in the year and you can prove it. Buying an insurance policy you do not need in order to reach a figure in a table is rarely worth the premium.</p></blockquote>
<h2>Points that the tables leave out</h2>
<ul>
<li>Capital gains at special rates are outside the slabs, and the rebate in the new regime does not reduce the tax on them for FY 2025-26.</li>
<li>A loss from a let-out house can be set against salary only in the old regime, up to ${fact('houseLossSetOff')} a year.</li>
<li>Surcharge begins above a total income of ${fact('surchargeFrom')}. It stops at ${fact('surchargeMostNew')} in the new regime and at ${fact('surchargeMostOld')} in the old one.</li>
<li>Next year may differ. A home loan that ends or a move to your own flat can turn the answer round.</li>
</ul>
<h2>What to do next</h2>
<p>Add up what you could really claim, take off nothing you cannot prove, and look at the last table. If you are within about ₹50,000 of the line, have both computations made on your actual figures. We do that for every salaried return before it is filed; the <a href="/services/salary-house-rent-filing">salary and house rent page</a> lists what to send, and <a href="/pricing">the price</a> is on the pricing page.</p>`,
}

/** To the next thousand rupees. */
function deductionsNeeded(salary: number): number {
  const target = newRegimeTax(salary - taxFacts.standardDeductionNew.value)
  const before = salary - taxFacts.standardDeductionOld.value
  let deductions = 0
  while (oldRegimeTax(before - deductions) > target) deductions += 1000
  return deductions
}

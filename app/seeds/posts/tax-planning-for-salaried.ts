import { rupees } from '#app/content/plans.ts'
import { fact, factWithYear, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'
import { newRegimeTax, percentOf } from './worked-tax.ts'

const SALARY = 1320000
const BASIC = 660000
const employerNps = percentOf(taxFacts.npsEmployerNew.value, BASIC)
const withoutNps = SALARY - taxFacts.standardDeductionNew.value
const withNps = withoutNps - employerNps

export const taxPlanningForSalaried: PostSeed = {
  slug: '10-tax-planning-strategies-for-salaried-individuals',
  title: '10 Tax Planning Strategies for Salaried Individuals',
  excerpt:
    'Ten things a salaried person can do within the law to pay no more than is due: which regime, which part of the pay, which month, and which mistakes to leave out.',
  category: 'tax-planning',
  publishedAt: '2026-11-12T10:00:00+05:30',
  metaTitle: '10 Tax Planning Strategies for a Salaried Person',
  metaDescription:
    'Ten lawful ways for salaried people to plan tax: regime, employer NPS, HRA, home loan, gains, interest and dates, with figures for FY 2025-26 and FY 2026-27.',
  metaKeywords:
    'tax planning, salaried, new regime, NPS employer contribution, HRA, 80C, home loan, FY 2026-27',
  ogTitle: 'Ten ways to plan the tax on a salary, regime by regime',
  ogDescription:
    'What still lowers the tax on a salary, in which regime, and when in the year to do it. With worked figures and their years.',
  content: `<p>Between now and March employers ask for proofs, and people buy things they do not need in order to save tax. Planning means the opposite: to know early what counts for you and to leave the rest alone. Here are ten points, most of which cost nothing.</p>
<p>Limits are those of ${LATEST_YEAR} unless another year is named. The Income-tax Act 2025, which covers FY 2026-27, kept the main ones under <a href="/blog/income-tax-act-2025-and-the-tax-year">new section numbers</a>; check the others with your payroll before you rely on them for the running year.</p>
<h2>1. Do the regime sum first</h2>
<p>In the new regime a resident with a total income of up to ${fact('rebateIncomeNew')} pays no tax (${yearOf('rebateIncomeNew')}; the same for FY 2026-27), leaving aside income at special rates. With the standard deduction of ${fact('standardDeductionNew')} that is a salary of ${fact('taxFreeSalaryNew')}. Most of the points below matter only in the old regime, so <a href="/blog/old-or-new-tax-regime-fy-2025-26">work out which one is yours</a> before reading on with a pen in hand.</p>
<h2>2. Ask for employer NPS</h2>
<p>This is the one large deduction that works in the new regime. What your employer pays into your National Pension System account is deducted up to ${fact('npsEmployerNew')} of basic pay and dearness allowance, against ${fact('npsEmployerOld')} in the old regime for employers outside government. It comes out of your package and is locked in for retirement, so decide whether you want the pension as well as the saving.</p>
${table({
  caption: `Package of ${rupees(SALARY)}, basic pay ${rupees(BASIC)}, new regime, FY 2025-26`,
  head: ['', 'Without employer NPS', 'With employer NPS'],
  rows: [
    ['Salary', rupees(SALARY), rupees(SALARY)],
    ['Standard deduction', fact('standardDeductionNew'), fact('standardDeductionNew')],
    ['Employer NPS deducted', rupees(0), rupees(employerNps)],
    ['Total income', rupees(withoutNps), rupees(withNps)],
    ['Tax with cess', rupees(newRegimeTax(withoutNps)), rupees(newRegimeTax(withNps))],
  ],
})}
<p>The effect is so large here because the deduction brings the income below the limit of the rebate. At other incomes it is worth your slab rate on the amount.</p>
<h2>3. Fill section 80C with what you already pay</h2>
<p>In the old regime ${factWithYear('section80c2026')} may be deducted, under section 123 of the new Act, as section 80C of the old. Provident fund comes off your pay anyway. Add children’s tuition fees and the principal of a home loan before buying anything. Often the limit is reached.</p>
<p>Beyond it there is ${fact('npsOwn')} for your own payment into the National Pension System.</p>
<h2>4. Insure health for its own sake, and claim it</h2>
<p>The old regime allows ${fact('healthPremium')} for premiums for yourself and your family, and the same again for parents, or ${fact('healthPremiumSenior')} where the insured is a senior citizen. Pay by bank: cash premiums do not count.</p>
<h2>5. Have HRA computed properly</h2>
<p>Payroll often uses yearly totals. If rent, pay or city changed, have it worked out <a href="/blog/hra-worked-out-month-by-month">month by month</a>. ${fact('hraNewMetroCities')} count as metro cities for HRA ${yearOf('hraNewMetroCities')}. Keep the landlord’s PAN if the year’s rent is above ${fact('landlordPanRent')}, and pay rent by transfer.</p>
<h2>6. Know what a home loan does in each regime</h2>
<ul>
<li>Own home, old regime: interest up to ${fact('homeLoanInterest')}, principal within section 80C.</li>
<li>Own home, new regime: nothing.</li>
<li>Let house: interest is deducted from rent in both regimes, after ${fact('rentStandardDeduction')} of the net rent. A loss may be set against salary in the old regime only, up to ${fact('houseLossSetOff')} a year.</li>
</ul>
<p>Where husband and wife both own and both repay, each claims the own share.</p>
<h2>7. Use the yearly exemption on shares</h2>
<p>Long-term gains on listed shares and equity funds are free of tax up to ${fact('ltcgEquityExemption')} a year (${yearOf('ltcgEquityExemption')}), in both regimes. Someone who holds funds for decades may sell and buy again within that amount each year and so raise the cost. Mind exit loads, and the ${fact('stcgEquityRate')} on anything sold within ${fact('holdingEquity')}.</p>
<h2>8. Put interest where it is taxed least, honestly</h2>
<p>Interest on savings up to ${fact('savingsInterest')}, and for resident senior citizens on deposits up to ${fact('depositInterestSenior')}, is deductible in the old regime. Moving deposits to a spouse does not move the tax: income from money given to husband or wife is added back to yours. A gift to parents or grown-up children does move it, if it is real and stays theirs.</p>
<h2>9. Tell your employer everything, twice</h2>
<p>Changed jobs? Give the new employer the figures of the old one, or both will allow the same exemption and the tax comes due with interest. Other income, such as deposits or rent, can be reported too; then it is taxed through your pay and no <a href="/blog/advance-tax-dates-shares-and-interest">advance tax</a> is due. Tax collected when you sent money abroad can be taken into account as well.</p>
<p>For arrears, file Form 10E before the return. Without it the relief is refused.</p>
<h2>10. File in time</h2>
<p>The simplest strategy is also the most valuable. A belated return loses the old regime, and with it HRA, section 80C and home loan interest. It loses capital losses too, and costs a fee of up to ${fact('lateFee')}. The due date for salaried people in law was ${fact('dueDateAy2026')} for ${LATEST_YEAR}; a belated return may be filed until ${fact('belatedDateAy2026')}.</p>
<h2>What not to do</h2>
<ul>
<li>Do not buy an endowment policy in March for the deduction. For ${yearOf('insurancePremium')}, maturity money is taxed once yearly premiums of all such policies exceed ${fact('insurancePremium')}.</li>
<li>Do not claim donations, rent or loans that somebody offers to arrange. Such claims are matched with the other side’s return, and the penalty falls on you and not on the arranger.</li>
<li>Do not choose a regime because a colleague did.</li>
</ul>
<blockquote><p>A rupee saved in tax by spending three on something you do not want is a loss of two.</p></blockquote>
<h2>A calendar for the year</h2>
${table({
  head: ['When', 'What'],
  rows: [
    ['April', 'Declare a regime to the employer, ask about NPS, hand in the rent declaration'],
    ['After a raise or a move', 'Correct HRA and the estimate'],
    ['December to January', 'Hand in proofs, look at gains and losses on shares'],
    ['March', 'Make payments that count for the year, not more'],
    ['June', 'Compare Form 16 with AIS and Form 26AS'],
    ['July', 'File and verify'],
  ],
})}
<h2>What to do next</h2>
<p>Take your last payslip and your Form 16, and go through the ten points with a tick for each that applies. Two or three usually do. If you would like somebody to do the sum for the running year with you, the <a href="/services/salary-house-rent-filing">salary page</a> says what to send, and <a href="/contact">one message</a> is enough to start.</p>`,
}

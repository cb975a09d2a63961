import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'
import { newRegimeTax, percentOf } from './worked-tax.ts'

const SALARY = 1320000
const BASIC = 660000
const employerNps = percentOf(taxFacts.npsEmployerNew2026.value, BASIC)
const withoutNps = SALARY - taxFacts.standardDeductionNew2026.value
const withNps = withoutNps - employerNps

export const taxPlanningForSalaried: PostSeed = {
  slug: '10-tax-planning-strategies-for-salaried-individuals',
  title: '10 Tax Planning Strategies for Salaried Individuals',
  excerpt:
    'Ten lawful ways for a salaried person to pay no more tax than is due: which regime, which part of the pay, which month, and which mistakes to avoid.',
  category: 'tax-planning',
  publishedAt: '2026-11-12T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: '10 Tax Planning Strategies for Salaried People',
  metaDescription:
    'Ten lawful ways to plan the tax on a salary: regime, employer NPS, HRA, home loan, gains, interest and dates, with figures for FY 2026-27 and the new sections.',
  metaKeywords:
    'tax planning, salaried, new regime, NPS employer contribution, HRA, 80C, section 123, home loan, FY 2026-27',
  ogTitle: 'Ten ways to plan the tax on a salary, regime by regime',
  ogDescription:
    'What still lowers the tax on a salary, in which regime, and when in the year to do it. With worked figures and their years.',
  content: `<p>Between now and March employers ask for proofs, and people buy things they don’t need just to save tax. Planning is the opposite: knowing early what counts for you and ignoring the rest. Here are ten points. Most of them cost nothing.</p>
<p>Limits are for FY 2026-27 unless another year is named. They come from the Income-tax Act 2025, which kept the figures of the old Act under <a href="/blog/income-tax-act-2025-and-the-tax-year">new section numbers</a>.</p>
<h2>1. Compare the regimes first</h2>
<p>In the new regime, a resident with total income up to ${figure('rebateIncomeNew2026')} pays no tax, other than on income taxed at special rates. With the standard deduction of ${figure('standardDeductionNew2026')}, that is a salary of ${figure('taxFreeSalaryNew2026')}. Most of the points below matter only in the old regime, so <a href="/blog/old-or-new-tax-regime-fy-2025-26">find out which regime is yours</a> before you read on. If you also sold shares, read about <a href="/blog/rebate-87a-salary-and-share-gains">the rebate and share gains</a>.</p>
<h2>2. Ask for employer NPS</h2>
<p>This is the one large deduction that works in the new regime. You can deduct what your employer pays into your National Pension System (NPS) account up to ${figure('npsEmployerNew2026')} of basic pay and dearness allowance, against ${figure('npsEmployerOld2026')} in the old regime outside government. It comes out of your package and is locked in for retirement, so decide whether you want the pension as well as the saving.</p>
${table({
  caption: `Package of ${rupees(SALARY)}, basic pay ${rupees(BASIC)}, new regime, FY 2026-27`,
  head: ['Step', 'Without employer NPS', 'With employer NPS'],
  rows: [
    ['Salary', rupeesInFull(SALARY), rupeesInFull(SALARY)],
    ['Standard deduction', figure('standardDeductionNew2026'), figure('standardDeductionNew2026')],
    ['Employer NPS deducted', rupeesInFull(0), rupeesInFull(employerNps)],
    ['Total income', rupeesInFull(withoutNps), rupeesInFull(withNps)],
    [
      'Tax with cess',
      rupeesInFull(newRegimeTax(withoutNps, 'FY 2026-27')),
      rupeesInFull(newRegimeTax(withNps, 'FY 2026-27')),
    ],
  ],
})}
<p>The effect is this large because the deduction brings the income below the rebate limit. At other incomes it saves your slab rate on the amount.</p>
<h2>3. Fill section 80C with what you already pay</h2>
<p>In the old regime you can deduct ${figure('section80c2026')} (${yearOf('section80c2026')}) under section 123 of the new Act, which replaces section 80C. Provident fund is deducted from your pay anyway. Add children’s tuition fees and home loan principal before you buy anything. Often that already takes you to the limit.</p>
<p>Section 124 allows another ${figure('npsOwn2026')} for your own contribution to the NPS.</p>
<h2>4. Buy health insurance for its own sake, and claim it</h2>
<p>The old regime allows ${figure('healthPremium2026')} for premiums for yourself and your family, and the same again for your parents, or ${figure('healthPremiumSenior2026')} where the insured is a senior citizen (section 126, earlier 80D). Pay through the bank: premiums paid in cash do not qualify.</p>
<h2>5. Get HRA calculated properly</h2>
<p>Payroll often uses yearly totals. If rent, pay or city changed, have it calculated <a href="/blog/hra-worked-out-month-by-month">month by month</a>. ${figure('hraNewMetroCities')} count as metro cities for HRA ${yearOf('hraNewMetroCities')}. Pay rent by bank transfer. Our tool <a href="/tools/hra-and-rent-tds">HRA by month</a> also says whether you need the landlord’s PAN or deduct TDS.</p>
<h2>6. Know what a home loan does in each regime</h2>
<ul>
<li>Own home, old regime: interest up to ${figure('homeLoanInterest2026')}, principal within section 123.</li>
<li>Own home, new regime: nothing.</li>
<li>Let-out house: in both regimes you deduct ${figure('rentStandardDeduction2026')} of the net rent and the loan interest. A loss can be set off against salary in the old regime only, up to ${figure('houseLossSetOff2026')} a year.</li>
</ul>
<p>If you and your spouse co-own the house and share the loan, each of you claims your own share.</p>
<h2>7. Use the yearly exemption on shares</h2>
<p>Long-term gains on listed shares and equity funds are tax-free up to ${figure('ltcgEquityExemption')} a year (${yearOf('ltcgEquityExemption')}), in both regimes. If you hold funds for decades, you can sell and buy back within that amount each year, and so raise your cost. Watch out for exit loads, and for the ${figure('stcgEquityRate')} on anything sold within ${figure('holdingEquity2026')}.</p>
<h2>8. Plan your interest income, honestly</h2>
<p>In the old regime, section 153 lets you deduct savings interest up to ${figure('savingsInterest2026')}, and resident senior citizens deposit interest up to ${figure('depositInterestSenior2026')}. Moving deposits to your spouse doesn’t move the tax: income from money you give to your husband or wife is clubbed with yours. A gift to parents or adult children does move it, if the gift is real and stays theirs.</p>
<h2>9. Tell your employer everything</h2>
<p>Changed jobs? Give your new employer the figures from the old one, or both will give you the same exemption and you’ll owe the tax later, with interest. You can report other income too, such as deposits or rent. It is then taxed through your pay and you owe no <a href="/blog/advance-tax-dates-shares-and-interest">advance tax</a>. Your employer can also take into account TCS on money you sent abroad.</p>
<p>For arrears received in FY 2025-26 or earlier, file Form 10E before the return; for those received from tax year 2026-27, Form 39. Without it, the relief is refused.</p>
<h2>10. File on time</h2>
<p>The simplest strategy is also the most valuable. On time you keep the old regime and your losses, and pay no late fee. Missed ${figure('dueDateAy2026')}? <a href="/tools/what-can-i-still-do">What can I still do?</a> says what is left for ${LATEST_YEAR}. With up to ${figure('itr1Houses')} houses and total income up to ${figure('itr1Income')}, ITR-1 may now be enough.</p>
<h2>What not to do</h2>
<ul>
<li>Don’t buy an endowment policy in March for the deduction. For ${yearOf('insurancePremium')}, maturity proceeds are taxed once yearly premiums of all such policies exceed ${figure('insurancePremium')}.</li>
<li>Don’t claim donations, rent or loans that someone offers to arrange. Such claims are matched with the other side’s return, and you pay the penalty, not the arranger.</li>
<li>Don’t choose a regime because a colleague did.</li>
</ul>
<blockquote><p>Spending ₹3 you didn’t need to save ₹1 of tax leaves you ₹2 poorer.</p></blockquote>
<h2>A calendar for the year</h2>
${table({
  head: ['When', 'What'],
  rows: [
    ['April', 'Declare your regime to the employer, ask about NPS, submit the rent declaration'],
    ['After a raise or a move', 'Update HRA and the estimate'],
    ['December to January', 'Submit proofs with Form 124, look at gains and losses on shares'],
    ['March', 'Make payments that count for the year, and no others'],
    ['June', 'Compare Form 130 (earlier Form 16) with the AIS and your tax credits'],
    ['July', 'File and verify'],
  ],
})}
<h2>What to do next</h2>
<p>Take your last payslip and your Form 16, and tick the points that apply to you. Usually two or three do. If you’d like us to run this year’s numbers with you, the <a href="/services/salary-house-rent-filing">salary page</a> lists the documents you’ll need, and <a href="/contact">one message</a> is enough to start.</p>
${sources([
  'rebateIncomeNew2026',
  'standardDeductionNew2026',
  'homeLoanInterest2026',
  'houseLossSetOff2026',
  'section80c2026',
  'npsEmployerNew2026',
  'healthPremium2026',
  'savingsInterest2026',
  'ltcgEquityExemption',
  'hraNewMetroCities',
  'dueDateAy2026',
])}`,
}

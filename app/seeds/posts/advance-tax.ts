import { rupees } from '#app/content/plans.ts'
import { fact, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'
import { percentOf } from './worked-tax.ts'

const TAX_AFTER_TDS = 160000
const steps = [
  { by: fact('advanceTaxJune'), share: taxFacts.advanceTaxJuneShare.value },
  { by: fact('advanceTaxSeptember'), share: taxFacts.advanceTaxSeptemberShare.value },
  { by: fact('advanceTaxDecember'), share: taxFacts.advanceTaxDecemberShare.value },
  { by: fact('advanceTaxMarch'), share: taxFacts.advanceTaxMarchShare.value },
]
const plan = steps.map(({ by, share }, index) => {
  const total = percentOf(share, TAX_AFTER_TDS)
  const before = percentOf(steps[index - 1]?.share ?? 0, TAX_AFTER_TDS)
  const months = index < steps.length - 1 ? taxFacts.advanceTaxDeferMonths.value : 1
  const interest = percentOf(taxFacts.interestMonthly.value * months, total)
  return { by, share, total, pay: total - before, months, interest }
})
const deferInterest = plan.reduce((sum, { interest }) => sum + interest, 0)

export const advanceTax: PostSeed = {
  slug: 'advance-tax-dates-shares-and-interest',
  title: 'Advance Tax Calendar: Dates, Shares and the Interest on Delay',
  excerpt:
    'Who pays advance tax, how much by which date, how to estimate without knowing the whole year, and what it costs to be late, worked out on one example.',
  category: 'business-and-profession',
  publishedAt: '2026-06-03T10:00:00+05:30',
  metaTitle: 'Advance Tax: Dates, Shares and Interest on Delay',
  metaDescription:
    'Advance tax for FY 2026-27: who pays, the four dates and shares, the single date for presumptive income, and interest under sections 234B and 234C worked out.',
  metaKeywords: 'advance tax, due dates, 234B, 234C, instalments, presumptive income, FY 2026-27',
  ogTitle: 'The advance tax calendar, with the sums worked out',
  ogDescription:
    'Four dates, four shares and one example that shows what being late costs. With notes for freelancers, investors and people with a salary.',
  content: `<p>Income tax is meant to be paid while the income is earned. For a salary the employer sees to it. For fees, rent, interest and gains you do it yourself, in instalments, and that is advance tax. It is not an extra tax. The only thing that makes it expensive is to forget it.</p>
<h2>Who has to pay</h2>
<p>Estimate the tax for the whole year and take off what others deduct or collect. If ${fact('advanceTaxFrom')} or more is left, advance tax is due. Resident senior citizens who have no income from business or profession are excused; they pay what is left with the return.</p>
<p>People who are often surprised by it:</p>
<ul>
<li>employees with deposits, rent or a side practice that the employer does not know of</li>
<li>freelancers whose clients deduct less than the tax they owe</li>
<li>investors who sold shares, a house or digital assets</li>
<li>landlords whose tenants need not deduct tax</li>
</ul>
<p>If you have a salary, there is a simpler way: tell your employer about the other income, and the tax is deducted from your pay. No instalments are needed then.</p>
<h2>The calendar</h2>
${table({
  caption: 'Instalments, the same for FY 2025-26 and FY 2026-27',
  head: ['By', 'Share of the year’s tax paid by then'],
  rows: steps.map(({ by, share }) => [by, `${share}%`]),
})}
<p>The shares are cumulative. If you paid nothing by June you do not pay a fine for June; you catch up in September, with some interest. For FY 2026-27 the last two dates are ${fact('advanceTaxDateDecember2026')} and ${fact('advanceTaxDateMarch2027')}. Whatever is paid by 31 March still counts as advance tax.</p>
<h3>One date for presumptive income</h3>
<p>Those who declare income under section 44AD or <a href="/blog/section-44ada-for-professionals">section 44ADA</a> pay the whole amount by ${fact('advanceTaxMarch')}. There are no earlier instalments for that income.</p>
<h2>An example</h2>
<p>Kavita is a consultant who keeps books. She expects tax for the year, with cess and after TDS, of ${rupees(TAX_AFTER_TDS)}.</p>
${table({
  head: ['By', 'Total by then', 'To pay'],
  rows: plan.map(({ by, total, pay }) => [by, rupees(total), rupees(pay)]),
})}
<h2>What being late costs</h2>
<p>Two kinds of interest can meet, both at ${fact('interestMonthly')} for a month or part of one (${yearOf('interestMonthly')}).</p>
<h3>Section 234C: an instalment is missed</h3>
<p>Interest runs on the shortfall, for ${fact('advanceTaxDeferMonths')} for each of the first three instalments and for one month for the last. If Kavita pays nothing until the end of March, it comes to this:</p>
${table({
  caption: 'Interest under section 234C if all is paid late in March',
  head: ['Instalment', 'Short by', 'Months', 'Interest'],
  rows: [
    ...plan.map(({ by, total, months, interest }) => [
      by,
      rupees(total),
      `${months}`,
      rupees(interest),
    ]),
    ['Together', '', '', rupees(deferInterest)],
  ],
})}
<h3>Section 234B: the year ends short</h3>
<p>If less than ${fact('advanceTaxEnough')} of the year’s tax was paid by 31 March, interest runs on the whole shortfall from April until it is paid. Had Kavita paid nothing until 20 July, four months would be counted: ${rupees(percentOf(taxFacts.interestMonthly.value * 4, TAX_AFTER_TDS))} more. The two kinds of interest do not replace each other.</p>
<p>A third, under section 234A, is added only when the return itself is late and tax is unpaid.</p>
<h2>How to estimate without knowing the year</h2>
<ol>
<li>Begin with last year’s computation and correct what you know to be different.</li>
<li>Take off the TDS you can expect, from invoices and deposit certificates.</li>
<li>Work it out in both regimes if you are still free to choose. With business income, remember that the old regime needs Form 10-IEA.</li>
<li>Look again before each date. A good quarter is caught up in the next instalment.</li>
<li>Round up a little. What is paid over is credited in the return; what is paid short costs interest.</li>
</ol>
<h2>Gains and other surprises</h2>
<p>Nobody can foresee in June what will be sold in January. The law knows it: if an instalment fell short because of capital gains, dividends, a new business or winnings, there is no interest under section 234C as long as the tax on that income is paid with the instalments that remain, or by 31 March where none remains.</p>
<p>So after a large sale the question is not what you missed, but what the next date is. Put the tax aside on the day the money comes. For a house see <a href="/blog/selling-a-house-indexed-or-not">the two ways to work out the gain</a>; the tax may be lower than you fear, or nothing if you reinvest.</p>
<h2>Paying it</h2>
<p>Pay on the e-filing portal with e-Pay Tax and choose advance tax. Then check the year before you confirm. For income of FY 2026-27 the portal asks for the <a href="/blog/income-tax-act-2025-and-the-tax-year">tax year</a>, and for FY 2025-26 it asked for the assessment year. A payment under the wrong year can be corrected, but it takes time and letters.</p>
<p>Keep the challan. It appears in Form 26AS after a few days, and the return takes the credit from there.</p>
<h2>A habit that makes it easier</h2>
<p>Of every fee received, put a fixed part on a separate account on the same day, and pay from that account on the four dates. The part depends on your income. A person who pays ${rupees(TAX_AFTER_TDS)} on fees of ${rupees(2000000)} sets aside ${(TAX_AFTER_TDS / 2000000) * 100}%.</p>
<h2>What to do next</h2>
<p>Put the next date in your calendar with a reminder two weeks ahead, and collect three figures for that day: income so far, TDS so far, tax paid so far. If you would like the estimate made for you, it is part of our <a href="/services/professionals-filing">filing for professionals</a>. For FY 2026-27 the instalment of ${fact('advanceTaxDateDecember2026')} is the one with which most people catch up.</p>`,
}

import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { fact, taxFacts } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
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
  const months = index < steps.length - 1 ? taxFacts.advanceTaxDeferMonths2026.value : 1
  const interest = percentOf(taxFacts.interestMonthly2026.value * months, total)
  return { by, share, total, pay: total - before, months, interest }
})
const deferInterest = plan.reduce((sum, { interest }) => sum + interest, 0)
const juneEnough = percentOf(taxFacts.advanceTaxJuneEnough.value, TAX_AFTER_TDS)

export const advanceTax: PostSeed = {
  slug: 'advance-tax-dates-shares-and-interest',
  title: 'Advance Tax: Due Dates, Instalments and Late Interest',
  excerpt:
    'Who pays advance tax, how much is due by which date, how to estimate it before the year is over, and what a late instalment costs, with one worked example.',
  category: 'business-and-profession',
  publishedAt: '2026-06-03T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: 'Advance Tax: Due Dates, Instalments and Interest',
  metaDescription:
    'Advance tax for FY 2026-27: who pays, the four dates and instalments, the single date for presumptive income, and late interest calculated in one example.',
  metaKeywords: 'advance tax, due dates, 234B, 234C, instalments, presumptive income, FY 2026-27',
  ogTitle: 'Advance tax dates and interest, with the sums worked out',
  ogDescription:
    'Four dates, four instalments and one example that shows what paying late costs. With notes for freelancers, investors and salaried people.',
  content: `<p>You pay income tax while you earn the income, not after. On your salary, your employer does it for you. On fees, rent, interest and capital gains you do it yourself, in instalments. That is advance tax. It isn’t an extra tax, and it costs you extra only if you forget it.</p>
<p>Figures are for FY 2026-27 (tax year 2026-27). The sections are those of the Income-tax Act 2025, with the old ones where you may know them better.</p>
<h2>Who has to pay</h2>
<p>Estimate your tax for the whole year and subtract TDS and TCS. If ${figure('advanceTaxFrom2026')} or more is left, you owe advance tax. Resident senior citizens with no income from a business or profession are exempt: they pay whatever is left with the return.</p>
<p>These people are often caught by surprise:</p>
<ul>
<li>employees with deposits, rent or a side practice that the employer doesn’t know about</li>
<li>freelancers whose clients deduct less than the tax they owe</li>
<li>investors who sold shares, a house or digital assets</li>
<li>landlords whose tenants don’t have to deduct tax</li>
</ul>
<p>If you have a salary, there is a simpler way. Tell your employer about the other income, and the tax is deducted from your pay. You then have no instalments to pay.</p>
<h2>The due dates</h2>
${table({
  caption: 'Instalments, the same for FY 2025-26 and FY 2026-27',
  head: ['By', 'Share of the year’s tax paid by then'],
  rows: steps.map(({ by, share }) => [by, `${share}%`]),
})}
<p>The percentages are cumulative. If you miss June, there’s no fine. You catch up in September, with some interest. The last two dates of this year are ${figure('advanceTaxDateDecember2026')} and ${figure('advanceTaxDateMarch2027')}. Anything you pay by 31 March still counts as advance tax.</p>
<h3>One date for presumptive income</h3>
<p>If you declare income under section 44AD or <a href="/blog/section-44ada-for-professionals">section 44ADA</a>, you pay everything by ${figure('advanceTaxMarch')}. The single date covers your whole advance tax, not only the part on that income. A doctor under section 44ADA who also earns rent pays the tax on both by that date. Goods carriages under section 44AE follow the four dates.</p>
<h2>An example</h2>
<p>Kavita is a consultant who keeps books. She expects to owe ${rupees(TAX_AFTER_TDS)} for the year, including cess and after TDS.</p>
${table({
  head: ['By', 'Total by then', 'To pay'],
  rows: plan.map(({ by, total, pay }) => [by, rupeesInFull(total), rupeesInFull(pay)]),
})}
<h2>What paying late costs</h2>
<p>Two kinds of interest can apply, each at ${figure('interestMonthly2026')} for a month or part of a month. The amount it is charged on is first rounded down to the nearest hundred rupees.</p>
<h3>A missed instalment: section 425, earlier 234C</h3>
<p>Interest runs on the shortfall, for ${figure('advanceTaxDeferMonths2026')} on each of the first three instalments and for one month on the last. If Kavita pays nothing until the end of March, this is what it costs:</p>
${table({
  caption: 'Interest if everything is paid late in March',
  head: ['Instalment', 'Short by', 'Months', 'Interest'],
  rows: [
    ...plan.map(({ by, total, months, interest }) => [
      by,
      rupeesInFull(total),
      `${months}`,
      rupeesInFull(interest),
    ]),
    ['Total', '', '', rupeesInFull(deferInterest)],
  ],
})}
<p>The first two dates leave some room. You pay no interest for June if ${figure('advanceTaxJuneEnough')} of the year’s tax was paid by then, and none for September if ${figure('advanceTaxSeptemberEnough')} was. For Kavita, ${rupees(juneEnough)} by ${figure('advanceTaxJune')} is enough.</p>
<h3>A short year: section 424, earlier 234B</h3>
<p>If you paid less than ${figure('advanceTaxEnough2026')} of the year’s tax by 31 March, interest runs on the whole shortfall from April until you pay it. If Kavita pays nothing until 20 July, four months count: ${rupees(percentOf(taxFacts.interestMonthly2026.value * 4, TAX_AFTER_TDS))} more. This is in addition to the interest on missed instalments.</p>
<p>A third kind (section 423, earlier 234A) is added only when the return itself is late and tax is unpaid.</p>
<h2>How to estimate before the year is over</h2>
<ol>
<li>Start with last year’s tax calculation and change what you know is different.</li>
<li>Subtract the TDS you can expect, using invoices and deposit certificates.</li>
<li>Calculate both regimes if you can still choose. With business income, the old regime needs Form 10-IEA or its successor.</li>
<li>Look again before each date. After a good quarter, you catch up in the next instalment.</li>
<li>Round up a little. What you overpay is credited in the return, while a shortfall costs interest.</li>
</ol>
<h2>Gains and other surprises</h2>
<p>No one can foresee in June what they will sell in January. The law allows for that. If an instalment fell short because of capital gains, dividends, winnings or a business begun during the year, there is no interest for it as long as you pay the tax on that income with the remaining instalments, or by 31 March if none remains.</p>
<p>So after a large sale, don’t ask what you missed. Ask what the next date is, and set the tax aside the day the money arrives. For a house, see <a href="/blog/selling-a-house-indexed-or-not">the two ways to calculate the gain</a>. The tax may be lower than you fear, or nil if you reinvest.</p>
<h2>How to pay</h2>
<p>Use e-Pay Tax on the e-filing portal and choose advance tax. Check the year before you confirm. For income of FY 2026-27 choose <a href="/blog/income-tax-act-2025-and-the-tax-year">tax year 2026-27</a>. For FY 2025-26 it was assessment year 2026-27. You can correct a payment made under the wrong year, but it takes time and paperwork.</p>
<p>Keep the challan. The payment shows up in your tax credit statement after a few days, and the return takes the credit from there.</p>
<h2>A habit that makes it easier</h2>
<p>Move a fixed share of every fee into a separate account the same day, and pay the four instalments from it. The share depends on your income. Someone who pays ${rupees(TAX_AFTER_TDS)} on fees of ${rupees(2000000)} sets aside ${(TAX_AFTER_TDS / 2000000) * 100}%.</p>
<h2>What to do next</h2>
<p>Put the next date in your calendar with a reminder two weeks earlier. For that day, collect three figures: income so far, TDS so far and tax paid so far. If you’d like us to prepare the estimate, it is part of our <a href="/services/professionals-filing">filing for professionals</a>. For FY 2026-27, most people can still catch up with the instalment of ${figure('advanceTaxDateDecember2026')}.</p>
${sources(
  [
    'advanceTaxFrom2026',
    'advanceTaxMarch',
    'interestMonthly2026',
    'advanceTaxJuneEnough',
    'advanceTaxEnough2026',
  ],
  ['Section 403(3), Income-tax Act 2025', 'Rule 119A, Income-tax Rules 1962'],
)}`,
}

import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { LATEST_YEAR, taxFacts } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'
import { percentOf, withCess } from './worked-tax.ts'

/** Prices of a share in rupees, at rates of exchange made up for the example. */
const price = { june2023: 9020, september2025: 13200, november2025: 14080, december2025: 14685 }
const TOP_RATE = taxFacts.topRate.value + percentOf(taxFacts.cess.value, taxFacts.topRate.value)

const VESTED = 100
const vestValue = VESTED * price.september2025
const vestTds = percentOf(TOP_RATE, vestValue)
const soldToCover = Math.ceil(vestTds / price.september2025)
const coverProceeds = soldToCover * price.september2025
const kept = VESTED - soldToCover

const OLD_SHARES = 60
const oldCost = OLD_SHARES * price.june2023
const oldProceeds = OLD_SHARES * price.november2025
const oldGain = oldProceeds - oldCost
const oldTax = withCess(percentOf(taxFacts.ltcgOtherRate.value, oldGain))

const BOUGHT = 50
const DISCOUNT = 15
const paid = BOUGHT * (price.november2025 - percentOf(DISCOUNT, price.november2025))
const boughtValue = BOUGHT * price.november2025
const benefit = boughtValue - paid

const DIVIDEND = 3000
const WITHHELD = 750
const dividendTax = percentOf(TOP_RATE, DIVIDEND)

export const rsuAndEspp: PostSeed = {
  slug: 'rsu-and-espp-from-vest-to-schedule-fa',
  title: 'RSU and ESPP: From Vest to Schedule FA, With Numbers',
  excerpt:
    'One employee, one year: shares that vest, shares sold to cover tax, an old holding sold, a discounted purchase and a dividend. What each costs, and where it goes in the return.',
  category: 'filing-guides',
  publishedAt: '2026-11-16T10:00:00+05:30',
  metaTitle: 'RSU and ESPP Tax in India, With Numbers',
  metaDescription:
    'How RSUs and ESPP shares of a foreign employer are taxed in India: vest, sell-to-cover, sale, dividend, foreign tax credit and Schedule FA, all in rupees.',
  metaKeywords:
    'RSU tax India, ESPP tax India, sell to cover, Schedule FA, Form 67, foreign shares, perquisite, AY 2026-27',
  ogTitle: 'RSUs and ESPP in an Indian return: one year in numbers',
  ogDescription:
    'Vest, sell-to-cover, sale, discount and dividend, each with its tax in rupees and its place in the return. FY 2025-26 (AY 2026-27).',
  content: `<p>People say that shares from a foreign employer are taxed twice. They aren’t. They’re taxed at two points, on two different amounts. The trouble is that the payslip, the broker’s statement and the return each show a different piece. Here is one year in numbers, for ${LATEST_YEAR}.</p>
<p>Neha is resident and ordinarily resident, works in Hyderabad for the Indian arm of a US company, and is in the ${figure('topRate')} slab without surcharge. Share prices are already in rupees, at exchange rates made up for the example.</p>
<h2>The vest: salary</h2>
<p>On 15 September 2025, ${VESTED} restricted stock units (RSUs) vest. The share price is ${rupees(price.september2025)}, so she receives shares worth ${rupees(vestValue)}. That value is salary, a perquisite, even though no money reaches her. Her employer must deduct tax on it.</p>
<h3>Sell-to-cover</h3>
<p>At ${TOP_RATE}%, the tax on the vest is ${rupees(vestTds)}. The plan sells ${soldToCover} shares the same day for ${rupees(coverProceeds)} and pays the tax from that. The remaining ${rupees(coverProceeds - vestTds)} goes to her account. She keeps ${kept} shares.</p>
<p>Three points follow:</p>
<ul>
<li>The full ${rupees(vestValue)} is in her Form 16. She doesn’t declare it again.</li>
<li>The ${soldToCover} shares were sold. The capital gain is nil here, because cost and price are the same. You still have to report it in the return.</li>
<li>Her cost for the ${kept} shares she kept is ${rupees(price.september2025)} each, the value already taxed as salary.</li>
</ul>
<h2>The sale: capital gain</h2>
<p>On 20 November 2025 she sells ${OLD_SHARES} shares that vested on 15 June 2023.</p>
${table({
  head: ['Step', 'Amount'],
  rows: [
    [`Sale price, ${OLD_SHARES} at ${rupeesInFull(price.november2025)}`, rupeesInFull(oldProceeds)],
    [
      `Cost, the value at vest, ${OLD_SHARES} at ${rupeesInFull(price.june2023)}`,
      rupeesInFull(oldCost),
    ],
    ['Gain', rupeesInFull(oldGain)],
    [`Tax at ${figure('ltcgOtherRate')} with cess`, rupeesInFull(oldTax)],
  ],
})}
<p>Shares listed abroad are long-term when held for more than ${figure('holdingUnlisted')}, counted from the vest. She held them for 29 months. The exempt amount for Indian listed shares doesn’t apply. Had she held them for less, the gain would be taxed at her slab rate. US broker forms often show the cost as nil. Use the value at vest, with the vest confirmation as proof.</p>
<h2>The purchase plan: a discount is salary too</h2>
<p>On 30 November 2025 she buys ${BOUGHT} shares under the employee stock purchase plan (ESPP), at ${DISCOUNT}% below the price of ${rupees(price.november2025)}. She pays ${rupees(paid)} for shares worth ${rupees(boughtValue)}. The difference of ${rupees(benefit)} is a perquisite and should be in Form 16. Her cost for a later sale is the full ${rupees(boughtValue)}.</p>
<h2>The dividend: income and foreign tax credit</h2>
<p>In December 2025 she gets a dividend of ${rupees(DIVIDEND)}, from which ${rupees(WITHHELD)} is withheld in the US.</p>
${table({
  head: ['Step', 'Amount'],
  rows: [
    ['Dividend to declare, before withholding', rupeesInFull(DIVIDEND)],
    [`Indian tax on it at ${TOP_RATE}%`, rupeesInFull(dividendTax)],
    ['Credit, the lower of foreign and Indian tax', rupeesInFull(Math.min(WITHHELD, dividendTax))],
    ['Still to pay in India', rupeesInFull(dividendTax - Math.min(WITHHELD, dividendTax))],
  ],
})}
<p>The credit needs Form 67, with Schedules FSI and TR. For ${LATEST_YEAR} the form can be filed until ${figure('form67Date')}. From tax year 2026-27 it is Form 44, which a chartered accountant verifies where the foreign tax is ${figure('form44Verification')} or more.</p>
<h2>Schedule FA: the calendar year 2025</h2>
<p>The return for AY 2026-27 lists what she held at any time from ${figure('scheduleFaPeriod')}, whether or not it earned anything.</p>
${table({
  caption: 'Neha’s shares in Schedule FA',
  head: ['Acquired', 'Shares', 'Cost or value then', 'Sold in 2025', 'Value on 31 December 2025'],
  rows: [
    [
      '15 June 2023',
      `${OLD_SHARES}`,
      rupeesInFull(oldCost),
      rupeesInFull(oldProceeds),
      rupeesInFull(0),
    ],
    [
      '15 September 2025',
      `${VESTED}`,
      rupeesInFull(vestValue),
      rupeesInFull(coverProceeds),
      rupeesInFull(kept * price.december2025),
    ],
    [
      '30 November 2025',
      `${BOUGHT}`,
      rupeesInFull(boughtValue),
      rupeesInFull(0),
      rupeesInFull(BOUGHT * price.december2025),
    ],
  ],
})}
<p>She also enters the highest value of each holding during the year, the dividend, and the brokerage account with its cash. Shares that vest in February 2026 are salary in this return but go into next year’s Schedule FA. For what leaving it out costs, see <a href="/blog/schedule-fa-and-form-67">Schedule FA and Form 67</a>.</p>
<h2>Mistakes we see often</h2>
<ul>
<li><strong>Counting the vest twice</strong>, once from Form 16 and once from the broker’s statement.</li>
<li><strong>Taking nil as cost</strong>, so that the salary is taxed again as a gain.</li>
<li><strong>Leaving out sell-to-cover sales</strong>, because “the company did that”.</li>
<li><strong>Using one exchange rate for everything.</strong> Each event has its own date. Take the State Bank of India’s telegraphic transfer buying rate that the rules prescribe for it, and keep a list.</li>
<li><strong>Filing ITR-1.</strong> With foreign shares it is ITR-2, or ITR-3 with business income.</li>
<li><strong>Forgetting old shares</strong> from a former employer. If an earlier return missed them, read <a href="/blog/schedule-fa-and-form-67">what leaving them out can cost</a> before you file.</li>
</ul>
<h2>If you moved countries</h2>
<p>If you worked abroad for part of the time between grant and vest, part of the value may be taxable there, and in India depending on your status. If you are resident but not ordinarily resident, gains and dividends that arise abroad are not taxed here, and Schedule FA stays empty. Settle your <a href="/blog/nri-rnor-or-resident-by-counting-days">residential status</a> first.</p>
<blockquote><p>Save each vest confirmation as a PDF on the day it arrives. It proves the salary, the cost and the date in one page.</p></blockquote>
<h2>What to do next</h2>
<p>Ask your plan administrator for three statements: vests and purchases since you joined, sales from April to March, and the calendar year. With Form 16 they answer every question above. If you’d like us to put them together, our <a href="/services/foreign-income-filing">foreign income filing</a> covers the gain, the credit and Schedule FA. <a href="/contact">Write to us</a> without passwords or full account numbers.</p>
${sources(
  [
    'holdingUnlisted',
    'ltcgOtherRate',
    'form67Date',
    'form44Verification',
    'scheduleFaPenalty',
    'scheduleFaPenaltyFloor',
  ],
  [
    'Section 17(2), Income-tax Act 1961',
    'Section 90, Income-tax Act 1961',
    'Schedules CG, FSI, TR and FA of ITR-2 and ITR-3 for AY 2026-27',
  ],
)}`,
}

import { rupees } from '#app/content/plans.ts'
import { fact, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'
import { percentOf, withCess } from './worked-tax.ts'

const sales = [
  { coin: 'Coin A', cost: 300000, price: 450000 },
  { coin: 'Coin B', cost: 200000, price: 120000 },
  { coin: 'Coin A for coin C, by exchange', cost: 50000, price: 90000 },
].map(({ coin, cost, price }) => ({ coin, cost, price, taxed: Math.max(0, price - cost) }))

const taxed = sales.reduce((sum, sale) => sum + sale.taxed, 0)
const result = sales.reduce((sum, { price, cost }) => sum + price - cost, 0)
const tax = withCess(percentOf(taxFacts.cryptoRate.value, taxed))
const deducted = percentOf(
  taxFacts.cryptoTds.value,
  sales.reduce((sum, { price }) => sum + price, 0),
)

export const cryptoTax: PostSeed = {
  slug: 'crypto-tax-in-india',
  title: 'Crypto Tax in India: One Rate, No Set-off, and TDS',
  excerpt: `How gains from crypto and other virtual digital assets are taxed, why a loss on one coin does not help with another, what the ${fact('cryptoTds')} deduction is, and what to report where.`,
  category: 'capital-gains',
  publishedAt: '2026-10-21T10:00:00+05:30',
  metaTitle: 'Crypto Tax in India for FY 2025-26 Explained',
  metaDescription: `Tax on crypto and other virtual digital assets for FY 2025-26: the ${fact('cryptoRate')} rate, ${fact('cryptoTds')} TDS, no set-off of losses, Schedule VDA, foreign wallets and a worked example.`,
  metaKeywords:
    'crypto tax India, virtual digital assets, section 115BBH, section 194S, Schedule VDA, TDS',
  ogTitle: 'Crypto in an Indian tax return, without guesswork',
  ogDescription:
    'One rate, one deduction and no relief for losses: a worked example, the TDS limits and what to report in Schedule VDA. FY 2025-26 (AY 2026-27).',
  content: `<p>Few rules of income tax are as short as the one for crypto, and few are as unforgiving. There is one rate, one deduction, and nothing for losses. This article explains them for ${LATEST_YEAR}, with an example, and says what goes where in the return.</p>
<h2>What the rule covers</h2>
<p>The law speaks of <em>virtual digital assets</em>: cryptocurrencies and other tokens made by cryptography, and non-fungible tokens as far as they have been notified. Shares, digital rupees of the Reserve Bank, vouchers and loyalty points are not among them. Nor is gold that an app sells and stores for you.</p>
<h2>The tax</h2>
${table({
  caption: `Virtual digital assets, ${LATEST_YEAR}`,
  head: ['Point', 'Rule'],
  rows: [
    [
      'Rate',
      `${fact('cryptoRate')}, whatever your slab and however long you held (section 115BBH)`,
    ],
    ['What is deducted', 'The cost of acquisition and nothing else'],
    ['Cess', `${fact('cess')} on top, and surcharge where total income is high`],
    ['Losses', 'Not set off, not carried forward'],
    ['TDS', `${fact('cryptoTds')} of the price (section 194S)`],
  ],
})}
<p>The rate has been the same from ${yearOf('cryptoRate')}. Since it ignores the slabs, the rebate under section 87A gives no relief, and in neither regime does the basic exemption help. Somebody with no other income still pays ${fact('cryptoRate')} on a gain of ${rupees(50000)}.</p>
<h3>What may not be deducted</h3>
<ul>
<li>exchange fees, network fees and the cost of a wallet</li>
<li>electricity and machines used for mining</li>
<li>interest on money borrowed to buy</li>
<li>advice, software and subscriptions</li>
</ul>
<p>Whether a fee that is part of the purchase price belongs to the cost is argued about. If you take that view, take it throughout and note it.</p>
<h2>An example</h2>
<p>Dev made three transfers in the year.</p>
${table({
  head: ['Transfer', 'Cost', 'Price', 'Taxed'],
  rows: [
    ...sales.map(({ coin, cost, price, taxed: gain }) => [
      coin,
      rupees(cost),
      rupees(price),
      rupees(gain),
    ]),
    ['Together', '', '', rupees(taxed)],
  ],
})}
<p>His real result is ${rupees(result)}. He is taxed on ${rupees(taxed)}, because the loss on coin B counts for nothing. The tax with cess is ${rupees(tax)}. If ${fact('cryptoTds')} was deducted on each transfer, ${rupees(deducted)} of it has been paid already.</p>
<p>Two things in the example surprise people. The exchange of one coin for another is a transfer, although no rupee was seen; the price is the value of what was received. And the loss on coin B is not kept for next year either.</p>
<h2>The deduction of ${fact('cryptoTds')}</h2>
<p>Whoever pays for a digital asset deducts ${fact('cryptoTds')} of the price. On an Indian exchange this happens by itself. It begins when payments in the year exceed ${fact('cryptoTdsFrom')}, or ${fact('cryptoTdsFromSpecified')} where the payer is a specified person, which most individuals without business income are.</p>
<p>The deduction is not the tax. It is credited in your return like any other TDS. For active traders it can be more than the tax, because it is taken from every sale, with or without a gain; the excess is then claimed in the return.</p>
<p>Between two private persons the buyer has the duty to deduct. If you buy directly from somebody, or pay with one coin for another outside an exchange, ask before you transfer.</p>
<h2>Other ways of receiving coins</h2>
<ul>
<li><strong>Salary or fees in crypto:</strong> taxed as salary or professional income at the value on the day of receipt. That value is the cost when you sell.</li>
<li><strong>Gifts:</strong> may be taxed in the hands of the one who receives them, as with other property, unless they come from close relatives or on an occasion the law names.</li>
<li><strong>Airdrops, staking and mining:</strong> the law has no words of its own for them. The cautious way is to show the value on receipt as income and use it as the cost later.</li>
<li><strong>Margin and futures on foreign platforms:</strong> need a look at the contract before anybody can say which rule applies.</li>
</ul>
<h2>Coins on a foreign exchange</h2>
<p>A foreign platform deducts nothing in India, and it does not excuse you from tax. Two further points arise for ordinarily resident persons: the account may belong in <a href="/blog/schedule-fa-and-form-67">Schedule FA</a>, with penalties of its own if it is left out, and the buyer’s duty to deduct may fall on you. Exchanges abroad increasingly share information with tax authorities. Assume that what you hold there is known.</p>
<h2>In the return</h2>
<ol>
<li>The form is ITR-2, or ITR-3 if the activity is a business. ITR-1 and ITR-4 have no place for it.</li>
<li>Schedule VDA asks for each transfer: day of acquisition, day of transfer, cost and price.</li>
<li>TDS is taken from Form 26AS. Compare it with the statement of the exchange.</li>
<li>The AIS shows sales as reported by exchanges, often without cost. Your own records fill the gap.</li>
</ol>
<p>The due date in law was ${fact('dueDateAy2026')} without business income and ${fact('dueDateBusinessAy2026')} with it. A belated return may be filed until ${fact('belatedDateAy2026')}; since crypto losses are not carried forward anyway, being late costs the fee and interest but no loss from this source.</p>
<h3>Records</h3>
<p>Download the full trade history every year, also from platforms you have left. Platforms close, and their records with them. For each coin note day, quantity, price in rupees and the account the money came from. If you bought the same coin at different times, choose a way to match purchases with sales, first in first out being the usual one, and keep to it.</p>
<h2>From tax year 2026-27</h2>
<p>For income from ${fact('newActFrom')} the <a href="/blog/income-tax-act-2025-and-the-tax-year">Income-tax Act 2025</a> applies. The Budget of 2026 left rate and deduction alone. It provided for penalties on exchanges that do not report their customers’ transfers or report them wrongly, so statements should become more complete.</p>
<blockquote><p>Nothing in this rule says whether crypto is a good investment. It says only that a year of gains and losses is taxed as if there had been gains alone.</p></blockquote>
<h2>What to do next</h2>
<p>Export the history of every exchange and wallet for the year, and add up gains and losses separately, never together. If transfers run into the hundreds, or some took place abroad or between private wallets, send the exports with your <a href="/contact">enquiry</a>. Digital assets are part of our <a href="/services/capital-gains-filing">capital gains filing</a>; for shares and property see the <a href="/blog/complete-guide-to-capital-gains-taxation-in-india">guide to capital gains</a>.</p>`,
}

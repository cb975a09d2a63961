import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { fact, LATEST_YEAR, taxFacts } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
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
  excerpt: `How gains from crypto and other virtual digital assets are taxed, why a loss on one coin doesn’t help with another, how the ${fact('cryptoTds')} TDS works, and what to report where.`,
  category: 'capital-gains',
  publishedAt: '2026-10-21T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: 'Crypto Tax in India for FY 2025-26 Explained',
  metaDescription: `Tax on crypto and other virtual digital assets for FY 2025-26: the ${fact('cryptoRate')} rate, ${fact('cryptoTds')} TDS, no set-off of losses, Schedule VDA, foreign wallets and a worked example.`,
  metaKeywords:
    'crypto tax India, virtual digital assets, section 115BBH, section 194S, Schedule VDA, TDS',
  ogTitle: 'Crypto in an Indian tax return, without guesswork',
  ogDescription:
    'One rate, one deduction and no relief for losses: a worked example, the TDS limits and what to report in Schedule VDA. FY 2025-26 (AY 2026-27).',
  content: `<p>Few rules of income tax are as short as the one for crypto, and few are as unforgiving. One rate, one deduction, no relief for losses. This article explains them for ${LATEST_YEAR}, with an example, and shows what goes where in the return.</p>
<h2>What the rule covers</h2>
<p>The law speaks of <em>virtual digital assets</em>: cryptocurrencies and other tokens generated using cryptography, and non-fungible tokens as notified. Shares, the Reserve Bank’s digital rupee, vouchers and loyalty points are not covered. Nor is gold that an app sells and stores for you.</p>
<h2>The tax</h2>
${table({
  caption: `Virtual digital assets, ${LATEST_YEAR}`,
  head: ['Point', 'Rule'],
  rows: [
    [
      'Rate',
      `${figure('cryptoRate')}, whatever your slab and however long you held (section 115BBH)`,
    ],
    ['What you can deduct', 'The cost of acquisition and nothing else'],
    ['Cess', `${figure('cess')} on top, and surcharge if total income is high`],
    ['Losses', 'Not set off, not carried forward'],
    ['TDS', `${figure('cryptoTds')} of the price (section 194S)`],
  ],
})}
<p>The rate has been the same since FY 2022-23. The basic exemption doesn’t help in either regime: with no other income, you still pay ${figure('cryptoRate')} on a gain of ${rupees(50000)}. In the new regime, the rebate under section 87A can’t reduce this tax for ${LATEST_YEAR}. In the old regime, nothing in section 115BBH rules out the rebate, but the point is disputed, and taxpayers have so far conceded it. Don’t count on it without advice.</p>
<h3>What you can’t deduct</h3>
<ul>
<li>exchange fees, network fees and the cost of a wallet</li>
<li>electricity and machines used for mining</li>
<li>interest on money borrowed to buy</li>
<li>advice, software and subscriptions</li>
</ul>
<p>Whether a fee charged within the purchase price is part of the cost is debated. If you take that view, apply it consistently and keep a note.</p>
<h2>An example</h2>
<p>Dev made three transfers in the year.</p>
${table({
  head: ['Transfer', 'Cost', 'Price', 'Taxed'],
  rows: [
    ...sales.map(({ coin, cost, price, taxed: gain }) => [
      coin,
      rupeesInFull(cost),
      rupeesInFull(price),
      rupeesInFull(gain),
    ]),
    ['Total', '', '', rupeesInFull(taxed)],
  ],
})}
<p>He actually made ${rupees(result)}. He is taxed on ${rupees(taxed)}, because the loss on coin B counts for nothing. The tax with cess is ${rupees(tax)}. If ${figure('cryptoTds')} was deducted on each transfer, ${rupees(deducted)} of it is already paid.</p>
<p>Two things here surprise people. Swapping one coin for another is a transfer, even though no money changed hands: the price is the value of what you received. And the loss on coin B isn’t kept for next year either.</p>
<h2>TDS of ${figure('cryptoTds')}</h2>
<p>Whoever pays for a digital asset deducts ${figure('cryptoTds')} of the price. On an Indian exchange this happens automatically. It starts when payments in the year exceed ${figure('cryptoTdsFrom')}, or ${figure('cryptoTdsFromSpecified')} where the payer is a specified person, as most individuals without business income are.</p>
<p>TDS is not the tax. You get credit for it in your return, like any other TDS. Active traders may find it exceeds their tax, because it is taken on every sale, with or without a gain. You then claim the excess as a refund.</p>
<p>In a deal between two individuals, the buyer must deduct the TDS. If you buy directly from someone, or pay with one coin for another outside an exchange, ask before you transfer.</p>
<h2>Other ways of receiving coins</h2>
<ul>
<li><strong>Salary or fees in crypto:</strong> taxed as salary or professional income at the value on the day of receipt. That value is your cost when you sell.</li>
<li><strong>Gifts:</strong> the recipient may be taxed, as with other property, unless the gift comes from a close relative or on an occasion the law names.</li>
<li><strong>Airdrops, staking and mining:</strong> the law has no specific rule for these. The cautious way is to show the value on receipt as income and use it as the cost later.</li>
<li><strong>Margin and futures on foreign platforms:</strong> the contract decides which rule applies, so have it checked.</li>
</ul>
<h2>Coins on a foreign exchange</h2>
<p>A foreign platform deducts no Indian TDS, but you still owe the tax. Two more points matter if you are ordinarily resident. The account may belong in <a href="/blog/schedule-fa-and-form-67">Schedule FA</a>, with its own penalty if you leave it out, and the buyer’s duty to deduct may fall on you. Exchanges abroad share more and more data with tax authorities. Assume that your holdings there are known.</p>
<h2>In the return</h2>
<ol>
<li>File ITR-2, or ITR-3 if the activity is a business. ITR-1 and ITR-4 have no place for it.</li>
<li>Schedule VDA asks for each transfer: date of acquisition, date of transfer, cost and price.</li>
<li>TDS comes from Form 26AS. Compare it with your exchange’s statement.</li>
<li>The AIS shows sales as exchanges report them, often without cost. Your own records fill the gap.</li>
</ol>
<p>Since crypto losses are never carried forward, filing late costs you the fee and interest, but no crypto loss. Our tool <a href="/tools/what-can-i-still-do">What can I still do?</a> gives both.</p>
<h3>Records</h3>
<p>Download your full trade history every year, including from platforms you have left. When a platform closes, its records go with it. For each coin note the date, quantity, price in rupees and the account the money came from. If you bought the same coin at different times, choose one way to match purchases with sales, usually first in first out, and stick to it.</p>
<h2>From tax year 2026-27</h2>
<p>For income from ${figure('newActFrom')} the <a href="/blog/income-tax-act-2025-and-the-tax-year">Income-tax Act 2025</a> applies. The rate stays ${figure('cryptoRate2026')}, now in section 194, and TDS stays ${figure('cryptoTds2026')}, in section 393. The Finance Act 2026 added penalties on exchanges that don’t report their customers’ transfers or report them wrongly, so expect more complete statements.</p>
<blockquote><p>None of this says whether crypto is a good investment. It only says that a year of gains and losses is taxed as if there were only gains.</p></blockquote>
<h2>What to do next</h2>
<p>Export the history of every exchange and wallet for the year, and add up gains and losses separately, never together. If you made hundreds of transfers, or some were abroad or between private wallets, say so in your <a href="/contact">enquiry</a>. Digital assets are part of our <a href="/services/capital-gains-filing">capital gains filing</a>. For shares and property, see the <a href="/blog/complete-guide-to-capital-gains-taxation-in-india">guide to capital gains</a>.</p>
${sources([
  'cryptoRate',
  'cryptoRate2026',
  'cryptoTds',
  'cryptoTds2026',
  'rebateIncomeNew',
  'dueDateAy2026',
])}`,
}

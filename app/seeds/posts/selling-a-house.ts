import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { fact, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'
import { percentOf } from './worked-tax.ts'

const old = house(4000000, 11000000, 'inflationIndex2010')
const oldNextYear = house(4000000, 11000000, 'inflationIndex2010', 'inflationIndex2026')
const recent = house(5000000, 12000000, 'inflationIndex2018')

export const sellingAHouse: PostSeed = {
  slug: 'selling-a-house-indexed-or-not',
  title: `Selling a House: ${fact('ltcgPropertyRate')} Without Indexation or ${fact('ltcgPropertyIndexedRate')} With It`,
  excerpt: `Residents who bought before ${fact('capitalGainsChange')} pay the lower of two taxes on a house. Two houses calculated both ways, the figures for FY 2026-27, and what to settle before you sign the sale deed.`,
  category: 'capital-gains',
  publishedAt: '2026-10-07T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: `Selling a House: ${fact('ltcgPropertyRate')} or ${fact('ltcgPropertyIndexedRate')} Indexed`,
  metaDescription: `How the gain on a house is taxed for FY 2025-26: ${fact('ltcgPropertyRate')} without indexation or ${fact('ltcgPropertyIndexedRate')} with it, two examples, stamp duty value, TDS, NRIs, sections 54 and 54EC.`,
  metaKeywords:
    'sale of house, LTCG property, indexation, cost inflation index, section 54, section 54EC, 50C, 194-IA',
  ogTitle: 'Selling a house: which of the two taxes is lower?',
  ogDescription:
    'Two houses, two calculations and a checklist for the weeks before you sign the sale deed. Figures for FY 2025-26 and FY 2026-27.',
  content: `<p>A house is often the largest thing a family ever sells. Most of the tax is decided before you sign the deed: by the date, the documents and what you do with the money. This article covers houses, flats and land held as a home or investment. The examples are for sales in FY 2025-26, and the rules have been the same for sales ${yearOf('ltcgPropertyRate')}. A house sold since ${figure('newActFrom')} falls under the Income-tax Act 2025, with the same rules and a new index. The figures for that year are below.</p>
<h2>Long-term or short-term</h2>
<p>If you held it for more than ${figure('holdingProperty')}, the house is long-term. If you sell earlier, the gain is added to your income and taxed at slab rates. The count usually begins with the allotment or agreement for a flat bought from a builder, and with possession or registration otherwise. Courts decide on the facts, so keep the allotment letter.</p>
<p>For a house you inherited or received as a gift, the previous owner’s holding period and cost count as yours.</p>
<h2>Two methods, and you pay the lower tax</h2>
<ul>
<li><strong>Without indexation:</strong> ${figure('ltcgPropertyRate')} of the gain (${yearOf('ltcgPropertyRate')}).</li>
<li><strong>With indexation:</strong> ${figure('ltcgPropertyIndexedRate')} of the gain after the cost inflation index has increased the cost. Only for resident individuals and Hindu undivided families, and only for land or buildings bought before ${figure('capitalGainsChange')}.</li>
</ul>
<p>The index was ${figure('inflationIndexBase')} in FY 2001-02, ${figure('inflationIndex2010')} in FY 2010-11, ${figure('inflationIndex2018')} in FY 2018-19, ${figure('inflationIndex')} in FY 2025-26 and ${figure('inflationIndex2026')} in FY 2026-27. Multiply the cost by the index of the year of sale and divide it by that of the year of purchase.</p>
${table({
  caption: 'Two houses sold in FY 2025-26, tax before surcharge and cess',
  head: ['Step', 'Bought in FY 2010-11', 'Bought in FY 2018-19'],
  rows: [
    ['Price', rupeesInFull(old.price), rupeesInFull(recent.price)],
    ['Cost', rupeesInFull(old.cost), rupeesInFull(recent.cost)],
    ['Gain without indexation', rupeesInFull(old.plainGain), rupeesInFull(recent.plainGain)],
    [
      `Tax at ${figure('ltcgPropertyRate')}`,
      rupeesInFull(old.plainTax),
      rupeesInFull(recent.plainTax),
    ],
    ['Indexed cost', rupeesInFull(old.indexedCost), rupeesInFull(recent.indexedCost)],
    ['Indexed gain', rupeesInFull(old.indexedGain), rupeesInFull(recent.indexedGain)],
    [
      `Tax at ${figure('ltcgPropertyIndexedRate')}`,
      rupeesInFull(old.indexedTax),
      rupeesInFull(recent.indexedTax),
    ],
    [
      'You pay',
      rupeesInFull(Math.min(old.plainTax, old.indexedTax)),
      rupeesInFull(Math.min(recent.plainTax, recent.indexedTax)),
    ],
  ],
})}
<p>The gain is the same in both columns, ${rupees(old.plainGain)}, but the better method isn’t. The older house rose slowly, and indexation removes a good part of the gain. The newer one more than doubled in seven years, so the lower rate without indexation wins.</p>
<p>One limit: the indexed figure only serves to compare the tax. If indexation turns the gain into a loss, the tax is nil, but there is no loss to carry forward.</p>
<h3>The same sale in FY 2026-27</h3>
<p>If the first house is sold in tax year 2026-27 at the same price, the index of ${figure('inflationIndex2026')} raises the cost to ${rupees(oldNextYear.indexedCost)}. The indexed gain is ${rupees(oldNextYear.indexedGain)} and the tax ${rupees(oldNextYear.indexedTax)}, still less than ${rupees(oldNextYear.plainTax)} without indexation.</p>
<h2>What counts as price and as cost</h2>
<h3>Price</h3>
<p>The agreed price counts, unless the stamp duty value is more than ${figure('stampValueTolerance')} above it. Then the stamp duty value counts. If part of the money was paid through the bank by the date of the agreement, you can use that day’s value. If you think the official value is too high, you can ask for a valuation.</p>
<h3>Cost</h3>
<ul>
<li>purchase price, stamp duty, registration and brokerage</li>
<li>lasting improvements, with bills: an added floor or new wiring, not a coat of paint</li>
<li>for a house acquired before ${figure('propertyValueDate')}: its market value on that day, if higher, but not above that day’s stamp duty value where there is one</li>
</ul>
<p>You can’t add interest to the cost if you already deducted it from house property income.</p>
<h2>Reinvesting in a house or bonds</h2>
${table({
  caption: LATEST_YEAR,
  head: ['Reinvestment', 'Time', 'Limit'],
  rows: [
    [
      'Another house in India (section 54)',
      `Bought within ${figure('newHouseBefore')} before or ${figure('newHouseAfter')} after the sale, or built within ${figure('newHouseBuilt')}`,
      `Cost counted up to ${figure('newHouseCeiling')}`,
    ],
    [
      'Bonds under section 54EC',
      `Within ${figure('gainBondsWindow')} of the sale`,
      `${figure('gainBondsLimit')}, held for ${figure('gainBondsLock')}`,
    ],
  ],
})}
<p>If you haven’t paid for the new house by the due date of the return, put the unused part into a Capital Gains Account at a bank by then. An ordinary fixed deposit does not count. If you sell the new house within ${figure('newHouseBuilt')}, you lose the exemption. From FY 2026-27 these are sections 82 and 85, with the same times and limits.</p>
<p>For a plot or a shop the rule is section 54F, which looks at the whole net price and not the gain. See the <a href="/blog/complete-guide-to-capital-gains-taxation-in-india">capital gains guide</a>.</p>
<h2>Tax deducted by the buyer</h2>
<p>If the price or the stamp duty value is ${figure('propertyTdsFrom')} or more, the buyer deducts ${figure('propertyTdsRate')} with Form 26QB and gives you Form 16B. In FY 2026-27 it is the same, under section 393(1), with Form 141 and the certificate in Form 132. If there are several sellers, tell the buyer each one’s share before payment, so that the TDS shows correctly in each Form 26AS.</p>
<h3>If the seller lives abroad</h3>
<p>Three things are different. There is no choice of indexation: ${figure('ltcgPropertyRate')} applies. On a long-term sale, the buyer deducts ${figure('ltcgPropertyRate')} plus surcharge and cess, whatever the price, and from the whole price unless you have a lower deduction certificate. Apply for the certificate well before the sale, or you’ll get the excess back only through your return. And until September 2026 the buyer also needed a TAN. From ${figure('buyerTanNotNeededFrom')} a resident individual or HUF deducts and pays with their PAN. See <a href="/services/foreign-income-filing">filing for NRIs</a>.</p>
<h2>Joint owners</h2>
<p>Each owner works out tax on their own share, with their own exemption and their own choice of method. Shares depend on who paid, and need not be half and half. A name added to the deed for convenience doesn’t by itself make someone an owner for tax.</p>
<h2>Checklist before you sign</h2>
<ol>
<li>Find the purchase deed, allotment letter and bills for improvements.</li>
<li>Look up the stamp duty value and compare it with the price.</li>
<li>Calculate the tax both ways.</li>
<li>Decide whether you will buy again, build or take bonds, and note the last date for each.</li>
<li>Agree with the buyer on TDS and on each seller’s share.</li>
<li>Set the tax aside and pay it with the next <a href="/blog/advance-tax-dates-shares-and-interest">advance tax</a> instalment.</li>
</ol>
<blockquote><p>You can usually fix a lost bill or a wrong TDS entry. You can’t fix a missed date.</p></blockquote>
<h2>What to do next</h2>
<p>If you’re about to sell, tell us the two dates, the two prices and the stamp duty value on the <a href="/contact">contact page</a> before you sign. If you have already sold, our <a href="/services/capital-gains-filing">capital gains filing</a> calculates both methods and shows you the comparison.</p>
${sources(
  [
    'ltcgPropertyRate',
    'ltcgPropertyIndexedRate',
    'inflationIndex',
    'inflationIndex2026',
    'stampValueTolerance',
    'stampValueTolerance2026',
    'newHouseCeiling',
    'gainBondsLimit',
    'gainBondsLimit2026',
    'propertyTdsRate',
    'propertyTdsRate2026',
    'buyerTanNotNeededFrom',
  ],
  [taxFacts.inflationIndex.source, taxFacts.inflationIndex2026.source],
)}`,
}

type Index = 'inflationIndex' | `inflationIndex${2010 | 2018 | 2026}`

function house(cost: number, price: number, bought: Index, sold: Index = 'inflationIndex') {
  const plainGain = price - cost
  const indexedCost = Math.round(
    (cost * Number(taxFacts[sold].value)) / Number(taxFacts[bought].value),
  )
  const indexedGain = price - indexedCost
  return {
    cost,
    price,
    plainGain,
    plainTax: Math.round(percentOf(taxFacts.ltcgPropertyRate.value, plainGain)),
    indexedCost,
    indexedGain,
    indexedTax: Math.round(percentOf(taxFacts.ltcgPropertyIndexedRate.value, indexedGain)),
  }
}

import { rupees } from '#app/content/plans.ts'
import { fact, factInWords, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'
import { percentOf } from './worked-tax.ts'

const old = house(4000000, 11000000, Number(taxFacts.inflationIndex2010.value))
const recent = house(5000000, 12000000, Number(taxFacts.inflationIndex2018.value))

export const sellingAHouse: PostSeed = {
  slug: 'selling-a-house-indexed-or-not',
  title: `Selling a House: ${fact('ltcgPropertyRate')} Plain or ${fact('ltcgPropertyIndexedRate')} Indexed`,
  excerpt: `Residents who bought before ${fact('capitalGainsChange')} pay the lower of two taxes when they sell a house. Two houses worked out both ways, and what to settle before the sale deed is signed.`,
  category: 'capital-gains',
  publishedAt: '2026-10-07T10:00:00+05:30',
  metaTitle: `Selling a House: ${fact('ltcgPropertyRate')} Plain or ${fact('ltcgPropertyIndexedRate')} Indexed Tax`,
  metaDescription: `How the gain on a house is taxed for FY 2025-26: ${fact('ltcgPropertyRate')} without indexation or ${fact('ltcgPropertyIndexedRate')} with it, two worked examples, stamp value, TDS, NRIs, sections 54 and 54EC.`,
  metaKeywords:
    'sale of house, LTCG property, indexation, cost inflation index, section 54, section 54EC, 50C, 194-IA',
  ogTitle: 'Selling a house: which of the two taxes is lower?',
  ogDescription:
    'Two houses, two calculations and a checklist to go through before the sale deed is signed. Figures for FY 2025-26 (AY 2026-27).',
  content: `<p>A house is often the largest thing a family ever sells, and most of the tax is decided before the deed is signed: by the day, by the papers and by what you do with the money. This article is about houses, flats and land held as an investment or home and sold in FY 2025-26. The rules were the same for sales ${yearOf('ltcgPropertyRate')}. A house sold since ${fact('newActFrom')} falls under the Income-tax Act 2025: the scheme is the same, but section numbers and the index of the year are not, so have the figures checked for that year.</p>
<h2>Long term or short term</h2>
<p>Held for more than ${fact('holdingProperty')}, the house is long term. Sold earlier, the gain is added to your income and taxed by slab. The count usually begins with the allotment or the agreement for a flat bought from a builder, and with possession or registration otherwise; courts have decided it by the facts, so keep the allotment letter.</p>
<p>For a house you inherited or were given, the earlier owner’s time and cost count as yours.</p>
<h2>Two ways, and you pay the lower tax</h2>
<ul>
<li><strong>Plain:</strong> ${fact('ltcgPropertyRate')} of the gain, without indexation (${yearOf('ltcgPropertyRate')}).</li>
<li><strong>Indexed:</strong> ${fact('ltcgPropertyIndexedRate')} of the gain after the cost has been raised by the cost inflation index. Only for resident individuals and Hindu undivided families, and only if the land or building was bought before ${fact('capitalGainsChange')}.</li>
</ul>
<p>The index was ${fact('inflationIndexBase')} in FY 2001-02, ${fact('inflationIndex2010')} in FY 2010-11, ${fact('inflationIndex2018')} in FY 2018-19 and ${fact('inflationIndex')} in FY 2025-26. Cost is multiplied by the index of the year of sale and divided by that of the year of purchase.</p>
${table({
  caption: 'Two houses sold in FY 2025-26, tax before surcharge and cess',
  head: ['', 'Bought in FY 2010-11', 'Bought in FY 2018-19'],
  rows: [
    ['Price', rupees(old.price), rupees(recent.price)],
    ['Cost', rupees(old.cost), rupees(recent.cost)],
    ['Plain gain', rupees(old.plainGain), rupees(recent.plainGain)],
    [`Tax at ${fact('ltcgPropertyRate')}`, rupees(old.plainTax), rupees(recent.plainTax)],
    ['Indexed cost', rupees(old.indexedCost), rupees(recent.indexedCost)],
    ['Indexed gain', rupees(old.indexedGain), rupees(recent.indexedGain)],
    [
      `Tax at ${fact('ltcgPropertyIndexedRate')}`,
      rupees(old.indexedTax),
      rupees(recent.indexedTax),
    ],
    [
      'You pay',
      rupees(Math.min(old.plainTax, old.indexedTax)),
      rupees(Math.min(recent.plainTax, recent.indexedTax)),
    ],
  ],
})}
<p>The gain is the same in both columns, ${rupees(old.plainGain)}, and the better way is not. The older house has risen slowly and indexation takes most of the gain away. The newer one has more than doubled in seven years, and the plain rate is lower.</p>
<p>One limit: the indexed figure serves to compare the tax. If indexation would turn the gain into a loss, the tax is nil, but there is no loss to carry forward.</p>
<h2>What counts as price and as cost</h2>
<h3>Price</h3>
<p>The agreed price counts, unless the stamp duty value is more than ${fact('stampValueTolerance')} above it. Then the stamp duty value does. If part of the money was paid through the bank before or at the agreement, the value of that day may be used. If you think the official value too high, you can ask for a valuation.</p>
<h3>Cost</h3>
<ul>
<li>purchase price, stamp duty, registration and brokerage</li>
<li>improvements that last, with bills: an added floor, new wiring, not a coat of paint</li>
<li>for a house acquired before ${fact('propertyValueDate')}: its market value of that day, if higher, but not above the stamp duty value of that day where there is one</li>
</ul>
<p>Interest that you already deducted as house property income cannot be added to the cost again.</p>
<h2>Putting the gain into a house or bonds</h2>
${table({
  caption: LATEST_YEAR,
  head: ['Way', 'Time', 'Limit'],
  rows: [
    [
      'Another house in India (section 54)',
      `Bought within ${fact('newHouseBefore')} before or ${fact('newHouseAfter')} after the sale, or built within ${fact('newHouseBuilt')}`,
      `Cost counted up to ${factInWords('newHouseCeiling')}`,
    ],
    [
      'Bonds under section 54EC',
      `Within ${fact('gainBondsWindow')} of the sale`,
      `${factInWords('gainBondsLimit')}, held for ${fact('gainBondsLock')}`,
    ],
  ],
})}
<p>If the new house is not paid for when the return falls due, put the unused part into a Capital Gains Account at a bank by that day. A fixed deposit does not do. If you sell the new house within ${fact('newHouseBuilt')}, the exemption is taken back.</p>
<p>For a plot or a shop the rule is section 54F, which looks at the whole net price instead of the gain. The <a href="/blog/complete-guide-to-capital-gains-taxation-in-india">capital gains guide</a> has it in its table.</p>
<h2>Tax deducted by the buyer</h2>
<p>If price or stamp duty value is ${factInWords('propertyTdsFrom')} or more, the buyer deducts ${fact('propertyTdsRate')} and gives you Form 16B (${yearOf('propertyTdsRate')}). With several sellers each should see the own share in Form 26AS, so tell the buyer the shares before payment.</p>
<h3>If the seller lives abroad</h3>
<p>Two things are different. There is no choice of indexation: the plain rate applies. And the buyer deducts tax on the whole price at far higher rates, whatever the price, unless you bring a certificate for a lower deduction. Apply for it well before the sale; afterwards the money comes back only through the return. See <a href="/services/foreign-income-filing">filing for NRIs</a>.</p>
<h2>Joint owners</h2>
<p>Each owner computes the own share, with the own exemption and the own choice between the two ways. Shares follow who paid, which need not be half and half. A name added to the deed for convenience does not by itself make an owner for tax.</p>
<h2>Before you sign: a list</h2>
<ol>
<li>Find purchase deed, allotment letter and bills for improvements.</li>
<li>Look up the stamp duty value and compare it with the price.</li>
<li>Work out the tax both ways.</li>
<li>Decide whether you will buy again, build or take bonds, and write down the last day for each.</li>
<li>Agree with the buyer on TDS and on the shares of each seller.</li>
<li>Set the tax aside and pay it with the next <a href="/blog/advance-tax-dates-shares-and-interest">advance tax</a> instalment.</li>
</ol>
<blockquote><p>A missed date is the one thing that cannot be repaired afterwards. Everything else, a lost bill or a wrong TDS entry, usually can.</p></blockquote>
<h2>What to do next</h2>
<p>If a sale is near, send us the two deeds and the stamp duty value through the <a href="/contact">contact page</a> before you sign. If it is already done, our <a href="/services/capital-gains-filing">capital gains filing</a> works out both ways and shows you the comparison.</p>`,
}

function house(cost: number, price: number, indexThen: number) {
  const plainGain = price - cost
  const indexedCost = Math.round((cost * Number(taxFacts.inflationIndex.value)) / indexThen)
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

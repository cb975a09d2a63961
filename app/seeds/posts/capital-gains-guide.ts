import { rupees } from '#app/content/plans.ts'
import { fact, factInWords, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'
import { percentOf, withCess } from './worked-tax.ts'

const GAIN = 340000
const periods = [
  `Sold in FY 2023-24 and up to ${fact('capitalGainsLastOldDay')}`,
  `Sold from ${fact('capitalGainsChange')}`,
]
const equityTax = {
  before: equity(taxFacts.ltcgEquityExemption2023.value, taxFacts.ltcgEquityRate2023.value),
  now: equity(taxFacts.ltcgEquityExemption.value, taxFacts.ltcgEquityRate.value),
}

export const capitalGainsGuide: PostSeed = {
  slug: 'complete-guide-to-capital-gains-taxation-in-india',
  title: 'Complete Guide to Capital Gains Taxation in India',
  excerpt: `Shares, funds, property, gold and digital assets: holding periods, the two sets of rates divided at ${fact('capitalGainsChange')}, set-off of losses, exemptions and how to report it all.`,
  category: 'capital-gains',
  publishedAt: '2026-09-16T10:00:00+05:30',
  metaTitle: 'Complete Guide to Capital Gains Tax in India',
  metaDescription: `Capital gains tax on shares, funds, property, gold and crypto: holding periods, rates before and from ${fact('capitalGainsChange')}, loss set-off, exemptions and reporting.`,
  metaKeywords:
    'capital gains tax, LTCG, STCG, section 112A, section 111A, indexation, section 54, set-off of losses',
  ogTitle: 'Capital gains in India: every asset, both rate periods',
  ogDescription:
    'Holding periods, rates by date of sale, worked figures for FY 2023-24 and FY 2025-26, exemptions and the order in which losses are used.',
  content: `<p>Tax on a capital gain is decided by four answers: what you sold, how long you held it, on which day you sold it, and what it cost you. This guide goes through them one by one. Rates are given for two periods, because many returns, notices and old articles still speak of the first: sales up to ${fact('capitalGainsLastOldDay')}, which include all of FY 2023-24, and sales from ${fact('capitalGainsChange')}, which include all of ${LATEST_YEAR}.</p>
<h2>How long you held it</h2>
<p>A gain is long term if you held the asset for <em>more than</em> the period shown.</p>
${table({
  caption: 'Holding periods',
  head: ['Asset', ...periods],
  rows: [
    ['Listed shares, equity funds', fact('holdingEquity'), fact('holdingEquity')],
    ['Land and buildings', fact('holdingProperty'), fact('holdingProperty')],
    ['Gold and most other assets', fact('holdingOther2023'), fact('holdingOther')],
    [
      `Debt fund units bought from ${fact('debtFundCutOff')}`,
      'Always short term',
      'Always short term',
    ],
  ],
})}
<p>Assets you inherited or were given count from the day on which the earlier owner acquired them, and at that owner’s cost.</p>
<h2>The rates</h2>
${table({
  caption: 'Rates before surcharge and cess',
  head: ['Gain', ...periods],
  rows: [
    [
      'Listed equity, long term (section 112A)',
      `${fact('ltcgEquityRate2023')} above ${fact('ltcgEquityExemption2023')} a year (FY 2023-24)`,
      `${fact('ltcgEquityRate')} above ${fact('ltcgEquityExemption')} a year (${yearOf('ltcgEquityExemption')})`,
    ],
    [
      'Listed equity, short term (section 111A)',
      fact('stcgEquityRate2023'),
      fact('stcgEquityRate'),
    ],
    [
      'Land and buildings, long term',
      `${fact('ltcgPropertyRate2023')} with indexation`,
      `${fact('ltcgPropertyRate')} without indexation; residents who bought earlier have a choice`,
    ],
    [
      'Gold, unlisted shares and others, long term',
      `${fact('ltcgOtherRate2023')} with indexation in most cases`,
      `${fact('ltcgOtherRate')} without indexation`,
    ],
    ['Other short-term gains', 'Slab rate', 'Slab rate'],
    ['Crypto and other virtual digital assets', fact('cryptoRate'), fact('cryptoRate')],
  ],
})}
<p>The first two lines suppose that securities transaction tax was paid. FY 2024-25 holds both periods, so its sales have to be divided by date, while the exempt amount of ${fact('ltcgEquityExemption')} counts once for the whole year. Cess of ${fact('cess')} is added everywhere, and surcharge on equity gains and on long-term gains stops at ${fact('surchargeMostGains')}.</p>
<h2>Shares and equity funds</h2>
<h3>What it comes to</h3>
<p>Suppose a long-term gain of ${rupees(GAIN)} on listed shares and no other sales.</p>
${table({
  head: ['Step', 'FY 2023-24', 'FY 2025-26'],
  rows: [
    ['Gain', rupees(GAIN), rupees(GAIN)],
    ['Free of tax', fact('ltcgEquityExemption2023'), fact('ltcgEquityExemption')],
    ['Taxed', rupees(equityTax.before.taxed), rupees(equityTax.now.taxed)],
    ['Rate', fact('ltcgEquityRate2023'), fact('ltcgEquityRate')],
    ['Tax with cess', rupees(equityTax.before.tax), rupees(equityTax.now.tax)],
  ],
})}
<h3>Grandfathering</h3>
<p>Gains that had built up by ${fact('grandfatheringDate')} are not taxed. For shares and units bought on or before that day the cost is the higher of what you paid and a second figure, which is the lower of that day’s highest price and your sale price. So it can cancel a gain but not create a loss.</p>
<h3>The rebate does not help</h3>
<p>The rebate under section 87A never reduces tax on long-term gains from listed equity. In the new regime, for ${LATEST_YEAR}, it does not reduce tax on short-term equity gains either. For FY 2023-24 and FY 2024-25 this second point has been disputed before the tribunals.</p>
<p>A resident whose other income is below the basic exemption may use what is left of it against these gains.</p>
<h2>Property</h2>
<p>The gain is the price, or the stamp duty value if that is more than ${fact('stampValueTolerance')} higher, less costs of the sale, purchase cost and improvements. A resident individual or HUF who bought before ${fact('capitalGainsChange')} pays the lower of ${fact('ltcgPropertyRate')} on the plain gain and ${fact('ltcgPropertyIndexedRate')} on the indexed gain. Our article on <a href="/blog/selling-a-house-indexed-or-not">selling a house</a> works out two examples.</p>
<h2>Digital assets</h2>
<p>Crypto and similar assets stand outside everything said so far: ${fact('cryptoRate')} flat (${yearOf('cryptoRate')}), only the purchase cost deducted, no use of losses. The details are in <a href="/blog/crypto-tax-in-india">crypto tax in India</a>.</p>
<h2>How losses are used</h2>
<ol>
<li>A short-term loss may be set against short-term and long-term gains.</li>
<li>A long-term loss may be set against long-term gains only.</li>
<li>What is left goes forward for up to ${fact('lossCarryForward')}, counted in assessment years (${yearOf('lossCarryForward')}), and only against capital gains.</li>
<li>To carry a loss forward the return has to be filed by its due date. For capital gains without business income that was ${fact('dueDateAy2026')} in law for ${LATEST_YEAR}.</li>
</ol>
<p>A capital loss never reduces salary, interest or rent. And a loss used against gains that would have been exempt anyway is used up for little, so look at the exempt amount before you sell in order to book a loss.</p>
<h2>Exemptions by reinvesting</h2>
${table({
  caption: `Three common exemptions, ${LATEST_YEAR}`,
  head: ['Section', 'What was sold', 'What is bought', 'By when'],
  rows: [
    [
      '54',
      'A house, long term',
      'Another house in India, with the gain',
      `Bought ${fact('newHouseBefore')} before or ${fact('newHouseAfter')} after, or built within ${fact('newHouseBuilt')}`,
    ],
    ['54F', 'Any other long-term asset', 'A house in India, with the whole net price', 'The same'],
    [
      '54EC',
      'Land or building, long term',
      `Notified bonds, at most ${factInWords('gainBondsLimit')}, held for ${fact('gainBondsLock')}`,
      `Within ${fact('gainBondsWindow')}`,
    ],
  ],
})}
<p>Of the cost of a new house no more than ${factInWords('newHouseCeiling')} counts (${yearOf('newHouseCeiling')}). Under section 54F you may own at most one other house on the day of the sale. Money that waits for the new house beyond the due date of the return goes into a Capital Gains Account.</p>
<h2>Reporting</h2>
<ul>
<li>ITR-2 for most people, ITR-3 with business income. ITR-1 is open only for a small long-term equity gain within the exempt amount and nothing to carry forward.</li>
<li>Schedule CG shows each kind of gain by quarter, because interest on <a href="/blog/advance-tax-dates-shares-and-interest">advance tax</a> depends on it.</li>
<li>Schedule 112A takes grandfathered shares line by line.</li>
<li>The AIS lists sale prices as reported. Compare, and use your own statement for the cost.</li>
</ul>
<blockquote><p>Keep purchase papers for as long as you own the asset and several years beyond. The sale can nearly always be proved; the cost often cannot.</p></blockquote>
<h2>What to do next</h2>
<p>List your sales by date and asset before you look at any rate. Put holding periods beside them, and mark what was sold before ${fact('capitalGainsChange')} if FY 2024-25 is still open for you. If the list mixes property, shares and losses of earlier years, our <a href="/services/capital-gains-filing">capital gains filing</a> starts from exactly such a list. The plans are described on the <a href="/pricing">pricing page</a>.</p>`,
}

function equity(exempt: number, rate: number): { taxed: number; tax: number } {
  const taxed = Math.max(0, GAIN - exempt)
  return { taxed, tax: withCess(percentOf(rate, taxed)) }
}

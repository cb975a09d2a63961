import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { fact, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'
import { percentOf, rebateReadings, withCess } from './worked-tax.ts'

const GAIN = 340000
const SALARY_INCOME = taxFacts.rebateIncomeNew.value
const SHORT_GAIN = 100000
const readings = rebateReadings(SALARY_INCOME, { stcg111a: SHORT_GAIN })
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
  excerpt: `Shares, funds, property, gold and digital assets: holding periods, rates before and from ${fact('capitalGainsChange')}, set-off of losses, exemptions and how to report it all.`,
  category: 'capital-gains',
  publishedAt: '2026-09-16T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: 'Complete Guide to Capital Gains Tax in India',
  metaDescription: `Capital gains tax on shares, funds, property, gold and crypto: holding periods, rates before and from ${fact('capitalGainsChange')}, loss set-off, exemptions and reporting.`,
  metaKeywords:
    'capital gains tax, LTCG, STCG, section 112A, section 111A, indexation, section 54, set-off of losses',
  ogTitle: 'Capital gains in India: every asset, both rate periods',
  ogDescription:
    'Holding periods, rates by date of sale, worked figures for FY 2023-24 and FY 2025-26, exemptions and the order in which losses are set off.',
  content: `<p>Four things decide the tax on a capital gain: what you sold, how long you held it, the date you sold it and what it cost you. This guide takes them one by one. It gives rates for two periods, because many returns, notices and old articles still refer to the first: sales up to ${figure('capitalGainsLastOldDay')}, which include all of FY 2023-24, and sales from ${figure('capitalGainsChange')}, which include all of ${LATEST_YEAR}. Rates for sales in FY 2026-27 are the same, under new section numbers.</p>
<h2>How long you held it</h2>
<p>A gain is long-term if you held the asset for <em>more than</em> the period shown.</p>
${table({
  caption: 'Holding periods',
  head: ['Asset', ...periods],
  rows: [
    ['Listed shares and bonds, equity funds', figure('holdingEquity'), figure('holdingEquity')],
    ['Gold ETFs, REITs and InvITs', figure('holdingListedUnits2023'), figure('holdingListedUnits')],
    ['Land and buildings', figure('holdingProperty'), figure('holdingProperty')],
    [
      'Unlisted shares, and shares listed abroad',
      figure('holdingUnlisted'),
      figure('holdingUnlisted'),
    ],
    ['Gold, jewellery and other assets', figure('holdingOther2023'), figure('holdingOther')],
    [
      `Debt fund units bought from ${figure('debtFundCutOff')}`,
      'Always short-term',
      'Always short-term',
    ],
  ],
})}
<p>For assets you inherited or received as a gift, the previous owner’s holding period and cost count as yours.</p>
<p>The law calls the debt funds in the last row specified mutual funds, and changed their definition ${yearOf('debtFundShare')}. Now it means more than ${figure('debtFundShare')} in debt and money market instruments, or a fund of such funds. Before, it meant up to ${figure('indianEquityShare2023')} in Indian equity. So gold ETFs, overseas funds and many funds of funds bought after ${figure('debtFundCutOff')} have left this rule. Our article on <a href="/blog/gold-etf-overseas-and-debt-funds">gold, overseas and debt funds</a> shows what applies to each.</p>
<h2>The rates</h2>
${table({
  caption: 'Rates before surcharge and cess',
  head: ['Gain', ...periods],
  rows: [
    [
      'Listed equity, long-term (section 112A)',
      `${figure('ltcgEquityRate2023')} above ${figure('ltcgEquityExemption2023')} a year (FY 2023-24)`,
      `${figure('ltcgEquityRate')} above ${figure('ltcgEquityExemption')} a year (${yearOf('ltcgEquityExemption')})`,
    ],
    [
      'Listed equity, short-term (section 111A)',
      figure('stcgEquityRate2023'),
      figure('stcgEquityRate'),
    ],
    [
      'Land and buildings, long-term',
      `${figure('ltcgPropertyRate2023')} with indexation`,
      `${figure('ltcgPropertyRate')} without indexation; residents who bought earlier have a choice`,
    ],
    [
      'Gold, unlisted shares and others, long-term',
      `${figure('ltcgOtherRate2023')} with indexation in most cases`,
      `${figure('ltcgOtherRate')} without indexation`,
    ],
    ['Other short-term gains', 'Slab rate', 'Slab rate'],
    ['Crypto and other virtual digital assets', figure('cryptoRate'), figure('cryptoRate')],
  ],
})}
<p>The two equity rates apply only where securities transaction tax (STT) was paid. FY 2024-25 falls in both periods, so divide its sales by date. The exempt amount of ${figure('ltcgEquityExemption')} counts once for that whole year. Cess of ${figure('cess')} is added everywhere. Surcharge on these equity and long-term gains stops at ${figure('surchargeMostGains')}.</p>
<h2>Shares and equity funds</h2>
<p>Take a long-term gain of ${rupees(GAIN)} on listed shares, with no other sales.</p>
${table({
  head: ['Step', 'FY 2023-24', 'FY 2025-26'],
  rows: [
    ['Gain', rupeesInFull(GAIN), rupeesInFull(GAIN)],
    ['Exempt', figure('ltcgEquityExemption2023', 'table'), figure('ltcgEquityExemption', 'table')],
    ['Taxed', rupeesInFull(equityTax.before.taxed), rupeesInFull(equityTax.now.taxed)],
    ['Rate', figure('ltcgEquityRate2023'), figure('ltcgEquityRate')],
    ['Tax with cess', rupeesInFull(equityTax.before.tax), rupeesInFull(equityTax.now.tax)],
  ],
})}
<h3>Grandfathering</h3>
<p>Gains that had built up by ${figure('grandfatheringDate')} are not taxed. For shares and units bought on or before that date, your cost is the higher of what you paid and a second figure: the lower of that day’s highest price and your sale price. This can cancel a gain but can’t create a loss.</p>
<h3>The rebate</h3>
<p>The section 87A rebate never reduces tax on long-term equity gains. In the new regime, for ${LATEST_YEAR}, it doesn’t reduce tax on short-term equity gains either. For FY 2023-24 and FY 2024-25 this second point has been disputed before the tribunals.</p>
<p>A harder question: do gains count towards the ${figure('rebateIncomeNew')} limit itself? The section says total income, and gains are part of it. Some advisers count only income taxed at the slab rates. With income of ${rupees(SALARY_INCOME)} from salary and a short-term equity gain of ${rupees(SHORT_GAIN)}, tax is ${rupees(readings.text)} on the first reading and ${rupees(readings.slabOnly)} on the second. The point is disputed. See <a href="/blog/rebate-87a-salary-and-share-gains">salary, share gains and the rebate</a>.</p>
<p>If you are a resident and your other income is below the basic exemption, the unused part reduces these gains.</p>
<h2>Property</h2>
<p>The gain is the price less selling costs, purchase cost and improvements. If the stamp duty value is more than ${figure('stampValueTolerance')} above the price, it replaces the price. A resident individual or HUF who bought before ${figure('capitalGainsChange')} pays the lower of ${figure('ltcgPropertyRate')} on the gain without indexation and ${figure('ltcgPropertyIndexedRate')} on the indexed gain. Our article on <a href="/blog/selling-a-house-indexed-or-not">selling a house</a> has two examples.</p>
<h2>Digital assets</h2>
<p>Crypto follows none of the rules above: ${figure('cryptoRate')} flat (${yearOf('cryptoRate')}, and the same for FY 2026-27), only the purchase cost deducted, no set-off of losses. See <a href="/blog/crypto-tax-in-india">crypto tax in India</a>.</p>
<h2>How losses are set off</h2>
<ol>
<li>A short-term loss can be set off against short-term and long-term gains.</li>
<li>A long-term loss can be set off against long-term gains only.</li>
<li>What is left is carried forward for up to ${figure('capitalLossCarryForward')}, counted in assessment years, against capital gains only.</li>
<li>To carry a loss forward you must file by the due date. For capital gains without business income, the Act set ${figure('dueDateAy2026')} for ${LATEST_YEAR}.</li>
</ol>
<p>A capital loss never reduces salary, interest or rent. A loss also eats into gains that the exemption would have covered, so check the exempt amount before you book losses.</p>
<h2>Exemptions when you reinvest</h2>
${table({
  caption: `Three common exemptions, ${LATEST_YEAR}`,
  head: ['Section', 'What you sold', 'What you buy', 'By when'],
  rows: [
    [
      '54',
      'A house, long-term',
      'Another house in India, with the gain',
      `Bought ${figure('newHouseBefore')} before or ${figure('newHouseAfter')} after, or built within ${figure('newHouseBuilt')}`,
    ],
    ['54F', 'Any other long-term asset', 'A house in India, with the whole net price', 'The same'],
    [
      '54EC',
      'Land or building, long-term',
      `Notified bonds, at most ${figure('gainBondsLimit')}, held for ${figure('gainBondsLock')}`,
      `Within ${figure('gainBondsWindow')}`,
    ],
  ],
})}
<p>In the Income-tax Act 2025 these are sections 82, 86 and 85. Only ${figure('newHouseCeiling')} of the cost of a new house counts (${yearOf('newHouseCeiling')}). Under section 54F you may own at most one other house on the day of the sale. Put any money you haven’t spent by the due date of the return into a Capital Gains Account.</p>
<h2>Reporting</h2>
<ul>
<li>Most people file ITR-2, or ITR-3 with business income. ITR-1 and ITR-4 can take only a long-term equity gain within ${figure('ltcgEquityExemption')}, with no loss to set off or carry forward. For AY 2026-27 they also take ${figure('itr1Houses')} houses instead of one.</li>
<li>Schedule CG shows each type of gain by period, because interest on <a href="/blog/advance-tax-dates-shares-and-interest">advance tax</a> depends on it.</li>
<li>Schedule 112A takes grandfathered shares line by line.</li>
<li>The AIS lists sale prices as reported. Compare them, and take the cost from your own statement.</li>
</ul>
<blockquote><p>Keep purchase documents for as long as you own the asset and several years after. You can nearly always prove the sale. The cost is harder.</p></blockquote>
<h2>What to do next</h2>
<p>List your sales by date and asset before you look at any rate. Add the holding periods, and mark what you sold before ${figure('capitalGainsChange')} if FY 2024-25 is still open for you. If the list mixes property, shares and old losses, our <a href="/services/capital-gains-filing">capital gains filing</a> starts from just such a list. The plans are on the <a href="/pricing">pricing page</a>.</p>
${sources(
  [
    'ltcgEquityRate',
    'stcgEquityRate',
    'ltcgPropertyIndexedRate',
    'holdingEquity',
    'debtFundShare',
    'grandfatheringDate',
    'rebateIncomeNew',
    'newHouseCeiling',
    'gainBondsLimit',
    'cryptoRate',
  ],
  ['Section 74, Income-tax Act 1961', 'CBDT notifications 45 to 47/2026, forms for AY 2026-27'],
)}`,
}

function equity(exempt: number, rate: number): { taxed: number; tax: number } {
  const taxed = Math.max(0, GAIN - exempt)
  return { taxed, tax: withCess(percentOf(rate, taxed)) }
}

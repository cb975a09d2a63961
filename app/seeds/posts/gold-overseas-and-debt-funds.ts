import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'
import { percentOf, withCess } from './worked-tax.ts'

const COST = 400000
const PRICE = 600000
const gain = PRICE - COST
const atSlab = withCess(percentOf(taxFacts.topRate.value, gain))
const atLongTerm = withCess(percentOf(taxFacts.ltcgOtherRate.value, gain))

const sales = [
  ['Gold ETF', 'June 2023', 'February 2025', 'Specified fund until 31 March 2025', atSlab],
  ['Gold ETF', 'June 2023', 'November 2025', 'Listed unit, 29 months: long-term', atLongTerm],
  ['Gold fund of fund', 'June 2023', 'November 2025', '29 months: long-term', atLongTerm],
  ['Overseas fund of fund', 'March 2024', 'November 2025', '20 months: short-term', atSlab],
  ['Debt fund', 'June 2023', 'November 2025', 'Specified fund: always short-term', atSlab],
  ['Debt fund', 'June 2022', 'November 2025', 'Bought earlier, 41 months: long-term', atLongTerm],
] as const

export const goldOverseasAndDebtFunds: PostSeed = {
  slug: 'gold-etf-overseas-and-debt-funds',
  title: 'Gold ETF, Overseas or Debt Fund: Which Tax Rule Applies?',
  excerpt:
    'The definition of a debt fund changed from FY 2025-26, and gold ETFs and overseas funds came out of it. One table of rules, six sales with their tax, and where each goes in the return.',
  category: 'capital-gains',
  publishedAt: '2026-11-17T10:00:00+05:30',
  metaTitle: 'Tax on Gold ETFs, Overseas and Debt Funds',
  metaDescription:
    'How gold ETFs, gold funds, overseas funds and debt funds are taxed in FY 2025-26 and FY 2026-27 after the change in section 50AA, with six worked examples.',
  metaKeywords:
    'gold ETF tax, overseas fund tax, debt mutual fund tax, section 50AA, section 76, fund of funds, 12.5%',
  ogTitle: 'Gold, overseas and debt funds: three rules, one table',
  ogDescription:
    'Which funds left the slab-rate rule in FY 2025-26, how long to hold the others, and six sales with their tax.',
  content: `<p>Two people buy funds in the same month and sell in the same month. One pays ${figure('ltcgOtherRate')}, the other ${figure('topRate')}. The difference lies in what the fund holds, and in a definition that changed from FY 2025-26. This article covers funds other than Indian equity funds: gold, overseas, debt and mixed funds.</p>
<h2>The rule behind it: section 50AA</h2>
<p>Units of a <em>specified mutual fund</em> bought from ${figure('debtFundCutOff')} are always short-term. The gain is added to your income and taxed at slab rates, however long you hold. The section is 50AA of the 1961 Act, and 76 of the Income-tax Act 2025 for sales from ${figure('newActFrom')}. What changed is the definition.</p>
${table({
  head: ['Sold', 'A specified mutual fund is one that'],
  rows: [
    [
      'Up to 31 March 2025',
      `invests at most ${figure('indianEquityShare2023')} in shares of Indian companies`,
    ],
    [
      'From 1 April 2025',
      `invests more than ${figure('debtFundShare')} in debt and money market instruments, or is a fund of such funds`,
    ],
  ],
})}
<p>A gold ETF holds gold. An overseas fund holds foreign shares. Neither holds Indian shares, so the old definition covered both. Neither holds mainly debt, so the new one covers neither.</p>
<h2>The rules today</h2>
${table({
  caption: 'Sales in FY 2025-26 and FY 2026-27, before surcharge and cess',
  head: ['Fund', 'Long-term after more than', 'Long-term rate', 'Short-term rate'],
  rows: [
    [
      'Gold or silver ETF, overseas ETF listed in India',
      figure('holdingListedUnits'),
      figure('ltcgOtherRate'),
      'Slab',
    ],
    [
      'Gold fund, overseas fund, fund of such funds (not listed)',
      figure('holdingOther'),
      figure('ltcgOtherRate'),
      'Slab',
    ],
    [
      `Mixed fund that is neither an equity fund nor above ${figure('debtFundShare')} in debt`,
      figure('holdingOther'),
      figure('ltcgOtherRate'),
      'Slab',
    ],
    [`Debt fund bought from ${figure('debtFundCutOff')}`, 'Never', 'None', 'Slab'],
    ['Debt fund bought earlier', figure('holdingOther'), figure('ltcgOtherRate'), 'Slab'],
    [
      'Equity fund, STT paid',
      figure('holdingEquity'),
      `${figure('ltcgEquityRate')} above ${figure('ltcgEquityExemption')}`,
      figure('stcgEquityRate'),
    ],
  ],
})}
<p>There is no indexation for any of these ${yearOf('ltcgOtherRate')}. The exempt ${figure('ltcgEquityExemption')} is for equity gains only: a gain on a gold ETF is taxed from the first rupee.</p>
<h2>Six sales</h2>
<p>Each holding cost ${rupees(COST)} and was sold for ${rupees(PRICE)}. The investor is in the ${figure('topRate')} slab and pays no surcharge.</p>
${table({
  caption: `Gain of ${rupees(gain)}, tax with cess`,
  head: ['Fund, bought and sold', 'Why', 'Tax'],
  rows: sales.map(([fund, bought, sold, why, tax]) => [
    `${fund}, ${bought} to ${sold}`,
    why,
    rupeesInFull(tax),
  ]),
})}
<p>Look at the first two rows. The same gold ETF, bought on the same day, attracts ${rupees(atSlab - atLongTerm)} more tax if sold before April 2025. The fourth row shows the other side: the overseas fund left section 50AA, but it needs more than ${figure('holdingOther')}. Four more months and a day would have saved the same amount.</p>
<h2>Where people go wrong</h2>
<ul>
<li><strong>Using last year’s statement as a guide.</strong> For sales in FY 2024-25 the old definition applied. For FY 2025-26 the new one does, even to units bought in between.</li>
<li><strong>Reading the name.</strong> A “gold savings fund” is usually a fund of funds, not an ETF: it isn’t listed, so it needs ${figure('holdingOther')}, not ${figure('holdingListedUnits')}.</li>
<li><strong>Forgetting SIPs.</strong> Each instalment has its own date. You’re taken to sell units in the order you bought them, so part of one sale can be long-term and part short-term.</li>
<li><strong>Treating foreign ETFs as Indian ones.</strong> An ETF you hold with a broker abroad is a foreign asset. It needs ${figure('holdingUnlisted')} and belongs in <a href="/blog/schedule-fa-and-form-67">Schedule FA</a>.</li>
<li><strong>Mixing in gold bonds.</strong> Sovereign gold bonds have their own rule: from ${figure('goldBondRuleFrom')}, redemption at maturity is exempt only for the original subscriber.</li>
</ul>
<h2>Losses</h2>
<p>A loss on a debt fund bought from ${figure('debtFundCutOff')} is always short-term, so you can set it off against any capital gain. You can set off a long-term loss on a gold ETF only against long-term gains. You can carry either forward for ${figure('capitalLossCarryForward')}, counted in assessment years, if you file by the due date.</p>
<h2>How to find out what your fund is</h2>
<ol>
<li>Look at the scheme category in your account statement, and at the asset split in the factsheet.</li>
<li>Check whether the units are listed, and the date of each purchase.</li>
<li>Use the capital gains statement of the registrar, but check its classification for FY 2025-26. If the statement still shows a gold or overseas fund at slab rates after a long holding, ask the fund house.</li>
</ol>
<blockquote><p>If a fund is near the line, ask the fund house in writing how it classifies the scheme for the year of your sale, and keep the reply.</p></blockquote>
<h2>In the return</h2>
<p>These gains go into Schedule CG of ITR-2, or of ITR-3 with business income. They don’t fit into ITR-1 or ITR-4, whatever the amount. Enter short-term gains from debt funds with gains taxed at slab rates. And count every gain when you check the <a href="/blog/rebate-87a-salary-and-share-gains">limit of the rebate</a>.</p>
<h2>What to do next</h2>
<p>List your funds with the first date of purchase and put each into a row of the second table. If you plan to sell this year, check whether waiting a few weeks moves it from slab rates to ${figure('ltcgOtherRate')}. The <a href="/blog/complete-guide-to-capital-gains-taxation-in-india">guide to capital gains</a> covers shares and property. Our <a href="/services/capital-gains-filing">capital gains filing</a> sorts the statements for you, and a <a href="/contact">message</a> with the list is enough to start.</p>
${sources([
  'debtFundCutOff',
  'debtFundShare',
  'holdingListedUnits',
  'holdingOther',
  'ltcgOtherRate',
  'ltcgEquityRate',
  'goldBondRuleFrom',
  'capitalLossCarryForward',
])}`,
}

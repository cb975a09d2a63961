import { rupees } from '#app/content/plans.ts'
import { fact, factInWords, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'

const trades = [
  { what: 'Index futures, June', result: 120000 },
  { what: 'Index options bought, August', result: -90000 },
  { what: 'Stock futures, November', result: 45000 },
  { what: 'Index options written, February', result: -60000 },
]
const net = trades.reduce((sum, { result }) => sum + result, 0)
const turnover = trades.reduce((sum, { result }) => sum + Math.abs(result), 0)

const year = { profits: 6200000, losses: 5700000 }
const yearTurnover = year.profits + year.losses
const margin = ((year.profits - year.losses) / yearTurnover) * 100

export const fAndOTurnover: PostSeed = {
  slug: 'f-and-o-turnover-and-tax-audit',
  title: 'F&O Turnover and Tax Audit, Step by Step',
  excerpt: `How turnover in futures and options is counted, when an audit is really needed, why the ${fact('auditProfit')} figure worries more people than it should, and how losses are kept.`,
  category: 'business-and-profession',
  publishedAt: '2026-08-05T10:00:00+05:30',
  metaTitle: 'F&O Turnover and Tax Audit for FY 2025-26',
  metaDescription: `How F&O turnover is counted from your broker’s report, when a tax audit is needed for FY 2025-26, what a profit under ${fact('auditProfit')} means, and how losses are carried on.`,
  metaKeywords:
    'F&O turnover, tax audit, section 44AB, section 44AD, ITR-3, trading losses, intraday',
  ogTitle: 'F&O turnover and audit: count first, worry later',
  ogDescription:
    'A worked count of turnover, a table of when an audit is needed, and the rules for carrying trading losses forward. FY 2025-26 (AY 2026-27).',
  content: `<p>Traders ask two questions before all others: how large is my turnover, and do I need an audit? The second cannot be answered without the first, and the first is often answered wrongly, sometimes by the broker’s own summary. This article takes them in order. Figures are for ${LATEST_YEAR}.</p>
<h2>F&amp;O is business income</h2>
<p>Futures and options on a recognised exchange are ordinary business, not speculation. The result is taxed at your slab rate, costs are deducted, and the return is ITR-3. Intraday trading in shares is business too, but speculative, and is kept apart. Shares you take into your demat account are usually capital gains.</p>
${table({
  head: ['Activity', 'Kind of income', 'A loss may be set against'],
  rows: [
    [
      'Futures and options',
      'Business, not speculative',
      'Other business, rent, interest, capital gains; not salary',
    ],
    ['Intraday in shares', 'Business, speculative', 'Speculative profits only'],
    [
      'Delivery in shares',
      'Capital gains, or business if you trade as one',
      'Capital gains only, if it is capital loss',
    ],
  ],
})}
<h2>How turnover is counted</h2>
<p>Contract values have nothing to do with it. One lot of an index future may stand for many lakhs, though you never paid or received them. The guidance note of the Institute of Chartered Accountants of India takes the difference on each trade and adds up all differences, profits and losses alike, without their signs.</p>
${table({
  caption: 'Four trades of a year',
  head: ['Trade', 'Result', 'Counts as'],
  rows: [
    ...trades.map(({ what, result }) => [what, signed(result), rupees(Math.abs(result))]),
    ['Together', signed(net), rupees(turnover)],
  ],
})}
<p>The year ends with a profit of ${rupees(net)} and a turnover of ${rupees(turnover)}. If somebody tells you that your turnover equals your profit, or the sum of all contract values, ask how it was counted.</p>
<h3>Options and the premium</h3>
<p>For options sold, an earlier version of the guidance added the premium received on top. The present one does so only where the premium is not already part of the profit or loss of the trade. In broker reports it nearly always is.</p>
<h3>Which report to use</h3>
<p>Take the report that lists every trade or every contract. A short summary may net trades of the same contract against each other before it adds, and shows too little. Trade-wise and scrip-wise counts differ; choose one, note which, and stay with it.</p>
<h2>When an audit is needed</h2>
<p>Section 44AB looks at turnover first.</p>
${table({
  caption: `Audit of a trading business, ${LATEST_YEAR}`,
  head: ['Turnover', 'Cash receipts and cash payments', 'Audit because of turnover'],
  rows: [
    [`Up to ${factInWords('auditTurnover')}`, 'Any', 'No'],
    [
      `Above ${factInWords('auditTurnover')}, up to ${factInWords('auditTurnoverDigital')}`,
      `Each at most ${fact('cashShare')}`,
      'No',
    ],
    [
      `Above ${factInWords('auditTurnover')}, up to ${factInWords('auditTurnoverDigital')}`,
      `More than ${fact('cashShare')} either way`,
      'Yes',
    ],
    [`Above ${factInWords('auditTurnoverDigital')}`, 'Any', 'Yes'],
  ],
})}
<p>Trading through a broker is done by bank transfer from end to end, so nearly everyone meets the condition on cash. If you have another business, its cash counts as well.</p>
<h3>The ${fact('auditProfit')} question</h3>
<p>It is often said that a profit below ${fact('auditProfit')} of turnover always brings an audit. It does not. The figure belongs to presumptive taxation under section 44AD, where ${fact('presumptiveDigitalProfit')} is the least that may be declared on digital turnover. Below the audit limit it leads to an audit only if all of this is true:</p>
<ol>
<li>you declared income under section 44AD in one of the earlier years;</li>
<li>you leave it before ${fact('presumptiveLockOut')} in a row are over, by declaring less than the section asks;</li>
<li>your total income is above the basic exemption.</li>
</ol>
<p>Then you are also kept out of section 44AD for the next ${fact('presumptiveLockOut')}. Someone who has never used the section, and whose turnover is below the limit, may declare a lower profit or a loss from books without an audit. This is how the conditions read; portals and advisers have not always applied them alike, so keep earlier returns at hand.</p>
<h3>An example</h3>
<p>Arjun’s profitable trades add up to ${rupees(year.profits)} and his losing trades to ${rupees(year.losses)}. Turnover is ${rupees(yearTurnover)}, above ${factInWords('auditTurnover')}, and profit is ${rupees(year.profits - year.losses)}, or ${margin.toFixed(1)}% of it. All money moved by bank. He has always filed ITR-3 and never used section 44AD. The turnover is below ${factInWords('auditTurnoverDigital')}, the cash condition is met, and there is no history of presumptive income: no audit. He still keeps books.</p>
<h2>What may be deducted</h2>
<ul>
<li>brokerage, exchange charges, STT, stamp duty and GST on them</li>
<li>data feeds, charting and algorithmic software, advisory fees</li>
<li>internet, phone and electricity, for the share used in trading</li>
<li>interest on money borrowed to trade</li>
<li>depreciation on a computer and screens</li>
</ul>
<p>Keep bills in your own name. Salaries paid to family members need work that can be described and a payment that can be seen. STT on futures and options rises from ${fact('sttFutures')} and ${fact('sttOptions')} in FY 2025-26 to ${fact('sttFutures2026')} and ${fact('sttOptions2026')} (${yearOf('sttFutures2026')}).</p>
<h2>Keeping a loss</h2>
<p>An F&amp;O loss that is left after the year’s set-off may be carried forward for up to ${fact('lossCarryForward')} and is then used against business income. An intraday loss lasts ${fact('speculativeLossCarryForward')} and meets speculative profits only. Both are counted in assessment years, and both are kept only if the return is filed by its due date. For a trader without audit the date in law is ${fact('dueDateBusinessAy2026')}, with audit ${fact('dueDateAuditAy2026')}.</p>
<blockquote><p>File the year of loss on time even if nothing is payable. A loss of ${rupees(500000)} that is kept can be worth ${rupees((500000 * taxFacts.topRate.value) / 100)} of tax later, before cess, to someone in the highest slab.</p></blockquote>
<h2>What the department sees</h2>
<p>The AIS shows derivative trades as the exchanges report them, often at contract value. A figure in crores beside a small profit looks alarming and is not wrong. What matters is that your ITR-3 explains it: turnover, accounts and a working that leads from the broker’s report to the return.</p>
<h2>What to do next</h2>
<ol>
<li>Download the trade-wise tax report from each broker.</li>
<li>Add up profits and losses separately, by segment.</li>
<li>Look in your returns of the last five years for section 44AD.</li>
</ol>
<p>With those three you can answer the audit question yourself in most cases. If you would rather have it checked, our <a href="/services/traders-filing">filing for traders</a> begins with exactly that, and a short <a href="/contact">message with the broker’s report</a> is enough to start.</p>`,
}

function signed(amount: number): string {
  return amount < 0 ? `−${rupees(-amount)}` : `+${rupees(amount)}`
}

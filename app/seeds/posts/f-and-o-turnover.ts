import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { fact, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
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
  excerpt: `How to count turnover in futures and options, when you really need an audit, why the ${fact('auditProfit')} figure worries more people than it should, and how to keep your losses.`,
  category: 'business-and-profession',
  publishedAt: '2026-08-05T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: 'F&O Turnover and Tax Audit for FY 2025-26',
  metaDescription: `How F&O turnover is counted from your broker’s report, when a tax audit is needed for FY 2025-26, what a profit under ${fact('auditProfit')} means, and how losses carry forward.`,
  metaKeywords:
    'F&O turnover, tax audit, section 44AB, section 44AD, ITR-3, trading losses, intraday',
  ogTitle: 'F&O turnover and audit: count first, worry later',
  ogDescription:
    'A worked count of turnover, a table of when an audit is needed, and the rules for carrying trading losses forward. FY 2025-26 (AY 2026-27).',
  content: `<p>Traders ask two questions first: how large is my turnover, and do I need an audit? You can’t answer the second without the first, and the first is often answered wrongly, sometimes by the broker’s own summary. This article takes them in order. Figures are for ${LATEST_YEAR}.</p>
<h2>F&amp;O is business income</h2>
<p>Futures and options on a recognised exchange are ordinary business, not speculation. You pay tax at your slab rate after deducting costs, and file ITR-3. Intraday trading in shares is also business, but speculative, and is kept separate. Shares you take into your demat account usually give capital gains.</p>
${table({
  head: ['Activity', 'Type of income', 'A loss can be set off against'],
  rows: [
    [
      'Futures and options',
      'Business, not speculative',
      'Other business, rent, interest, capital gains; not salary, crypto gains or winnings',
    ],
    ['Intraday in shares', 'Business, speculative', 'Speculative profits only'],
    [
      'Delivery in shares',
      'Capital gains, or business if you trade as one',
      'Capital gains only, if it is a capital loss',
    ],
  ],
})}
<h2>How turnover is counted</h2>
<p>Contract values have nothing to do with it. One lot of an index future may represent many lakhs that you never paid or received. The guidance note of the Institute of Chartered Accountants of India (ICAI) adds up the absolute value of every profit and loss.</p>
${table({
  caption: 'Four trades of a year',
  head: ['Trade', 'Result', 'Counts as'],
  rows: [
    ...trades.map(({ what, result }) => [what, signed(result), rupeesInFull(Math.abs(result))]),
    ['Total', signed(net), rupeesInFull(turnover)],
  ],
})}
<p>The year ends with a profit of ${rupees(net)} and a turnover of ${rupees(turnover)}. If someone tells you that your turnover equals your profit, or the sum of all contract values, ask how it was counted.</p>
<h3>Options and the premium</h3>
<p>An earlier version of the guidance added the premium on options sold. The 2022 edition does so only where the premium isn’t already part of the profit or loss on the trade. In broker reports it nearly always is.</p>
<h3>Which report to use</h3>
<p>Take the report that lists every trade or every contract. A short summary may net off trades in the same contract before adding, and understate turnover. Trade-wise and scrip-wise counts differ. Pick one, record it and stick to it.</p>
<h2>When an audit is needed</h2>
<p>Section 44AB looks at turnover first.</p>
${table({
  caption: `Audit of a trading business, ${LATEST_YEAR}`,
  head: ['Turnover', 'Cash receipts and cash payments', 'Audit on turnover'],
  rows: [
    [`Up to ${figure('auditTurnover')}`, 'Any', 'No'],
    [
      `Above ${figure('auditTurnover')}, up to ${figure('auditTurnoverDigital')}`,
      `Each at most ${figure('cashShare')}`,
      'No',
    ],
    [
      `Above ${figure('auditTurnover')}, up to ${figure('auditTurnoverDigital')}`,
      `More than ${figure('cashShare')} either way`,
      'Yes',
    ],
    [`Above ${figure('auditTurnoverDigital')}`, 'Any', 'Yes'],
  ],
})}
<p>Trading through a broker runs entirely on bank transfers, so nearly everyone meets the cash condition. If you have another business, its cash counts too.</p>
<h3>The ${figure('auditProfit')} question</h3>
<p>Many say that a profit below ${figure('auditProfit')} of turnover always means an audit. It doesn’t. The figure belongs to presumptive taxation under section 44AD, where ${figure('presumptiveDigitalProfit')} is the least you can declare on digital turnover. Below the audit limit it leads to an audit only if all of this is true:</p>
<ol>
<li>you declared income under section 44AD in one of the earlier years;</li>
<li>you leave it within ${figure('presumptiveLockOut')} of that, by declaring less than the section requires;</li>
<li>your total income is above the basic exemption.</li>
</ol>
<p>You are then also shut out of section 44AD for the next ${figure('presumptiveLockOut')}. If you have never used the section and your turnover is within the limit, you can declare a lower profit or a loss from your books without an audit. That is how the conditions read. Practice differs, including on whether you can declare F&amp;O under section 44AD at all, so keep your earlier returns at hand.</p>
<h3>An example</h3>
<p>Arjun’s profitable trades add up to ${rupees(year.profits)} and his losing trades to ${rupees(year.losses)}. Turnover is ${rupees(yearTurnover)}, above ${figure('auditTurnover')}, and profit is ${rupees(year.profits - year.losses)}, or ${margin.toFixed(1)}% of it. All the money moved through the bank. He has always filed ITR-3 and never used section 44AD. The turnover is below ${figure('auditTurnoverDigital')}, the cash condition is met, and he has no history of presumptive income: no audit. He still has to keep books.</p>
<h2>What you can deduct</h2>
<ul>
<li>brokerage, exchange charges, STT, stamp duty and GST on them</li>
<li>data feeds, charting and algorithmic software, advisory fees</li>
<li>internet, phone and electricity, to the extent used for trading</li>
<li>interest on money borrowed to trade</li>
<li>depreciation on a computer and screens</li>
</ul>
<p>Keep bills in your own name. Salaries to family members must be for real work and paid through the bank. STT on futures and options went up from ${figure('sttFutures')} and ${figure('sttOptions')} in FY 2025-26 to ${figure('sttFutures2026')} and ${figure('sttOptions2026')} (${yearOf('sttFutures2026')}).</p>
<h2>Keeping a loss</h2>
<p>You can carry forward an F&amp;O loss left after the year’s set-off for up to ${figure('businessLossCarryForward')}, against business income. You can carry forward an intraday loss for ${figure('speculativeLossCarryForward')}, against speculative profits only. Both periods are in assessment years, and you keep either loss only if you file by the due date. Under the Act, that was ${figure('dueDateBusinessAy2026')} for a trader without an audit, and ${figure('dueDateAuditAy2026')} with one.</p>
<blockquote><p>File on time for a loss year even if no tax is payable. A loss of ${rupees(500000)} carried forward can save ${rupees((500000 * taxFacts.topRate.value) / 100)} of tax later, before cess, in the highest slab.</p></blockquote>
<h2>What the department sees</h2>
<p>The AIS shows derivative trades as the exchanges report them, often at contract value. A figure in crores next to a small profit looks alarming but isn’t wrong. What matters is that your ITR-3 explains it: turnover, accounts, and a calculation that links the broker’s report to the return.</p>
<h2>What to do next</h2>
<ol>
<li>Download the trade-wise tax report from each broker.</li>
<li>Add up profits and losses separately, by segment.</li>
<li>Check your last five returns for section 44AD.</li>
</ol>
<p>With those three you can usually answer the audit question yourself. If you’d rather have it checked, our <a href="/services/traders-filing">filing for traders</a> starts there. Tell us in a short <a href="/contact">message</a> which brokers you use and what you traded.</p>
<p>From tax year 2026-27 the same limits are in section 63 (audit) and section 58 (presumptive income) of the Income-tax Act 2025.</p>
${sources(
  [
    'auditTurnover',
    'auditProfit',
    'auditTurnover2026',
    'presumptiveLockOut2026',
    'businessLossCarryForward',
    'speculativeLossCarryForward',
    'sttFutures2026',
  ],
  ['ICAI Guidance Note on Tax Audit, 2022 edition'],
)}`,
}

function signed(amount: number): string {
  return amount < 0 ? `−${rupeesInFull(-amount)}` : `+${rupeesInFull(amount)}`
}

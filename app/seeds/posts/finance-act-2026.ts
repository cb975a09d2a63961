import { fact, factWithYear, LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
import { table } from './table.ts'

export const financeAct2026: PostSeed = {
  slug: 'finance-act-2026-what-changes-for-individuals',
  title: 'Finance Act 2026: What Changes for Individuals',
  excerpt:
    'The slabs stayed as they were; the calendar did not. New dates for business returns and revised returns, a fee for late corrections, higher STT on derivatives and other changes that reach ordinary people.',
  category: 'tax-law-changes',
  publishedAt: '2026-05-26T10:00:00+05:30',
  metaTitle: 'Finance Act 2026: What Changes for Individuals',
  metaDescription:
    'What the Finance Act 2026 means for individuals: unchanged slabs, new return dates for AY 2026-27, a fee for late revisions, STT, TCS, buybacks and gold bonds.',
  metaKeywords:
    'Finance Act 2026, Budget 2026, due dates AY 2026-27, section 234I, STT, TCS, buyback',
  ogTitle: 'Finance Act 2026: same slabs, different dates',
  ogDescription:
    'Which dates moved for AY 2026-27, what a late correction costs, and what traders, parents of students abroad and bond holders should know.',
  content: `<p>Budgets are remembered for their slabs. This one left them alone and changed the calendar instead, along with a handful of rules that few people notice until they meet them. Here is what the Finance Act 2026 means for individuals, with the date from which each point holds.</p>
<h2>Slabs and rebate: no change</h2>
<p>For FY 2026-27, which the new Income-tax Act calls tax year 2026-27, the slabs of both regimes are those of FY 2025-26. The new regime leaves ${factWithYear('basicExemptionNew2026')} free of tax, and the rebate takes residents up to a total income of ${fact('rebateIncomeNew2026')} without tax. The standard deduction is ${fact('standardDeductionNew2026')} in the new regime and ${fact('standardDeductionOld')} in the old. A comparison you made for last year still holds if your salary and deductions do; our <a href="/blog/old-or-new-tax-regime-fy-2025-26">worked comparison of the regimes</a> can be used for both.</p>
<h2>The filing calendar for ${LATEST_YEAR}</h2>
<p>Until now everybody without an audit shared one due date. From this season there are two.</p>
${table({
  caption: `Dates in law for ${LATEST_YEAR}`,
  head: ['Return', 'Before the change', 'Now'],
  rows: [
    [
      'No business or professional income (ITR-1, ITR-2)',
      fact('dueDateAy2026'),
      `${fact('dueDateAy2026')} (unchanged)`,
    ],
    [
      'Business or professional income without audit (ITR-3, ITR-4)',
      fact('dueDateAy2026'),
      fact('dueDateBusinessAy2026'),
    ],
    [
      'Accounts that are audited',
      fact('dueDateAuditAy2026'),
      `${fact('dueDateAuditAy2026')} (unchanged)`,
    ],
    ['Belated return', fact('belatedDateAy2026'), `${fact('belatedDateAy2026')} (unchanged)`],
    ['Revised return', fact('belatedDateAy2026'), fact('revisedDateAy2026')],
  ],
})}
<p>The later date for business returns is written into the law and is not an extension. Extensions come by circular, usually late, and should not be planned on.</p>
<p>One caution for people with a salary and a little freelance work: the form decides. Fees for professional work put you in ITR-3 or ITR-4, and so under the later date. Capital gains alone do not.</p>
<h2>Correcting a return: more time, at a price</h2>
<p>A revised return for ${LATEST_YEAR} may be filed until ${fact('revisedDateAy2026')}. After ${fact('belatedDateAy2026')} it costs a fee under section 234I: ${fact('revisedFee')}, or ${fact('revisedFeeSmall')} where total income is not above ${fact('lateFeeIncome')}. The fee for filing late in the first place, under section 234F, is separate and has the same two amounts.</p>
<p>The three extra months are useful because foreign tax papers, corrected Form 16s and late entries in the AIS tend to arrive in winter. They also mean that somebody who files belatedly in December still has time to correct.</p>
<h3>Updated returns can now reduce a loss</h3>
<p>An updated return could not be used by somebody who had declared a loss, unless it turned the loss into income. Now it may also be used to reduce a loss that was too high, if the original return was filed in time. It still cannot create a loss, lower the tax or raise a refund. The time for it is unchanged: ${fact('updatedReturnWindow')} from the end of the assessment year.</p>
<h2>Futures and options: STT goes up</h2>
${table({
  caption: 'Securities transaction tax, paid by the seller',
  head: ['Sale of', 'FY 2025-26', 'FY 2026-27'],
  rows: [
    ['Futures, on the price', fact('sttFutures'), fact('sttFutures2026')],
    ['Options, on the premium', fact('sttOptions'), fact('sttOptions2026')],
  ],
})}
<p>STT on derivatives is a cost of business and is deducted in working out the profit. For strategies with many small trades the higher rate can still decide between profit and loss. Turnover and audit are not affected; see <a href="/blog/f-and-o-turnover-and-tax-audit">F&amp;O turnover and audit</a>.</p>
<h2>Buybacks are capital gains again</h2>
<p>From ${fact('buybackGainsFrom')} money received when a company buys back its shares is treated as a sale. You deduct what the shares cost you and pay tax on the gain by its holding period. Before that, the whole amount was taxed as a dividend and the cost became a capital loss. Promoters are under special rules that we do not go into here.</p>
<h2>Sovereign gold bonds</h2>
<p>Gains on redemption of sovereign gold bonds at maturity stay free of tax for the person who subscribed to the issue and held on. From ${fact('goldBondRuleFrom')} those who bought the bonds later on the exchange do not have that exemption. If you hold such bonds, keep the proof of the original subscription.</p>
<h2>Money sent abroad for study or treatment</h2>
<p>Banks collect tax when money is sent abroad beyond a yearly limit. For education and medical treatment the rate is ${fact('tcsStudyAbroad2026')} (${yearOf('tcsStudyAbroad2026')}), lower than before. It is not an extra tax: it is credited in your return like TDS, and can be taken into account by your employer. Remember to claim it, because it stands in Form 26AS and AIS under a name of its own.</p>
<h2>Foreign assets forgotten in the past</h2>
<p>The Act contains a one-time disclosure scheme for small foreign assets and income that were left out of earlier returns, such as shares from an old employer’s plan or a student account abroad. Its opening and closing dates were left to a notification. If this concerns you, ask before the end of the year rather than after: see <a href="/blog/schedule-fa-and-form-67">Schedule FA and Form 67</a> for what has to be reported, and <a href="/services/foreign-income-filing">foreign income filing</a> for how we help.</p>
<h2>What to do next</h2>
<ul>
<li>Write down your own due date from the table, by form and not by habit.</li>
<li>If you trade derivatives, put the higher STT into your break-even.</li>
<li>If you found a mistake in a return already filed for ${LATEST_YEAR}, correct it before ${fact('belatedDateAy2026')} and save the fee.</li>
</ul>
<p>If it is unclear which line applies to you, <a href="/contact">ask us</a>; every enquiry is answered within 24 hours.</p>`,
}

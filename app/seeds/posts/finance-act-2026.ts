import { LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'

export const financeAct2026: PostSeed = {
  slug: 'finance-act-2026-what-changes-for-individuals',
  title: 'Finance Act 2026: What Changes for Individuals',
  excerpt:
    'The slabs stayed the same. The calendar didn’t. New dates for business and revised returns, updated returns after a notice, higher STT, no TAN for buyers of an NRI’s house, and more.',
  category: 'tax-law-changes',
  publishedAt: '2026-05-26T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: 'Finance Act 2026: What Changes for You',
  metaDescription:
    'What the Finance Act 2026 means for individuals: unchanged slabs, new return dates for AY 2026-27, updated returns after a notice, STT, TCS, buybacks, gold.',
  metaKeywords:
    'Finance Act 2026, Budget 2026, due dates AY 2026-27, section 234-I, STT, TCS, buyback, ITR-U',
  ogTitle: 'Finance Act 2026: same slabs, different dates',
  ogDescription:
    'Which dates moved for AY 2026-27, what a late correction may cost, and what traders, parents of students abroad and bond holders should know.',
  content: `<p>People remember a Budget for its slabs. This one left them alone and changed the calendar, along with a number of rules that few notice until they need them. Here is what the Finance Act 2026 means for individuals, and from when.</p>
<h2>Slabs and rebate: no change</h2>
<p>For FY 2026-27, which the Income-tax Act 2025 calls tax year 2026-27, both regimes keep the slabs of FY 2025-26. In the new regime the first ${figure('basicExemptionNew2026')} (${yearOf('basicExemptionNew2026')}) is tax-free, and the rebate leaves residents with no tax up to a total income of ${figure('rebateIncomeNew2026')}. The standard deduction is ${figure('standardDeductionNew2026')} in the new regime and ${figure('standardDeductionOld')} in the old. If your salary and deductions haven’t changed, last year’s comparison still holds. Our <a href="/blog/old-or-new-tax-regime-fy-2025-26">worked comparison of the regimes</a> works for both years.</p>
<h2>The filing calendar for ${LATEST_YEAR}</h2>
<p>Until now everyone without an audit had one due date. From this season there are two.</p>
${table({
  caption: `Dates in the Act for ${LATEST_YEAR}`,
  head: ['Return', 'Before the change', 'Now'],
  rows: [
    [
      'No business or professional income (ITR-1, ITR-2)',
      figure('dueDateAy2026'),
      `${figure('dueDateAy2026')} (unchanged)`,
    ],
    [
      'Business or professional income without audit (ITR-3, ITR-4)',
      figure('dueDateAy2026'),
      figure('dueDateBusinessAy2026'),
    ],
    [
      'Accounts that are audited',
      figure('dueDateAuditAy2026'),
      `${figure('dueDateAuditAy2026')} (unchanged)`,
    ],
    ['Belated return', figure('belatedDateAy2026'), `${figure('belatedDateAy2026')} (unchanged)`],
    ['Revised return', figure('belatedDateAy2026'), figure('revisedDateAy2026')],
  ],
})}
<p>The later date for business returns is part of the law, not an extension. Extensions come by circular. We found none for AY 2026-27, but check the portal before you treat a past date as final.</p>
<p>The 31 August date goes with business or professional income. Capital gains alone do not give it to you. A salaried person with a little freelance work files ITR-3 or ITR-4, and so has the later date.</p>
<h2>Correcting a return: more time</h2>
<p>You can revise your return for ${LATEST_YEAR} until ${figure('revisedDateAy2026')}. The Act also provides for a fee, in a new section 234-I: ${figure('revisedFee')}, or ${figure('revisedFeeSmall')} where total income is not above ${figure('lateFeeIncome')}. It is widely read as applying to revisions after ${figure('belatedDateAy2026')}. But the section counts from the end of the assessment year. Read literally, no fee can fall due for AY 2026-27. A correction of the wording is expected. Revise by ${figure('belatedDateAy2026')} and the question doesn’t arise.</p>
<p>The fee for filing late in the first place, under section 234F, is separate and has the same two amounts.</p>
<p>The extra months help, because foreign tax documents, corrected Form 16s and late AIS entries tend to arrive in winter.</p>
<h3>Updated returns: two new uses</h3>
<p>From 1 March 2026 an updated return can reduce a loss that was declared too high, if the original return was filed on time. It can also be filed in reply to a notice under section 148, within the time the notice gives. The additional tax is then 10 percentage points higher, and no penalty is levied on that income. It still can’t create a loss, lower the tax or raise a refund. The time limit is unchanged: ${figure('updatedReturnWindow')} from the end of the assessment year.</p>
<h2>Futures and options: STT goes up</h2>
${table({
  caption: 'Securities transaction tax, paid by the seller',
  head: ['Sale of', 'FY 2025-26', 'FY 2026-27'],
  rows: [
    ['Futures, on the price', figure('sttFutures'), figure('sttFutures2026')],
    ['Options, on the premium', figure('sttOptions'), figure('sttOptions2026')],
  ],
})}
<p>STT on derivatives is a business cost and reduces your profit for tax. For strategies with many small trades, the higher rate can still turn a profit into a loss. Turnover and audit are not affected. See <a href="/blog/f-and-o-turnover-and-tax-audit">F&amp;O turnover and audit</a>.</p>
<h2>Buybacks are capital gains again</h2>
<p>From ${figure('buybackGainsFrom')}, when a company buys back your shares, it counts as a sale. You deduct what the shares cost and pay tax on the gain by its holding period. Before that, the whole amount was taxed as a dividend and the cost became a capital loss. Promoters have special rules.</p>
<h2>Dividends and fund income</h2>
<p>For FY 2026-27 you can no longer deduct interest or any other expense from dividends or from income on mutual fund units. If you borrowed to invest, look at the after-tax return again.</p>
<h2>Sovereign gold bonds</h2>
<p>Redemption at maturity stays tax-free if you subscribed to the issue and held the bonds. From ${figure('goldBondRuleFrom')}, those who bought the bonds later on the exchange don’t get the exemption. Keep the proof of your original subscription.</p>
<h2>Buying a house from an NRI</h2>
<p>From ${figure('buyerTanNotNeededFrom')} a resident individual or HUF who buys property from a seller abroad no longer needs a TAN. You deduct and pay the tax with your PAN. The rate hasn’t changed. See <a href="/blog/selling-a-house-indexed-or-not">selling a house</a>.</p>
<h2>Money sent abroad for study or treatment</h2>
<p>Banks collect tax (TCS) when you send money abroad above a yearly limit. For education and medical treatment the rate is ${figure('tcsStudyAbroad2026')} (${yearOf('tcsStudyAbroad2026')}), lower than before. It isn’t an extra tax. You get credit for it in your return, and your employer can take it into account. Remember to claim it: it appears in Form 26AS and the AIS as TCS.</p>
<h2>Foreign assets left out in the past</h2>
<p>The Act contains a one-time disclosure scheme for small foreign assets and income left out of earlier returns, such as shares from a former employer’s plan or a student account abroad. The dates are set by notification. Check whether the window is open before you rely on it. See <a href="/blog/schedule-fa-and-form-67">Schedule FA and Form 67</a> for what must be reported, and <a href="/services/foreign-income-filing">foreign income filing</a> for how we help.</p>
<h2>What to do next</h2>
<ul>
<li>For the next return, note your due date by form and not by habit: 31 July, or 31 August with business income.</li>
<li>If you trade derivatives, put the higher STT into your break-even.</li>
<li>If you found a mistake in your return for ${LATEST_YEAR}, correct it by ${figure('belatedDateAy2026')}.</li>
</ul>
<p>If you’re not sure which point applies to you, <a href="/contact">ask us</a>.</p>
${sources(
  [
    'dueDateBusinessAy2026',
    'revisedDateAy2026',
    'revisedFee',
    'updatedNoticeExtra',
    'rebateIncomeNew2026',
    'buybackGainsFrom',
    'goldBondRuleFrom',
    'buyerTanNotNeededFrom',
    'sttFutures2026',
  ],
  ['Section 93(2), Income-tax Act 2025', 'Finance Act 2026 (Act 4 of 2026)'],
)}`,
}

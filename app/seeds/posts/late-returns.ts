import { fact, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'

/** The year in which an assessment year ends, and the additional tax until 31 March 2027. */
const open = [
  { year: 'AY 2025-26', ends: 2026, extra: fact('updatedExtraTaxYear1') },
  { year: 'AY 2024-25', ends: 2025, extra: fact('updatedExtraTaxYear2') },
  { year: 'AY 2023-24', ends: 2024, extra: fact('updatedExtraTaxYear3') },
  { year: 'AY 2022-23', ends: 2023, extra: fact('updatedExtraTaxYear4') },
].map(({ year, ends, extra }) => ({
  year,
  extra,
  lastDay: `31 March ${ends + taxFacts.updatedReturnWindow.value / 12}`,
}))

export const lateReturns: PostSeed = {
  slug: 'belated-revised-and-updated-returns-ay-2026-27',
  title: 'Belated, Revised and Updated Returns for AY 2026-27',
  excerpt:
    'Three ways to file late or correct a return, with their last dates, fees and limits. Including earlier years, an example of ITR-U, and what is left when you are owed a refund.',
  category: 'filing-guides',
  publishedAt: '2026-11-04T10:00:00+05:30',
  updated: '2026-11-21T18:00:00+05:30',
  metaTitle: 'Belated, Revised, Updated Returns: AY 2026-27',
  metaDescription:
    'Last dates, fees and limits of belated, revised and updated returns for FY 2025-26 (AY 2026-27) and earlier years, and how condonation of delay fits in.',
  metaKeywords:
    'belated return, revised return, updated return, ITR-U, 139(4), 139(5), 139(8A), 234F, 234-I, condonation',
  ogTitle: 'Late or wrong? Three returns that put it right',
  ogDescription:
    'Belated until December, revised until March, updated for four years: what each costs and what it can’t do. AY 2026-27 and earlier.',
  content: `<p>You missed the due date, or found a mistake. You can usually fix either. The law provides three kinds of return for this, and each has a last date, a price and limits. Choose by asking two questions: did I file by the due date, and do I owe tax or is a refund due to me?</p>
<h2>The dates for ${LATEST_YEAR}</h2>
${table({
  caption: `${LATEST_YEAR}, dates in the Act`,
  head: ['Return', 'Until', 'Section'],
  rows: [
    ['On time, no business income', figure('dueDateAy2026'), '139(1)'],
    ['On time, business or profession without audit', figure('dueDateBusinessAy2026'), '139(1)'],
    ['On time, with audit', figure('dueDateAuditAy2026'), '139(1)'],
    ['On time, with a transfer pricing report', figure('dueDateTransferPricingAy2026'), '139(1)'],
    ['Belated', figure('belatedDateAy2026'), '139(4)'],
    ['Revised', figure('revisedDateAy2026'), '139(5)'],
    ['Updated', figure('updatedDateAy2026'), '139(8A)'],
  ],
})}
<p>We found no circular that extended the 2026 due dates. Confirm it on the portal before you treat your return as on time or late: the year before (${yearOf('dueDateAy2025Extended')}), ${figure('dueDateAy2025')} became ${figure('dueDateAy2025Extended')}. The later date for revised returns and the separate date for business returns are new, and come from the <a href="/blog/finance-act-2026-what-changes-for-individuals">Finance Act 2026</a>.</p>
<h2>Belated: you didn’t file on time</h2>
<h3>What it costs</h3>
<ul>
<li>a fee under section 234F: ${figure('lateFee')}, or ${figure('lateFeeSmall')} if total income is not above ${figure('lateFeeIncome')}. No fee if your income is within the basic exemption and you had no other reason to file.</li>
<li>interest of ${figure('interestMonthly')} for each month or part of a month on unpaid tax</li>
</ul>
<h3>What it can’t do</h3>
<ul>
<li>carry forward this year’s capital, business or trading losses. A house property loss is kept.</li>
<li>use the old regime, if you have no business income. You lose HRA, section 80C and interest on your own home loan.</li>
</ul>
<p>With business or professional income the choice depends on Form 10-IEA. If you filed that form by the due date but the return late, it isn’t certain how the portal treats it, so ask first.</p>
<p>A belated return can still claim a refund and can still be revised. So a belated return in December is far better than none: after ${figure('belatedDateAy2026')} the ordinary route to a refund is closed.</p>
<h2>Revised: you filed, and something is wrong</h2>
<p>A revised return replaces the earlier one completely. You can revise a belated return too, and more than once. Typical reasons are a forgotten account, a missing Form 16, a wrong form or foreign tax credit.</p>
<p>Until ${figure('belatedDateAy2026')} it costs nothing. For later revisions a fee of ${figure('revisedFee')} is provided, or ${figure('revisedFeeSmall')} if total income is not above ${figure('lateFeeIncome')}. Section 234-I is generally read that way, but its wording counts from the end of the assessment year. Read literally, no fee can fall due before the time to revise is over. A correction is expected. If the assessment is completed earlier, the time to revise ends with it.</p>
<p>A return filed on time stays on time when you revise it, so losses are kept. If the revision increases your tax, pay it with interest before you file.</p>
<h2>Updated: when the other two are closed</h2>
<p>An updated return (ITR-U) declares income you left out, whether or not you filed before. You have ${figure('updatedReturnWindow')} from the end of the assessment year. On top of tax, interest and, if you never filed, the late fee, it costs additional tax, calculated on tax and interest together:</p>
${table({
  caption: 'Updated returns for earlier years, if filed by 31 March 2027',
  head: ['Year', 'Last date', 'Additional tax now'],
  rows: open.map(({ year, lastDay, extra }) => [year, lastDay, extra]),
})}
<p>The rate goes up every 1 April. See a full <a href="/blog/itr-u-updated-return-with-an-example">example of an updated return</a>.</p>
<h3>What it can’t do</h3>
<ul>
<li>show a loss, lower the tax, or create or increase a refund</li>
<li>be filed twice for the same year</li>
<li>be used for certain years of a search or survey, or once the assessment is complete</li>
<li>remove the Black Money Act penalty for foreign assets left out of the return</li>
</ul>
<p>Two things are new since 1 March 2026. An updated return can reduce a loss that was declared too high, if that year’s return was filed on time. And it can answer a notice under section 148 within the time the notice gives. The additional tax is then 10 percentage points higher (35%, 60%, 70% or 80%), and no penalty is levied on that income.</p>
<h2>If you are owed money for an old year</h2>
<p>If you filed no return and the time for a belated one has passed, none of the three helps. What remains is a request for condonation of delay under section 119(2)(b), within ${figure('condonationWindow')} of the end of the assessment year. You have to show a good reason and real hardship: illness, a death in the family, or a deductor who corrected the TDS years later. “I didn’t know” isn’t enough. If the request is granted, you file the return under that order. It takes a long time, and no one can promise the outcome.</p>
<h2>Which one is yours</h2>
${table({
  caption: `For ${LATEST_YEAR}`,
  head: ['Situation', 'Return'],
  rows: [
    ['Not filed, before the end of December 2026', 'Belated'],
    ['Filed, mistake found before the end of December', 'Revised, no fee'],
    ['Filed, mistake found from January to March', 'Revised, fee disputed'],
    ['Not filed by the end of December, tax is due', 'Updated'],
    ['Not filed by the end of December, refund is due', 'Condonation of delay'],
    ['Income forgotten, found after March 2027', 'Updated'],
    ['Filed correctly, but processed wrongly', 'None: ask for rectification'],
  ],
})}
<p>Note the last row. If the department’s order has an error, a new return makes things worse. Ask for rectification of the order.</p>
<h2>Verify it, or it isn’t filed</h2>
<p>Verify any of these returns within ${figure('verifyDays')} of filing, by Aadhaar OTP, net banking or a signed form sent to Bengaluru. If you verify later, the date of verification becomes the date of filing, and a return on time can turn into a belated one.</p>
<blockquote><p>Of all the things that go wrong in the last week, forgetting to verify is the easiest to avoid.</p></blockquote>
<h2>What to do next</h2>
<ol>
<li>If you haven’t filed for ${LATEST_YEAR}, collect Form 16, bank interest and the <a href="/blog/ais-and-form-26as-mismatches">AIS</a> now and file by ${figure('belatedDateAy2026')}.</li>
<li>If you filed, compare the return with the AIS again by that date, while a correction is free.</li>
<li>For earlier years, note what is missing and whether you owe tax or are owed a refund.</li>
</ol>
<p>Returns for earlier years are one of our <a href="/pricing">additional services</a>. Tell us the years on the <a href="/contact">contact page</a>, and we’ll tell you which route is open before you decide. More short answers are on the <a href="/faq">FAQ page</a>.</p>
${sources(
  [
    'dueDateBusinessAy2026',
    'belatedDateAy2026',
    'revisedDateAy2026',
    'updatedDateAy2026',
    'updatedExtraTaxYear1',
    'lateFee',
    'revisedFee',
    'condonationWindow',
    'verifyDays',
  ],
  ['Section 43, Black Money Act 2015', 'Finance Act 2026 (Act 4 of 2026)'],
)}`,
}

import { fact, LATEST_YEAR, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import type { PostSeed } from './post-seed.ts'
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
  title: 'Belated, Revised and Updated Returns: Dates and Costs for AY 2026-27',
  excerpt:
    'Three ways to file late or correct a return, with their last days, fees and what each can no longer do. Including earlier years, and the way that is left when a refund is at stake.',
  category: 'filing-guides',
  publishedAt: '2026-11-04T10:00:00+05:30',
  metaTitle: 'Belated, Revised and Updated Returns, AY 2026-27',
  metaDescription:
    'Last days, fees and limits of belated, revised and updated returns for FY 2025-26 (AY 2026-27) and earlier years, and how condonation of delay fits in.',
  metaKeywords:
    'belated return, revised return, updated return, ITR-U, 139(4), 139(5), 139(8A), 234F, 234I, condonation',
  ogTitle: 'Late or wrong? Three returns that put it right',
  ogDescription:
    'Belated until December, revised until March, updated for four years: what each costs and what it can no longer do. AY 2026-27 and earlier.',
  content: `<p>The due date has passed, or a mistake has come to light. Neither is the end of the matter. The law has three kinds of return for it, and each has a last day, a price and something it cannot do. Choose by asking two questions: did I file by the due date, and do I owe tax or am I owed money?</p>
<h2>The dates for ${LATEST_YEAR}</h2>
${table({
  caption: `${LATEST_YEAR}, dates as they stand in the law`,
  head: ['Return', 'Until', 'Section'],
  rows: [
    ['In time, no business income', fact('dueDateAy2026'), '139(1)'],
    ['In time, business or profession without audit', fact('dueDateBusinessAy2026'), '139(1)'],
    ['In time, with audit', fact('dueDateAuditAy2026'), '139(1)'],
    ['Belated', fact('belatedDateAy2026'), '139(4)'],
    ['Revised', fact('revisedDateAy2026'), '139(5)'],
    ['Updated', fact('updatedDateAy2026'), '139(8A)'],
  ],
})}
<p>These are the dates of the Act. The Board can extend a due date by circular, as it did the year before (${yearOf('dueDateAy2025Extended')}), when ${fact('dueDateAy2025')} became ${fact('dueDateAy2025Extended')} in the end. So look at the portal before you rely on a day. The later date for revised returns and the separate date for business returns are new this season; the <a href="/blog/finance-act-2026-what-changes-for-individuals">Finance Act 2026</a> brought them.</p>
<h2>Belated: you did not file in time</h2>
<h3>What it costs</h3>
<ul>
<li>a fee under section 234F: ${fact('lateFee')}, or ${fact('lateFeeSmall')} if total income is not above ${fact('lateFeeIncome')}. Nothing if your income is below the basic exemption and you were not bound to file for another reason.</li>
<li>interest of ${fact('interestMonthly')} for each month or part of one on tax that is still unpaid</li>
</ul>
<h3>What it can no longer do</h3>
<ul>
<li>carry forward this year’s capital, business or trading losses. A loss from house property is kept.</li>
<li>use the old regime. A belated return is taxed in the new one, so HRA and section 80C fall away.</li>
</ul>
<p>It can still claim a refund, and it can still be revised. That is why a belated return in December is far better than none: after ${fact('belatedDateAy2026')} the ordinary way to a refund is closed.</p>
<h2>Revised: you filed, and something is wrong</h2>
<p>A revised return takes the place of the earlier one altogether. You may revise a belated return too, and more than once. Typical reasons are a forgotten account, a missing Form 16, a wrong form, or foreign tax credit.</p>
<p>Until ${fact('belatedDateAy2026')} it costs nothing. After that a fee under section 234I is due: ${fact('revisedFee')}, or ${fact('revisedFeeSmall')} if total income is not above ${fact('lateFeeIncome')}. If an assessment is completed earlier, the time ends with it.</p>
<p>A return filed in time stays a return filed in time when it is revised, so losses are kept. If the revision increases tax, pay it with interest before you file.</p>
<h2>Updated: the other doors are closed</h2>
<p>An updated return (ITR-U) is for declaring income that was left out, whether or not you filed before. It may be filed within ${fact('updatedReturnWindow')} of the end of the assessment year (rule in force ${yearOf('updatedReturnWindow')}). Besides tax, interest and the late fee it costs an additional tax, worked out on tax and interest together:</p>
${table({
  caption: 'Updated returns of earlier years, if filed by 31 March 2027',
  head: ['Year', 'Last day', 'Additional tax now'],
  rows: open.map(({ year, lastDay, extra }) => [year, lastDay, extra]),
})}
<p>The share rises each 1 April, so waiting costs money even before interest.</p>
<h3>What it cannot do</h3>
<ul>
<li>show a loss, lower the tax or create or raise a refund</li>
<li>be filed twice for the same year</li>
<li>be used in certain cases of search, survey or a pending assessment</li>
</ul>
<p>A loss that was declared too high may now be reduced by it, if the return of that year was filed in time.</p>
<h2>If you are owed money for an old year</h2>
<p>If no return was filed and the time for a belated one has passed, none of the three helps. What remains is a request for condonation of delay under section 119(2)(b). It has to be made within ${fact('condonationWindow')} of the end of the assessment year (for requests ${yearOf('condonationWindow')}), and the officer has to be convinced that there was a good reason and real hardship. Illness, a death in the family or a deductor who corrected TDS years later are examples. “I did not know” is not.</p>
<p>If the request is granted, the return is filed on the strength of that order. Refunds by this way take long, and nobody can promise the outcome.</p>
<h2>Which one is yours</h2>
${table({
  caption: `For ${LATEST_YEAR}`,
  head: ['Situation', 'Return'],
  rows: [
    ['Not filed, before the end of December 2026', 'Belated'],
    ['Filed, mistake found before the end of December', 'Revised, without fee'],
    ['Filed, mistake found from January to March', 'Revised, with fee'],
    ['Not filed by the end of December, tax is due', 'Updated'],
    ['Not filed by the end of December, refund is due', 'Condonation of delay'],
    ['Income forgotten, found after March 2027', 'Updated'],
    ['Filed correctly, but processed wrongly', 'None: ask for rectification'],
  ],
})}
<p>The last line matters. If the department’s order has an error, a new return makes things worse. The order is rectified instead.</p>
<h2>Verify it, or it was not filed</h2>
<p>Any of these returns has to be verified within ${fact('verifyDays')} of filing (rule in force ${yearOf('verifyDays')}), by Aadhaar OTP, net banking or a signed form sent to Bengaluru. If you verify later, the day of verification is taken as the day of filing, which can turn a return in time into a belated one.</p>
<blockquote><p>Of everything that goes wrong with returns filed at the last minute, the forgotten verification is the easiest to avoid.</p></blockquote>
<h2>What to do next</h2>
<ol>
<li>If nothing has been filed for ${LATEST_YEAR}, collect Form 16, bank interest and the <a href="/blog/ais-and-form-26as-mismatches">AIS</a> now and file before ${fact('belatedDateAy2026')}.</li>
<li>If you filed, compare the return with the AIS once more before that day, while a correction is free.</li>
<li>For earlier years, write down what is missing and whether tax or a refund is at stake.</li>
</ol>
<p>Prior years are one of our <a href="/pricing">additional services</a>. Tell us the years through the <a href="/contact">contact page</a>, and we will say which way is open before you decide anything. More short answers are on the <a href="/faq">FAQ page</a>.</p>`,
}

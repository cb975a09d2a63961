import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { taxFacts } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { PostSeed } from './post-seed.ts'
import { sources } from './sources.ts'
import { table } from './table.ts'
import { newRegimeTax, percentOf } from './worked-tax.ts'

const DECLARED = 1600000
const FORGOTTEN = 200000
const taxBefore = newRegimeTax(DECLARED, 'FY 2023-24')
const taxAfter = newRegimeTax(DECLARED + FORGOTTEN, 'FY 2023-24')
const tax = taxAfter - taxBefore

/** Section 234C: nothing paid on any of the four dates. */
const deferment = [
  { share: taxFacts.advanceTaxJuneShare.value, months: 3 },
  { share: taxFacts.advanceTaxSeptemberShare.value, months: 3 },
  { share: taxFacts.advanceTaxDecemberShare.value, months: 3 },
  { share: taxFacts.advanceTaxMarchShare.value, months: 1 },
].reduce((sum, { share, months }) => sum + interest(percentOf(share, tax), months), 0)

/** Filed in December 2026, 33 months after March 2024, or in April 2027. */
const now = cost(33, taxFacts.updatedExtraTaxYear2.value)
const notice = cost(33, taxFacts.updatedExtraTaxYear2.value + taxFacts.updatedNoticeExtra.value)
const later = cost(37, taxFacts.updatedExtraTaxYear3.value)

export const updatedReturn: PostSeed = {
  slug: 'itr-u-updated-return-with-an-example',
  title: 'ITR-U: What an Updated Return Costs, With an Example',
  excerpt:
    'You left income out of an old return. Who can file ITR-U, which years are open, the full cost of one forgotten deposit, and what changes if a notice has come.',
  category: 'filing-guides',
  publishedAt: '2026-11-15T10:00:00+05:30',
  metaTitle: 'ITR-U: Cost of an Updated Return, Example',
  metaDescription:
    'Which years are open for an updated return (ITR-U) until 31 March 2027, what it costs in tax, interest and additional tax, with a worked example and the limits.',
  metaKeywords:
    'ITR-U, updated return, section 139(8A), section 140B, additional tax, section 148, AY 2024-25',
  ogTitle: 'ITR-U: the full cost of one forgotten deposit',
  ogDescription:
    'Open years, the additional tax of each, a worked example to the rupee, and what happens if you wait or get a notice first.',
  content: `<p>You find an old deposit whose interest never reached your return. The time to revise has passed. An updated return (ITR-U) lets you declare the income now and close the matter, at a price. This article shows the price, to the rupee, for one ordinary case.</p>
<h2>Which years are open</h2>
<p>You have ${figure('updatedReturnWindow')} from the end of the assessment year. The additional tax depends on how long you waited.</p>
${table({
  caption: 'Updated returns filed by 31 March 2027',
  head: ['Assessment year', 'Income of', 'Additional tax', 'Closes on'],
  rows: [
    ['AY 2025-26', 'FY 2024-25', figure('updatedExtraTaxYear1'), '31 March 2030'],
    ['AY 2024-25', 'FY 2023-24', figure('updatedExtraTaxYear2'), '31 March 2029'],
    ['AY 2023-24', 'FY 2022-23', figure('updatedExtraTaxYear3'), '31 March 2028'],
    ['AY 2022-23', 'FY 2021-22', figure('updatedExtraTaxYear4'), '31 March 2027'],
  ],
})}
<p>From 1 April 2027 each year moves one row down, and AY 2022-23 closes. For AY 2026-27 an ITR-U is not the right form yet: you can still file a <a href="/blog/belated-revised-and-updated-returns-ay-2026-27">belated or revised return</a>, without additional tax.</p>
<h2>Who can use it</h2>
<p>Anyone with income to add, whether or not a return was filed for that year. You can’t use it:</p>
<ul>
<li>to get a refund or a larger one, to lower the tax, or to show a new loss</li>
<li>a second time for the same year</li>
<li>for certain years around a search or survey, or once the assessment of the year is complete</li>
<li>to escape the Black Money Act: declaring foreign income here does not remove the penalty for leaving foreign assets out of the original return</li>
</ul>
<h2>The example</h2>
<p>Ravi filed his return for FY 2023-24 (AY 2024-25) on time, in the new regime, with total income of ${rupees(DECLARED)}. TDS covered his tax. In November 2026 he finds interest of ${rupees(FORGOTTEN)} on deposits, with no TDS. He files ITR-U in December 2026.</p>
<h3>Step 1: the tax</h3>
<p>On ${rupees(DECLARED)} his tax with cess was ${rupees(taxBefore)}. On ${rupees(DECLARED + FORGOTTEN)} it is ${rupees(taxAfter)}. The difference is ${rupees(tax)}.</p>
<h3>Step 2: the interest</h3>
<ul>
<li>Section 234B: no advance tax was paid on this amount, so ${figure('interestMonthly')} a month runs from April 2024 to December 2026, 33 months: ${rupees(now.shortfall)}.</li>
<li>Section 234C, for the four missed instalments: ${rupees(deferment)}. Each base is rounded down to the hundred.</li>
<li>Section 234A: none, because the original return was on time.</li>
</ul>
<h3>Step 3: the additional tax</h3>
<p>It’s a percentage of tax plus interest. For AY 2024-25, filed by 31 March 2027, it’s ${figure('updatedExtraTaxYear2')}.</p>
${table({
  caption: 'What Ravi pays',
  head: ['Part', 'Dec 2026', 'Dec 2026, after a notice', 'Apr 2027'],
  rows: [
    ['Tax', rupeesInFull(tax), rupeesInFull(tax), rupeesInFull(tax)],
    ['Interest, 234B', ...[now, notice, later].map(({ shortfall }) => rupeesInFull(shortfall))],
    ['Interest, 234C', ...[now, notice, later].map(() => rupeesInFull(deferment))],
    ['Tax and interest', ...[now, notice, later].map(({ base }) => rupeesInFull(base))],
    ['Additional tax rate', ...[now, notice, later].map(({ percent }) => `${percent}%`)],
    ['Additional tax', ...[now, notice, later].map(({ extra }) => rupeesInFull(Math.round(extra)))],
    ['Total', ...[now, notice, later].map(({ total }) => rupeesInFull(total))],
  ],
})}
<p>The additional tax is shown in whole rupees, and the total is rounded to the nearest ten. Waiting four months costs him ${rupees(later.total - now.total)}. So if you know of the income, file in this financial year.</p>
<h2>If you never filed for that year</h2>
<p>Then you pay three more things: the late fee under section 234F (${figure('lateFee')}, or ${figure('lateFeeSmall')} for a total income up to ${figure('lateFeeIncome')}), interest under section 234A for the months after the due date, and the whole tax for the year less TDS. The regime matters too: for AY 2024-25 and later, if you file late and have no business income, the new regime applies.</p>
<h2>If a notice has come</h2>
<p>Until February 2026 a notice under section 148 closed this door. Since 1 March 2026 you can respond to the notice with an updated return, within the time it allows. The additional tax is 10 percentage points higher, as in the middle column, and no penalty is levied on that income. The rule is new and practice is still forming, so ask a CA to read the notice before you decide. A message that merely asks you to check your return is not such a notice.</p>
<h2>Reducing a loss</h2>
<p>Also since 1 March 2026, an updated return can reduce a loss that you declared too high in a return filed on time. If you carried that loss forward, you have to update the later years that used it as well.</p>
<h2>How to file</h2>
<ol>
<li>Download the AIS and Form 26AS of that year and look for anything else that is missing. You get only one attempt.</li>
<li>Prepare the full return again in the form of that assessment year, and fill in ITR-U with the reason and the amounts.</li>
<li>Pay tax, interest and additional tax first, under the right assessment year. The return needs the challan.</li>
<li>File, and verify within ${figure('verifyDays')}.</li>
<li>Keep the tax calculation. If interest was credited over several years, check whether the years before and after need one too.</li>
</ol>
<blockquote><p>An updated return costs more than a revised one and much less than an assessment with a penalty. What you’re really paying for is closure.</p></blockquote>
<h2>What to do next</h2>
<p>Note the year, the amount and whether TDS was deducted. With these three we can tell you the cost before you decide. Returns for earlier years are an <a href="/pricing">additional service</a> at a price agreed upfront. <a href="/contact">Send us the year and the amount</a>, and please leave out PAN and passwords. If foreign assets are involved, read <a href="/blog/schedule-fa-and-form-67">Schedule FA and Form 67</a> first.</p>
${sources(
  [
    'updatedReturnWindow',
    'updatedExtraTaxYear2',
    'updatedNoticeExtra',
    'interestMonthly',
    'lateFee',
    'basicExemptionNew2023',
    'verifyDays',
  ],
  [
    'Section 148, Income-tax Act 1961',
    'Section 43, Black Money Act 2015',
    'Rule 119A, Income-tax Rules 1962',
    'Finance Act 2026 (Act 4 of 2026)',
  ],
)}`,
}

/** On the shortfall rounded down to the hundred. */
function interest(shortfall: number, months: number): number {
  const base = Math.floor(shortfall / 100) * 100
  return percentOf(taxFacts.interestMonthly.value * months, base)
}

function cost(months: number, percent: number) {
  const shortfall = interest(tax, months)
  const base = tax + shortfall + deferment
  const extra = percentOf(percent, base)
  return { shortfall, base, percent, extra, total: Math.round((base + extra) / 10) * 10 }
}

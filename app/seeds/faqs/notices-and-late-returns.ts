import { rupees, rupeesInFull } from '#app/content/tax-facts/format.ts'
import { taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { percentOf } from '#app/seeds/posts/worked-tax.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'documents'

const TAX_AND_INTEREST = 50000
const firstYearShare = taxFacts.updatedExtraTaxYear1.value
const shareAfterNotice = firstYearShare + taxFacts.updatedNoticeExtra.value
const additionalTax = (share: number) => rupeesInFull(percentOf(share, TAX_AND_INTEREST))

export const noticesAndLateReturns: FaqText[] = [
  {
    slug: 'refund-not-received',
    question: 'My refund hasn’t come, or it’s on hold. What now?',
    category,
    law: [],
    alsoLaw: ['Section 245, Income-tax Act 1961'],
    answer: `<p>Look up the status on the portal, under <strong>e-File › Income Tax Returns › View Filed Returns</strong>. It usually names the reason:</p>
<ul>
<li><strong>Not verified:</strong> verify the return. Until then, it counts as not filed.</li>
<li><strong>Under processing:</strong> the department has ${figure('processingMonths')} from the end of the financial year in which you filed (${yearOf('processingMonths')}).</li>
<li><strong>Refund failed:</strong> validate your bank account, check the name and IFSC, then request a reissue.</li>
<li><strong>Adjusted against an old demand:</strong> reply to the intimation by the date in it.</li>
<li><strong>On hold, with an email about high deductions:</strong> this is an advisory, not a demand. If you have proof of each claim, you don’t need to change anything. If not, file a revised return now.</li>
</ul>
<p>A refund of ${figure('refundInterestLeast')} of your tax or more carries interest of ${figure('refundInterest')} a month, which is taxable. Our tool <a href="/tools/refund-and-interest">Refund and interest</a> calculates it, and the guide to <a href="/guides/refunds">refunds</a> covers each case in detail.</p>`,
  },
  {
    slug: 'which-tax-notice-is-this',
    question: 'Which income tax notice is this, and how many days do I have?',
    category,
    law: [],
    alsoLaw: ['Sections 142, 148 and 148A, Income-tax Act 1961'],
    answer: `<p>Look for the section number at the top. The most common ones (${yearOf('defectDays')}):</p>
<table><thead><tr><th>Section</th><th>Means</th><th>Time</th></tr></thead><tbody>
<tr><td>139(9)</td><td>Your return is defective</td><td>${figure('defectDays')}</td></tr>
<tr><td>143(1)(a)</td><td>An adjustment to your return is proposed</td><td>${figure('adjustmentDays')}</td></tr>
<tr><td>143(1)</td><td>Processed; there may be a demand</td><td>${figure('demandDays')} to pay or contest it</td></tr>
<tr><td>142(1)</td><td>Send a return or documents</td><td>The notice gives the date</td></tr>
<tr><td>148A, 148</td><td>Income may have been left out</td><td>The notice gives the date</td></tr>
</tbody></table>
<p>An email or SMS without a section number is usually an advisory. Before you act on any notice, check its document number under <strong>Authenticate Notice/Order Issued by ITD</strong> on the portal.</p>
<p>Enter its date in our tool <a href="/tools/i-got-a-notice">I got a notice</a> to see your last day. The guide to <a href="/guides/tax-notices">tax notices</a> explains what each one asks for and what to do today.</p>`,
  },
  {
    slug: 'updated-return-cost',
    question: 'What does an updated return (ITR-U) cost? Can I file one after a notice?',
    category,
    law: ['updatedReturnWindow', 'updatedReturnLimits'],
    answer: `<p>You pay the tax, the interest, and additional tax as a percentage of both: ${figure('updatedExtraTaxYear1')} in the first year after the end of the assessment year, then ${figure('updatedExtraTaxYear2')}, ${figure('updatedExtraTaxYear3')} and ${figure('updatedExtraTaxYear4')} (${yearOf('updatedExtraTaxYear1')}). If you hadn’t filed a return, you also pay the late fee.</p>
<p>Example for AY 2025-26, filed by 31 March 2027: on tax and interest of ${rupees(TAX_AND_INTEREST)}, you pay ${additionalTax(firstYearShare)} more. After that date, it doubles.</p>
<p>An updated return must increase your tax. You can’t claim a refund in it, and you can file only one for each year.</p>
<p>You can also file one in response to a notice under section 148 (${yearOf('updatedNoticeExtra')}), within the time it allows. The additional tax is then ${taxFacts.updatedNoticeExtra.value} percentage points higher, ${additionalTax(shareAfterNotice)} in the example, but there’s no penalty on that income.</p>
<p>It doesn’t make up for a foreign asset left out of Schedule FA. See our guide to <a href="/guides/earlier-years">earlier years</a>.</p>`,
  },
  {
    slug: 'assessment-year-or-tax-year',
    question: 'Assessment year or tax year: what do I choose on the challan?',
    category,
    law: ['newActFrom', 'advanceTaxDateDecember2026'],
    answer: `<p>Go by the year in which you earned the income.</p>
<table><thead><tr><th>Income of</th><th>Law on the portal</th><th>Year to choose</th></tr></thead><tbody>
<tr><td>FY 2025-26 or earlier</td><td>Income-tax Act 1961</td><td>Assessment year, AY 2026-27 for FY 2025-26</td></tr>
<tr><td>FY 2026-27</td><td>Income-tax Act 2025</td><td>Tax year 2026-27</td></tr>
</tbody></table>
<p>So the balance of tax on last year’s income is self-assessment tax for AY 2026-27, and the instalment due on 15 December 2026 is advance tax for tax year 2026-27.</p>
<p>Form numbers change the same way. For FY 2025-26 you still get Form 16, Form 16A and Form 26AS. From tax year 2026-27, they become Form 130, Form 131 and Form 168.</p>
<p>Paid under the wrong year? You can correct the challan on the portal for a short time. After that, ask the assessing officer. Do it before you file, or the tax will show as unpaid.</p>`,
  },
  {
    slug: 'missed-form-10-iea',
    question: 'I missed Form 10-IEA. Can I still use the old regime?',
    category,
    law: ['lateRegime'],
    alsoLaw: ['Form 10-IEA, Income-tax Rules 1962'],
    answer: `<p>That depends on whether you have business or professional income.</p>
<ul>
<li><strong>No such income:</strong> you don’t need the form. You choose in the return, which you must file by the due date.</li>
<li><strong>With business or professional income:</strong> you must file the form by the due date of the return. If you didn’t, the new regime applies for that year.</li>
</ul>
<p>Filed the form on time but the return late? The law ties the choice to the form, so the old regime should apply. The portal hasn’t always followed that, so we check it case by case.</p>
<p>You can ask the CBDT to condone the delay, but don’t count on it. Calculate both regimes first: with the rebate up to ${figure('rebateIncomeNew')} (${yearOf('rebateIncomeNew')}), the new one often costs less anyway. And remember: with business income, once you go back to the new regime you can’t choose the old one again.</p>`,
  },
]

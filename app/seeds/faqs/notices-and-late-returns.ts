import { filingFact, filingYearOf } from '#app/content/facts/filing.ts'
import { rupees } from '#app/content/plans.ts'
import { fact, taxFacts, yearOf } from '#app/content/tax-facts.ts'
import { percentOf } from '#app/seeds/posts/worked-tax.ts'
import type { FaqSeed } from './faq-seed.ts'

const category = 'documents'

const TAX_AND_INTEREST = 50000
const firstYearShare = taxFacts.updatedExtraTaxYear1.value
const shareAfterNotice = firstYearShare + taxFacts.updatedNoticeExtra.value
const additionalTax = (share: number) => rupees(percentOf(share, TAX_AND_INTEREST))

export const noticesAndLateReturns: FaqSeed[] = [
  {
    slug: 'refund-not-received',
    question: 'My refund hasn’t come, or it’s on hold. What now?',
    category,
    answer: `<p>Look up the status under View Filed Returns on the portal. It usually names the reason:</p>
<ul>
<li><strong>Not verified:</strong> verify the return; until then it counts as not filed.</li>
<li><strong>Under processing:</strong> the department has ${filingFact('processingMonths')} from the end of the financial year in which you filed (${filingYearOf('processingMonths')}).</li>
<li><strong>Refund failed:</strong> validate the bank account, check name and IFSC, then ask for a reissue.</li>
<li><strong>Set against an old demand:</strong> answer the intimation by the date in it.</li>
<li><strong>On hold, with an e-mail about high deductions:</strong> this is an advisory, not a demand. If each claim has proof, you need not change anything. If one doesn’t, file a revised return now.</li>
</ul>
<p>Refunds carry interest of ${filingFact('refundInterest')} a month, which is taxable. The guide to <a href="/guides/refunds">refunds</a> takes each case further.</p>`,
  },
  {
    slug: 'which-tax-notice-is-this',
    question: 'Which income tax notice is this, and how many days do I have?',
    category,
    answer: `<p>The section number is at the top. The most common ones (${filingYearOf('defectDays')}):</p>
<table><thead><tr><th>Section</th><th>Means</th><th>Time</th></tr></thead><tbody>
<tr><td>139(9)</td><td>Your return is defective</td><td>${filingFact('defectDays')}</td></tr>
<tr><td>143(1)(a)</td><td>A change to your return is proposed</td><td>${filingFact('adjustmentDays')}</td></tr>
<tr><td>143(1)</td><td>Processed; there may be a demand</td><td>${filingFact('demandDays')} to pay or contest it</td></tr>
<tr><td>142(1)</td><td>Send a return or documents</td><td>The notice gives the date</td></tr>
<tr><td>148A, 148</td><td>Income may have been left out</td><td>The notice gives the date</td></tr>
</tbody></table>
<p>An e-mail or SMS without a section number is usually an advisory. Check any notice with its document number under Authenticate Notice on the portal before you react.</p>
<p>What each one asks, and what to do today, is in our guide to <a href="/guides/tax-notices">tax notices</a>.</p>`,
  },
  {
    slug: 'updated-return-cost',
    question: 'What does an updated return (ITR-U) cost? Can I file one after a notice?',
    category,
    answer: `<p>You pay the tax, the interest, and an additional share of both: ${fact('updatedExtraTaxYear1')} in the first year after the end of the assessment year, then ${fact('updatedExtraTaxYear2')}, ${fact('updatedExtraTaxYear3')} and ${fact('updatedExtraTaxYear4')} (${yearOf('updatedExtraTaxYear1')}). If no return was filed, the late fee is added.</p>
<p>Example for AY 2025-26, filed by 31 March 2027: tax and interest of ${rupees(TAX_AND_INTEREST)} cost ${additionalTax(firstYearShare)} more. After that day the share doubles.</p>
<p>It has to bring more tax. It can’t claim a refund, and you can file only one for a year.</p>
<p>You may also answer a notice under section 148 with one (${yearOf('updatedNoticeExtra')}), within the time it gives. The share is then ${taxFacts.updatedNoticeExtra.value} points higher, in the example ${additionalTax(shareAfterNotice)}, and there is no penalty on that income.</p>
<p>It does not cure a foreign asset left out of Schedule FA. More in <a href="/guides/earlier-years">earlier years</a>.</p>`,
  },
  {
    slug: 'assessment-year-or-tax-year',
    question: 'Assessment year or tax year: what do I choose on the challan?',
    category,
    answer: `<p>Go by the year you earned the income in.</p>
<table><thead><tr><th>Income of</th><th>Law on the portal</th><th>Year to choose</th></tr></thead><tbody>
<tr><td>FY 2025-26 or earlier</td><td>Income-tax Act 1961</td><td>Assessment year, AY 2026-27 for FY 2025-26</td></tr>
<tr><td>FY 2026-27</td><td>Income-tax Act 2025</td><td>Tax year 2026-27</td></tr>
</tbody></table>
<p>So the balance of tax on last year’s income is self-assessment tax for AY 2026-27, and the instalment due on 15 December 2026 is advance tax for tax year 2026-27.</p>
<p>Forms change names the same way. For FY 2025-26 you still get Form 16, Form 16A and Form 26AS. From tax year 2026-27 they are Form 130, Form 131 and Form 168.</p>
<p>Paid under the wrong year? The challan can be corrected on the portal within a short time; after that, through the assessing officer. Do it before you file, or the tax shows as unpaid.</p>`,
  },
  {
    slug: 'missed-form-10-iea',
    question: 'I missed Form 10-IEA. Can I still use the old regime?',
    category,
    answer: `<p>That depends on whether you have business or professional income.</p>
<ul>
<li><strong>No such income:</strong> you don’t need the form. You choose in the return, and it has to be filed by the due date.</li>
<li><strong>With business or professional income:</strong> the form has to be filed by the due date of the return. If it wasn’t, the new regime applies for that year.</li>
</ul>
<p>Filed the form in time but the return late? The law ties the choice to the form, so the old regime should hold. The portal has not always followed that, so we treat the point as open and check it case by case.</p>
<p>Asking the Board to condone the delay is possible in principle, but don’t count on it. Calculate both regimes first: with the rebate up to ${fact('rebateIncomeNew')} (${yearOf('rebateIncomeNew')}), the new one often costs less anyway. And remember: with business income, once you go back to the new regime you can’t choose the old one again.</p>`,
  },
]

import { LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'documents'

export const documents: FaqText[] = [
  {
    slug: 'which-documents-do-you-need',
    question: 'Which documents do you need from me?',
    category,
    answer: `<p>It depends on your income. We’ll send you a list for your case. These are the usual documents:</p>
<ul>
<li><strong>Everyone:</strong> PAN, bank account for any refund, Form 26AS and AIS, last year’s return</li>
<li><strong>Salary:</strong> Form 16 from each employer, rent receipts, proofs of deductions</li>
<li><strong>House:</strong> rent received, municipal tax, loan interest certificate</li>
<li><strong>Shares and funds:</strong> capital gains statements from brokers and funds</li>
<li><strong>Property sold:</strong> purchase and sale deed, bills for improvements</li>
<li><strong>Profession or trading:</strong> bank statements, invoices or the broker’s tax report</li>
<li><strong>Abroad:</strong> travel dates, foreign statements, proof of tax paid there</li>
</ul>
<p>Scans and photos are fine as long as they’re readable. Please don’t send them by email or chat: a CA agrees a safe way with you. Each service page, such as <a href="/services/salary-house-rent-filing">salary and house rent</a>, has the full list.</p>`,
  },
  {
    slug: 'due-dates-for-ay-2026-27',
    question: 'What are the due dates for FY 2025-26 (AY 2026-27)?',
    category,
    law: [],
    answer: `<table><caption>Due dates set by the Act</caption><thead><tr><th>Return</th><th>Until</th></tr></thead><tbody>
<tr><td>No business or professional income</td><td>${figure('dueDateAy2026')}</td></tr>
<tr><td>Business or profession without audit</td><td>${figure('dueDateBusinessAy2026')}</td></tr>
<tr><td>With audit</td><td>${figure('dueDateAuditAy2026')}</td></tr>
<tr><td>With a transfer pricing report</td><td>${figure('dueDateTransferPricingAy2026')}</td></tr>
<tr><td>Belated return</td><td>${figure('belatedDateAy2026')}</td></tr>
<tr><td>Revised return</td><td>${figure('revisedDateAy2026')}</td></tr>
<tr><td>Updated return</td><td>${figure('updatedDateAy2026')}</td></tr>
</tbody></table>
<p>You get the August date only with business or professional income. Capital gains alone don’t give it to you.</p>
<p>The CBDT can extend a date by circular. For ${yearOf('dueDateAy2025Extended')}, ${figure('dueDateAy2025')} became ${figure('dueDateAy2025Extended')}. When we last checked in November 2026, we found no extension for this season. Check the portal before you rely on a date.</p>`,
  },
  {
    slug: 'what-if-i-missed-the-due-date',
    question: 'I missed the due date. What does it cost me now?',
    category,
    law: ['lateLosses', 'lateRegime'],
    answer: `<p>You can still file a belated return until ${figure('belatedDateAy2026')} (${yearOf('belatedDateAy2026')}). You pay:</p>
<ul>
<li>a late fee of ${figure('lateFee')}, or ${figure('lateFeeSmall')} if total income is not above ${figure('lateFeeIncome')}</li>
<li>interest of ${figure('interestMonthly')} for each month or part of a month on unpaid tax</li>
</ul>
<p>You lose:</p>
<ul>
<li>the old regime, and with it HRA, section 80C and interest on your own home loan, unless you have business income and filed Form 10-IEA on time</li>
<li>the carry-forward of this year’s capital and trading losses</li>
</ul>
<p>Example: your return was due on 31 July with ₹40,000 of tax unpaid. You pay and file on 15 December 2026. Interest is ₹2,000 (section 234A), ₹3,600 (234B) and ₹2,020 (234C). With the fee, that’s ₹12,620 on top of the tax.</p>
<p>You can still claim a refund. After ${figure('belatedDateAy2026')}, you can only file an updated return, with additional tax and no refund. So file today, not in the last week of December.</p>`,
  },
  {
    slug: 'ais-or-form-26as-does-not-match',
    question: 'My AIS or Form 26AS doesn’t match my documents. What now?',
    category,
    law: [],
    alsoLaw: ['Section 285BB, Income-tax Act 1961', 'Rule 114-I, Income-tax Rules 1962'],
    answer: `<p>This is common, and you can usually fix it.</p>
<ul>
<li><strong>TDS is missing in Form 26AS:</strong> only the deductor can correct it. Write to your employer, tenant, bank or client, and attach your payslip or invoice.</li>
<li><strong>The AIS shows something that’s wrong or not yours:</strong> give feedback on the portal, choose the reason and keep the acknowledgement.</li>
<li><strong>Income is missing from the AIS:</strong> declare it anyway. Your income isn’t limited to what the AIS shows.</li>
</ul>
<p>Your return should follow the facts and your documents, with a note of each difference. Don’t simply accept the prefilled figures, and don’t leave out a line because it looks wrong.</p>
<p>Reconciling both statements is part of every return we prepare. To do it yourself, see <a href="/blog/ais-and-form-26as-mismatches">AIS and Form 26AS mismatches</a>.</p>`,
  },
  {
    slug: 'how-do-i-correct-a-filed-return',
    question: 'I found a mistake in a return I’ve already filed. Can I correct it?',
    category,
    law: ['rectificationYears'],
    answer: `<p>Yes, with a revised return. For ${LATEST_YEAR} you can file one until ${figure('revisedDateAy2026')}, unless your assessment is completed earlier.</p>
<p>If you revise after ${figure('belatedDateAy2026')}, the law provides for a fee of ${figure('revisedFee')}, or ${figure('revisedFeeSmall')} if total income is not above ${figure('lateFeeIncome')}. But the new section and its explanatory notes count from different dates, so it’s disputed whether the fee applies this season. Revise by 31 December and you avoid the question.</p>
<p>The revised return replaces the earlier one completely. It can raise or lower the tax, change the form or claim a refund you forgot.</p>
<p>After that, you can only file an updated return, and only to declare more income. You have ${figure('updatedReturnWindow')} from the end of the assessment year.</p>
<p>If your return was right but the department processed it wrongly, don’t revise. Ask for rectification instead.</p>`,
  },
  {
    slug: 'why-do-i-have-to-verify-the-return',
    question: 'Why do I have to verify my return, and by when?',
    category,
    law: [],
    answer: `<p>If you upload a return but don’t verify it, it counts as not filed. You have ${figure('verifyDays')} from the date of filing (rule in force ${yearOf('verifyDays')}). If you verify later, the date of verification becomes the date of filing, and a return filed on time can become belated.</p>
<p>You can verify it:</p>
<ul>
<li>with an OTP sent to the mobile number linked with your Aadhaar</li>
<li>through net banking, or a bank or demat account validated on the portal</li>
<li>by signing the acknowledgement and posting it to the processing centre in Bengaluru</li>
</ul>
<p>The OTP takes a minute. NRIs without an Indian mobile number usually use net banking or post, which takes a few days.</p>
<p>We’ll help you and then send you the acknowledgement. Keep it, because banks and consulates ask for it.</p>`,
  },
]

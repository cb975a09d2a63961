import { fact, factWithYear, LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import type { FaqSeed } from './faq-seed.ts'

const category = 'documents'

export const documents: FaqSeed[] = [
  {
    slug: 'which-documents-do-you-need',
    question: 'Which documents do you need from me?',
    category,
    answer: `<p>It depends on your income. You get a list for your case; these are the usual papers.</p>
<ul>
<li><strong>Everyone:</strong> PAN, bank account for a refund, Form 26AS and AIS, last year’s return</li>
<li><strong>Salary:</strong> Form 16 from each employer, rent receipts, proofs of deductions</li>
<li><strong>House:</strong> rent received, municipal tax, loan interest certificate</li>
<li><strong>Shares and funds:</strong> capital gains statements from brokers and funds</li>
<li><strong>Property sold:</strong> purchase and sale deed, bills for improvements</li>
<li><strong>Profession or trading:</strong> bank statements, invoices or the broker’s tax report</li>
<li><strong>Abroad:</strong> travel dates, foreign statements, proof of tax paid there</li>
</ul>
<p>Copies and photographs are enough as long as they can be read. Nothing has to be sent by post. The service pages, for instance the one on <a href="/services/salary-house-rent-filing">salary and house rent</a>, have the full lists.</p>`,
  },
  {
    slug: 'due-dates-for-ay-2026-27',
    question: 'What are the due dates for FY 2025-26 (AY 2026-27)?',
    category,
    answer: `<table><caption>Dates as they stand in the law</caption><thead><tr><th>Return</th><th>Until</th></tr></thead><tbody>
<tr><td>No business or professional income</td><td>${fact('dueDateAy2026')}</td></tr>
<tr><td>Business or profession without audit</td><td>${fact('dueDateBusinessAy2026')}</td></tr>
<tr><td>With audit</td><td>${fact('dueDateAuditAy2026')}</td></tr>
<tr><td>With a transfer pricing report</td><td>${fact('dueDateTransferPricingAy2026')}</td></tr>
<tr><td>Belated return</td><td>${fact('belatedDateAy2026')}</td></tr>
<tr><td>Revised return</td><td>${fact('revisedDateAy2026')}</td></tr>
<tr><td>Updated return</td><td>${fact('updatedDateAy2026')}</td></tr>
</tbody></table>
<p>The separate date for business returns without audit is new this season, and so is the later date for revised returns. The first one follows the form: fees from a profession put you there, capital gains alone do not.</p>
<p>The Board can extend a date by circular. For ${yearOf('dueDateAy2025Extended')}, ${fact('dueDateAy2025')} became ${fact('dueDateAy2025Extended')}. Please check the portal before you rely on a day, and never plan on an extension.</p>`,
  },
  {
    slug: 'what-if-i-missed-the-due-date',
    question: 'What happens if I missed the due date?',
    category,
    answer: `<p>You can still file a belated return until ${factWithYear('belatedDateAy2026')}. This is what it costs you:</p>
<ul>
<li>a fee of ${fact('lateFee')}, or ${fact('lateFeeSmall')} if total income is not above ${fact('lateFeeIncome')}</li>
<li>interest of ${fact('interestMonthly')} for each month or part of one on unpaid tax</li>
<li>the old regime: a belated return is taxed in the new one, so HRA, section 80C and similar deductions are lost</li>
<li>the carrying forward of this year’s capital and trading losses</li>
</ul>
<p>A refund can still be claimed. After ${fact('belatedDateAy2026')} only an updated return is left, which costs additional tax and cannot claim a refund.</p>
<p>So file even late, and rather today than in the last week of December. The <a href="/blog/belated-revised-and-updated-returns-ay-2026-27">article on late returns</a> compares the ways.</p>`,
  },
  {
    slug: 'ais-or-form-26as-does-not-match',
    question: 'My AIS or Form 26AS does not match my papers. What now?',
    category,
    answer: `<p>It happens often, and usually it can be put right.</p>
<ul>
<li><strong>Tax deducted is missing in Form 26AS:</strong> only the one who deducted it can correct it. Write to your employer, tenant, bank or client, with your payslip or invoice.</li>
<li><strong>The AIS shows something wrong or not yours:</strong> give feedback on the portal, choose the reason and keep the acknowledgement.</li>
<li><strong>Income is missing from the AIS:</strong> declare it all the same. The AIS is not the limit of your income.</li>
</ul>
<p>The return should follow the facts and your papers, with a note of each difference. Do not simply accept the prefilled figures, and do not leave out a line because it looks wrong.</p>
<p>Reconciling both statements is part of every return we prepare. How to do it yourself is described in <a href="/blog/ais-and-form-26as-mismatches">AIS and Form 26AS mismatches</a>.</p>`,
  },
  {
    slug: 'how-do-i-correct-a-filed-return',
    question: 'I found a mistake in a return already filed. Can it be corrected?',
    category,
    answer: `<p>Yes, by a revised return. For ${LATEST_YEAR} it can be filed until ${fact('revisedDateAy2026')}, unless an assessment is completed before. After ${fact('belatedDateAy2026')} it costs a fee of ${fact('revisedFee')}, or ${fact('revisedFeeSmall')} if total income is not above ${fact('lateFeeIncome')}.</p>
<p>The revised return replaces the earlier one altogether. It may raise or lower the tax, change the form or claim a refund that was forgotten. If you filed in time, you keep the advantages of that.</p>
<p>Later, only an updated return is possible, and only to declare more income. It is open for ${fact('updatedReturnWindow')} from the end of the assessment year.</p>
<p>If the return was right and the department processed it wrongly, do not revise. Ask for rectification of the order instead.</p>`,
  },
  {
    slug: 'why-do-i-have-to-verify-the-return',
    question: 'Why do I have to verify my return, and by when?',
    category,
    answer: `<p>A return that is uploaded but not verified counts as not filed. You have ${fact('verifyDays')} from the day of filing (rule in force ${yearOf('verifyDays')}). After that the day of verification is taken as the day of filing, and a return filed in time can become a belated one.</p>
<p>You can verify</p>
<ul>
<li>by an OTP sent to the mobile number linked with Aadhaar</li>
<li>through net banking, a bank account or a demat account that is validated on the portal</li>
<li>by signing the acknowledgement and sending it to the processing centre in Bengaluru</li>
</ul>
<p>The first way takes a minute. NRIs without an Indian mobile number usually use net banking or post, so plan a few days.</p>
<p>We help you with it and send you the acknowledgement afterwards. Keep it: banks and consulates ask for it.</p>`,
  },
]

import { LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'documents'

export const documents: FaqText[] = [
  {
    slug: 'which-documents-do-you-need',
    question: 'Which documents do you need from me?',
    category,
    answer: `<p>That depends on your income. Tick it in <a href="/tools/return-form-and-documents">Which form, which documents</a> and you get the list. Readable scans and photos are fine, but please don’t send them by email or chat: a CA agrees a safe way with you.</p>`,
  },
  {
    slug: 'due-dates-for-ay-2026-27',
    question: 'What are the due dates for FY 2025-26 (AY 2026-27)?',
    category,
    law: [
      'dueDateTransferPricingAy2026',
      'revisedDateAy2026',
      'updatedDateAy2026',
      'dueDateAy2025',
      'dueDateAy2025Extended',
    ],
    answer: `<p>For ${yearOf('dueDateAy2026')}: ${figure('dueDateAy2026')} without business income, ${figure('dueDateBusinessAy2026')} with it, ${figure('dueDateAuditAy2026')} with an audit and ${figure('dueDateTransferPricingAy2026')} with a transfer pricing report. Whoever misses theirs has until ${figure('belatedDateAy2026')} for a belated return. The CBDT can extend a date, as it did for ${yearOf('dueDateAy2025Extended')}. All dates, for your calendar, are in <a href="/tools/due-dates">Due dates</a>.</p>`,
  },
  {
    slug: 'what-if-i-missed-the-due-date',
    question: 'I missed the due date. What does it cost me now?',
    category,
    law: ['lateLosses', 'lateRegime'],
    answer: `<p>File a belated return until ${figure('belatedDateAy2026')} (${yearOf('belatedDateAy2026')}): a late fee of ${figure('lateFee')}, or ${figure('lateFeeSmall')} for total income up to ${figure('lateFeeIncome')}, and interest of ${figure('interestMonthly')} a month on unpaid tax. Without business income you lose the old regime; trading and capital losses can’t be carried forward. Our tool <a href="/tools/what-can-i-still-do">What can I still do?</a> gives your cost.</p>`,
  },
  {
    slug: 'ais-or-form-26as-does-not-match',
    question: 'My AIS or Form 26AS doesn’t match my documents. What now?',
    category,
    law: [],
    alsoLaw: ['Section 285BB, Income-tax Act 1961', 'Rule 114-I, Income-tax Rules 1962'],
    answer: `<p>If TDS is missing in Form 26AS, only the deductor can correct it. If the AIS shows something wrong, give feedback on the portal. If income is missing there, declare it anyway. <a href="/blog/ais-and-form-26as-mismatches">AIS and Form 26AS mismatches</a> shows how, case by case.</p>`,
  },
  {
    slug: 'how-do-i-correct-a-filed-return',
    question: 'I found a mistake in a return I’ve already filed. Can I correct it?',
    category,
    law: [
      'rectificationYears',
      'revisedFee',
      'revisedFeeSmall',
      'lateFeeIncome',
      'updatedReturnWindow',
    ],
    answer: `<p>Yes, with a revised return: for ${LATEST_YEAR} until ${figure('revisedDateAy2026')}, and until ${figure('belatedDateAy2026')} without any question of a fee. After that only an updated return is left, to declare more income. Our tool <a href="/tools/what-can-i-still-do">What can I still do?</a> says which, by when and at what cost.</p>`,
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

import { fact, LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import type { FaqSeed } from './faq-seed.ts'

const category = 'getting-started'

export const gettingStarted: FaqSeed[] = [
  {
    slug: 'do-i-have-to-file-a-return',
    question: 'Do I have to file an income tax return?',
    category,
    answer: `<p>Yes, if your income before deductions is above the basic exemption: ${fact('basicExemptionNew')} in the new regime, or ${fact('basicExemptionOld')} in the old regime below 60 years of age (${yearOf('basicExemptionNew')}). That no tax is payable, because of the rebate for example, does not free you from filing.</p>
<p>Below that income you still have to file if you are ordinarily resident and hold a foreign asset or may sign for a foreign account. Large deposits, high electricity bills, foreign travel expenses or high TDS can also oblige you.</p>
<p>And even without any duty a return is often worthwhile:</p>
<ul>
<li>to claim tax that was deducted</li>
<li>to carry a loss forward</li>
<li>as proof of income for a loan or a visa</li>
</ul>
<p>If you are not sure, tell us your kinds of income on the <a href="/contact">contact page</a>.</p>`,
  },
  {
    slug: 'how-does-filing-with-you-work',
    question: 'How does filing with you work?',
    category,
    answer: `<p>In four steps, and nothing is submitted before you have approved it.</p>
<ol>
<li><strong>You share your details.</strong> Tell us how you earn. You get a list of the papers for your case, and nothing more.</li>
<li><strong>A chartered accountant takes over.</strong> Somebody who files returns like yours stays with you until the end.</li>
<li><strong>We process your documents.</strong> Papers are matched with the AIS and Form 26AS, and the tax is worked out in both regimes where you have the choice.</li>
<li><strong>You approve, and we file.</strong> You read the draft and ask what you like. After your approval we file it, help you verify it and send the acknowledgement.</li>
</ol>
<p>Everything can be done by chat, phone and e-mail from wherever you live. You can start with a <a href="/contact">message</a> or look at <a href="/pricing">the plans</a> first.</p>`,
  },
  {
    slug: 'how-long-does-it-take',
    question: 'How long does it take to prepare my return?',
    category,
    answer: `<p>Most returns are prepared within <strong>3-5 business days</strong> after we have received your documents. The count begins when the papers are complete, so the quickest way is to send everything on our list at once.</p>
<p>In the peak season of July and August it is slower, because many people come at the same time. If you can, send your papers in June.</p>
<p>For urgent cases, such as a visa appointment, a loan or a date in a notice, there is <strong>priority processing</strong>. Tell us the date you need when you write. We say honestly whether it can be kept.</p>
<p>Some returns take longer for good reason: foreign income, an audit, or TDS that a client still has to correct. You hear that at the beginning and not at the end.</p>`,
  },
  {
    slug: 'which-itr-form-is-mine',
    question: 'Which ITR form do I need?',
    category,
    answer: `<p>It follows from your income. For ${LATEST_YEAR}, roughly:</p>
<table><thead><tr><th>Form</th><th>For</th></tr></thead><tbody>
<tr><td>ITR-1</td><td>Resident with salary, house rent and interest; long-term gains on listed equity only within ${fact('ltcgEquityExemption')}</td></tr>
<tr><td>ITR-2</td><td>Other capital gains, foreign income or assets, NRIs, directors; no business income</td></tr>
<tr><td>ITR-3</td><td>Business or profession with books, F&amp;O and intraday trading</td></tr>
<tr><td>ITR-4</td><td>Presumptive income under sections 44AD, 44ADA or 44AE</td></tr>
</tbody></table>
<p>ITR-1 and ITR-4 have further limits, among them on total income. A return in the wrong form can be treated as defective. You then get time to correct it, but the clock runs.</p>
<p>You do not have to decide this yourself: choosing the form is the first thing we do.</p>`,
  },
  {
    slug: 'can-you-file-returns-of-earlier-years',
    question: 'Can you file returns of earlier years?',
    category,
    answer: `<p>Returns can be filed for <strong>up to 7 previous assessment years</strong>, but not all of them in the same way. What is open depends on the age of the year:</p>
<ul>
<li><strong>${LATEST_YEAR}:</strong> a belated return until ${fact('belatedDateAy2026')}.</li>
<li><strong>Back to ${fact('updatedReturnOldest')}</strong> (${yearOf('updatedReturnOldest')}): an updated return, within ${fact('updatedReturnWindow')} of the end of the assessment year. It costs additional tax and can neither claim nor raise a refund.</li>
<li><strong>Older years, and old refunds:</strong> only with an order. Either the department asks for the return by notice, or it condones the delay. Such a request has to be made within ${fact('condonationWindow')} of the end of the assessment year (for requests ${yearOf('condonationWindow')}).</li>
</ul>
<p>We tell you which way is open before you pay anything. The <a href="/blog/belated-revised-and-updated-returns-ay-2026-27">article on late returns</a> has dates and costs.</p>`,
  },
  {
    slug: 'do-you-need-my-portal-password',
    question: 'Do you need my portal password or Aadhaar number?',
    category,
    answer: `<p>No. Please do not send passwords or one-time codes to anybody, us included, and do not type an Aadhaar number into a form or chat.</p>
<p>What we need from the portal are the statements that you can download yourself: Form 26AS, the AIS and the acknowledgements of earlier returns. We tell you where to find them. If you want us to act on the portal for you, it is done through the authorisation that the portal provides for chartered accountants, and you can end it at any time.</p>
<p>A filed return has to be verified within ${fact('verifyDays')} (rule in force ${yearOf('verifyDays')}). You do that yourself, by Aadhaar OTP or net banking, while we explain the screen. If somebody calls in our name and asks for a code, hang up and <a href="/contact">tell us</a>.</p>`,
  },
]

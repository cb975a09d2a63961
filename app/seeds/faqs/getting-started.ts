import { LATEST_YEAR, yearOf } from '#app/content/tax-facts.ts'
import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'getting-started'

export const gettingStarted: FaqText[] = [
  {
    slug: 'do-i-have-to-file-a-return',
    question: 'Do I have to file an income tax return?',
    category,
    law: [],
    answer: `<p>Yes, if your income before deductions is above ${figure('basicExemptionNew')} in the new regime, or ${figure('basicExemptionOld')} in the old regime if you are below 60 (${yearOf('basicExemptionNew')}). Even if no tax is due (because of the rebate, say), you still have to file.</p>
<p>Below that, you must still file if, in the year, you:</p>
<ul>
<li>deposited more than ${figure('currentDeposits')} in current accounts, or ${figure('savingsDeposits')} or more in savings accounts</li>
<li>spent more than ${figure('foreignTravel')} on foreign travel, or more than ${figure('electricityBills')} on electricity</li>
<li>had business sales above ${figure('salesDuty')}, or professional receipts above ${figure('receiptsDuty')}</li>
<li>had TDS and TCS of ${figure('tdsDuty')} or more in all (${figure('tdsDutySenior')} from age 60)</li>
<li>are ordinarily resident and have a foreign asset or account</li>
</ul>
<p>Even when you don’t have to, it often pays to file: to get back TDS, carry forward a loss, or prove your income for a loan or visa.</p>`,
  },
  {
    slug: 'how-does-filing-with-you-work',
    question: 'How does filing with you work?',
    category,
    answer: `<p>In four steps, and we submit nothing until you approve it.</p>
<ol>
<li><strong>You share your details.</strong> Tell us your sources of income. We send a list of the documents you need, nothing more.</li>
<li><strong>A chartered accountant takes over.</strong> A CA who files returns like yours stays with you to the end.</li>
<li><strong>We process your documents.</strong> We check them against your AIS and Form 26AS and calculate your tax under both regimes if you have the choice.</li>
<li><strong>You approve, and we file.</strong> You read the draft and ask anything you like. Then we file it, help you verify it and send you the acknowledgement.</li>
</ol>
<p>You can do everything online and by phone, wherever you live. Start with a <a href="/contact">message</a>, or look at <a href="/pricing">the plans</a> first.</p>`,
  },
  {
    slug: 'how-long-does-it-take',
    question: 'How long does it take to prepare my return?',
    category,
    answer: `<p>Most returns are prepared within <strong>3-5 business days</strong> after we receive your documents. We count from the day we have everything, so it’s quickest to share everything on our list together, the safe way your CA agrees with you.</p>
<p>July and August are our busiest months, and slower, because everyone files at once. If you can, have your documents ready in June.</p>
<p>For urgent cases, such as a visa appointment, a loan or a notice with a due date, there’s <strong>priority processing</strong>. Tell us the date when you write. We’ll say at once whether we can take it on priority.</p>
<p>Some returns take longer for a good reason: foreign income, an audit, or TDS that a client still has to correct. We tell you that at the start, not at the end.</p>`,
  },
  {
    slug: 'which-itr-form-is-mine',
    question: 'Which ITR form do I need?',
    category,
    law: [
      'itr1Residence',
      'itrBusiness',
      'defectDays',
      'ltcgEquityExemption',
      'itr1Income',
      'itr1Agriculture',
    ],
    answer: `<p>For ${LATEST_YEAR}: ITR-1 for salary, up to two houses and interest; ITR-2 for other capital gains, income abroad and NRIs; ITR-3 for F&amp;O or a business with books; ITR-4 for presumptive income. Limits apply: tick your income in <a href="/tools/return-form-and-documents">Which form, which documents</a>.</p>`,
  },
  {
    slug: 'can-you-file-returns-of-earlier-years',
    question: 'Can you file returns for earlier years?',
    category,
    law: ['reopenLimit', 'reopenLimitLarge', 'reopenLargeIncome'],
    answer: `<p>${LATEST_YEAR}: a belated return until ${figure('belatedDateAy2026')}. Back to ${figure('updatedReturnOldest')}: an updated return. An old refund or loss: condonation of delay, within ${figure('condonationWindow')} (requests ${yearOf('condonationWindow')}). Anything older: only after a notice, so most can no longer be filed. The guide to <a href="/guides/earlier-years">earlier years</a> has dates and costs.</p>`,
  },
  {
    slug: 'do-you-need-my-portal-password',
    question: 'Do you need my portal password or Aadhaar number?',
    category,
    law: [],
    answer: `<p>No. Please don’t send passwords or OTPs to anyone, including us, and don’t type an Aadhaar number into a form or chat.</p>
<p>What we need from the portal, you can download yourself: Form 26AS, the AIS and the acknowledgements of earlier returns. We’ll show you where to find them. If you want us to act on the portal for you, you can authorise us there as your chartered accountants, and withdraw that at any time.</p>
<p>You have to verify a filed return within ${figure('verifyDays')} (rule in force ${yearOf('verifyDays')}). You do that yourself, with an Aadhaar OTP or through net banking, and we help you. If someone calls in our name and asks for an OTP, hang up and <a href="/contact">tell us</a>.</p>`,
  },
  {
    slug: 'pan-not-linked-with-aadhaar',
    question: 'My PAN is inoperative because it isn’t linked with Aadhaar. Can I file?',
    category,
    law: [],
    alsoLaw: ['Section 139AA, Income-tax Act 1961', 'Rule 114AAA, Income-tax Rules 1962'],
    answer: `<p>Link it first. While your PAN is inoperative:</p>
<ul>
<li>you get no refunds, and no interest on them for that period</li>
<li>TDS is deducted at a higher rate, usually ${figure('noPanTdsRate')}</li>
<li>your pending returns may not be processed</li>
</ul>
<p>Pay the fee of ${figure('panLinkFee')} (for linking ${yearOf('panLinkFee')}) through e-Pay Tax on the portal, then submit the link request. Your PAN works again in about 30 days. Your name and date of birth must match on both cards, so correct those before you pay.</p>
<p>NRIs, people who aren’t Indian citizens and residents aged 80 or more are among those who don’t have to link. If a bank has already deducted TDS at the higher rate, you can claim the excess as a refund once your PAN is operative. A client or buyer who deducted at the normal rate may get a notice, so tell them.</p>`,
  },
  {
    slug: 'return-of-someone-who-has-died',
    question: 'My father died this year. Who files his return?',
    category,
    law: ['dueDateAy2026'],
    alsoLaw: ['Section 159, Income-tax Act 1961'],
    answer: `<p>The legal heir does. His income up to the day of death goes into a return in his name and on his PAN. Income after that day belongs to the heirs or the estate.</p>
<ol>
<li>Register on the portal as his legal heir. You need the death certificate, both PAN cards and proof that you are the heir: a legal heir or surviving member certificate, a registered will, or a letter from the bank.</li>
<li>Collect his Form 16 or pension statement, bank interest and AIS.</li>
<li>File by the usual due date and verify it from your own login.</li>
</ol>
<p>For example, if he drew a pension of ₹4 lakh until October, his return shows that. Interest after October on a deposit you inherited is your income.</p>
<p>You are liable for his tax only up to the value of what you inherited. If a refund is due, keep one of his accounts open, or nominate yours, until it comes. Surrender his PAN last.</p>`,
  },
]

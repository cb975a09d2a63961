import { figure } from '../figure.ts'
import type { FaqText } from './faq-seed.ts'

const category = 'pricing-and-support'

export const pricingAndSupport: FaqText[] = [
  {
    slug: 'is-the-price-all-i-pay',
    question: 'Are there any extra charges on top of the price shown?',
    category,
    law: [],
    answer: `<p>No. The price includes all taxes and fees for the work in the plan: GST, going through your documents, the tax calculation, your questions, filing and the acknowledgement. We add nothing at the end.</p>
<p>What you owe the government is separate, because it doesn’t go to us: income tax, interest, and a late fee such as the one of up to ${figure('lateFee')} for a belated return.</p>
<p>Work outside the plan has its own price on the <a href="/pricing">pricing page</a>: help with a notice, returns for earlier years, a tax audit. If your case needs one of these, we tell you before we start, and you decide.</p>
<p>Not sure which plan is yours? Describe your income in two lines and we’ll tell you.</p>`,
  },
  {
    slug: 'what-does-an-upgrade-cost',
    question: 'What if my case needs a bigger plan than the one I chose?',
    category,
    answer: `<p>An upgrade costs only the price difference between the two plans. We count everything you’ve already paid.</p>
<p>It happens more often than people think. You choose the plan for a salary, and your AIS shows that you sold mutual fund units. Or a few shares from a foreign employer turn up, and the return needs Schedule FA.</p>
<p>When that happens:</p>
<ol>
<li>We tell you what we found and why it doesn’t fit the plan.</li>
<li>We tell you the price difference before we do any more work.</li>
<li>You decide. We charge nothing unless you agree.</li>
</ol>
<p>If you aren’t sure which plan fits, ask before you choose. You can compare the plans on the <a href="/pricing">pricing page</a>.</p>`,
  },
  {
    slug: 'how-soon-do-you-answer',
    question: 'How soon do you reply to an enquiry?',
    category,
    answer: `<p>Within 24 hours, and a CA reads every enquiry. That goes for the forms on this site and for chat. If Sundays and holidays don’t count, the form says so. Once you’ve sent it, your enquiry page shows the time by which we’ll reply.</p>
<p>A few details save a round of questions. It helps to include:</p>
<ul>
<li>the year it’s about</li>
<li>your sources of income: salary, rent, gains, fees, trading, abroad</li>
<li>whether you live in India</li>
<li>any date you have to meet, from a notice or an appointment</li>
</ul>
<p>Please leave out passwords, OTPs and Aadhaar numbers. We don’t need documents for a first reply.</p>
<p>Use the <a href="/contact">contact form</a> or the chat, whichever suits you. If a date is close, say so in the first line.</p>`,
  },
  {
    slug: 'can-my-return-be-filed-urgently',
    question: 'Can my return be filed urgently?',
    category,
    answer: `<p>Often. There’s priority processing for urgent cases: a notice with a due date, a visa appointment, a loan that’s waiting for the acknowledgement, or the last days before a due date. Tell us if it’s urgent. We’ll say at once whether we can take it on priority.</p>
<p>To make it work:</p>
<ol>
<li>tell us the date in your first message</li>
<li>have every document on our list ready, complete and readable, to share the safe way your CA agrees with you</li>
<li>be reachable on the day we send the draft, since we file nothing without your approval</li>
<li>keep the phone linked with your Aadhaar with you for verification</li>
</ol>
<p>In July and August, the peak season, slots are limited, and a case with books or foreign income can’t be rushed. If it isn’t urgent, most returns are prepared within 3-5 business days after we receive the documents.</p>`,
  },
  {
    slug: 'how-long-are-my-records-kept',
    question: 'How long do you keep my records, and who sees them?',
    category,
    answer: `<p>We keep tax records for about 7 years, because the department may ask about a return years after you filed it. Then we delete them.</p>
<p>The chartered accountant who works on your return sees them, and so do those who assist with or check that work. We use them for your return and any questions about it.</p>
<p>You can ask what data we hold about you, get mistakes corrected, or ask us to delete anything the law doesn’t require us to keep. The <a href="/privacy-policy">privacy policy</a> explains how, and what applies to enquiries that don’t lead to a filing.</p>
<p>Keep your own copies as well, especially the purchase documents for property and shares, for as long as you own them and several years after.</p>`,
  },
  {
    slug: 'will-you-help-if-a-notice-comes',
    question: 'Will you help me if I get a notice later?',
    category,
    answer: `<p>Yes. Tell us its section, its date and the year, and we’ll agree a safe way for you to share a copy. Many so-called notices only ask you to confirm something, and we’ll tell you if yours is one of them.</p>
<p>Tell us whether we prepared the return, because then we’ll start with our own calculations. Notice assistance has a fixed price, shown on the <a href="/pricing">pricing page</a>, and we tell you before we start whether you need it.</p>
<p>Until then:</p>
<ul>
<li>note the date by which a reply is due</li>
<li>don’t pay a demand before you understand it</li>
<li>don’t reply on the portal in haste, since replies can’t be taken back</li>
<li>check that the notice is genuine: the portal lets you verify its document number</li>
</ul>
<p>The one thing you shouldn’t do is ignore it. Our guide to <a href="/guides/tax-notices">tax notices</a> explains what each one asks for and how many days you have.</p>`,
  },
  {
    slug: 'can-i-cancel',
    question: 'Can I cancel, and what do I get back?',
    category,
    answer: `<p>Yes, at any time before the return is filed, without giving a reason. If we haven’t started on your documents, you get the full fee back. After that, it depends on the work done: the <a href="/terms-of-service#cancelling">terms</a> say how much, at each step.</p>`,
  },
  {
    slug: 'where-is-my-enquiry',
    question: 'Where do I find my enquiry, its receipt and its status?',
    category,
    answer: `<p>On your enquiry page. You see its link when you send a form, and it’s in our email. The page says by when we reply and lets you withdraw. Lost the link? <a href="/enquiry">Your enquiry</a> sends it again.</p>`,
  },
]

import { fact, yearOf } from '#app/content/tax-facts.ts'
import type { FaqSeed } from './faq-seed.ts'

const category = 'pricing-and-support'

export const pricingAndSupport: FaqSeed[] = [
  {
    slug: 'is-the-price-all-i-pay',
    question: 'Is the price shown all I pay?',
    category,
    answer: `<p>Yes. The pricing includes all taxes and fees for the work that the plan describes: GST, reading your papers, the computation, your questions, filing and the acknowledgement. Nothing is added at the end.</p>
<p>Not part of it, because it does not go to us, is what you owe the government: income tax, interest, and a late fee such as the one of up to ${fact('lateFee')} for a belated return (${yearOf('lateFee')}).</p>
<p>Work outside the plan has a price of its own, which you find on the <a href="/pricing">pricing page</a>: help with a notice, returns of earlier years, a tax audit. If your case needs one of these, we say so before we begin, and you decide.</p>
<p>If you cannot tell which plan is yours, describe your income in two lines, and we will name it.</p>`,
  },
  {
    slug: 'what-does-an-upgrade-cost',
    question: 'What if my case needs a larger plan than the one I chose?',
    category,
    answer: `<p>An upgrade costs only the price difference between the two plans. What you have paid already counts in full.</p>
<p>It happens more often than people think. Somebody books the plan for a salary, and the AIS shows that fund units were sold. Or a few shares of a foreign employer turn up, and the return needs Schedule FA.</p>
<p>If we notice it, this is what happens:</p>
<ol>
<li>We tell you what we found and why it does not fit the plan.</li>
<li>You hear the difference before any further work is done.</li>
<li>You decide. Without your agreement nothing is charged.</li>
</ol>
<p>If you are not sure which plan fits, ask before you book. The plans stand side by side on the <a href="/pricing">pricing page</a>.</p>`,
  },
  {
    slug: 'how-soon-do-you-answer',
    question: 'How soon do you answer an enquiry?',
    category,
    answer: `<p>You get an answer to every enquiry within 24 hours, from a person who has read it. That is true for the forms on this site as well as for the chat.</p>
<p>A good enquiry saves a round of questions. Helpful are:</p>
<ul>
<li>the year it is about</li>
<li>your kinds of income: salary, rent, gains, fees, trading, abroad</li>
<li>whether you live in India</li>
<li>a date, if there is one, from a notice or an appointment</li>
</ul>
<p>Please leave out passwords, one-time codes and Aadhaar numbers. Documents are not needed for a first answer.</p>
<p>Write through the <a href="/contact">contact page</a> or open the chat, whichever suits you. If a date is close, say so in the first line.</p>`,
  },
  {
    slug: 'can-my-return-be-filed-urgently',
    question: 'Can my return be filed urgently?',
    category,
    answer: `<p>Yes. There is priority processing for urgent cases: a date in a notice, a visa appointment, a loan that waits for the acknowledgement, or the last days before a due date.</p>
<p>To make it work</p>
<ol>
<li>tell us the date in your first message</li>
<li>send the papers on our list in one go, readable and complete</li>
<li>be reachable on the day of the draft, since nothing is filed without your approval</li>
<li>keep the mobile number linked with Aadhaar at hand for verification</li>
</ol>
<p>We say beforehand whether the date can be kept. In July and August, the peak season, places are few, and a case with books or foreign income cannot be hurried at the cost of care. Most returns without urgency are prepared within 3-5 business days after we have received the documents.</p>`,
  },
  {
    slug: 'how-long-are-my-records-kept',
    question: 'How long do you keep my records, and who sees them?',
    category,
    answer: `<p>Tax records are kept for about 7 years, because the department may ask about a return years after it was filed. After that they are deleted.</p>
<p>They are seen by the chartered accountant who works on your return and by those who assist or check that work, and are used for your return and the questions that follow from it.</p>
<p>You may ask which data we hold about you, have mistakes corrected, or ask for deletion as far as no law requires us to keep them. The <a href="/privacy-policy">privacy policy</a> says how, and what applies to enquiries that do not lead to a filing.</p>
<p>We advise you to keep your own copies as well, purchase papers of property and shares in particular: for as long as you own them and several years longer.</p>`,
  },
  {
    slug: 'will-you-help-if-a-notice-comes',
    question: 'Will you help me if a notice comes later?',
    category,
    answer: `<p>Yes. First send us the notice as it is, with all pages. Many so-called notices are messages that ask for nothing more than a confirmation, and we will tell you so.</p>
<p>Tell us whether we prepared the return, because then our working papers are the first place to look. Notice assistance has a fixed price, which you find on the <a href="/pricing">pricing page</a>, and you hear before we begin whether it is needed.</p>
<p>Until then</p>
<ul>
<li>note the date by which an answer is due</li>
<li>do not pay a demand before it is understood</li>
<li>do not answer on the portal in haste, since answers cannot be taken back</li>
<li>check that the notice is genuine: the portal lets you verify its document number</li>
</ul>
<p>Silence is the only wrong answer, because a proposed adjustment is then usually made.</p>`,
  },
]

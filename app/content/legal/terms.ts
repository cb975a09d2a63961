import type { Firm } from '#app/config/env.ts'
import { paths } from '#app/paths.ts'
import { steps } from '../home.ts'
import { type LegalDocument, link, list, mailTo, numbered, paragraph, table } from './document.ts'
import { periods } from './periods.ts'

export function terms(firm: Firm): LegalDocument {
  return {
    title: 'Terms of Service',
    intro: `How ${firm.name} works for you, what it costs, what we need from you, and what we answer for.`,
    sections: [
      {
        id: 'what-they-cover',
        title: 'What these terms cover',
        blocks: [
          paragraph(
            `These terms are between you and ${firm.name}, ${firm.address}. They apply to this website and to the work we do for you.`,
          ),
          paragraph(
            'Reading the site or sending an enquiry binds you to nothing. An engagement begins when we have told you the price for your case in writing and you have accepted it. A message in a chat counts as writing. If we agree something else with you in writing, that comes before these terms.',
          ),
        ],
      },
      {
        id: 'service',
        title: 'What we do',
        blocks: [
          paragraph(
            'Chartered accountants prepare and file income tax returns for individuals: salary and house rent, professions and freelance work, capital gains, trading, and income from abroad. For the price of a plan we',
          ),
          list(
            'tell you which papers your case needs;',
            'compare them with what banks, brokers and employers have reported about you;',
            'work out the tax under the old and the new regime;',
            'prepare the return and explain it to you;',
            'file it after you have approved it, and send you the acknowledgement.',
          ),
          paragraph(
            'Replies to tax notices, returns of earlier years and tax audits are services of their own, with their own prices on the ',
            link('pricing page', paths.pricing),
            '. Returns can be filed for up to 7 previous assessment years, but not every way is open in every case. We tell you which one is open to you before you pay.',
          ),
          paragraph(
            'Articles and answers on this site are general information for the year they name. They are not advice on your case.',
          ),
        ],
      },
      {
        id: 'steps',
        title: 'How a return is made',
        blocks: [numbered(...steps.map(({ title, description }) => `${title}. ${description}`))],
      },
      {
        id: 'approval',
        title: 'Nothing is filed before you approve it',
        blocks: [
          paragraph(
            'You receive the computation and the draft. Please check your name, your bank account, every income, every deduction and the regime. Ask about any figure you do not understand. We file the return after you have approved it in writing, and not before.',
          ),
          paragraph(
            'The return remains yours. It also has to be verified in the time that the law gives, and you do that yourself, for instance with an OTP that comes to your phone or through net banking. We tell you how and by when. Please do not send passwords or OTPs to anybody, us included.',
          ),
        ],
      },
      {
        id: 'your-part',
        title: 'What we need from you',
        blocks: [
          list(
            'Papers that are complete and true, in good time.',
            'All your income, also where no tax was deducted from it, and all accounts and assets abroad.',
            'A bank account, an e-mail address and a phone number that are your own and correct.',
            'Your answers to our questions, and a careful look at the draft.',
            'The tax you owe, paid by you directly to the government.',
            'Word of any letter or notice about the return, soon after it comes.',
            'Originals kept by you, since the department may ask for them.',
          ),
          paragraph(
            'We rely on what you give us. We ask when something does not fit, but preparing a return is not an audit of your papers. What was left out or untrue is yours to answer for. If we are asked to put something into a return that we know to be untrue, we decline, and may end the engagement.',
          ),
        ],
      },
      {
        id: 'prices',
        title: 'Prices and payment',
        blocks: [
          list(
            [
              'Our prices stand on the ',
              link('pricing page', paths.pricing),
              '. They include all taxes and fees of ours. What counts for your case is the price we have confirmed to you in writing.',
            ],
            'If your case turns out to need a larger plan, the upgrade costs only the price difference. We ask you first. If you do not want it, you may cancel.',
            'The tax you owe is not part of our price, nor are interest and late fees of the department. You pay these directly to the government.',
            'This website takes no payments and asks for no card or bank details. Together with the price we tell you how and when to pay, and you receive a bill.',
          ),
        ],
      },
      {
        id: 'time',
        title: 'How long it takes',
        blocks: [
          table(
            ['What', 'When'],
            ['An answer to your enquiry', 'Within 24 hours'],
            [
              'Most returns',
              'Prepared within 3-5 business days after we have received your documents',
            ],
            ['July and August, the peak season', 'Slower. We tell you when to expect your draft.'],
            ['Urgent cases', 'Priority processing, where the date can still be met. Ask us first.'],
          ),
          paragraph(
            'The days for a return are an estimate. They count from the day on which the last paper we need has arrived. Due dates are set by law and we cannot move them: if papers or your approval come late, the return may be late, and interest and late fees are then yours.',
          ),
        ],
      },
      {
        id: 'cancelling',
        title: 'Cancelling, and money back',
        blocks: [
          paragraph(
            'You may cancel at any time before the return is filed, without giving a reason: a line to ',
            mailTo(firm),
            ' is enough.',
          ),
          table(
            ['When you cancel', 'What you get back'],
            ['Before we have begun with your documents', 'The whole fee'],
            [
              'After we have begun, before the draft has been sent to you',
              'The fee less the share for the work done so far, and at least half of it',
            ],
            [
              'After the draft has been sent to you',
              'Nothing, unless we have not done what we had agreed',
            ],
            ['We cannot take or finish your case, for a reason on our side', 'The whole fee'],
          ),
          paragraph(
            `Money goes back the way it came, within ${periods.refundBusinessDays} business days. Your own papers remain yours in every case.`,
          ),
        ],
      },
      {
        id: 'not-promised',
        title: 'What we do not promise',
        blocks: [
          list(
            'A refund, or a certain amount of tax. Both follow from your papers and the law.',
            'How fast the department processes a return or pays a refund.',
            'That a return will not be questioned or chosen for scrutiny.',
            'That the income tax portal, banks or other services work when they are needed.',
            'That the department shares a view of the law which is open to argument. We tell you beforehand when we take one.',
          ),
          paragraph(
            'Ratings, counts and the words of clients on this site tell of past work. They say nothing certain about yours.',
          ),
        ],
      },
      {
        id: 'liability',
        title: 'Mistakes, and what we answer for',
        blocks: [
          paragraph(
            'If we make a mistake in your return, we put it right at no charge for as long as the law lets the return be corrected, and we answer the department about it.',
          ),
          paragraph(
            'If our mistake costs you money, such as interest or a penalty, we make it good up to the fee you paid for that return. This limit does not apply to fraud, to gross negligence, or to anything for which the law allows no limit.',
          ),
          paragraph(
            'We do not answer for papers that were missing or untrue, for facts that only you could know and did not tell us, for failures of the portal or of other companies, or for a law that changed after the return was filed.',
          ),
          paragraph('Nothing here takes away a right that the law gives you as a consumer.'),
        ],
      },
      {
        id: 'confidentiality',
        title: 'Your papers stay between us',
        blocks: [
          paragraph(
            `We use your papers for your return only. They go to the Income Tax Department as you have approved, to others when you ask us to, and otherwise only where a law obliges us. Tax records are kept for about ${periods.recordYears} years. The `,
            link('privacy policy', paths.privacy),
            ' says more, also about your right to see, correct and erase what we hold.',
          ),
        ],
      },
      {
        id: 'website',
        title: 'Using this website',
        blocks: [
          list(
            'You may read it, link to it, print it and quote from it with its source. Beyond that, its texts and drawings are ours.',
            'Please do not try to break in, to overload it, or to send forms in the name of somebody else.',
            'We keep it up to date with care. Tax law changes often, so look at the year beside each figure, and ask us before you act on one.',
            'It may be out of reach at times. A due date does not wait for it: call us.',
          ),
        ],
      },
      {
        id: 'law',
        title: 'Law and courts',
        blocks: [
          paragraph(
            'The law of India applies. If something goes wrong between us, please write to ',
            mailTo(firm),
            ` first; we try to settle it within ${periods.requestAnswerDays} days. If we cannot, the courts at Hyderabad, Telangana, decide. A consumer may also go wherever consumer law allows.`,
          ),
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        blocks: [
          paragraph(
            'This page shows the terms in force today. For your engagement, those count that stood here on the day you accepted the price; we send you a copy on request. If one part of these terms does not hold, the rest remains.',
          ),
        ],
      },
    ],
  }
}

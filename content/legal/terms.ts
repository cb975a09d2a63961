import { paths } from '#app/paths.ts'
import type { Firm } from '#app/platform/config/env.ts'
import { type LegalDocument, link, list, mailTo, numbered, paragraph, table } from './document.ts'
import { periods } from './periods.ts'
import { versions } from './versions.ts'

export function terms(firm: Firm, replyWithin: string): LegalDocument {
  return {
    title: 'Terms of Service',
    intro: `How ${firm.name} works for you, what it costs, what we need from you, and what we’re responsible for.`,
    versions: versions.terms,
    sections: [
      {
        id: 'what-they-cover',
        title: 'What these terms cover',
        blocks: [
          paragraph(
            `These terms are between you and ${firm.legalName ?? firm.name}, ${firm.address}. They apply to this website and to the work we do for you.`,
          ),
          paragraph(
            'Reading the site or sending an enquiry doesn’t commit you to anything. An engagement begins when we give you the price for your case in writing and you accept it. A chat message counts as writing. If we agree something else with you in writing, that takes priority over these terms.',
          ),
        ],
      },
      {
        id: 'service',
        title: 'What we do',
        blocks: [
          paragraph(
            'Chartered accountants prepare and file income tax returns for individuals: salary and house rent, professions and freelance work, capital gains, trading, and income from abroad. For the price of a plan, we',
          ),
          list(
            'tell you which documents you need',
            'compare them with what banks, brokers and employers have reported about you',
            'calculate your tax, and compare the old and new regimes where you still have a choice',
            'prepare the return and explain it to you',
            'file it after you approve it, and send you the acknowledgement',
          ),
          paragraph(
            'Replies to tax notices, returns for earlier years and tax audits are separate services, with their own prices on the ',
            link('pricing page', paths.pricing),
            '. You can file an updated return for the last four assessment years. With special permission (condonation of delay) an old refund or loss can be claimed up to five years back. Older years are open only if the department issues a notice. We’ll tell you what’s possible in your case before you pay.',
          ),
          paragraph(
            'Articles and answers on this site are general information for the year they name. They aren’t advice on your case.',
          ),
        ],
      },
      {
        id: 'steps',
        title: 'How we prepare a return',
        blocks: [
          numbered(
            'Share your details. Tell us your sources of income. We send a list of the documents you need, nothing more, and agree a safe way to share them.',
            'Expert CA assignment. A CA who files returns like yours takes over and stays with you to the end.',
            'Document processing. We reconcile your documents with your AIS, and calculate your tax, under both regimes where you still have a choice.',
            'Filing and confirmation. You review and approve the draft. Then we file it and send you the acknowledgement.',
          ),
        ],
      },
      {
        id: 'approval',
        title: 'Nothing is filed until you approve it',
        blocks: [
          paragraph(
            'You get the tax calculation and the draft. Please check your name, bank account, every income, every deduction and the regime. Ask about any figure you don’t understand. We file the return only after you approve it in writing.',
          ),
          paragraph(
            'The return remains yours. It also has to be verified within the time the law allows, and you do that yourself, for example with an OTP sent to your phone or through net banking. We’ll tell you how and by when. Please don’t send passwords or OTPs to anyone, including us.',
          ),
        ],
      },
      {
        id: 'your-part',
        title: 'What we need from you',
        blocks: [
          list(
            'Give us complete and correct documents, in good time.',
            'Tell us about all your income, even where no tax was deducted from it, and about all accounts and assets abroad.',
            'Give us your own bank account, email address and phone number.',
            'Answer our questions, and check the draft carefully.',
            'Pay the tax you owe directly to the government.',
            'Tell us promptly about any letter or notice about the return.',
            'Keep your originals safe, since the department may ask for them.',
          ),
          paragraph(
            'We rely on what you give us. We ask if something doesn’t match, but preparing a return is not an audit of your documents. You’re responsible for anything left out or untrue. If we’re asked to include something we know to be untrue, we’ll decline and may end the engagement.',
          ),
        ],
      },
      {
        id: 'prices',
        title: 'Prices and payment',
        blocks: [
          list(
            [
              'Our prices are on the ',
              link('pricing page', paths.pricing),
              '. GST and our fees are included. A belated return for the year being filed costs the price of its plan. The price that applies to your case is the one we confirm to you in writing.',
            ],
            'If you need a bigger plan later, you pay only the price difference, and we ask you first. If you don’t want it, you can cancel.',
            'Income tax, interest and late fee go to the government. You pay them there yourself.',
            'This website takes no payments and asks for no card or bank details. When we confirm the price, we tell you how and when to pay, and you get a bill.',
          ),
        ],
      },
      {
        id: 'time',
        title: 'How long it takes',
        blocks: [
          table(
            ['What', 'When'],
            ['A reply to your enquiry', `From a CA, ${replyWithin}`],
            ['Most returns', 'Prepared within 3-5 business days of receiving your documents'],
            [
              'July and August, the peak season',
              'Slower. We’ll tell you when to expect your draft.',
            ],
            ['Urgent cases', 'Tell us. We’ll say at once whether we can take it on priority.'],
          ),
          paragraph(
            'The number of days is an estimate. It starts on the day we get the last document we need. Due dates are set by law and we can’t move them. If your documents or approval come late, the return may be late, and you’ll have to pay any interest and late fees.',
          ),
        ],
      },
      {
        id: 'cancelling',
        title: 'Cancellation and refunds',
        blocks: [
          paragraph(
            'You can cancel at any time before the return is filed, without giving a reason. A line to ',
            mailTo(firm),
            ' is enough.',
          ),
          table(
            ['When you cancel', 'What you get back'],
            ['Before we start on your documents', 'The full fee'],
            [
              'After we start, but before we send you the draft',
              'The fee less the share for the work done so far, but at least half of it',
            ],
            [
              'After we send you the draft, but before we file the return',
              'The fee less the share for the work done so far, but at least a quarter of it. The full fee if the draft isn’t what we agreed and we don’t put it right',
            ],
            ['We can’t take or finish your case, for a reason on our side', 'The full fee'],
          ),
          paragraph(
            `We refund you the way you paid, within ${periods.refundBusinessDays} business days. Your own documents remain yours in every case.`,
          ),
        ],
      },
      {
        id: 'not-promised',
        title: 'What we don’t promise',
        blocks: [
          list(
            'A refund, or a certain amount of tax. Both depend on your documents and the law.',
            'How fast the department will process a return or pay a refund.',
            'That a return won’t be questioned or selected for scrutiny.',
            'That the income tax portal, banks or other services will work when needed.',
            'That the department will agree where the law can be read in more than one way. We’ll tell you before we take such a position.',
          ),
          paragraph(
            'Ratings, client numbers and testimonials on this site are about past work. They promise nothing about yours.',
          ),
        ],
      },
      {
        id: 'liability',
        title: 'Mistakes, and what we’re responsible for',
        blocks: [
          paragraph(
            'If we make a mistake in your return, we’ll correct it at no charge for as long as the law allows the return to be corrected, and answer the department about it.',
          ),
          paragraph(
            'If our mistake costs you interest, a late fee or a penalty, we’ll pay it, however much it is. The tax itself remains yours to pay, because it would have been due anyway. For any other loss, we’re responsible as the law provides. Please tell us as soon as you notice a mistake, so that it costs less.',
          ),
          paragraph(
            'We aren’t responsible for documents that were missing or untrue, for facts that only you could know and didn’t tell us, for failures of the portal or of other companies, or for a law that changed after the return was filed.',
          ),
          paragraph('Nothing here takes away any right the law gives you as a consumer.'),
        ],
      },
      {
        id: 'confidentiality',
        title: 'We keep your documents confidential',
        blocks: [
          paragraph(
            `We use your documents only for your return. They go to the Income Tax Department as you approve, to others if you ask us to, and otherwise only if the law requires it. We keep tax records for about ${periods.recordYears} years. The `,
            link('privacy policy', paths.privacy),
            ' explains more, including your right to see, correct and erase what we hold.',
          ),
        ],
      },
      {
        id: 'website',
        title: 'Using this website',
        blocks: [
          list(
            'You may read it, link to it, print it, and quote from it if you name the source. Otherwise, its text and drawings belong to us.',
            'Please don’t try to break in, overload it, or send forms in someone else’s name.',
            'We take care to keep it up to date. Tax law changes often, so check the year next to each figure, and ask us before you act on one.',
            'It may be unavailable at times. Due dates don’t wait for it, so call us.',
          ),
        ],
      },
      {
        id: 'law',
        title: 'Law and courts',
        blocks: [
          paragraph(
            'The law of India applies. If there’s a dispute between us, please write to ',
            mailTo(firm),
            ` first. We’ll try to settle it within ${periods.requestAnswerDays} days. If we can’t, the courts at Hyderabad, Telangana will decide. As a consumer, you may also approach any forum that consumer law allows.`,
          ),
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        blocks: [
          paragraph(
            'This page shows the terms in force today. Your engagement is governed by the terms shown here on the day you accepted the price. We’ll send you a copy if you ask. If one part of these terms turns out to be invalid, the rest still applies.',
          ),
        ],
      },
    ],
  }
}

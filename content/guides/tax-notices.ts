import { inSeason } from '../en/season/season.ts'
import { type NoticeKind, noticeTexts } from '../en/tools/i-got-a-notice/notice-kinds.ts'
import { fact, LATEST_YEAR, taxFacts, yearOf } from '../facts/tax-facts.ts'
import type { DatedGuide } from './guide.ts'
import { lawBehind, oneTimeService, reviseBy } from './help.ts'

const DATE_IN_NOTICE = 'The date is in the notice.'

/** What a notice asks, and what to do today. */
const about = (notice: NoticeKind) => [noticeTexts[notice].asks, noticeTexts[notice].today] as const

export const taxNotices: DatedGuide = {
  slug: 'tax-notices',
  metaKey: 'tax-notices',
  title: 'Got an income tax notice?',
  lead: 'Look for the section number at the top. Here’s what each notice asks for, how many days you have and what to do today.',
  service: {
    ...oneTimeService('Tax Notice Assistance'),
    when: 'We read and explain one notice, and prepare your reply with documents.',
  },
  tool: { id: 'i-got-a-notice', label: 'Count my last day to reply' },
  topic: 'notice',
  inShort: [
    {
      term: 'Time to reply',
      text: `${fact('defectDays')} for a defective return, ${fact('adjustmentDays')} for a proposed adjustment or a demand. For the rest, see the date in the notice.`,
    },
    {
      term: 'First step',
      text: 'Check that it’s genuine: use Authenticate Notice/Order on the portal, with the document number.',
    },
    {
      term: 'Never',
      text: 'Pay or log in through a link in an email or SMS. Type the portal’s address yourself.',
    },
  ],
  cases: {
    title: 'Which notice is it?',
    text: `These are section numbers of the Income-tax Act 1961, which still governs returns for ${LATEST_YEAR} and earlier, so most notices will quote it for years to come.`,
    jumpBy: 'law',
    labels: ['Reply within', 'What it asks', 'What to do today'],
    entries: [
      {
        title: 'Defective return',
        law: 'Section 139(9)',
        texts: [
          `${fact('defectDays')}. You can ask for more time before that. If you don’t reply, the return is treated as not filed.`,
          ...about('139-9'),
        ],
      },
      {
        title: 'Proposed adjustment',
        law: 'Section 143(1)(a)',
        texts: [
          `${fact('adjustmentDays')}. After that, the adjustment is made anyway.`,
          ...about('143-1-a'),
        ],
      },
      {
        title: 'Intimation with a demand',
        law: 'Sections 143(1) and 156',
        texts: [
          `${fact('demandDays')} to pay or contest it. After that, interest of ${fact('demandInterest')} a month applies.`,
          ...about('143-1-demand'),
        ],
      },
      {
        title: 'Call for a return or documents',
        law: 'Section 142(1)',
        texts: [DATE_IN_NOTICE, ...about('142-1')],
      },
      {
        title: 'Scrutiny',
        law: 'Section 143(2)',
        texts: [DATE_IN_NOTICE, ...about('143-2')],
      },
      {
        title: 'Show cause before reopening',
        law: 'Section 148A',
        texts: [`${DATE_IN_NOTICE} The information it’s based on is attached.`, ...about('148A')],
      },
      {
        title: 'Reassessment',
        law: 'Section 148',
        texts: [
          DATE_IN_NOTICE,
          noticeTexts['148'].asks,
          `Find out what was left out. Since 1 March 2026 you can respond with an updated return: additional tax is ${taxFacts.updatedNoticeExtra.value} percentage points higher, but there’s no penalty on that income.`,
        ],
      },
      {
        title: 'Refund adjusted against an old demand',
        law: 'Section 245',
        texts: [
          'The date is in the intimation. If you don’t reply, the refund is adjusted.',
          ...about('245'),
        ],
      },
      {
        title: 'Nudge email or SMS',
        law: 'No section: an advisory',
        texts: [
          (season) =>
            `No legal time limit for a reply, but a correction has one. ${inSeason(reviseBy, season)}`,
          ...about('advisory'),
        ],
      },
    ],
  },
  ledger: {
    title: 'Time limits behind the notices',
    text: `For returns and orders under the 1961 Act. Section 148: ${yearOf('reopenLimit')}.`,
    rows: [
      {
        label: 'Department sends the intimation, from the end of the year of filing',
        value: fact('processingMonths'),
      },
      {
        label: 'You ask for rectification, from the end of the year of the order',
        value: fact('rectificationYears'),
      },
      { label: 'You appeal to the Commissioner (Appeals)', value: fact('appealDays') },
      {
        label: 'Notice under section 148, from the end of the assessment year',
        value: fact('reopenLimit'),
      },
      {
        label: `The same, if ${fact('reopenLargeIncome')} or more was left out`,
        value: fact('reopenLimitLarge'),
      },
    ],
    note: 'You can challenge a notice simply because it came too late, so keep the envelope or email that shows its date.',
  },
  documents: [
    'All pages of the notice, with its document number',
    'The return for that year and its acknowledgement',
    'Form 16, Form 26AS and AIS for that year',
    'Bank statements for the transactions it names',
    'Proof of the deductions it questions',
    'Earlier replies and orders on the same matter',
  ],
  steps: [
    {
      number: 1,
      title: 'Tell us about the notice',
      description:
        'Its section, its date and the year. You send a copy on a page of your own, encrypted.',
    },
    {
      number: 2,
      title: 'We read it',
      description:
        'A CA explains what it asks for, by when, what’s at stake and whether you need us.',
    },
    {
      number: 3,
      title: 'We draft the reply',
      description: 'With calculations, documents and, where needed, a corrected return.',
    },
    {
      number: 4,
      title: 'You approve, then it’s submitted',
      description:
        'You submit it from your account, or authorise us on the portal to do it. We follow up.',
    },
  ],
  faqs: [
    {
      question: 'Is the notice genuine or fake?',
      answer:
        'A genuine notice has a Document Identification Number (DIN). On the e-filing portal, open Authenticate Notice/Order Issued by ITD and enter the number. You don’t need to log in. The notice also appears under e-Proceedings or Pending Actions in your account. Any message that asks for a card number, an OTP or a UPI payment is not from the department.',
    },
    {
      question: 'I missed the date. Is it too late?',
      answer:
        'Reply anyway, today. You can often still correct a defective return while the assessment is open. If a proposed adjustment has already been made, you can ask for rectification or appeal. If an order was passed without your reply, you can appeal, or ask for rectification or revision. A late appeal may be admitted if you had a good reason.',
    },
    {
      question: 'Do I have to pay the demand before I contest it?',
      answer: `You have ${fact('demandDays')} to pay or contest it. If the demand comes from a processing mistake, ask for rectification and disagree with it on the portal, so that it isn’t simply adjusted against your next refund. If you appeal, ask the assessing officer to stay the demand. You usually have to pay part of it. After the ${fact('demandDays')}, interest of ${fact('demandInterest')} a month applies to whatever is finally due.`,
    },
    {
      question: 'I got a notice for a year I didn’t file. What now?',
      answer:
        'File the return it asks for by the date it gives, even if no tax is due. If you didn’t have to file, say so and give the figures. If you stay silent, the department will assess you on its own information, which shows your receipts but not your costs. The guide to earlier years explains your other options.',
    },
    {
      question: 'What are the section numbers under the new Act?',
      answer:
        'The Income-tax Act 2025 governs tax year 2026-27 and later. Under it, the return falls under section 263(1), the belated return under 263(4), the revised return under 263(5) and the updated return under 263(6). Notices for earlier years keep the section numbers of the 1961 Act, whatever their date.',
    },
    {
      question: 'Can I reply to a notice myself?',
      answer:
        'Yes, and for a small mismatch that’s often enough. Get help if the notice is under section 148A, 148 or 143(2), if the amount is large, if foreign assets are involved, or if you don’t understand it. You can’t take a reply back, and anything you admit stays on record.',
    },
  ],
  closing: {
    title: 'Tell us about the notice',
    text: 'Give us its section, date and year. We’ll tell you what it is and when to reply by, before you decide anything. Please don’t send a copy by chat or email.',
  },
  sources: [
    lawBehind(taxFacts.defectDays),
    lawBehind(taxFacts.adjustmentDays),
    lawBehind(taxFacts.processingMonths),
    lawBehind(taxFacts.demandDays),
    lawBehind(taxFacts.demandInterest),
    lawBehind(taxFacts.rectificationYears),
    lawBehind(taxFacts.appealDays),
    lawBehind(taxFacts.reopenLimit),
    lawBehind(taxFacts.reopenLimitLarge),
    lawBehind(taxFacts.updatedNoticeExtra),
    {
      name: 'CBDT press release, 23 December 2025',
      about: 'The NUDGE campaign: an advisory, and no action needed where the claims are genuine',
    },
  ],
  chat: {
    hero: 'Hello, I received an income tax notice and would like to know what it asks and by when.',
    closing: 'Hello, I would like help with a reply to an income tax notice. I have it with me.',
  },
}

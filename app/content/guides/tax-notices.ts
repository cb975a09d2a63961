import { filingFact, filingFactInWords, filingFacts, filingYearOf } from '../facts/filing.ts'
import { factWithYear, LATEST_YEAR, taxFacts } from '../tax-facts.ts'
import type { Guide } from './guide.ts'
import { lawOf, oneTimeService } from './help.ts'

const DATE_IN_NOTICE = 'The notice itself gives the date.'

export const taxNotices: Guide = {
  slug: 'tax-notices',
  metaKey: 'tax-notices',
  title: 'Got an income tax notice?',
  lead: 'Find the section number at the top of it. Here is what each notice asks, how many days you have and what to do today.',
  service: {
    ...oneTimeService('Tax Notice Assistance'),
    when: 'One notice, read, explained and answered with your documents.',
  },
  inShort: [
    {
      term: 'Time to reply',
      text: `${filingFact('defectDays')} for a defective return, ${filingFact('adjustmentDays')} for a proposed adjustment or a demand. Otherwise the date is in the notice.`,
    },
    {
      term: 'First step',
      text: 'Check that it is genuine: Authenticate Notice/Order on the portal, with the document number.',
    },
    {
      term: 'Never',
      text: 'Pay or log in through a link in an e-mail or SMS. Type the portal’s address yourself.',
    },
  ],
  cases: {
    title: 'Which notice is it?',
    text: `These are the section numbers of the Income-tax Act 1961. It still governs returns for ${LATEST_YEAR} and earlier, so most notices will quote it for years to come.`,
    jumpBy: 'law',
    labels: ['Reply within', 'It asks', 'Do today'],
    entries: [
      {
        title: 'Defective return',
        law: 'Section 139(9)',
        texts: [
          `${filingFact('defectDays')}. You can ask for more time before they are over.`,
          'To correct a gap: the wrong form, TDS claimed without its income, or business income without accounts.',
          'Find the error code under e-Proceedings and file the corrected return there. Without a reply the return counts as not filed.',
        ],
      },
      {
        title: 'Proposed adjustment',
        law: 'Section 143(1)(a)',
        texts: [
          `${filingFact('adjustmentDays')}. After that the change is made without you.`,
          'Whether you agree to a change, such as income in Form 16 or 26AS that is not in your return.',
          'Compare each line with your documents. Agree or disagree line by line, with the reason and the proof.',
        ],
      },
      {
        title: 'Intimation with a demand',
        law: 'Sections 143(1) and 156',
        texts: [
          `${filingFact('demandDays')} to pay or contest it. Later, interest of ${filingFact('demandInterest')} a month runs.`,
          'For the difference between your figures and theirs. Often it is TDS they could not match.',
          'Put the two columns side by side. If they are right, pay. If not, ask for rectification, or appeal.',
        ],
      },
      {
        title: 'Call for a return or documents',
        law: 'Section 142(1)',
        texts: [
          DATE_IN_NOTICE,
          'For a return that was not filed, for accounts, or for answers to a list of questions.',
          'List what is asked and what you have. If you need longer, ask before the date, not after.',
        ],
      },
      {
        title: 'Scrutiny',
        law: 'Section 143(2)',
        texts: [
          DATE_IN_NOTICE,
          'For proof of what you returned. A limited scrutiny names its points; keep to them.',
          'Collect the bank statements and proofs for those points. Everything goes through e-Proceedings.',
        ],
      },
      {
        title: 'Show cause before reopening',
        law: 'Section 148A',
        texts: [
          `${DATE_IN_NOTICE} The information it rests on comes with it.`,
          'Why your case should not be reopened for income that may have been left out.',
          'Check the year, the information and the time limit below. A good answer can end the matter here.',
        ],
      },
      {
        title: 'Reassessment',
        law: 'Section 148',
        texts: [
          DATE_IN_NOTICE,
          'For a return of that year, with the income left out.',
          `Work out what is missing. From 1 March 2026 an updated return can answer it, with ${taxFacts.updatedNoticeExtra.value} points more additional tax and no penalty on that income.`,
        ],
      },
      {
        title: 'Refund set against an old demand',
        law: 'Section 245',
        texts: [
          'The intimation itself gives the date. Without a reply the refund is used up.',
          'Whether the old demand is right.',
          'Open Response to Outstanding Demand. Old demands are often paid already or wrong; say so with proof.',
        ],
      },
      {
        title: 'Nudge e-mail or SMS',
        law: 'No section: an advisory',
        texts: [
          `No legal period. If something is wrong, revise by ${factWithYear('belatedDateAy2026')}; after that a fee is disputed.`,
          'To look again at deductions, donations, a refund or foreign assets.',
          'If every claim has proof, keep the proof and leave the return as it is. If one has not, revise it now.',
        ],
      },
    ],
  },
  ledger: {
    title: 'Time limits behind the notices',
    text: `For returns and orders under the 1961 Act. Section 148: ${filingYearOf('reopenLimit')}.`,
    rows: [
      {
        label: 'Department sends the intimation, from the end of the year of filing',
        value: filingFact('processingMonths'),
      },
      {
        label: 'You ask for rectification, from the end of the year of the order',
        value: filingFact('rectificationYears'),
      },
      { label: 'You appeal to the Commissioner (Appeals)', value: filingFact('appealDays') },
      {
        label: 'Notice under section 148, from the end of the assessment year',
        value: filingFact('reopenLimit'),
      },
      {
        label: `The same, if ${filingFactInWords('reopenLargeIncome')} or more was left out`,
        value: filingFact('reopenLimitLarge'),
      },
    ],
    note: 'A notice that came too late can be challenged for that reason alone, so keep the envelope or the e-mail with its date.',
  },
  documents: [
    'The notice, all pages, with its document number',
    'The return of that year and its acknowledgement',
    'Form 16, Form 26AS and AIS of that year',
    'Bank statements for the transactions it names',
    'Proofs of the deductions it questions',
    'Earlier replies and orders on the same matter',
  ],
  steps: [
    {
      number: 1,
      title: 'Send the notice',
      description:
        'A photograph is enough. Tell us the date you got it and whether we filed the return.',
    },
    {
      number: 2,
      title: 'We read it',
      description:
        'A CA tells you what it asks, by when, what is at stake and whether you need us.',
    },
    {
      number: 3,
      title: 'We draft the reply',
      description: 'With the working, the documents and, where needed, a corrected return.',
    },
    {
      number: 4,
      title: 'You approve, it goes in',
      description: 'Through your portal account. You get the acknowledgement and we follow it up.',
    },
  ],
  faqs: [
    {
      question: 'Is the notice real or a fraud?',
      answer:
        'A real notice has a document identification number. On the e-filing portal open Authenticate Notice/Order Issued by ITD and enter it; you need not log in. The notice also appears under e-Proceedings or Pending Actions in your account. A message that asks for a card number, an OTP or a payment by UPI is not from the department.',
    },
    {
      question: 'I missed the date. Is it too late?',
      answer:
        'Reply anyway, today. A defective return can often still be corrected while the assessment is open. After a proposed adjustment has been made, you can ask for rectification or appeal. After an order without your answer, the appeal is what is left, and it can be admitted late if you had a good reason.',
    },
    {
      question: 'Do I have to pay the demand before I contest it?',
      answer: `You have ${filingFact('demandDays')}. If the demand comes from a mistake in processing, ask for rectification and disagree with the demand on the portal, so that it is not simply set against your next refund. If you appeal, ask the assessing officer to stay the demand; usually a part of it has to be paid. From then on interest of ${filingFact('demandInterest')} a month runs on whatever proves to be due.`,
    },
    {
      question: 'I got a notice for a year in which I did not file. What now?',
      answer:
        'File the return it asks for, by the date in it, even if no tax is due. If you had no duty to file, say so with the figures. Staying silent leads to an assessment on the department’s information alone, which knows your receipts and not your costs. The guide to earlier years shows which other ways are open.',
    },
    {
      question: 'What are the section numbers under the new Act?',
      answer:
        'The Income-tax Act 2025 governs tax year 2026-27 and later. There the return is section 263(1), the belated return 263(4), the revised return 263(5) and the updated return 263(6). Notices on earlier years keep the numbers of the 1961 Act, whatever the date on them.',
    },
    {
      question: 'Can I answer a notice myself?',
      answer:
        'Yes, and for a small mismatch you often should. Ask for help if the notice is under section 148A, 148 or 143(2), if the amount is large, if foreign assets are involved, or if you do not understand what it is about. A reply cannot be taken back, and what it admits stays on file.',
    },
  ],
  closing: {
    title: 'Send us the notice',
    text: 'We tell you what it is and by when you have to answer, before you decide anything. Please cover your Aadhaar number.',
  },
  sources: [
    lawOf(filingFacts.defectDays),
    lawOf(filingFacts.adjustmentDays),
    lawOf(filingFacts.processingMonths),
    lawOf(filingFacts.demandDays),
    lawOf(filingFacts.demandInterest),
    lawOf(filingFacts.rectificationYears),
    lawOf(filingFacts.appealDays),
    lawOf(filingFacts.reopenLimit),
    lawOf(filingFacts.reopenLimitLarge),
    lawOf(taxFacts.updatedNoticeExtra),
    {
      name: 'CBDT press release, 23 December 2025',
      about: 'The NUDGE campaign: an advisory, and no action needed where the claims are genuine',
    },
  ],
  chat: {
    hero: 'Hello, I received an income tax notice and would like to know what it asks and by when.',
    closing: 'Hello, I would like help with a reply to an income tax notice. I have it at hand.',
  },
}

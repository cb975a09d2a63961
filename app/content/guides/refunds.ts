import { filingFact, filingFacts, filingYearOf } from '../facts/filing.ts'
import { rupees } from '../plans.ts'
import { fact, factWithYear, yearOf } from '../tax-facts.ts'
import type { Guide } from './guide.ts'
import { lawOf, oneTimeService } from './help.ts'

const tax = 60000
const refund = 24000
const months = 8
const interest = (refund * filingFacts.refundInterest.value * months) / 100

export const refunds: Guide = {
  slug: 'refunds',
  metaKey: 'refunds',
  title: 'Income tax refund not received?',
  lead: 'A refund gets stuck at one of a few points, and the portal shows which. Find yours below, with what frees it.',
  service: {
    ...oneTimeService('Tax Notice Assistance'),
    when: 'Where a reply, a rectification or an objection has to be written. Many cases you can free yourself.',
  },
  inShort: [
    {
      term: 'Where to look',
      text: 'On the portal: e-File, Income Tax Returns, View Filed Returns.',
    },
    {
      term: 'How long it may take',
      text: `Up to ${filingFact('processingMonths')} from the end of the financial year in which you filed. Simple returns are usually far quicker.`,
    },
    {
      term: 'Interest for you',
      text: `${filingFact('refundInterest')} a month, if the refund is ${filingFact('refundInterestLeast')} of the tax or more.`,
    },
  ],
  cases: {
    title: 'Where is your refund stuck?',
    text: 'The words in the first column are those you see, or nearly so, on the portal or in the e-mail.',
    jumpBy: 'title',
    labels: ['What it means', 'What frees it', 'How long'],
    entries: [
      {
        title: 'Pending for e-verification',
        law: 'Status on the portal',
        texts: [
          'The return counts as not filed yet.',
          'Verify it by Aadhaar OTP, net banking or post.',
          `You have ${fact('verifyDays')} from filing (${yearOf('verifyDays')}). Later, ask for condonation on the portal.`,
        ],
      },
      {
        title: 'Under processing',
        law: 'Section 143(1)',
        texts: [
          'Your return is in the queue at the processing centre.',
          'Nothing, as long as the period runs. Keep the bank account validated.',
          `Up to ${filingFact('processingMonths')} from the end of the financial year of filing.`,
        ],
      },
      {
        title: 'Refund failed',
        law: 'Bank account',
        texts: [
          'The bank sent the money back: account closed, wrong IFSC, or a name that differs from your PAN.',
          'Validate an account under My Bank Accounts, then raise a refund reissue request.',
          'Usually some weeks after the request.',
        ],
      },
      {
        title: 'On hold under risk management',
        law: 'Nudge e-mail or SMS',
        texts: [
          'A deduction, a donation or the size of the refund looks unusual.',
          'Check each claim. With proof, leave the return as it is. Without, revise it and pay what is due.',
          `Revise by ${factWithYear('belatedDateAy2026')}, while no fee is in dispute.`,
        ],
      },
      {
        title: 'Adjusted against a demand',
        law: 'Section 245',
        texts: [
          'The department proposes to set the refund against tax of another year.',
          'Agree, or disagree with proof, under Response to Outstanding Demand.',
          'The intimation itself gives the date. Without a reply the refund is used up.',
        ],
      },
      {
        title: 'Refund smaller than you claimed',
        law: 'Section 143(1)',
        texts: [
          'A credit was not matched, or a claim was changed in processing.',
          'Compare the two columns of the intimation. Ask for rectification if the mistake is theirs.',
          `Rectification within ${filingFact('rectificationYears')}, appeal within ${filingFact('appealDays')}.`,
        ],
      },
      {
        title: 'PAN inoperative',
        law: 'PAN and Aadhaar not linked',
        texts: [
          'No refund is paid, and no interest runs for that time.',
          `Pay ${filingFact('panLinkFee')} (${filingYearOf('panLinkFee')}) and link the two.`,
          'About 30 days until the PAN works again.',
        ],
      },
      {
        title: 'No return filed for that year',
        law: 'Section 119(2)(b)',
        texts: [
          'TDS was deducted, but the due dates have passed.',
          'A request to condone the delay. An updated return cannot claim a refund.',
          `Within ${fact('condonationWindow')} of the end of the assessment year.`,
        ],
      },
    ],
  },
  ledger: {
    title: 'What interest you get: an example',
    text: 'The return for FY 2025-26 was filed on time and the refund of TDS is paid in November 2026.',
    rows: [
      { label: 'Tax for the year', value: rupees(tax) },
      { label: 'Refund of TDS', value: rupees(refund) },
      {
        label: `Interest, ${filingFact('refundInterest')} for ${months} months from April`,
        value: rupees(interest),
      },
      { label: 'Paid to your account', value: rupees(refund + interest), result: true },
    ],
    note: 'The interest is taxable in the year you get it. Filed late, it counts from the day of filing.',
  },
  documents: [
    'Acknowledgement of the return',
    'A screenshot of the refund status',
    'The intimation under section 143(1), if it has come',
    'The e-mail or SMS about the hold',
    'Form 16, Form 26AS and AIS of that year',
    'Proof of the deductions and donations you claimed',
    'A cancelled cheque of the account for the refund',
  ],
  steps: [
    {
      number: 1,
      title: 'Tell us the status',
      description: 'The words on the portal, the year and the amount.',
    },
    {
      number: 2,
      title: 'We find the reason',
      description:
        'From the intimation, the AIS and the return, and tell you if you can free it yourself.',
    },
    {
      number: 3,
      title: 'We write what is needed',
      description: 'A rectification request, an objection to a set-off, or a revised return.',
    },
    {
      number: 4,
      title: 'You approve, we follow up',
      description: 'It goes in through your account, and we watch the status with you.',
    },
  ],
  faqs: [
    {
      question: 'I got an e-mail that my refund is on hold. Do I have to revise?',
      answer:
        'Only if something in the return is wrong. The department has said of its campaign that taxpayers whose claims are genuine need not do anything. Go through every deduction and donation, look for the receipt and the PAN of the donee, and keep the proofs together. If one does not hold, revise the return before someone asks.',
    },
    {
      question: 'How do I ask for the refund again after it failed?',
      answer:
        'Log in to the portal, open Services and then Refund Reissue, choose the return and a validated bank account, and verify the request. The name on the account has to match the PAN. NRO accounts are accepted; an account in someone else’s name is not.',
    },
    {
      question: 'Can the department keep my refund for an old demand?',
      answer:
        'Only after it has told you and given you time to answer. Many old demands were paid long ago or rest on TDS that was not matched. If you disagree, say so on the portal with the challan or the order, and have the old demand corrected as well. Otherwise it comes back next year.',
    },
    {
      question: 'Is interest on a refund taxable?',
      answer: `Yes, as income from other sources in the year in which you receive it. It is shown in the AIS. The refund itself is not income. Interest is ${filingFact('refundInterest')} a month (${filingYearOf('refundInterest')}), and none is paid if the refund is less than ${filingFact('refundInterestLeast')} of the tax.`,
    },
    {
      question: 'The refund is larger than I claimed. Can I keep it?',
      answer:
        'Find out why first. Often it is the interest. If it is a mistake, it will be recovered later with interest, so tell the department through rectification. Put the amount aside until that is settled.',
    },
  ],
  closing: {
    title: 'Send us the status and the year',
    text: 'We tell you where the refund is stuck, and whether you need us to free it.',
  },
  sources: [
    lawOf(filingFacts.processingMonths),
    lawOf(filingFacts.refundInterest),
    lawOf(filingFacts.refundInterestLeast),
    lawOf(filingFacts.rectificationYears),
    lawOf(filingFacts.panLinkFee),
    { name: 'Section 245, Income-tax Act 1961', about: 'Set-off of a refund, after an intimation' },
    {
      name: 'CBDT press release, 23 December 2025',
      about: 'The NUDGE campaign: no action needed where the claims are genuine',
    },
  ],
  chat: {
    hero: 'Hello, my income tax refund has not come. Can you find out where it is stuck?',
    closing: 'Hello, I would like help with a rectification or a reply about my refund.',
  },
}

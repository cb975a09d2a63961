import { rupeesInFull } from '../facts/format.ts'
import { fact, taxFacts, yearOf } from '../facts/tax-facts.ts'
import type { DatedGuide } from './guide.ts'
import { lawBehind, oneTimeService, reviseBy } from './help.ts'

const refund = 24000
const months = 8

/** A refund of TDS that is paid in November. */
export const refundExample = {
  tax: 60000,
  refund,
  months,
  interest: (refund * taxFacts.refundInterest.value * months) / 100,
}
const { tax, interest } = refundExample

export const refunds: DatedGuide = {
  slug: 'refunds',
  metaKey: 'refunds',
  title: 'Income tax refund not received?',
  lead: 'Refunds get stuck at a few common points, and the portal shows which one. Find your status below and see what to do.',
  service: {
    ...oneTimeService('Tax Notice Assistance'),
    when: 'For drafting a reply, a rectification request or an objection. Often you can get the refund released yourself.',
  },
  tool: { id: 'refund-and-interest', label: 'Calculate my interest and dates' },
  topic: 'refund',
  inShort: [
    {
      term: 'Where to look',
      text: 'On the portal: e-File › Income Tax Returns › View Filed Returns.',
    },
    {
      term: 'How long it may take',
      text: `Up to ${fact('processingMonths')} from the end of the financial year in which you filed. Simple returns are usually far quicker.`,
    },
    {
      term: 'Interest you get',
      text: `${fact('refundInterest')} a month, if the refund is ${fact('refundInterestLeast')} of the tax or more.`,
    },
  ],
  cases: {
    title: 'Where is your refund stuck?',
    text: 'Look for the status you see on the portal or in the email. The wording may differ slightly.',
    jumpBy: 'title',
    labels: ['What it means', 'What to do', 'How long'],
    entries: [
      {
        title: 'Pending for e-verification',
        law: 'Status on the portal',
        texts: [
          'Your return doesn’t count as filed yet.',
          'Verify it by Aadhaar OTP, net banking or post.',
          `You have ${fact('verifyDays')} from filing (${yearOf('verifyDays')}). Later, ask for condonation on the portal.`,
        ],
      },
      {
        title: 'Under processing',
        law: 'Section 143(1)',
        texts: [
          'Your return is in the queue at the processing centre.',
          'Nothing until the time limit is over. Keep your bank account validated.',
          `Up to ${fact('processingMonths')} from the end of the financial year of filing.`,
        ],
      },
      {
        title: 'Refund failed',
        law: 'Bank account',
        texts: [
          'The bank sent the money back: account closed, wrong IFSC, or a name that differs from your PAN.',
          'On the portal, validate an account under My Profile › My Bank Account, then ask for the refund again under Services › Refund Reissue.',
          'Usually a few weeks after the request.',
        ],
      },
      {
        title: 'On hold under risk management',
        law: 'Nudge email or SMS',
        texts: [
          'A deduction, a donation or the size of the refund looks unusual.',
          'Check each claim. If you have proof, leave the return as it is. If you don’t, revise it and pay what’s due.',
          reviseBy,
        ],
      },
      {
        title: 'Adjusted against a demand',
        law: 'Section 245',
        texts: [
          'The department proposes to adjust your refund against tax due for another year.',
          'On the portal, open Pending Actions › Response to Outstanding Demand, and agree, or disagree with proof.',
          'The date is in the intimation. If you don’t reply, the refund is adjusted.',
        ],
      },
      {
        title: 'Refund smaller than you claimed',
        law: 'Section 143(1)',
        texts: [
          'A tax credit wasn’t matched, or a claim was changed in processing.',
          'Compare the two columns of the intimation. Ask for rectification if the department made the mistake.',
          `Rectification within ${fact('rectificationYears')}, appeal within ${fact('appealDays')}.`,
        ],
      },
      {
        title: 'PAN inoperative',
        law: 'PAN and Aadhaar not linked',
        texts: [
          'You get no refund, and no interest for that period.',
          `Pay ${fact('panLinkFee')} (${yearOf('panLinkFee')}) and link your PAN with Aadhaar.`,
          'Your PAN works again in about 30 days.',
        ],
      },
      {
        title: 'No return filed for that year',
        law: 'Section 119(2)(b)',
        texts: [
          'TDS was deducted, but the due dates have passed.',
          'Request condonation of delay. You can’t claim a refund in an updated return.',
          `Within ${fact('condonationWindow')} of the end of the assessment year.`,
        ],
      },
    ],
  },
  ledger: {
    title: 'Interest on a refund: an example',
    text: 'You filed on time, and the refund of your TDS was paid in November of the same year.',
    rows: [
      { label: 'Tax for the year', value: rupeesInFull(tax) },
      { label: 'Refund of TDS', value: rupeesInFull(refund) },
      {
        label: `Interest, ${fact('refundInterest')} for ${months} months from April`,
        value: rupeesInFull(interest),
      },
      { label: 'Paid to your account', value: rupeesInFull(refund + interest), result: true },
    ],
    note: 'The interest is taxable in the year you get it. If you file late, it counts only from the date of filing.',
  },
  documents: [
    'Acknowledgement of the return',
    'A screenshot of the refund status',
    'The intimation under section 143(1), if it has come',
    'The email or SMS about the hold',
    'Form 16, Form 26AS and AIS for that year',
    'Proof of the deductions and donations you claimed',
    'A cancelled cheque for the refund account',
  ],
  steps: [
    {
      number: 1,
      title: 'Tell us the status',
      description: 'The exact words on the portal, the year and the amount.',
    },
    {
      number: 2,
      title: 'We find the reason',
      description:
        'We check the intimation, AIS and return, and tell you if you can fix it yourself.',
    },
    {
      number: 3,
      title: 'We draft what’s needed',
      description: 'A rectification request, an objection to the adjustment, or a revised return.',
    },
    {
      number: 4,
      title: 'You approve, we follow up',
      description:
        'You submit it from your account, or authorise us on the portal to do it. We track the status with you.',
    },
  ],
  faqs: [
    {
      question: 'I got an email saying my refund is on hold. Do I have to revise my return?',
      answer:
        'Only if something in the return is wrong. The department has said that taxpayers whose claims are genuine need not do anything. Go through every deduction and donation, find the receipt and the donee’s PAN, and keep the proofs together. If a claim doesn’t hold up, revise the return before the department asks.',
    },
    {
      question: 'How do I ask for the refund again after it failed?',
      answer:
        'Log in to the portal, open Services › Refund Reissue, choose the return and a validated bank account, and verify the request. The name on the account must match your PAN. An NRO account is fine. An account in someone else’s name is not.',
    },
    {
      question: 'Can the department keep my refund for an old demand?',
      answer:
        'Only after informing you and giving you time to reply. Many old demands were paid long ago or arose from unmatched TDS. If you disagree, say so on the portal with the challan or the order, and get the old demand corrected as well. Otherwise it will come up again next year.',
    },
    {
      question: 'Is interest on a refund taxable?',
      answer: `Yes, as income from other sources in the year in which you receive it. Your AIS shows it. The refund itself is not income. Interest is ${fact('refundInterest')} a month (${yearOf('refundInterest')}), but you get none if the refund is less than ${fact('refundInterestLeast')} of the tax.`,
    },
    {
      question: 'The refund is larger than I claimed. Can I keep it?',
      answer:
        'Find out why first. Often the extra amount is interest. If it’s a mistake, the department will recover it later with interest, so ask for rectification. Keep the money aside until that’s settled.',
    },
  ],
  closing: {
    title: 'Send us the status and the year',
    text: 'We’ll tell you where your refund is stuck and whether you need our help.',
  },
  sources: [
    lawBehind(taxFacts.processingMonths),
    lawBehind(taxFacts.refundInterest),
    lawBehind(taxFacts.refundInterestLeast),
    lawBehind(taxFacts.rectificationYears),
    lawBehind(taxFacts.panLinkFee),
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

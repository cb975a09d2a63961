import { periods } from '../periods.ts'
import { allIncluded } from './price-includes.ts'
import type { DatedText } from './season/season.ts'

const WHERE_THERE_IS_A_CHOICE =
  'Where the law still leaves you a choice, you see your tax under both regimes, and we tell you which one we’d choose and why.'

/** The copy of the page about the practice, which shows the four steps of the home page. */
export const about = {
  kicker: 'About us',
  title: 'The people who prepare your return',
  text: 'We’re chartered accountants in Hyderabad who prepare and file income tax returns for individuals. We read your documents, check them against what was reported, calculate the tax and explain it until you’re happy to approve it.',
  glance: {
    title: 'At a glance',
    facts: (within: string, noGst: boolean) => [
      ['We file', 'Income tax returns for individuals'],
      ['Prepared by', 'Chartered accountants'],
      ['First reply', `From a CA, ${within}`],
      ['Turnaround', 'Usually 3-5 business days after we get your documents'],
      ['Price', `Agreed upfront, ${allIncluded(noGst)}`],
      ['Filed', 'After you approve the draft'],
    ],
  },
  experts: {
    title: 'Who prepares your return',
    text: 'One CA takes your case and keeps it. Usually the CA who calls you also prepares the return, answers your questions and stays with you until you have the acknowledgement. Meet three of our CAs:',
  },
  steps: {
    title: 'How we work',
    text: 'The same four steps for every return, big or small.',
  },
  promises: {
    title: 'What we promise, and what we never do',
    text: 'In writing, so you can hold us to it.',
    doTitle: 'We promise',
    do: (noGst: boolean): { title: DatedText; text: DatedText }[] => [
      {
        title: 'A reply to every enquiry',
        text: 'A CA reads every enquiry and tells you which documents you need and what it costs.',
      },
      {
        title: `One price, ${allIncluded(noGst)}`,
        text: 'If you need a bigger plan, you pay only the difference, and we ask you first.',
      },
      {
        title: 'Your approval before filing',
        text: 'You see the tax calculation and the draft. Nothing goes to the department until you say yes.',
      },
      {
        title: {
          group: 'plain',
          open: 'Both regimes calculated',
          belated: 'The right regime',
          closed: 'The right regime',
        },
        text: {
          group: 'plain',
          open: 'You see your tax under the old and new regimes, and we tell you which one we’d choose and why.',
          belated: WHERE_THERE_IS_A_CHOICE,
          closed: WHERE_THERE_IS_A_CHOICE,
        },
      },
    ],
    dontTitle: 'We never',
    dont: [
      {
        title: 'Ask for your portal password',
        text: 'Or an OTP. You verify the return yourself, so no one needs to sign in as you.',
      },
      {
        title: 'Promise a refund',
        text: 'Your refund depends on the correct tax. No one can know it before reading your documents.',
      },
      {
        title: 'Make false claims',
        text: 'No fake rent receipts, no fake donations. If a claim won’t stand up, we tell you.',
      },
      {
        title: 'Share your documents',
        text: `We use them for your return, keep them for about ${periods.recordYears} years as tax records, and then delete them.`,
      },
    ],
  },
  place: {
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    title: 'Where we are',
    text: 'Based in Hyderabad, serving clients anywhere. We speak English and Hindi. Everything can be done online and by phone. If you’d like to visit, please call first.',
  },
  close: {
    title: 'Tell us about your income',
    text: 'Salary, rent, freelance work, shares, income abroad: a few lines are enough for us to reply.',
    write: 'Send us a message',
    chat: 'Chat with a CA',
    chatText: 'Hello, I have read about your practice and would like to ask about my tax return.',
  },
} as const

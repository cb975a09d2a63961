import { fact, yearOf } from '../facts/tax-facts.ts'
import { rupees, servicePrices } from '../plans.ts'
import { dueFigure } from './due-figure.ts'
import type { DatedService } from './service.ts'

const ITR3 =
  'ITR-3 in most cases, since F&O and intraday are business income. ITR-1 and ITR-2 don’t cover it, and ITR-4 is only for those who declare presumptive income.'

export const traders = {
  slug: 'traders-filing',
  metaKey: 'traders-filing',
  tool: 'f-and-o-turnover-and-audit',
  group: 'business',
  title: 'Income Tax Filing for Stock and F&O Traders',
  tagline:
    'F&O and intraday are business income, even in a year of losses. We calculate turnover, check the audit rules and file ITR-3.',
  benefits: [
    'F&O turnover calculated trade by trade',
    'Audit decided on figures, not guesswork',
    'Intraday, F&O and delivery kept separate',
    {
      group: 'business',
      open: 'Losses reported on time and carried forward',
      belated: 'Losses set off within the year, and those of earlier years used',
      closed: 'Losses of earlier years used where allowed',
    },
    'Brokerage, data, internet and other trading costs claimed against the income',
    'Several brokers and segments combined in one set of accounts',
  ],
  cards: [
    {
      title: 'Futures and Options',
      description: 'Ordinary business: profit at your slab rate, after costs.',
      points: [
        'Turnover: the sum of absolute profits and losses',
        'Loss set off against other income, except salary, crypto gains and winnings',
        `Balance carried forward for ${fact('businessLossCarryForward')}, if filed on time`,
      ],
    },
    {
      title: 'Intraday and Delivery',
      description:
        'Intraday is speculative. Delivery can be capital gains or business income, but you can’t switch between them.',
      points: [
        'Intraday losses only against intraday profits',
        `Carried forward for ${fact('speculativeLossCarryForward')}, if filed on time`,
        'Investor or trader: the same position every year',
      ],
    },
    {
      title: 'Audit and Books',
      description: `If you need an audit, it costs ${rupees(servicePrices['Business Tax Audit'])} more.`,
      points: [
        `Turnover above ${fact('auditTurnover')} checked first`,
        `${fact('auditTurnoverDigital')} when cash is at most ${fact('cashShare')} each way`,
        `Section 44AD, with its lock-out of ${fact('presumptiveLockOut')}`,
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Statement Collection',
      description:
        'We tell you which reports to download. You send them on your own page, encrypted.',
    },
    {
      number: 2,
      title: 'Turnover and Audit Check',
      description: 'We calculate turnover and go through the audit conditions.',
    },
    {
      number: 3,
      title: 'Calculation and Set-off',
      description: 'Your CA deducts costs and sets off losses.',
    },
    {
      number: 4,
      title: 'Review and Filing',
      description: 'You approve. We file ITR-3, after any audit report.',
    },
  ],
  documents: [
    'Tax P&L report from every broker',
    'Trade-wise report for F&O and intraday',
    'Ledger from every broker',
    'Demat holdings at the end of the year',
    'Statements of linked bank accounts',
    'Bills for internet, data, software and advice',
    ({ forms }) => `${forms.salary} and other income`,
    'Earlier returns with losses, and audit reports',
    'Challans for advance tax',
  ],
  figures: [
    {
      label: 'Audit needed if turnover is above',
      value: fact('auditTurnover'),
      year: yearOf('auditTurnover'),
      law: 'auditTurnover',
    },
    {
      label: `Audit limit if cash is at most ${fact('cashShare')} each way`,
      value: fact('auditTurnoverDigital'),
      year: yearOf('auditTurnoverDigital'),
      law: 'auditTurnoverDigital',
    },
    {
      label: `Profit below ${fact('auditProfit')} of turnover`,
      value: 'Audit only if you left section 44AD early',
      year: yearOf('auditProfit'),
      law: 'auditProfit',
    },
    {
      label: 'F&O losses carried forward',
      value: fact('businessLossCarryForward'),
      year: yearOf('businessLossCarryForward'),
      law: 'businessLossCarryForward',
    },
    {
      label: 'Intraday losses carried forward',
      value: fact('speculativeLossCarryForward'),
      year: yearOf('speculativeLossCarryForward'),
      law: 'speculativeLossCarryForward',
    },
    dueFigure('business', 'Due date for ITR-3 without audit', {
      act1961: 'dueDateBusinessAy2026',
      act2025: 'dueDateBusiness2026',
    }),
  ],
  faqs: [
    {
      question: 'How is F&O turnover calculated?',
      answer:
        'Not by the value of the contracts. Under the guidance of the Institute of Chartered Accountants of India (ICAI), you add up the absolute value of every profit and loss. A profit on one trade and a loss on the next are both added, so a year that ends near zero can still show a large turnover. For options, the premium received isn’t added again if it’s already part of the trade’s profit or loss. We calculate from the contract-wise report, because some brokers’ short summaries net off trades and understate turnover.',
    },
    {
      question: 'Do I need a tax audit?',
      answer: `You do if turnover is above ${fact('auditTurnover')}. If cash is at most ${fact('cashShare')} of receipts and of payments, as it is for most traders, the limit is ${fact('auditTurnoverDigital')}. Below that, a profit under ${fact('auditProfit')} of turnover can still mean an audit, but only if you used section 44AD in an earlier year, leave it too early, and your total income is above the basic exemption. Leaving early also shuts you out of 44AD for the next ${fact('presumptiveLockOut')}. A loss alone doesn’t settle the question. We check your earlier returns before we answer it.`,
    },
    {
      question: 'How can I use my trading losses?',
      answer: `You can set off an F&O loss in the same year against other business income, rent, interest or capital gains, but never against salary, crypto gains or winnings. The rest is carried forward for up to ${fact('businessLossCarryForward')} and can then be set off against business income only. An intraday loss is speculative: it can be set off only against speculative profits, for up to ${fact('speculativeLossCarryForward')}. Years here are assessment years. You must file the return for the loss year by its due date. A belated return still allows set-off within the year, but carries nothing forward. So file on time even if no tax is due.`,
    },
    {
      question: 'Which form do I file, and by when?',
      answer: {
        group: 'business',
        open: ({ name, on }) =>
          `${ITR3} For ${name} the due date is ${on.business} without an audit and ${on.audit} with one. To be taxed under the old regime, you must file Form 10-IEA by the due date.`,
        belated: ({ name, on, groups }) =>
          `${ITR3} For ${name} the due date was ${on.business} without an audit; with one it ${groups.audit === 'belated' ? 'was' : 'is'} ${on.audit}. You can file a belated return until ${on.belated}, without carrying the year’s trading losses forward. To be taxed under the old regime, you must have filed Form 10-IEA by the due date.`,
        closed: ({ name, on }) =>
          `${ITR3} For ${name} the due date was ${on.business} without an audit and ${on.audit} with one, and the last day for a belated return was ${on.belated}. What is left is an updated return, with additional tax.`,
      },
    },
    {
      question: 'Are my delivery trades capital gains or business income?',
      answer: `For listed shares held for more than ${fact('holdingEquity')} you may treat the gain as capital gains, and the department has said it won’t dispute that if you take the same position in later years. For shorter holdings it depends on how often you trade, with whose money and for what purpose. You can hold investments and run a trading account side by side if your books keep the two separate. The difference is real: capital gains have special rates, business income has slab rates and deductions for costs. We settle the position once and record why.`,
    },
  ],
  closing: {
    title: 'Know your turnover before you worry about an audit',
    text: 'A CA sends you a list of reports, then tells you your turnover and whether an audit could apply.',
    button: 'Chat About My Trading Return',
  },
  contact: {
    title: 'Ask a CA who reads contract notes',
    text: ({ income }) =>
      `Tell us your brokers, your segments and whether you made a profit or a loss in ${income}. Please don’t send PAN, Aadhaar, passwords or trading PINs in the chat.`,
    button: 'Chat with a Traders Tax Expert on WhatsApp',
  },
  chat: {
    hero: 'Hello, I would like help with filing my return as a trader.',
    consult: 'Hello, I would like to consult an expert about F&O turnover and tax audit.',
    closing: 'Hello, I trade F&O or intraday and would like to start my return.',
    contact: 'Hello, I have a question about filing for stock and F&O traders.',
  },
} satisfies DatedService

import { fact, yearOf } from '../tax-facts.ts'
import { dueFigure } from './due-figure.ts'
import type { DatedService } from './service.ts'

const ITR3 =
  'ITR-3 in most cases, since F&O and intraday are business income. ITR-1 and ITR-2 don’t cover it, and ITR-4 is only for those who declare presumptive income.'

export const traders = {
  slug: 'traders-filing',
  metaKey: 'traders-filing',
  group: 'business',
  title: 'Income Tax Filing for Stock and F&O Traders',
  tagline:
    'F&O and intraday are business income, even in a year of losses. We calculate turnover, check the audit rules, set off losses and file ITR-3, all from your contract data.',
  benefits: [
    'F&O turnover calculated trade by trade from your broker’s own data',
    'Audit decided on figures, not guesswork',
    'Intraday, F&O and delivery kept separate, as the law treats them',
    {
      group: 'business',
      open: 'Losses reported on time so that you can carry them forward',
      belated: 'Losses set off within the year, and those of earlier years used',
      closed: 'Losses of earlier years kept apart and used where the law allows',
    },
    'Brokerage, data, internet and other trading costs claimed against the income',
    'Several brokers and segments combined in one set of accounts',
  ],
  cards: [
    {
      title: 'Futures and Options',
      description:
        'F&O on a recognised exchange is ordinary, non-speculative business. Profit is taxed at your slab rate, after deducting costs.',
      points: [
        'Turnover as the sum of absolute profits and losses',
        'Charges, software and advisory costs deducted',
        'Loss set off against other income, except salary, crypto gains and winnings',
        `Balance carried forward for up to ${fact('businessLossCarryForward')}, if the return is on time`,
      ],
    },
    {
      title: 'Intraday and Delivery',
      description:
        'Intraday equity is speculative business and is treated separately. Delivery trades may be capital gains or business income, but you can’t switch every year.',
      points: [
        'Intraday losses only against intraday profits',
        `Carried forward for up to ${fact('speculativeLossCarryForward')}, if the return is on time`,
        'Investor or trader: one position, kept from year to year',
        'Dividends and interest reported along with your trades',
      ],
    },
    {
      title: 'Audit and Books',
      description:
        'Turnover, cash, profit margin and what you filed in earlier years together decide whether you need an audit.',
      points: [
        `Turnover above ${fact('auditTurnover')} checked first`,
        `Above ${fact('auditTurnoverDigital')} when cash is at most ${fact('cashShare')} each way`,
        `Section 44AD considered, with its lock-out of ${fact('presumptiveLockOut')}`,
        'Profit and loss account and balance sheet for ITR-3',
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Statement Collection',
      description:
        'We tell you exactly which reports to download from each broker, and agree a safe way to share them.',
    },
    {
      number: 2,
      title: 'Turnover and Audit Check',
      description:
        'We calculate turnover for each segment and go through the audit conditions alongside your earlier returns.',
    },
    {
      number: 3,
      title: 'Calculation and Set-off',
      description:
        'Your CA prepares the accounts, deducts costs and sets off losses in the order the law requires.',
    },
    {
      number: 4,
      title: 'Review and Filing',
      description:
        'You review the tax calculation, ask any questions and approve. We file ITR-3, after the audit report if you need one.',
    },
  ],
  documents: [
    'Tax P&L report from every broker, by segment',
    'Contract-wise or trade-wise report for F&O and intraday',
    'Ledger and funds statement from every broker',
    'Demat holding statement at the end of the year',
    'Statements for the bank accounts linked to trading',
    'Bills for internet, data feeds, software, advisory and equipment',
    'Form 16 and details of any other income',
    'Earlier returns with losses carried forward, and any audit reports',
    'Challans for advance tax already paid',
  ],
  figures: [
    {
      label: 'Audit needed if turnover is above',
      value: fact('auditTurnover'),
      year: yearOf('auditTurnover'),
      law: 'auditTurnover',
    },
    {
      label: `Audit limit if cash is ${fact('cashShare')} or less of receipts and of payments`,
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
      label: 'F&O losses carried forward (assessment years)',
      value: fact('businessLossCarryForward'),
      year: yearOf('businessLossCarryForward'),
      law: 'businessLossCarryForward',
    },
    {
      label: 'Intraday losses carried forward (assessment years)',
      value: fact('speculativeLossCarryForward'),
      year: yearOf('speculativeLossCarryForward'),
      law: 'speculativeLossCarryForward',
    },
    dueFigure('business', 'Due date for ITR-3 without audit', 'dueDateBusinessAy2026'),
  ],
  faqs: [
    {
      question: 'How is F&O turnover calculated?',
      answer:
        'Not by the value of the contracts. Under the guidance of the Institute of Chartered Accountants of India (ICAI), you add up the absolute value of every profit and loss. A profit on one trade and a loss on the next are both added, so a year that ends near zero can still show a large turnover. For options, the premium received isn’t added again if it’s already part of the trade’s profit or loss. We calculate from the contract-wise report, because some brokers’ short summaries net off trades and understate turnover.',
    },
    {
      question: 'Do I need a tax audit?',
      answer: `You do if turnover is above ${fact('auditTurnover')}, or above ${fact('auditTurnoverDigital')} where cash is at most ${fact('cashShare')} of receipts and of payments, as most traders’ is. Below that, a profit under ${fact('auditProfit')} of turnover can still mean an audit, but only if you used section 44AD in an earlier year, leave it too early, and your total income is above the basic exemption. Leaving early also shuts you out of 44AD for the next ${fact('presumptiveLockOut')}. A loss alone doesn’t settle the question. We check your earlier returns before we answer it.`,
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
        belated: ({ name, on, lateFee, groups }) =>
          `${ITR3} For ${name} the due date was ${on.business} without an audit; with one it ${groups.audit === 'belated' ? 'was' : 'is'} ${on.audit}. You can file a belated return until ${on.belated}, with a fee of ${lateFee.small} or ${lateFee.full} and without carrying the year’s trading losses forward. To be taxed under the old regime, you must have filed Form 10-IEA by the due date.`,
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
    text: 'Tell us your brokers and what you traded. A CA sends you a list of reports, agrees a safe way to share them, and tells you your turnover and whether an audit could apply.',
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

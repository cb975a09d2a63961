import { fact, factWithYear, LATEST_YEAR, yearOf } from '../tax-facts.ts'
import type { ServiceContent } from './service.ts'

export const traders = {
  slug: 'traders-filing',
  metaKey: 'traders-filing',
  title: 'Income Tax Filing for Stock and F&O Traders',
  tagline:
    'Trading is a business in the eyes of the law, even in a year of losses. We work out turnover, audit and set-off from your contract data, and file ITR-3.',
  benefits: [
    'F&O turnover counted trade by trade from your broker’s own data',
    'Audit decided on the figures, not on guesswork',
    'Intraday, F&O and delivery kept apart, as the law treats them',
    'Losses reported in time so that they can be carried forward',
    'Brokerage, data, internet and other trading costs claimed against the income',
    'Several brokers and segments brought into one set of accounts',
  ],
  cards: [
    {
      title: 'Futures and Options',
      description:
        'F&O on a recognised exchange is ordinary, non-speculative business. Profit is taxed at your slab rate, and costs are deducted first.',
      points: [
        'Turnover as the sum of absolute profits and losses',
        'Charges, software and advisory costs deducted',
        'Loss set off against other income except salary',
        `What remains carried forward for up to ${fact('lossCarryForward')} (${yearOf('lossCarryForward')})`,
      ],
    },
    {
      title: 'Intraday and Delivery',
      description:
        'Intraday equity is speculative business and lives in its own compartment. Delivery trades may be capital gains or business, but not whichever suits each year.',
      points: [
        'Intraday losses only against intraday profits',
        `Carried forward for up to ${fact('speculativeLossCarryForward')} (${yearOf('speculativeLossCarryForward')})`,
        'Investor or trader: one view, kept from year to year',
        'Dividends and interest reported beside the trades',
      ],
    },
    {
      title: 'Audit and Books',
      description:
        'Turnover, cash, profit margin and what you filed in earlier years decide together whether accounts have to be audited.',
      points: [
        `Turnover above ${fact('auditTurnover')} looked at first (${yearOf('auditTurnover')})`,
        `Above ${fact('auditTurnoverDigital')} when cash is at most ${fact('cashShare')} each way (${yearOf('auditTurnoverDigital')})`,
        'Presumptive section 44AD weighed with its lock-out',
        'Profit and loss account and balance sheet for ITR-3',
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Statement Collection',
      description:
        'You download the tax profit and loss and the contract-wise report from each broker. We tell you exactly which ones.',
    },
    {
      number: 2,
      title: 'Turnover and Audit Check',
      description:
        'We count turnover for each segment and go through the audit conditions, with your earlier returns beside us.',
    },
    {
      number: 3,
      title: 'Computation and Set-off',
      description:
        'Your chartered accountant draws up the accounts, deducts costs and applies losses in the order the law sets.',
    },
    {
      number: 4,
      title: 'Review and Filing',
      description:
        'You go through the computation, ask what you like and approve. We file ITR-3, with the audit report first where one is needed.',
    },
  ],
  documents: [
    'Tax profit and loss report from every broker, by segment',
    'Contract-wise or trade-wise report for F&O and intraday',
    'Ledger and funds statement from every broker',
    'Demat holding statement at the end of the year',
    'Bank statements of the accounts linked to trading',
    'Bills for internet, data feeds, software, advisory and equipment',
    'Form 16 and details of any other income',
    'Returns of earlier years in which a loss was carried forward, and any audit reports',
    'Advance tax challans already paid',
  ],
  figures: [
    {
      label: 'Turnover above which accounts are audited',
      value: fact('auditTurnover'),
      year: yearOf('auditTurnover'),
      law: 'auditTurnover',
    },
    {
      label: `The same where cash is at most ${fact('cashShare')} of receipts and of payments`,
      value: fact('auditTurnoverDigital'),
      year: yearOf('auditTurnoverDigital'),
      law: 'auditTurnoverDigital',
    },
    {
      label: 'Declared profit below which an audit can be called for',
      value: `${fact('auditProfit')} of turnover`,
      year: yearOf('auditProfit'),
      law: 'auditProfit',
    },
    {
      label: 'F&O losses carried forward, assessment years',
      value: fact('lossCarryForward'),
      year: yearOf('lossCarryForward'),
      law: 'lossCarryForward',
    },
    {
      label: 'Intraday losses carried forward, assessment years',
      value: fact('speculativeLossCarryForward'),
      year: yearOf('speculativeLossCarryForward'),
      law: 'speculativeLossCarryForward',
    },
    {
      label: 'Due date in law for ITR-3 without audit',
      value: fact('dueDateBusinessAy2026'),
      year: yearOf('dueDateBusinessAy2026'),
      law: 'dueDateBusinessAy2026',
    },
  ],
  faqs: [
    {
      question: 'How is F&O turnover counted?',
      answer:
        'Not by the value of the contracts. The guidance of the Institute of Chartered Accountants of India adds up the difference on every trade, profits and losses alike, without their signs. A profit on one trade and a loss on the next are both added, so a year that ends near zero can still show a large turnover. For options, the premium received is not added again when it already forms part of the profit or loss of the trade. We count from the contract-wise report, because the short summary of some brokers nets trades against each other and shows too little.',
    },
    {
      question: 'Do I need a tax audit?',
      answer: `Turnover above ${fact('auditTurnover')} brings an audit, or above ${fact('auditTurnoverDigital')} where cash is at most ${fact('cashShare')} of receipts and of payments, which fits most traders (${yearOf('auditTurnover')}). Below that, a profit under ${fact('auditProfit')} of turnover can still bring one: when you used section 44AD in an earlier year, leave it before its period has run, and your total income is above the basic exemption. Leaving also shuts you out of 44AD for the next ${fact('presumptiveLockOut')}. A loss by itself does not settle the question. We go through your earlier returns before we answer it.`,
    },
    {
      question: 'How are my trading losses used?',
      answer: `An F&O loss is set off in the same year against other business income, house rent, interest or capital gains, but never against salary. What remains is carried forward for up to ${fact('lossCarryForward')} and then used against business income only. An intraday loss is speculative: it meets only speculative profits, for up to ${fact('speculativeLossCarryForward')} (both ${yearOf('lossCarryForward')}). Years here are assessment years. The return of the loss year has to be filed by its due date; a belated one still allows set-off within the year, but carries nothing forward. So file in time even when nothing is payable.`,
    },
    {
      question: 'Which form do I file, and by when?',
      answer: `ITR-3 in most cases, since F&O and intraday are business income. ITR-1 and ITR-2 have no place for it, and ITR-4 serves only those who declare presumptive income. For ${LATEST_YEAR} the law’s due date was ${fact('dueDateBusinessAy2026')} without audit and ${fact('dueDateAuditAy2026')} with one. A belated return can be filed until ${fact('belatedDateAy2026')}, with a fee of up to ${fact('lateFee')} and without carrying the year’s trading losses forward. To be taxed in the old regime, Form 10-IEA has to be filed by the due date.`,
    },
    {
      question: 'Are my delivery trades capital gains or business income?',
      answer: `For listed shares held for more than ${factWithYear('holdingEquity')} you may treat the gain as capital gain, and the department has said it will not dispute that, provided that you keep to the same view in later years. For shorter holdings it depends on how often you trade, with whose money and to what end. Holding investments and a trading account side by side is allowed if the two are kept apart in your books. The difference is real: capital gains have special rates, business income has slab rates and deductions for costs. We settle the view once and record why.`,
    },
  ],
  closing: {
    title: 'Know your turnover before you worry about an audit',
    text: 'Send the tax profit and loss report of one broker. We will tell you what your turnover is, whether an audit question arises and what else we need.',
    button: 'Chat About My Trading Return',
  },
  contact: {
    title: 'Ask a chartered accountant who reads contract notes',
    text: 'Tell us your brokers, your segments and whether the year ended in profit or loss. Please do not send passwords, trading PINs or Aadhaar numbers in the chat.',
    button: 'Chat with Traders Tax Expert on WhatsApp',
  },
  chat: {
    hero: 'Hello, I would like help with filing my return as a trader.',
    consult: 'Hello, I would like to consult an expert about F&O turnover and tax audit.',
    closing: 'Hello, I have my broker reports ready and would like to start my trading return.',
    contact: 'Hello, I have a question about filing for stock and F&O traders.',
  },
} satisfies ServiceContent

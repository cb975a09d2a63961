import { fact, LATEST_YEAR, yearOf } from '../facts/tax-facts.ts'
import type { DatedService } from './service.ts'

const WHICH_RETURN =
  'You can’t use ITR-1 or ITR-2, because freelance fees are professional income. Under section 44ADA you may be able to file ITR-4. With books, most capital gains or foreign assets, it’s ITR-3. The choice of regime also changes: to use the old regime with professional income, you must file Form 10-IEA by the due date. You can leave the old regime once. After that you can’t choose it again while you have business income.'
const TDS = 'TDS from your employer and from your clients is credited in the same return.'

export const professionals = {
  slug: 'professionals-filing',
  metaKey: 'professionals-filing',
  tool: 'presumptive-or-books',
  group: 'business',
  title: 'Income Tax Filing for Professionals & Freelancers',
  tagline: 'Fees, TDS, expenses and advance tax, sorted out by a CA who works with professionals.',
  benefits: [
    'Section 44ADA compared with your actual profit',
    'Fees matched with the TDS clients deducted',
    'Expenses sorted into allowed, partly private and not allowed',
    'Advance tax calculated ahead of each instalment',
    'An early warning when you get close to the GST or audit limit',
    'Foreign client payments recorded with the supporting bank documents',
  ],
  cards: [
    {
      title: 'Presumptive filing under section 44ADA',
      description: `${fact('professionProfit')} of receipts counts as profit, and you need no books.`,
      points: [
        `Receipts up to ${fact('professionReceipts')}, or ${fact('professionReceiptsDigital')} if cash is ${fact('cashShare')} or less`,
        'Resident individuals and firms, not LLPs',
        'ITR-4, or ITR-3 if other income requires it',
      ],
    },
    {
      title: 'Filing with books of account',
      description: 'May cost less if real expenses exceed half of your receipts.',
      points: [
        'Profit and loss account, balance sheet',
        'Depreciation on equipment and vehicles',
        'Section 44AB audit where required',
      ],
    },
    {
      title: 'Advance tax and GST tracking',
      description: 'Fees come with little TDS, so plan the tax early.',
      points: [
        'An estimate before each date',
        'One instalment under section 44ADA',
        'Turnover tracked against the GST limit',
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Receipts and Documents',
      description: 'A CA lists what to share. You send it on your own page, encrypted.',
    },
    {
      number: 2,
      title: 'Presumptive or Books',
      description: 'Your CA calculates both and explains which suits you.',
    },
    {
      number: 3,
      title: 'Calculation and Advance Tax',
      description: 'You see every figure, and the advance tax to plan.',
    },
    {
      number: 4,
      title: 'Review and Filing',
      description: 'You approve. We file and help you e-verify.',
    },
  ],
  documents: [
    'Bank statements that show your fees',
    'Invoices, or a list of clients and amounts',
    ({ forms }) => `${forms.fees} from clients`,
    'Expense bills, or a summary by type',
    'GST returns, if you’re registered',
    'Remittance advice for payments from abroad',
    'Last year’s return, and Form 10-IEA if filed',
  ],
  figures: [
    {
      label: '44ADA limit',
      value: fact('professionReceipts'),
      year: yearOf('professionReceipts'),
      law: 'professionReceipts',
    },
    {
      label: `44ADA limit if cash is ${fact('cashShare')} or less`,
      value: fact('professionReceiptsDigital'),
      year: yearOf('professionReceiptsDigital'),
      law: 'professionReceiptsDigital',
    },
    {
      label: 'Minimum profit under section 44ADA',
      value: `${fact('professionProfit')} of receipts`,
      year: yearOf('professionProfit'),
      law: 'professionProfit',
    },
    {
      label: 'Audit limit for receipts outside section 44ADA',
      value: fact('auditProfession'),
      year: yearOf('auditProfession'),
      law: 'auditProfession',
    },
    {
      label: 'GST registration if services exceed',
      value: fact('gstServices'),
      year: yearOf('gstServices'),
      law: 'gstServices',
    },
    {
      label: 'Advance tax dates',
      value: `${fact('advanceTaxJune')}, ${fact('advanceTaxSeptember')}, ${fact('advanceTaxDecember')} and ${fact('advanceTaxMarch')}`,
      year: yearOf('advanceTaxJune'),
      law: 'advanceTaxJune',
    },
  ],
  faqs: [
    {
      question: 'Who can use section 44ADA, and up to what limit?',
      answer: `Resident individuals and partnership firms (not LLPs) in a profession the law names, including law, medicine, engineering, architecture, accountancy, technical consultancy, interior decoration, information technology and film work. Gross receipts can be up to ${fact('professionReceipts')}. The limit is ${fact('professionReceiptsDigital')} if cash is at most ${fact('cashShare')} of receipts. You then declare at least ${fact('professionProfit')} of receipts as profit. Work outside these professions may fall under section 44AD, which has its own limits. We first check which section your work belongs to.`,
    },
    {
      question: 'Can I claim expenses if I use section 44ADA?',
      answer: `No. The presumed profit of ${fact('professionProfit')} of receipts already covers every expense, including depreciation, so you can’t deduct laptop, rent and travel bills again. Your personal deductions, such as section 80C, are still available in the old regime. If your actual profit is lower, you can declare it, but then you must keep books and, if your total income is above the basic exemption, have them audited under section 44AB. We compare the tax both ways, and the cost of the audit, before advising you. These rules are for ${LATEST_YEAR}.`,
    },
    {
      question: 'When do I have to pay advance tax?',
      answer: `When your tax for the year, after TDS, is ${fact('advanceTaxFrom')} or more. If you keep books, you pay in four instalments: ${fact('advanceTaxJuneShare')} by ${fact('advanceTaxJune')}, ${fact('advanceTaxSeptemberShare')} by ${fact('advanceTaxSeptember')}, ${fact('advanceTaxDecemberShare')} by ${fact('advanceTaxDecember')} and all of it by ${fact('advanceTaxMarch')}. Under sections 44AD and 44ADA, you pay the whole amount by ${fact('advanceTaxMarch')}. Any shortfall attracts interest of ${fact('interestMonthly')} a month under sections 234B and 234C, measured in the end against your actual tax for the year, so we revise the estimate before each date. The dates are the same for ${LATEST_YEAR} and for FY 2026-27.`,
    },
    {
      question: 'Do freelancers need GST registration?',
      answer: `Service providers must register when turnover in a financial year crosses ${fact('gstServices')}, or ${fact('gstServicesSpecial')} in Manipur, Mizoram, Nagaland and Tripura. Work for clients abroad counts towards that turnover, although an export of services is zero-rated once you meet its conditions and file a letter of undertaking. Some supplies need registration whatever the turnover, so ask before you rely on the limit. GST and income tax are separate laws: being below one limit says nothing about the other. Our filing covers income tax. We’ll tell you if a GST question needs attention.`,
    },
    {
      question: 'I have a salary and freelance income too. Which return do I file?',
      answer: {
        group: 'business',
        open: ({ name, on }) =>
          `${WHICH_RETURN} The due date without an audit for ${name} is ${on.business}. ${TDS}`,
        belated: ({ name, on }) =>
          `${WHICH_RETURN} The due date without an audit for ${name} was ${on.business}, and you can file a belated return until ${on.belated}. ${TDS}`,
        closed: ({ name, on }) =>
          `${WHICH_RETURN} The due date without an audit for ${name} was ${on.business}, and the last day for a belated return ${on.belated}. ${TDS}`,
      },
    },
  ],
  professions: [
    {
      title: 'Doctors',
      description: 'Hospital fees separated from salary.',
    },
    {
      title: 'Freelancers and Digital Professionals',
      description: 'Platform charges and exchange rates reconciled.',
    },
    { title: 'Lawyers', description: 'Fees and retainers separated from reimbursed court costs.' },
    {
      title: 'Consultants and Business Advisors',
      description: 'Retainer or salary, depending on your contract.',
    },
  ],
  closing: {
    title: ({ income }) => `Get your ${income} return sorted`,
    text: 'A CA tells you which section fits and sends you a document list.',
    button: 'Chat About My Professional Return',
  },
  contact: {
    title: 'Talk to a CA who knows your profession',
    text: 'Tell us what you do, what you earned and whether you keep books. Please don’t send PAN, Aadhaar or passwords in the chat.',
    button: 'Chat with a Professional Tax Expert on WhatsApp',
  },
  chat: {
    hero: 'Hello, I would like help with filing my return as a professional or freelancer.',
    consult: 'Hello, I would like to consult an expert about section 44ADA and my expenses.',
    closing: 'Hello, I am ready to start my professional return. My profession is: ',
    contact: 'Hello, I have a question about filing for professionals and freelancers.',
  },
} satisfies DatedService

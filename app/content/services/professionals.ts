import { fact, LATEST_YEAR, yearOf } from '../tax-facts.ts'
import type { DatedService } from './service.ts'

const WHICH_RETURN =
  'You can’t use ITR-1 or ITR-2, because freelance fees are professional income. Under section 44ADA you may be able to file ITR-4. With books, most capital gains or foreign assets, it’s ITR-3. The choice of regime also changes: to use the old regime with professional income, you must file Form 10-IEA by the due date. You can leave the old regime once. After that you can’t choose it again while you have business income.'
const TDS = 'TDS from your employer and from your clients is credited in the same return.'

export const professionals = {
  slug: 'professionals-filing',
  metaKey: 'professionals-filing',
  group: 'business',
  title: 'Income Tax Filing for Professionals & Freelancers',
  tagline:
    'Fees, TDS, expenses and advance tax, sorted out by a chartered accountant who works with independent professionals.',
  benefits: [
    'Section 44ADA compared with your actual profit before you commit to either',
    'Fees matched with the TDS your clients deducted, client by client',
    'Expenses sorted into allowed, partly private and not allowed',
    'Advance tax calculated ahead of each instalment, to keep interest down',
    'An early warning when you get close to the GST or audit limit',
    'Foreign client payments recorded with the supporting bank documents',
  ],
  cards: [
    {
      title: 'Presumptive filing under section 44ADA',
      description: `For the professions named in the law, ${fact('professionProfit')} of receipts is treated as profit and you don’t need books. It’s simple, but not always the lower tax.`,
      points: [
        `Receipts up to ${fact('professionReceipts')}`,
        `Up to ${fact('professionReceiptsDigital')} if cash is ${fact('cashShare')} of receipts or less`,
        'For resident individuals and firms, not LLPs',
        'Filed in ITR-4, or ITR-3 if other income requires it',
      ],
    },
    {
      title: 'Filing with books of account',
      description:
        'If your real expenses are more than half of your receipts, keeping books may save you more, even if it means an audit.',
      points: [
        'Profit and loss account and balance sheet',
        'Depreciation on equipment, vehicles and computers',
        'A fair share of home office, phone and travel costs',
        'Section 44AB audit arranged where required',
      ],
    },
    {
      title: 'Advance tax and GST tracking',
      description:
        'Fees come with little or no TDS, so you need to plan the tax through the year, not discover it at the end.',
      points: [
        'An estimate before each advance tax date',
        'One instalment a year under section 44ADA',
        'Turnover tracked against the GST limit',
        'TDS on payments you make, where it applies',
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Receipts and Documents',
      description:
        'A CA lists the bank statements, invoices and TDS certificates to share, and a safe way to do so. We match them with Form 26AS and the Annual Information Statement (AIS).',
    },
    {
      number: 2,
      title: 'Presumptive or Books',
      description:
        'Your CA calculates both options, under both regimes where you have a choice, and explains which suits you this year and next.',
    },
    {
      number: 3,
      title: 'Calculation and Advance Tax',
      description:
        'You see the tax calculation with every deduction, credit and any interest, and the advance tax to plan for this year.',
    },
    {
      number: 4,
      title: 'Review and Filing',
      description:
        'You approve, we file and help you e-verify. You get the acknowledgement and a copy of everything for your records.',
    },
  ],
  documents: [
    'Statements for every bank account that received fees',
    'Invoices, or a list of clients and amounts',
    'Form 16A from clients who deducted TDS',
    'Expense bills, or a summary by type: rent, staff, travel, software, equipment',
    'Bills for equipment, vehicles or computers bought or sold during the year',
    'GST registration and returns, if you’re registered',
    'Foreign inward remittance advice for payments from abroad',
    'Challans for advance tax already paid',
    'Last year’s return, tax calculation and Form 10-IEA, if you filed one',
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
      label: 'Audit limit for professional receipts, outside section 44ADA',
      value: fact('auditProfession'),
      year: yearOf('auditProfession'),
      law: 'auditProfession',
    },
    {
      label: 'GST registration needed if turnover from services is above',
      value: fact('gstServices'),
      year: yearOf('gstServices'),
      law: 'gstServices',
    },
    {
      label: 'Third and final advance tax dates of the year',
      value: `${fact('advanceTaxDateDecember2026')} and ${fact('advanceTaxDateMarch2027')}`,
      year: yearOf('advanceTaxDateDecember2026'),
      law: 'advanceTaxDateDecember2026',
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
      description:
        'For doctors with their own practice, visiting consultants and salaried doctors with an evening practice.',
      points: [
        'Hospital fees separated from salary',
        'Daily case register and stock of medicines, if you keep books',
        'Depreciation on clinic equipment',
        'Clinic rent and staff salaries, with TDS where it applies',
      ],
    },
    {
      title: 'Freelancers and Digital Professionals',
      description:
        'For developers, designers, writers and creators paid through platforms or by clients abroad.',
      points: [
        'Gross fees, platform charges and exchange rates reconciled',
        'Tax withheld abroad claimed as a credit where the treaty allows',
        'Section 44ADA or 44AD, depending on your work',
        'Export of services and the GST limit',
      ],
    },
    {
      title: 'Lawyers',
      description: 'For advocates in chambers, retained counsel and partners in law firms.',
      points: [
        'Fees and retainers separated from reimbursed court costs',
        'Share of profit and remuneration from a firm',
        'Juniors’ fees, library and chamber expenses',
        'GST on legal services and the reverse charge',
      ],
    },
    {
      title: 'Consultants and Business Advisors',
      description:
        'For management, technical and finance consultants, and employees who have gone independent.',
      points: [
        'Retainer or salary: what your contract says',
        'Section 44ADA for technical consultancy, checked first',
        'Travel and expenses reimbursed by clients',
        'Advance tax in a year of uneven fees',
      ],
    },
  ],
  closing: {
    title: ({ income }) => `Get your ${income} return sorted`,
    text: 'Tell us your profession, your approximate receipts and how clients pay you. A CA tells you which section fits and sends you a document list.',
    button: 'Chat About My Professional Return',
  },
  contact: {
    title: 'Talk to a CA who knows your profession',
    text: 'One message is enough to start: what you do, what you earned and whether you keep books. Please don’t send PAN, Aadhaar or passwords in the chat.',
    button: 'Chat with a Professional Tax Expert on WhatsApp',
  },
  chat: {
    hero: 'Hello, I would like help with filing my return as a professional or freelancer.',
    consult: 'Hello, I would like to consult an expert about section 44ADA and my expenses.',
    closing: 'Hello, I am ready to start my professional return. My profession is: ',
    contact: 'Hello, I have a question about filing for professionals and freelancers.',
  },
} satisfies DatedService

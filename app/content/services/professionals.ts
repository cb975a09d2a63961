import { fact, factWithYear, LATEST_YEAR, yearOf } from '../tax-facts.ts'
import type { ServiceContent } from './service.ts'

export const professionals = {
  slug: 'professionals-filing',
  metaKey: 'professionals-filing',
  title: 'Income Tax Filing for Professionals & Freelancers',
  tagline:
    'Fees, tax already deducted, expenses and advance tax, put in order by a chartered accountant who works with independent professionals.',
  benefits: [
    'Section 44ADA compared with your real profit before you commit to either',
    'Fees matched with the tax that clients deducted, client by client',
    'Expenses sorted into allowed, shared with private use, and not allowed',
    'Advance tax worked out ahead of each instalment, to keep interest down',
    'An early word when your receipts come near the GST or audit limits',
    'Foreign client payments recorded with the bank papers that support them',
  ],
  cards: [
    {
      title: 'Presumptive filing under section 44ADA',
      description: `For the professions named in the law, ${fact('professionProfit')} of receipts is taken as profit (${yearOf('professionProfit')}) and no books are needed. Simple, but not always the lower tax.`,
      points: [
        `Receipts up to ${factWithYear('professionReceipts')}`,
        `Up to ${fact('professionReceiptsDigital')} where cash is at most ${fact('cashShare')} of receipts (${yearOf('professionReceiptsDigital')})`,
        'For resident individuals and firms, not LLPs',
        'Filed in ITR-4, or ITR-3 when other income asks for it',
      ],
    },
    {
      title: 'Filing on books of account',
      description:
        'When real expenses are higher than the presumed share, books may serve you better, even where they bring an audit with them.',
      points: [
        'Profit and loss account and balance sheet',
        'Depreciation on equipment, vehicle and computers',
        'Home office, phone and travel shared fairly',
        'Audit under section 44AB arranged where the law asks for it',
      ],
    },
    {
      title: 'Advance tax and GST watch',
      description:
        'Fees arrive with little or no tax taken out, so the tax has to be planned through the year, not discovered at its end.',
      points: [
        'An estimate before each advance tax date',
        'One instalment a year under section 44ADA',
        'Turnover watched against the GST limit',
        'TDS on payments you make yourself, where it applies',
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Receipts and Papers',
      description:
        'You share bank statements, invoices and tax deduction certificates. We match them with Form 26AS and the Annual Information Statement.',
    },
    {
      number: 2,
      title: 'Presumptive or Books',
      description:
        'Your chartered accountant works out both ways, and both tax regimes, and explains which suits this year and the next.',
    },
    {
      number: 3,
      title: 'Computation and Advance Tax',
      description:
        'You see the computation with every deduction, credit and any interest, and the advance tax to plan for in the running year.',
    },
    {
      number: 4,
      title: 'Review and Filing',
      description:
        'You approve, we file and help you e-verify. You get the acknowledgement and a copy of everything for your records.',
    },
  ],
  documents: [
    'Bank statements of every account that received fees',
    'Invoices, or a list of clients and amounts',
    'Form 16A certificates from clients who deducted tax',
    'Expense bills, or a summary by head: rent, staff, travel, software, equipment',
    'Bills for equipment, vehicles or computers bought or sold in the year',
    'GST registration and returns, if you are registered',
    'Foreign inward remittance advice for payments from abroad',
    'Advance tax challans already paid',
    'Last year’s return, computation and Form 10-IEA, if one was filed',
  ],
  figures: [
    {
      label: 'Receipts up to which section 44ADA is open',
      value: fact('professionReceipts'),
      year: yearOf('professionReceipts'),
      law: 'professionReceipts',
    },
    {
      label: `The same where cash is at most ${fact('cashShare')} of receipts`,
      value: fact('professionReceiptsDigital'),
      year: yearOf('professionReceiptsDigital'),
      law: 'professionReceiptsDigital',
    },
    {
      label: 'Profit declared under section 44ADA, at least',
      value: `${fact('professionProfit')} of receipts`,
      year: yearOf('professionProfit'),
      law: 'professionProfit',
    },
    {
      label: 'Professional receipts above which accounts are audited',
      value: fact('auditProfession'),
      year: yearOf('auditProfession'),
      law: 'auditProfession',
    },
    {
      label: 'Turnover above which a service provider registers for GST',
      value: fact('gstServices'),
      year: yearOf('gstServices'),
      law: 'gstServices',
    },
    {
      label: 'Third and last advance tax dates of the year',
      value: `${fact('advanceTaxDateDecember2026')} and ${fact('advanceTaxDateMarch2027')}`,
      year: yearOf('advanceTaxDateDecember2026'),
      law: 'advanceTaxDateDecember2026',
    },
  ],
  faqs: [
    {
      question: 'Who can use section 44ADA, and up to what receipts?',
      answer: `Resident individuals and partnership firms, but not LLPs, in a profession the law names: among them law, medicine, engineering, architecture, accountancy, technical consultancy, interior decoration, information technology and film work. Gross receipts may be up to ${factWithYear('professionReceipts')}. The limit is ${fact('professionReceiptsDigital')} (${yearOf('professionReceiptsDigital')}) where cash is at most ${fact('cashShare')} of receipts. You then declare at least ${fact('professionProfit')} of receipts as profit. Work outside the named professions may fall under section 44AD, which has its own limits. We check which section your work belongs to first.`,
    },
    {
      question: 'Can I claim expenses if I use section 44ADA?',
      answer: `No. The presumed profit of ${fact('professionProfit')} of receipts already stands for every expense, depreciation included, so laptop, rent and travel bills are not deducted again. Deductions that belong to you as a person, such as section 80C, remain open in the old regime. If your real profit is lower, you may declare it, but then books have to be kept and, where your total income is above the basic exemption, audited under section 44AB. We compare the tax on both routes and the cost of the audit before advising. These rules are for ${LATEST_YEAR}.`,
    },
    {
      question: 'When do I have to pay advance tax?',
      answer: `When the tax for the year, after TDS, is ${fact('advanceTaxFrom')} or more. On books it is paid in four parts: ${fact('advanceTaxJuneShare')} by ${fact('advanceTaxJune')}, ${fact('advanceTaxSeptemberShare')} by ${fact('advanceTaxSeptember')}, ${fact('advanceTaxDecemberShare')} by ${fact('advanceTaxDecember')} and all of it by ${fact('advanceTaxMarch')}. Under sections 44AD and 44ADA the whole amount is paid by ${fact('advanceTaxMarch')}. Shortfalls carry interest of ${fact('interestMonthly')} a month under sections 234B and 234C, measured in the end against the actual tax of the year, so we revise the estimate before each date. The dates are the same for ${LATEST_YEAR} and for FY 2026-27.`,
    },
    {
      question: 'Do freelancers need GST registration?',
      answer: `Service providers register when turnover in a financial year crosses ${fact('gstServices')}, or ${fact('gstServicesSpecial')} in the special category states (${yearOf('gstServices')}). Work for clients abroad counts towards that turnover, although an export of services is zero-rated once its conditions are met and a letter of undertaking is filed. Some supplies need registration whatever the turnover, so ask before you rely on the limit. GST and income tax are separate laws: being below one limit says nothing about the other. Our filing covers income tax. We tell you when a GST question needs attention.`,
    },
    {
      question: 'I have a salary and freelance income too. Which return do I file?',
      answer: `Not ITR-1 or ITR-2, because freelance fees are professional income. Under section 44ADA you may be able to file ITR-4; with books, most capital gains or foreign assets it is ITR-3. The choice of regime also changes: to use the old regime with professional income, Form 10-IEA has to be filed by the due date, and going back is possible once. By law the due date without audit for ${LATEST_YEAR} was ${fact('dueDateBusinessAy2026')}; a belated return can be filed until ${fact('belatedDateAy2026')}. Your employer’s TDS and your clients’ TDS are both credited in the one return.`,
    },
  ],
  professions: [
    {
      title: 'Doctors',
      description:
        'For those in their own practice, visiting consultants and doctors with a salary and evening hours.',
      points: [
        'Hospital fees and salary told apart',
        'Daily case register and stock of medicines, where books are kept',
        'Depreciation on clinic equipment',
        'Clinic rent and staff pay, with TDS where it applies',
      ],
    },
    {
      title: 'Freelancers and Digital Professionals',
      description:
        'For developers, designers, writers and creators paid through platforms or by clients abroad.',
      points: [
        'Gross fees, platform charges and exchange rates reconciled',
        'Tax withheld abroad claimed as a credit where the treaty allows',
        'Section 44ADA or 44AD, according to the work',
        'Export of services and the GST limit',
      ],
    },
    {
      title: 'Lawyers',
      description: 'For advocates in chambers, retained counsel and partners of law firms.',
      points: [
        'Fees, retainers and reimbursed court costs kept apart',
        'Share of profit and remuneration from a firm',
        'Juniors’ fees, library and chamber expenses',
        'GST on legal services and the reverse charge',
      ],
    },
    {
      title: 'Consultants and Business Advisors',
      description:
        'For management, technical and finance consultants, and employees who have turned independent.',
      points: [
        'Retainer or salary: how the contract is read',
        'Section 44ADA for technical consultancy, tested first',
        'Travel and client costs billed back',
        'Advance tax in a year of uneven fees',
      ],
    },
  ],
  closing: {
    title: 'Put the year’s fees in order',
    text: 'Tell us your profession, your rough receipts and how clients pay you. We will say which section fits and what to send.',
    button: 'Chat About My Professional Return',
  },
  contact: {
    title: 'Talk to someone who knows your profession',
    text: 'One message is enough to begin: what you do, what you earned, and whether you keep books. Please do not send passwords or Aadhaar numbers in the chat.',
    button: 'Chat with Professional Tax Expert on WhatsApp',
  },
  chat: {
    hero: 'Hello, I would like help with filing my return as a professional or freelancer.',
    consult: 'Hello, I would like to consult an expert about section 44ADA and my expenses.',
    closing: 'Hello, I am ready to start my professional return. My profession is: ',
    contact: 'Hello, I have a question about filing for professionals and freelancers.',
  },
} satisfies ServiceContent

import { fact, factWithYear, LATEST_YEAR, yearOf } from '../tax-facts.ts'
import { dueFigure } from './due-figure.ts'
import type { DatedService } from './service.ts'

const LATE_TAGLINE =
  'Form 16 is only the start. A chartered accountant checks your AIS, rent received, home loan and arrears, and files only after you approve the figures.'

export const salaryHouseRent = {
  slug: 'salary-house-rent-filing',
  metaKey: 'salary-filing',
  group: 'plain',
  title: 'Salary & House Rent Income Tax Filing',
  tagline: {
    group: 'plain',
    open: 'Form 16 is only the start. A chartered accountant checks your HRA, rent, home loan and arrears, and files only after you approve the figures.',
    belated: LATE_TAGLINE,
    closed: LATE_TAGLINE,
  },
  benefits: [
    {
      group: 'plain',
      open: 'Tax calculated under both regimes, side by side, before you choose',
      belated: 'Both regimes compared where you still have a choice',
      closed: 'The regime that the law still leaves you, checked first',
    },
    {
      group: 'plain',
      open: 'HRA calculated separately for every change in rent, salary or city',
      belated: 'Late fee and interest calculated before you pay anything',
      closed: 'Late fee, interest and additional tax calculated before you pay anything',
    },
    'Form 16 matched line by line with Form 26AS and your Annual Information Statement (AIS)',
    'A chartered accountant answers your questions and signs off the tax calculation',
    'Two or more Form 16s combined in one return if you changed jobs',
    'Form 10E filed before your return to claim relief on arrears, as the rules require',
  ],
  cards: [
    {
      title: 'Salary and HRA',
      description:
        'We read your salary slips along with Form 16, because HRA that your employer missed can often still be claimed in a return filed on time, but not in a belated return.',
      points: [
        'HRA month by month, in a return filed on time',
        'Rent paid to parents, shared flats and mid-year moves',
        'Perquisites, bonus, leave encashment and gratuity',
        'Two employers in one year',
      ],
    },
    {
      title: 'Rental income',
      description: `Rent has its own calculation: rent, less municipal taxes, less ${fact('rentStandardDeduction')}, less loan interest.`,
      points: [
        `Deduction of ${fact('rentStandardDeduction')} from net rent, in both regimes`,
        'Co-owned houses split by share',
        'Vacant months and unpaid rent',
        'TDS deducted by your tenant matched and claimed',
      ],
    },
    {
      title: 'Home loans and arrears',
      description:
        'What a home loan saves depends on the regime and on whether you live in the house. Salary arrears need Form 10E.',
      points: [
        `Interest on your own home up to ${fact('homeLoanInterest')} in the old regime`,
        'Pre-construction interest',
        'Joint loans split between co-borrowers',
        'Section 89 relief for arrears',
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Document Collection',
      description:
        'A CA lists the documents your case needs, such as Form 16, rent details and loan certificates, and agrees a safe way to share them.',
    },
    {
      number: 2,
      title: 'Expert Analysis',
      description:
        'Your CA compares Form 16 with the tax department’s records and calculates your tax, under both regimes where you have a choice.',
    },
    {
      number: 3,
      title: 'Calculation and Filing',
      description:
        'You get a tax calculation that shows every figure and where it came from. We prepare the return from it.',
    },
    {
      number: 4,
      title: 'Verification and Submission',
      description:
        'Nothing is submitted until you approve it. Then we file and help you e-verify, so that the return counts as filed.',
    },
  ],
  documents: [
    'Form 16, Parts A and B, from every employer in the year',
    'Salary slips for the months in which your rent, salary or city changed',
    'If you can still claim HRA: rent agreement, and rent receipts or bank transfers',
    'If you can still claim HRA: landlord’s name, address and PAN',
    'Home loan interest certificate, with each borrower’s share',
    'Rent received and municipal tax paid, for a let-out house',
    'Interest certificates for bank accounts and deposits',
    'Proofs of insurance, provident fund and other deductions, if you may choose the old regime',
    'Last year’s return and tax calculation, if we didn’t prepare them',
  ],
  figures: [
    {
      label: 'Standard deduction from salary, new regime',
      value: fact('standardDeductionNew'),
      year: yearOf('standardDeductionNew'),
      law: 'standardDeductionNew',
    },
    {
      label: 'Income with zero tax in the new regime (residents)',
      value: fact('rebateIncomeNew'),
      year: yearOf('rebateIncomeNew'),
      law: 'rebateIncomeNew',
    },
    {
      label: 'Landlord’s PAN needed if yearly rent is above',
      value: fact('landlordPanRent'),
      year: yearOf('landlordPanRent'),
      law: 'landlordPanRent',
    },
    {
      label: 'HRA limit: metro cities and elsewhere',
      value: `${fact('hraMetroShare')} and ${fact('hraOtherShare')} of salary`,
      year: yearOf('hraMetroShare'),
      law: 'hraMetroShare',
    },
    {
      label: 'Home loan interest limit, own home, old regime',
      value: fact('homeLoanInterest'),
      year: yearOf('homeLoanInterest'),
      law: 'homeLoanInterest',
    },
    dueFigure('plain', 'Due date without business income', 'dueDateAy2026'),
  ],
  faqs: [
    {
      question: 'How is my HRA exemption calculated?',
      answer: `Three amounts are compared and the smallest is exempt: the HRA you received, the rent you paid less ${fact('hraRentLess')} of salary, and ${fact('hraMetroShare')} of salary in ${factWithYear('hraMetroCities')} or ${fact('hraOtherShare')} elsewhere. ${fact('hraNewMetroCities')} count as metro cities ${yearOf('hraNewMetroCities')}. Salary here means basic pay, dearness allowance that counts for retirement benefits and, for years up to FY 2025-26, commission fixed as a percentage of turnover. If your rent, salary or city changed during the year, each period is calculated separately. The exemption is available in the old regime only.`,
    },
    {
      question: 'When do I need my landlord’s PAN?',
      answer: `When your rent for the year is above ${fact('landlordPanRent')}. Your employer asks for it before allowing HRA, and we ask for it if you make the claim in your return. From FY 2026-27, the employer’s form also asks how the landlord is related to you. Paying rent to your parents is fine if the money really moves from your account to theirs and they report it as income. Expensive homes have a separate rule: above ${fact('rentTdsMonthly')} a month, you deduct ${fact('rentTdsRate')} TDS once a year if your landlord is a resident (${yearOf('rentTdsRate')}).`,
    },
    {
      question: 'Should I choose the old or the new regime?',
      answer: `It depends on what you can deduct. For ${LATEST_YEAR} the new regime leaves no tax on total income up to ${fact('rebateIncomeNew')} for residents, other than income taxed at special rates, and gives a standard deduction of ${fact('standardDeductionNew')}. It doesn’t allow HRA, section 80C or interest on your own home. The old regime does, with a standard deduction of ${fact('standardDeductionOld')}. We calculate both. One caution: without business income, you choose in the return itself, and only by the due date. A belated return is taxed under the new regime.`,
    },
    {
      question: 'I received salary arrears this year. Will I pay more tax?',
      answer:
        'Arrears are taxed in the year you receive them, which can push you into a higher slab. Section 89 softens this: it compares the tax with what you would have paid if the money had come in the years it belongs to, and gives you the difference as relief. You must file Form 10E on the portal before the return. If you claim the relief without that form, it’s usually disallowed in processing. We need the year-wise split of the arrears from your employer and your returns for those years.',
    },
    {
      question: 'I rent out a flat and repay a loan on it. What is taxed?',
      answer: `The rent, less the municipal taxes you paid, less ${fact('rentStandardDeduction')} of the balance, less the loan interest. If the result is a loss, the regime matters. In the old regime you can set off up to ${fact('houseLossSetOff')} of it against salary in the same year and carry the rest forward for up to ${fact('houseLossYears')} against house property income. In the new regime you can’t set it off against salary. If you own the flat jointly, each owner is taxed on their share of the rent and deducts interest only on a loan in their own name. These limits are for ${LATEST_YEAR}.`,
    },
  ],
  closing: {
    title: 'Get your Form 16 checked by a CA',
    text: {
      group: 'plain',
      open: ({ name, on }) =>
        `Tell us what you earned and whether you pay or receive rent. The due date for ${name} is ${on.plain}.`,
      belated: ({ name, on }) =>
        `Tell us what you earned and whether you pay or receive rent. For ${name}, you can file a belated return until ${on.belated}.`,
      closed: ({ name, on }) =>
        `Tell us whether you filed. A return for ${name} can be revised until ${on.revised}; if you never filed, there’s the updated return.`,
    },
    button: 'Chat About My Salary Return',
  },
  contact: {
    title: 'Ask about your salary return',
    text: 'Tell us your employer, your city and whether you have a home loan. A CA will tell you what’s needed. Please don’t send PAN, Aadhaar or passwords in the chat.',
    button: 'Chat with a Salary Tax Expert on WhatsApp',
  },
  chat: {
    hero: 'Hello, I would like help with filing my salary and house rent return.',
    consult:
      'Hello, I would like to consult an expert about HRA, rent or a home loan in my salary return.',
    closing: 'Hello, I am ready to start my salary return and know what I earned.',
    contact: 'Hello, I have a question about salary and house rent filing.',
  },
} satisfies DatedService

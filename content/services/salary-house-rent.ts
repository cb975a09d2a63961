import type { Season } from '../en/season/season.ts'
import { fact, factWithYear, LATEST_YEAR, yearOf } from '../facts/tax-facts.ts'
import { dueFigure } from './due-figure.ts'
import type { DatedService } from './service.ts'

const LATE_TAGLINE = ({ forms }: Season) =>
  `${forms.salary} is only the start. A CA checks your AIS, rent received, home loan and arrears.`

export const salaryHouseRent = {
  slug: 'salary-house-rent-filing',
  metaKey: 'salary-filing',
  tool: 'old-or-new-regime',
  group: 'plain',
  title: 'Salary & House Rent Income Tax Filing',
  tagline: {
    group: 'plain',
    open: ({ forms }) =>
      `${forms.salary} is only the start. A CA checks your HRA, rent, home loan and arrears.`,
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
      open: 'HRA calculated for every change in rent, salary or city',
      belated: 'Late fee and interest calculated before you pay',
      closed: 'Late fee, interest and additional tax calculated first',
    },
    ({ forms }) => `${forms.salary} matched with ${forms.credits} and your AIS`,
    'A CA answers your questions',
    'Two or more employers’ salaries combined in one return if you changed jobs',
    ({ forms }) =>
      `${forms.arrears} filed before your return to claim relief on arrears, as the rules require`,
  ],
  cards: [
    {
      title: 'Salary and HRA',
      description: 'HRA month by month, in a return filed on time.',
      points: [
        'Rent paid to parents, shared flats, mid-year moves',
        'Bonus, leave encashment and gratuity',
        'Two employers in one year',
      ],
    },
    {
      title: 'Rental income',
      description: `Rent, less municipal taxes, less ${fact('rentStandardDeduction')}, less loan interest.`,
      points: [
        'Co-owned houses split by share',
        'Vacant months and unpaid rent',
        'TDS deducted by your tenant claimed',
      ],
    },
    {
      title: 'Home loans and arrears',
      description: ({ forms }) =>
        `What a loan saves depends on the regime. Arrears need ${forms.arrears}.`,
      points: [
        `Own home: interest up to ${fact('homeLoanInterest')} in the old regime`,
        'Joint loans split between borrowers',
        'Section 89 relief for arrears',
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Document Collection',
      description:
        'A CA lists the documents you need. You send photos or PDFs on your own page, encrypted.',
    },
    {
      number: 2,
      title: 'Expert Analysis',
      description:
        'Your CA compares your documents with the department’s records and calculates your tax.',
    },
    {
      number: 3,
      title: 'Calculation and Filing',
      description: 'You see every figure and where it came from.',
    },
    {
      number: 4,
      title: 'Verification and Submission',
      description: 'You approve. We file and help you e-verify.',
    },
  ],
  documents: [
    ({ forms }) => `${forms.salary} from every employer`,
    'Salary slips for months in which rent, salary or city changed',
    'If you can still claim HRA: rent agreement, rent receipts and landlord’s PAN',
    'Home loan interest certificate',
    'Rent received and municipal tax paid, for a let-out house',
    'Interest certificates of your banks',
    'Proofs of deductions, if you may choose the old regime',
    'Last year’s return',
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
    dueFigure('plain', 'Due date without business income', {
      act1961: 'dueDateAy2026',
      act2025: 'dueDate2026',
    }),
  ],
  faqs: [
    {
      question: 'How is my HRA exemption calculated?',
      answer: `Three amounts are compared and the smallest is exempt: the HRA you received, the rent you paid less ${fact('hraRentLess')} of salary, and ${fact('hraMetroShare')} of salary in ${factWithYear('hraMetroCities')} or ${fact('hraOtherShare')} elsewhere. ${fact('hraNewMetroCities')} count as metro cities ${yearOf('hraNewMetroCities')}. Salary here means basic pay, dearness allowance that counts for retirement benefits and, for years up to FY 2025-26, commission fixed as a percentage of turnover. If your rent, salary or city changed during the year, each period is calculated separately. The exemption is available in the old regime only.`,
    },
    {
      question: 'When do I need my landlord’s PAN?',
      answer: `When your rent for the year is above ${fact('landlordPanRent')}. Your employer asks for it before allowing HRA, and so do we if you claim it in your return.`,
      more: {
        label: 'If your landlord has none, or won’t give it',
        href: '/faq/landlord-pan-and-rent-to-parents',
      },
    },
    {
      question: 'Should I choose the old or the new regime?',
      answer: `It depends on what you can deduct. For ${LATEST_YEAR} the new regime leaves no tax on total income up to ${fact('rebateIncomeNew')} for residents, other than income taxed at special rates, and gives a standard deduction of ${fact('standardDeductionNew')}. It doesn’t allow HRA, section 80C or interest on your own home. The old regime does, with a standard deduction of ${fact('standardDeductionOld')}. We calculate both where you can still choose. Without business income, you choose in the return itself, and only by the due date. A belated return is taxed under the new regime.`,
    },
    {
      question: 'I received salary arrears this year. Will I pay more tax?',
      answer: ({ forms }) =>
        `Arrears are taxed in the year you receive them, which can push you into a higher slab. Section 89 softens this: it compares the tax with what you would have paid if the money had come in the years it belongs to, and gives you the difference as relief. You must file ${forms.arrears} on the portal before the return. If you claim the relief without that form, it’s usually disallowed in processing. We need the year-wise split of the arrears from your employer and your returns for those years.`,
    },
    {
      question: 'I rent out a flat and repay a loan on it. What is taxed?',
      answer: `The rent, less the municipal taxes you paid, less ${fact('rentStandardDeduction')} of the balance, less the loan interest. If the result is a loss, the regime matters. In the old regime you can set off up to ${fact('houseLossSetOff')} of it against salary in the same year and carry the rest forward for up to ${fact('houseLossYears')} against house property income. In the new regime you can’t set it off against salary. If you own the flat jointly, each owner is taxed on their share of the rent and deducts interest only on a loan in their own name. These limits are for ${LATEST_YEAR}.`,
    },
  ],
  closing: {
    title: ({ forms }) => `Get your ${forms.salary} checked by a CA`,
    text: {
      group: 'plain',
      open: ({ name, on }) => `The due date for ${name} is ${on.plain}.`,
      belated: ({ name, on }) => `For ${name}, you can file a belated return until ${on.belated}.`,
      closed: ({ name, on }) =>
        `A return for ${name} can be revised until ${on.revised}. Never filed? There’s the updated return.`,
    },
    button: 'Chat About My Salary Return',
  },
  contact: {
    title: 'Ask about your salary return',
    text: 'Tell us your employer, your city and whether you have a home loan. Please don’t send PAN, Aadhaar or passwords in the chat.',
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

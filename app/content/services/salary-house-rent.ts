import { fact, factWithYear, LATEST_YEAR, yearOf } from '../tax-facts.ts'
import type { ServiceContent } from './service.ts'

export const salaryHouseRent = {
  slug: 'salary-house-rent-filing',
  metaKey: 'salary-filing',
  title: 'Salary & House Rent Income Tax Filing',
  tagline:
    'Your Form 16 is where we start, not where we stop. A chartered accountant checks HRA, rent, home loan and arrears, and files once you have approved the figures.',
  benefits: [
    'Tax worked out in the old and the new regime, side by side, before you choose',
    'HRA computed for each period in which your rent, salary or city changed',
    'Form 16 matched line by line with Form 26AS and the Annual Information Statement',
    'A chartered accountant answers your questions and signs off the computation',
    'Two or more Form 16s joined into one return when you changed jobs',
    'Arrears relief claimed through Form 10E before the return, as the rules ask',
  ],
  cards: [
    {
      title: 'Salary and HRA',
      description:
        'We read your salary slips along with Form 16, because an HRA claim the employer missed can often still be made in a return filed in time.',
      points: [
        'HRA worked out month by month where needed',
        'Rent paid to parents, shared flats and mid-year moves',
        'Perquisites, bonus, leave encashment and gratuity',
        'Two employers in one year',
      ],
    },
    {
      title: 'House rent received',
      description:
        'A let-out flat has its own computation: rent, municipal taxes, a standard deduction and loan interest, in that order.',
      points: [
        `Deduction of ${fact('rentStandardDeduction')} of net rent, in both regimes (${yearOf('rentStandardDeduction')})`,
        'Co-owned houses split by share',
        'Vacant months and unpaid rent',
        'Tax deducted by your tenant, matched and claimed',
      ],
    },
    {
      title: 'Home loans and arrears',
      description:
        'What a home loan saves depends on the regime and on who lives in the house. Back pay needs a form of its own.',
      points: [
        `Interest on your own home up to ${factWithYear('homeLoanInterest')} in the old regime`,
        'Interest from the years before possession',
        'Joint loans shared between co-borrowers',
        'Relief under section 89 for arrears',
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Document Collection',
      description:
        'You send Form 16, rent details and loan certificates. We list what is missing in one message rather than many.',
    },
    {
      number: 2,
      title: 'Expert Analysis',
      description:
        'Your chartered accountant compares Form 16 with the tax department’s own records and works out the tax in both regimes.',
    },
    {
      number: 3,
      title: 'Calculation and Filing',
      description:
        'You get a computation that shows each figure and where it came from. We prepare the return from it.',
    },
    {
      number: 4,
      title: 'Verification and Submission',
      description:
        'Nothing is submitted until you approve it. Then we file, and help you e-verify so that the return counts as filed.',
    },
  ],
  documents: [
    'Form 16, parts A and B, from every employer of the year',
    'Salary slips for the months in which your rent, salary or city changed',
    'Rent agreement and rent receipts or bank transfers',
    'Landlord’s name, address and PAN',
    'Home loan interest certificate, with the share of each borrower',
    'Rent received and municipal tax paid, for a let-out house',
    'Bank and deposit interest certificates',
    'Proofs of insurance, provident fund and other deductions, if the old regime is in question',
    'Last year’s return and computation, if we did not prepare them',
  ],
  figures: [
    {
      label: 'Standard deduction from salary, new regime',
      value: fact('standardDeductionNew'),
      year: yearOf('standardDeductionNew'),
      law: 'standardDeductionNew',
    },
    {
      label: 'Total income up to which the new-regime rebate leaves no tax (residents)',
      value: fact('rebateIncomeNew'),
      year: yearOf('rebateIncomeNew'),
      law: 'rebateIncomeNew',
    },
    {
      label: 'Yearly rent above which the landlord’s PAN is needed',
      value: fact('landlordPanRent'),
      year: yearOf('landlordPanRent'),
      law: 'landlordPanRent',
    },
    {
      label: 'HRA limit as a share of salary, listed cities and elsewhere',
      value: `${fact('hraMetroShare')} and ${fact('hraOtherShare')}`,
      year: yearOf('hraMetroShare'),
      law: 'hraMetroShare',
    },
    {
      label: 'Interest on a home loan, own home, old regime',
      value: fact('homeLoanInterest'),
      year: yearOf('homeLoanInterest'),
      law: 'homeLoanInterest',
    },
    {
      label: 'Last day for a belated return',
      value: fact('belatedDateAy2026'),
      year: yearOf('belatedDateAy2026'),
      law: 'belatedDateAy2026',
    },
  ],
  faqs: [
    {
      question: 'How is my HRA exemption worked out?',
      answer: `Three amounts are compared and the smallest is exempt: the HRA you received, the rent you paid less ${fact('hraRentLess')} of salary, and ${fact('hraMetroShare')} of salary in ${factWithYear('hraMetroCities')} or ${fact('hraOtherShare')} elsewhere. ${fact('hraNewMetroCities')} join the higher group ${yearOf('hraNewMetroCities')}. Salary here means basic pay with dearness allowance that counts for retirement, and commission fixed as a share of turnover. If your rent, salary or city changed during the year, each period is computed on its own. The exemption exists in the old regime only.`,
    },
    {
      question: 'When do I need my landlord’s PAN?',
      answer: `When your rent for the year is above ${fact('landlordPanRent')} (${yearOf('landlordPanRent')}). Your employer asks for it before allowing HRA, and we ask for it if the claim is made in the return. From FY 2026-27 the employer’s form also asks how the landlord is related to you. Rent paid to parents is fine where money really moves from your account to theirs and they report it as income. A separate rule concerns costly homes: above ${fact('rentTdsMonthly')} a month you deduct ${fact('rentTdsRate')} for a resident landlord (${yearOf('rentTdsRate')}).`,
    },
    {
      question: 'Should I choose the old or the new regime?',
      answer: `It depends on what you can deduct. For ${LATEST_YEAR} the new regime leaves no tax on total income up to ${fact('rebateIncomeNew')} for residents, leaving aside income taxed at special rates, and gives ${fact('standardDeductionNew')} as standard deduction. It drops HRA, section 80C and interest on your own home. The old regime keeps them, with a standard deduction of ${fact('standardDeductionOld')}. We compute both. One caution: without business income you choose in the return itself, and only by the due date. A belated return is taxed in the new regime.`,
    },
    {
      question: 'I received salary arrears this year. Will I pay more tax?',
      answer:
        'Arrears are taxed in the year you receive them, which can lift you into a higher slab. Section 89 softens this: the tax is compared with what you would have paid had the money come in the years it belongs to, and the difference is given as relief. Form 10E has to be filed on the portal before the return. If the relief appears in the return without that form, it is usually disallowed during processing. We need the year-wise split of the arrears from your employer and your returns for those years.',
    },
    {
      question: 'I rent out one flat and repay a loan on it. What is taxed?',
      answer: `Rent less the municipal taxes you paid, less ${fact('rentStandardDeduction')} of what remains, less the loan interest. If that ends in a loss, the regime matters. In the old regime up to ${fact('houseLossSetOff')} of it may be set off against salary in the same year and the rest is carried forward for up to ${fact('lossCarryForward')} against house property income. In the new regime it cannot be set off against salary. For a flat held jointly, rent follows each owner’s share, and each deducts interest only on a loan in their own name. These limits are for ${LATEST_YEAR}.`,
    },
  ],
  closing: {
    title: 'Have your Form 16 read by someone who knows it',
    text: `Send us your Form 16 and tell us whether you pay or receive rent. For ${LATEST_YEAR} a belated return can be filed until ${fact('belatedDateAy2026')}.`,
    button: 'Chat About My Salary Return',
  },
  contact: {
    title: 'Ask about your salary return',
    text: 'Tell us who employs you, where you live and whether a home loan is running. A chartered accountant will say what is needed. Please do not send passwords or Aadhaar numbers in the chat.',
    button: 'Chat with Salary Tax Expert on WhatsApp',
  },
  chat: {
    hero: 'Hello, I would like help with filing my salary and house rent return.',
    consult:
      'Hello, I would like to consult an expert about HRA, rent or a home loan in my salary return.',
    closing: 'Hello, I am ready to start my salary return and have my Form 16 at hand.',
    contact: 'Hello, I have a question about salary and house rent filing.',
  },
} satisfies ServiceContent

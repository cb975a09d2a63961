import { periods } from '../periods.ts'
import { plans, rupees } from '../plans.ts'
import { gstIncluded, noExtraCharges } from './price-includes.ts'
import type { DatedText, Season } from './season/season.ts'

const LATE_DOCUMENTS = ({ forms }: Season) =>
  `For salary: ${forms.salary} and interest certificates of your banks. For capital gains and trading: tax statements from your brokers and mutual funds. A CA sends you a list and a page of your own, where you send photos or PDFs encrypted, and helps you download your AIS and ${forms.credits}.`

/** The copy of the home page; that of the contact form is in contact.ts. */
export const hero = {
  kicker: 'Tax returns by chartered accountants',
  title: 'Your return, checked line by line by a CA before it’s filed.',
  assist: 'Get Expert Assistance',
  services: 'See Our Services',
} as const

export const lowestPrice = rupees(Math.min(...plans.map(({ price }) => price)))

/** What a visitor wants to know first, in one line below the heading; the measured time may follow the promise. */
export const heroFacts = (within: string, usualTime: string | undefined, noGst: boolean) => [
  `From ${lowestPrice}, ${gstIncluded(noGst)}`,
  `a CA replies ${within}${usualTime ? `, ${usualTime}` : ''}`,
  'filed only with your OK',
]

/** The heads of the page's sections. */
export const sections = {
  stats: 'Our practice in numbers',
  services: {
    title: 'Pick a plan for your kind of income',
    text: (noGst: boolean) => `${noGst ? 'All our fees' : 'GST and our fees'} included.`,
    specialised: 'Specialised services',
    guides: 'Something else?',
  },
  process: 'How it works',
  experts: 'Expert CAs',
  reasons: 'Why clients choose us',
  testimonials: 'What our clients say',
  faq: {
    title: 'Common questions',
    other: 'Can’t find your question?',
    consult: 'Schedule a free consultation',
  },
  taxTips: {
    title: 'Tax Tips & Resources',
    more: 'Read More',
    all: 'View all resources',
  },
} as const

export const steps: { number: number; title: string; description: string }[] = [
  {
    number: 1,
    title: 'Share your details',
    description: 'Tell us what you earned. We list the documents.',
  },
  {
    number: 2,
    title: 'Expert CA assignment',
    description: 'A CA who files returns like yours stays with you to the end.',
  },
  {
    number: 3,
    title: 'Document processing',
    description:
      'You send photos or PDFs on your own page, encrypted. We check them against your AIS.',
  },
  {
    number: 4,
    title: 'Filing and confirmation',
    description: 'You read the draft and give your OK on your page. Only then do we file.',
  },
]

export const reasons: { icon: ReasonIcon; title: DatedText }[] = [
  { icon: 'pen', title: 'A CA who can explain every figure' },
  {
    icon: 'scale',
    title: {
      group: 'plain',
      open: 'Both regimes, side by side',
      belated: 'Both regimes, where you may choose',
      closed: 'The regime the law still leaves you',
    },
  },
  { icon: 'search', title: 'Checked against your AIS' },
  { icon: 'lock', title: 'Your documents stay confidential' },
  { icon: 'receipt', title: 'One price, agreed upfront' },
  { icon: 'clock', title: 'A reply to every enquiry' },
]

type ReasonIcon = 'pen' | 'scale' | 'search' | 'lock' | 'receipt' | 'clock'

export const faqs = (noGst: boolean): { question: string; answer: DatedText }[] => [
  {
    question: 'How long does it take to file my return?',
    answer:
      'Most returns are prepared within 3-5 business days of receiving your documents. Allow more time in July and August. Is it urgent? We’ll say at once whether we can take it on priority.',
  },
  {
    question: 'Which documents do you need from me?',
    answer: {
      group: 'plain',
      open: ({ forms }) =>
        `For salary: ${forms.salary}, rent receipts or the rent agreement, and investment proofs. For capital gains and trading: tax statements from your brokers and mutual funds. A CA sends you a list and a page of your own, where you send photos or PDFs encrypted, and helps you download your AIS and ${forms.credits}.`,
      belated: LATE_DOCUMENTS,
      closed: LATE_DOCUMENTS,
    },
  },
  {
    question: 'Can you file returns for earlier years?',
    answer:
      'You can file an updated return for the last four assessment years. With special permission (condonation of delay) we can claim an old refund or loss up to five years back. Beyond that, only if the department issues a notice, which the law now allows for at most about five years. Returns can be filed for up to 7 previous assessment years only within these limits, so most older years are closed. We’ll tell you what’s possible before you pay.',
  },
  {
    question: 'Are there any extra charges?',
    answer: `${noExtraCharges(noGst)} If you need a bigger plan later, you pay only the price difference, and we ask you first.`,
  },
  {
    question: 'Do you need my income tax portal password?',
    answer:
      'No. You verify the return yourself, with an Aadhaar OTP or through net banking. Please don’t share passwords or OTPs with anyone, including us.',
  },
  {
    question: 'How long do you keep my records?',
    answer: `About ${periods.recordYears} years, as long as the department may ask about a return. Then we delete them.`,
  },
]

export const taxTips = [
  {
    title: '10 Tax Planning Strategies for Salaried Individuals',
    slug: '10-tax-planning-strategies-for-salaried-individuals',
    description: 'What still reduces the tax on your salary.',
    imageSrc: '/resources/ledger.svg',
    imageAlt: 'A ledger with three lines ticked',
  },
  {
    title: 'New Income Tax Rules You Should Know for FY 2023-24',
    slug: 'new-income-tax-rules-you-should-know-for-fy-2023-24',
    description: 'What changed that year, and since.',
    imageSrc: '/resources/calendar.svg',
    imageAlt: 'A calendar with one day marked',
  },
  {
    title: 'Complete Guide to Capital Gains Taxation in India',
    slug: 'complete-guide-to-capital-gains-taxation-in-india',
    description: 'Shares, funds, property and digital assets.',
    imageSrc: '/resources/chart.svg',
    imageAlt: 'Four bars, the last one the tallest',
  },
] as const

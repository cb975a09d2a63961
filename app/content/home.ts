import { plans, rupees } from './plans.ts'
import type { DatedText } from './season/season.ts'

const LATE_DOCUMENTS =
  'For salary: Form 16 and interest certificates of your banks. For capital gains and trading: tax statements from your brokers and mutual funds. A CA sends you a list, agrees a safe way to share them, and helps you download your AIS and Form 26AS.'

/** The copy of the home page; that of the contact form is in contact.ts. */
export const hero = {
  kicker: 'Income tax returns, prepared and filed by chartered accountants',
  title: 'Your return, checked line by line by a CA before it’s filed.',
  text: {
    group: 'plain',
    open: 'Tell us what you earned. A CA compares both tax regimes, prepares your return and files it only after you approve it.',
    belated:
      'Tell us what you earned. A CA compares both tax regimes where you still have a choice, prepares your return and files it only after you approve it.',
    closed:
      'Tell us what you earned. A CA finds the return you can still file, prepares it and files it only after you approve it.',
  },
  assist: 'Get Expert Assistance',
  services: 'See Our Services',
} satisfies Record<string, DatedText>

export const lowestPrice = rupees(Math.min(...plans.map(({ price }) => price)))

/** What a visitor wants to know first, in one line below the heading; the measured time may follow the promise. */
export const heroFacts = (within: string, usualTime: string | undefined) => [
  `From ${lowestPrice}, GST included`,
  `a CA replies ${within}${usualTime ? `, ${usualTime}` : ''}`,
  'nothing filed without your OK',
]

/** The heads of the page's sections. */
export const sections = {
  stats: 'Our practice in numbers',
  services: {
    title: 'Pick a plan for your kind of income',
    text: 'Three plans, GST and our fees included. If you need a bigger plan later, you pay only the difference, and we ask you first.',
    specialised: 'Specialised services',
    guides: 'Something else?',
  },
  process: {
    title: 'How it works',
    text: 'Four steps from your first message to the acknowledgement. Nothing is filed until you approve it.',
  },
  experts: {
    title: 'Expert CAs',
    text: 'Usually the CA who calls you also prepares your return.',
  },
  reasons: 'Why clients choose us',
  testimonials: 'What our clients say',
  faq: {
    title: 'Common questions',
    other: 'Can’t find your question?',
    text: 'Ask us. The first consultation is free.',
    consult: 'Schedule a free consultation',
  },
  taxTips: {
    title: 'Tax Tips & Resources',
    more: 'Read More',
    latest: 'Latest posts',
    all: 'View all resources',
  },
} as const

/** The third step in words that hold on every day of the year. */
export const documentProcessing =
  'We reconcile your Form 16, AIS and statements, and calculate your tax, under both regimes where you still have a choice.'

export const steps: { number: number; title: string; description: DatedText }[] = [
  {
    number: 1,
    title: 'Share your details',
    description:
      'Tell us your sources of income. We send a list of the documents you need, nothing more, and agree a safe way to share them.',
  },
  {
    number: 2,
    title: 'Expert CA assignment',
    description: 'A CA who files returns like yours takes over and stays with you to the end.',
  },
  {
    number: 3,
    title: 'Document processing',
    description: {
      group: 'plain',
      open: 'We reconcile your Form 16, AIS and statements, and calculate your tax under both regimes.',
      belated: documentProcessing,
      closed:
        'We reconcile your Form 16, AIS and statements, and calculate your tax, interest and any additional tax.',
    },
  },
  {
    number: 4,
    title: 'Filing and confirmation',
    description:
      'You review and approve the draft. Then we file it and send you the acknowledgement.',
  },
]

export const reasons: { icon: ReasonIcon; title: DatedText; description: DatedText }[] = [
  {
    icon: 'pen',
    title: 'Prepared by a CA who stands by it',
    description: 'A chartered accountant prepares every return and can explain every figure in it.',
  },
  {
    icon: 'scale',
    title: {
      group: 'plain',
      open: 'Both regimes, side by side',
      belated: 'The right regime',
      closed: 'The right regime',
    },
    description: {
      group: 'plain',
      open: 'You see your tax under the old and new regimes before you choose.',
      belated:
        'Where you still have a choice, you see your tax under both regimes before you choose.',
      closed: 'We check which regime the law still leaves you, and show what it costs.',
    },
  },
  {
    icon: 'search',
    title: 'Checked against your AIS',
    description: 'We compare what banks and brokers reported with your documents before filing.',
  },
  {
    icon: 'lock',
    title: 'We keep your documents confidential',
    description:
      'We never ask for your portal password, and we use your documents only for your return.',
  },
  {
    icon: 'receipt',
    title: 'One price, agreed upfront',
    description: 'GST and our fees are included. If you upgrade, you pay only the difference.',
  },
  {
    icon: 'clock',
    title: 'A reply to every enquiry',
    description: 'A CA reads what you send us and answers it.',
  },
]

type ReasonIcon = 'pen' | 'scale' | 'search' | 'lock' | 'receipt' | 'clock'

export const faqs: { question: string; answer: DatedText }[] = [
  {
    question: 'How long does it take to file my return?',
    answer:
      'Most returns are prepared within 3-5 business days of receiving your documents. July and August are our busiest months, so allow more time. Tell us if it’s urgent. We’ll say at once whether we can take it on priority.',
  },
  {
    question: 'Which documents do you need from me?',
    answer: {
      group: 'plain',
      open: 'For salary: Form 16, rent receipts or the rent agreement, and investment proofs. For capital gains and trading: tax statements from your brokers and mutual funds. A CA sends you a list, agrees a safe way to share them, and helps you download your AIS and Form 26AS.',
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
    answer:
      'No. The price includes all taxes and fees on our work: GST and our fees. Income tax, interest and late fee go to the government. If you need a bigger plan later, you pay only the price difference, and we ask you first.',
  },
  {
    question: 'Do you need my income tax portal password?',
    answer:
      'No. You verify the return yourself, with an Aadhaar OTP or through net banking. Please don’t share passwords or OTPs with anyone, including us.',
  },
  {
    question: 'How long do you keep my records?',
    answer:
      'We keep tax records for about 7 years, as long as the department may ask about a return. After that we delete them.',
  },
]

export const taxTips = [
  {
    title: '10 Tax Planning Strategies for Salaried Individuals',
    slug: '10-tax-planning-strategies-for-salaried-individuals',
    description: 'What still reduces the tax on your salary, in which regime, and when to act.',
    imageSrc: '/resources/ledger.svg',
    imageAlt: 'A ledger with three lines ticked',
  },
  {
    title: 'New Income Tax Rules You Should Know for FY 2023-24',
    slug: 'new-income-tax-rules-you-should-know-for-fy-2023-24',
    description: 'The year the new regime became the default, and what has changed since.',
    imageSrc: '/resources/calendar.svg',
    imageAlt: 'A calendar with one day marked',
  },
  {
    title: 'Complete Guide to Capital Gains Taxation in India',
    slug: 'complete-guide-to-capital-gains-taxation-in-india',
    description: 'Shares, funds, property and digital assets: holding periods, rates and set-off.',
    imageSrc: '/resources/chart.svg',
    imageAlt: 'Four bars, the last one the tallest',
  },
] as const

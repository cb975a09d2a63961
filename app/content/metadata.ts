import { ASSESSMENT_YEAR } from './tax-year.ts'

/** Title, description and keywords of each page; an unknown key falls back to the home page's. */
export interface PageMetadata {
  title: string
  description: string
  keywords: string[]
  ogTitle?: string
  ogDescription?: string
}

export const DEFAULT_SOCIAL_IMAGE = '/social/default.png'

export const pageMetadata = {
  home: {
    title: 'Income Tax Return Filing by Chartered Accountants',
    description:
      'Chartered accountants prepare and file your income tax return: salary and rent, profession, capital gains, trading and foreign income. An answer within 24 hours.',
    keywords: [
      'income tax return',
      'ITR filing',
      'chartered accountant',
      'Hyderabad',
      ASSESSMENT_YEAR,
    ],
  },
  pricing: {
    title: 'Income Tax Filing Prices and Plans',
    description:
      'What it costs to have your return filed by a chartered accountant. Three plans, all taxes and fees included, and what each of them covers.',
    keywords: ['ITR filing price', 'CA fees', 'income tax plans'],
  },
  faq: {
    title: 'Questions and Answers on Income Tax Returns',
    description:
      'Answers to what people ask us most: documents, due dates, regimes, rent, capital gains, trading, foreign income, prices and how we work.',
    keywords: ['income tax FAQ', 'ITR questions', 'HRA', 'capital gains', 'NRI'],
  },
  blog: {
    title: 'Tax Filing Blog',
    description:
      'Articles on Indian income tax by the people who file returns: planning, law changes, capital gains, professions and step-by-step guides.',
    keywords: ['income tax blog', 'tax planning', 'ITR guide'],
  },
  contact: {
    title: 'Contact Our Tax Experts',
    description:
      'Write to us, call, or chat with a chartered accountant about your income tax return. Every enquiry is answered within 24 hours.',
    keywords: ['contact chartered accountant', 'income tax help'],
  },
  about: {
    title: 'About Us: Accountants Who File Returns',
    description:
      'Who prepares your return, how we work, and what we promise: chartered accountants in Hyderabad who read every line before it is filed.',
    keywords: ['about us', 'chartered accountants Hyderabad'],
  },
  'salary-filing': {
    title: 'Salary and House Rent Income Tax Filing',
    description:
      'Your salary return with house rent allowance worked out month by month, both regimes compared, and Form 16 matched with the AIS before filing.',
    keywords: ['salary ITR', 'HRA exemption', 'Form 16', 'ITR-1'],
  },
  'capital-gains-filing': {
    title: 'Capital Gains Income Tax Filing',
    description:
      'Gains on shares, mutual funds, property and digital assets, split by date and rate, with losses set off and carried forward as the law allows.',
    keywords: ['capital gains tax', 'LTCG', 'STCG', 'ITR-2', 'crypto tax'],
  },
  'rental-income-filing': {
    title: 'Rental Income Tax Filing',
    description:
      'House property income filed properly: rent received, municipal taxes, home loan interest and co-owners, in the regime that costs you less.',
    keywords: ['rental income tax', 'house property', 'home loan interest'],
  },
  'foreign-income-filing': {
    title: 'Foreign Income and NRI Tax Filing',
    description:
      'Residential status, treaty relief, foreign tax credit with Form 67 and Schedule FA, for NRIs, returning Indians and residents with assets abroad.',
    keywords: ['NRI tax filing', 'DTAA', 'Form 67', 'Schedule FA'],
  },
  'traders-filing': {
    title: 'Income Tax Filing for Traders: F&O and Intraday',
    description:
      'Turnover, audit limits, expenses and losses of futures, options, intraday and delivery trading, worked out from your broker statements.',
    keywords: ['F&O tax', 'intraday tax', 'trader ITR-3', 'tax audit'],
  },
  'professionals-filing': {
    title: 'Income Tax Filing for Professionals and Freelancers',
    description:
      'Returns for doctors, lawyers, consultants and freelancers: presumptive taxation or books, expenses, advance tax and GST limits explained.',
    keywords: ['44ADA', 'freelancer tax', 'doctor ITR', 'presumptive taxation'],
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    description:
      'What this site stores when you send an enquiry, for how long and why, what we never ask for, and how to see, correct or erase what we hold.',
    keywords: ['privacy policy', 'DPDP Act', 'personal data'],
  },
  'terms-of-service': {
    title: 'Terms of Service',
    description:
      'How we prepare and file your income tax return, what is included in the price, what we need from you, and how cancelling and refunds work.',
    keywords: ['terms of service', 'ITR filing terms', 'refund policy'],
  },
  'cookie-policy': {
    title: 'Cookie Policy',
    description:
      'A visitor gets no cookie from this site. Here is the whole list of what it can store in a browser, for whom, what for, and until when.',
    keywords: ['cookie policy', 'cookies', 'local storage'],
  },
} satisfies Record<string, PageMetadata>

/** What machines read about the site as a whole. */
export const siteMetadata = {
  language: 'en-IN',
  locale: 'en_IN',
  home: 'Home',
  appDescription: 'Income tax returns by chartered accountants',
  serviceType: 'Income tax return filing',
  contactType: 'customer service',
  spokenLanguages: ['English', 'Hindi'],
} as const

/** The title of the social image of pages without one of their own. */
export const DEFAULT_SOCIAL_TITLE = 'Your return, read line by line before it is filed.'

/** The line above the title of a social image, by the kind of page. */
export const socialKickers = {
  page: 'Income tax returns by chartered accountants',
  service: 'Our services',
  faq: 'Questions and answers',
  post: 'Tax Filing Blog',
} as const

export type PageKey = keyof typeof pageMetadata

export function metadataFor(key: string): PageMetadata {
  return Object.hasOwn(pageMetadata, key) ? pageMetadata[key as PageKey] : pageMetadata.home
}

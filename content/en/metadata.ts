import { allIncluded } from './price-includes.ts'

/** Title, description and keywords of each page; an unknown key falls back to the home page's. */
export interface PageMetadata {
  title: string
  /** for a firm that isn’t registered for GST, too */
  description: string | ((noGst: boolean) => string)
  keywords: string[]
  ogTitle?: string
  ogDescription?: string
}

export const DEFAULT_SOCIAL_IMAGE = '/social/default.png'

export const pageMetadata = {
  home: {
    title: 'Income Tax Filing by Chartered Accountants',
    description:
      'Chartered accountants prepare and file your income tax return: salary and rent, profession, capital gains, trading and foreign income. One price, agreed upfront.',
    keywords: ['income tax return', 'ITR filing', 'chartered accountant', 'Hyderabad'],
  },
  pricing: {
    title: 'Income Tax Filing Prices and Plans',
    description: (noGst: boolean) =>
      `What it costs to have your return filed by a chartered accountant. Three plans, ${allIncluded(noGst)}, and what each plan covers.`,
    keywords: ['ITR filing price', 'CA fees', 'income tax plans'],
  },
  faq: {
    title: 'Income Tax Return FAQs',
    description:
      'Answers to what people ask us most: documents, due dates, regimes, rent, capital gains, trading, foreign income, prices and how we work.',
    keywords: ['income tax FAQ', 'ITR questions', 'HRA', 'capital gains', 'NRI'],
  },
  blog: {
    title: 'Tax Filing Blog',
    description:
      'Articles on Indian income tax by CAs who file returns: tax planning, law changes, capital gains, professional income and step-by-step guides.',
    keywords: ['income tax blog', 'tax planning', 'ITR guide'],
  },
  tools: {
    title: 'Income Tax Tools and Calculators',
    description:
      'Tax calculators that explain every line: old or new regime, house sale, advance tax, residential status, HRA, F&O turnover, late returns and due dates. No sign-up.',
    keywords: ['income tax calculator', 'old or new regime', 'advance tax calculator'],
  },
  contact: {
    title: 'Contact Our Tax Experts',
    description:
      'Message, call or chat with a chartered accountant about your income tax return. A CA answers every enquiry.',
    keywords: ['contact chartered accountant', 'income tax help'],
  },
  book: {
    title: 'Book a Call With a CA',
    description:
      'Choose a time and a chartered accountant will call you about your income tax return. See free times in your own time zone and in Indian time.',
    keywords: ['book a call with a chartered accountant', 'tax consultation call', 'NRI tax call'],
  },
  enquiry: {
    title: 'Your Enquiry: Get Its Link Again',
    description:
      'Lost the link to your tax enquiry? Enter your reference number, email address or phone number, and we’ll email the link to the address on record.',
    keywords: ['track your enquiry', 'enquiry status', 'reference number'],
  },
  my: {
    title: 'Your Tax Return: Get Its Link Again',
    description:
      'Lost the link to the page of your tax return? Enter your email address, and we’ll send the link to the address on record.',
    keywords: ['upload tax documents', 'client page', 'tax return status'],
  },
  about: {
    title: 'About Our Chartered Accountants',
    description:
      'Who prepares your return, how we work and what we promise: chartered accountants in Hyderabad who check every line before filing.',
    keywords: ['about us', 'chartered accountants Hyderabad'],
  },
  'salary-filing': {
    title: 'Salary and House Rent Income Tax Filing',
    description:
      'Your salary return, with HRA and the choice of regime where the law still gives them, and Form 16 matched with the AIS before filing.',
    keywords: ['salary ITR', 'HRA exemption', 'Form 16', 'ITR-1'],
  },
  'capital-gains-filing': {
    title: 'Capital Gains Income Tax Filing',
    description:
      'Gains on shares, mutual funds, property and digital assets, taxed at the right rate for each date, with losses set off and carried forward as the law allows.',
    keywords: ['capital gains tax', 'LTCG', 'STCG', 'ITR-2', 'crypto tax'],
  },
  'rental-income-filing': {
    title: 'Rental Income Tax Filing',
    description:
      'House property income filed correctly: rent, municipal taxes, home loan interest and co-owners, in the regime that costs you less where you can still choose.',
    keywords: ['rental income tax', 'house property', 'home loan interest'],
  },
  'foreign-income-filing': {
    title: 'Foreign Income and NRI Tax Filing',
    description:
      'Residential status, treaty relief, foreign tax credit and Schedule FA, for NRIs, returning Indians and residents with assets abroad.',
    keywords: ['NRI tax filing', 'DTAA', 'Form 67', 'Schedule FA'],
  },
  'traders-filing': {
    title: 'Tax Filing for Traders: F&O and Intraday',
    description:
      'Turnover, audit limits, expenses and losses from futures, options, intraday and delivery trading, calculated from your broker statements.',
    keywords: ['F&O tax', 'intraday tax', 'trader ITR-3', 'tax audit'],
  },
  'professionals-filing': {
    title: 'Tax Filing for Professionals and Freelancers',
    description:
      'Returns for doctors, lawyers, consultants and freelancers: presumptive taxation or books, expenses, advance tax and GST limits explained.',
    keywords: ['44ADA', 'freelancer tax', 'doctor ITR', 'presumptive taxation'],
  },
  guides: {
    title: 'Tax Guides: Notices, Refunds, Earlier Years',
    description:
      'What to do about an income tax notice, a late refund or a missed year, and how rent and pension are taxed: time limits, costs, documents and next steps.',
    keywords: ['income tax guide', 'tax notice', 'refund', 'ITR-U'],
  },
  'tax-notices': {
    title: 'Income Tax Notice: Which One, How Many Days',
    description:
      'Sections 139(9), 143(1), 142(1), 148A, 148 and nudge emails: what each notice asks for, how many days you have, what to do today and what help costs.',
    keywords: ['income tax notice', '139(9)', '143(1)', '148 notice', 'nudge email'],
  },
  'earlier-years': {
    title: 'File Returns for Earlier Years: ITR-U and Delay',
    description:
      'Which years you can still file by belated, revised or updated return, by when, and what each costs in additional tax, interest and late fee.',
    keywords: ['ITR-U', 'updated return', 'belated return', 'condonation of delay'],
  },
  refunds: {
    title: 'Income Tax Refund Not Received or on Hold',
    description:
      'Refund failed, on hold, adjusted against a demand or smaller than claimed: what each status means, what to do about it and when you get interest.',
    keywords: ['income tax refund', 'refund status', 'refund on hold', 'refund reissue'],
  },
  'senior-citizens': {
    title: 'Income Tax for Senior Citizens and Pensioners',
    description:
      'Pension and deposit interest after 60: who has to file, how to stop TDS with Form 15H or 121, section 194P from 75, and the higher limits.',
    keywords: ['senior citizen ITR', 'pension tax', 'Form 15H', 'Form 121', '194P'],
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    description:
      'What this site stores when you send an enquiry, why and for how long, what we never ask for, and how to see, correct or erase your data.',
    keywords: ['privacy policy', 'DPDP Act', 'personal data'],
  },
  'terms-of-service': {
    title: 'Terms of Service',
    description:
      'How we prepare and file your income tax return, what the price includes, what we need from you, and how cancellation and refunds work.',
    keywords: ['terms of service', 'ITR filing terms', 'refund policy'],
  },
  'cookie-policy': {
    title: 'Cookie Policy',
    description:
      'This site sets no cookies for visitors. Here is the full list of what it can store in a browser, for whom, why and for how long.',
    keywords: ['cookie policy', 'cookies', 'local storage'],
  },
} satisfies Record<string, PageMetadata>

/** What machines read about the site as a whole. */
export const siteMetadata = {
  language: 'en-IN' as string,
  locale: 'en_IN' as string,
  home: 'Home',
  appDescription: 'Income tax returns by chartered accountants',
  serviceType: 'Income tax return filing',
  contactType: 'customer service',
  spokenLanguages: ['English', 'Hindi'],
} as const

/** The title of the social image of pages without one of their own. */
export const DEFAULT_SOCIAL_TITLE = 'Your return, checked line by line by a CA before it’s filed.'

/** The line above the title of a social image, by the kind of page. */
export const socialKickers = {
  page: 'Income tax returns by chartered accountants',
  service: 'Our services',
  guide: 'Tax guides',
  tool: 'Tax tools',
  faq: 'Questions and answers',
  post: 'Tax Filing Blog',
} as const

export type PageKey = keyof typeof pageMetadata

export function metadataFor(key: string): PageMetadata {
  return Object.hasOwn(pageMetadata, key) ? pageMetadata[key as PageKey] : pageMetadata.home
}

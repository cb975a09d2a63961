import { rating, stats } from '../claims.ts'
import { pastFactsCopy } from '../facts/register/past-words.ts'
import { type GuideMenuItem, guideMenu } from '../guides/menu.ts'
import { guideIndex, guidePage } from '../guides/page.ts'
import { guarantee } from '../legal/guarantee.ts'
import { legalPage } from '../legal/page.ts'
import { redress } from '../legal/redress.ts'
import { officeCopy } from '../office/hours.ts'
import {
  carousel,
  type Expert,
  expertCard,
  experts,
  type Testimonial,
  testimonials,
} from '../people.ts'
import { type Plan, planCard, plans } from '../plans.ts'
import type { Words } from '../same-keys.ts'
import { services } from '../services/index.ts'
import { type ServiceMenuItem, serviceMenu } from '../services/menu.ts'
import { nextStepBox } from '../services/next-step.ts'
import { serviceCards, servicePage } from '../services/page.ts'
import type { DatedService, ServiceWords } from '../services/service.ts'
import { about } from './about.ts'
import { chatTexts } from './chat.ts'
import { linkMissing, lostLink, signInCopy } from './clients/my.ts'
import { contact } from './contact.ts'
import { deadlines, dueDateName, dueDateYear, groupNames } from './due-dates.ts'
import { bookingPage, callOnReceipt, receiptCallPage } from './enquiry/booking.ts'
import { confirmCallPage } from './enquiry/held-call.ts'
import { enquiryReceived, enquiryRepeated, receiptCopy, receiptMissing } from './enquiry/receipt.ts'
import { replyWithin } from './enquiry/reply-promise.ts'
import { replyTimeCopy, responseRateCopy } from './enquiry/response-rate.ts'
import {
  linkRequested,
  linkRequestForm,
  receiptCorrectionCopy,
  yourEnquiry,
} from './enquiry/your-enquiry.ts'
import { errorPage, notFoundPage } from './errors.ts'
import { faqCopy } from './faq.ts'
import { questionList, questionPage } from './faq-pages.ts'
import { faqs, hero, heroFacts, reasons, sections, steps, taxTips } from './home.ts'
import { inBrowser } from './in-browser.ts'
import { footer, languageOffer, layout } from './layout.ts'
import { pageMetadata, siteMetadata } from './metadata.ts'
import { payment, planComparison } from './plan-comparison.ts'
import { additionalServices, pricing, pricingFaqs } from './pricing.ts'
import { emptySearch } from './search/empty.ts'
import { deadlinesText, seasonLine } from './season/home.ts'
import { seasonWords } from './season/names.ts'
import { closingWords } from './tools/closing.ts'
import { keepDates, reminderPages } from './tools/due-dates/reminders.ts'
import { glossary } from './tools/glossary.ts'
import { toolMenu } from './tools/menu.ts'
import { toolPageWords, yearName, yearTab } from './tools/page.ts'
import { slip, slipDocuments, slipDue, slipForm, slipMessage, slipNotes } from './tools/slip.ts'

/** The copy of every public page that is there in another language as well; that one has the same keys. */
export const copy = {
  ...inBrowser,
  about,
  additionalWords: byKey<(typeof additionalServices)[number], 'name', 'name' | 'description'>(
    additionalServices,
    'name',
  ),
  /** an amount as a fact says it, such as `₹50 lakh` */
  amount: (text: string) => text,
  bookingPage,
  callOnReceipt,
  carousel,
  chatTexts,
  closingWords,
  confirmCallPage,
  contact,
  deadlines,
  deadlinesText,
  dueDateName,
  dueDateYear,
  emptySearch,
  enquiryReceived,
  enquiryRepeated,
  errorPage,
  expertCard,
  expertWords: byKey<Expert, 'id', 'name' | 'specialization' | 'experience' | 'description'>(
    experts,
    'id',
  ),
  faqCopy,
  faqs,
  footer,
  glossary,
  groupNames,
  guarantee,
  guideIndex,
  guideNames: byKey<GuideMenuItem, 'slug', 'name' | 'when' | 'description'>(guideMenu, 'slug'),
  guidePage,
  hero,
  heroFacts,
  keepDates,
  languageOffer,
  layout,
  legalPage,
  linkMissing,
  lostLink,
  linkRequested,
  linkRequestForm,
  nextStepBox,
  notFoundPage,
  officeCopy,
  pageMetadata: {
    about: pageMetadata.about,
    book: pageMetadata.book,
    'capital-gains-filing': pageMetadata['capital-gains-filing'],
    contact: pageMetadata.contact,
    'earlier-years': pageMetadata['earlier-years'],
    enquiry: pageMetadata.enquiry,
    faq: pageMetadata.faq,
    'foreign-income-filing': pageMetadata['foreign-income-filing'],
    guides: pageMetadata.guides,
    home: pageMetadata.home,
    my: pageMetadata.my,
    pricing: pageMetadata.pricing,
    'privacy-policy': pageMetadata['privacy-policy'],
    'professionals-filing': pageMetadata['professionals-filing'],
    refunds: pageMetadata.refunds,
    'rental-income-filing': pageMetadata['rental-income-filing'],
    'salary-filing': pageMetadata['salary-filing'],
    'senior-citizens': pageMetadata['senior-citizens'],
    'tax-notices': pageMetadata['tax-notices'],
    'terms-of-service': pageMetadata['terms-of-service'],
    tools: pageMetadata.tools,
    'traders-filing': pageMetadata['traders-filing'],
  },
  pastFactsCopy,
  payment,
  planCard,
  planComparison,
  planWords: byKey<Plan, 'id', 'title' | 'name' | 'description' | 'features' | 'recommendedFor'>(
    plans,
    'id',
  ),
  pricing,
  pricingFaqs,
  questionList,
  questionPage,
  ratingWords: {
    before: rating.before as string,
    after: rating.after as string,
    stars: (stars: number, max: number) => `Rated ${stars} out of ${max}`,
  },
  reasons,
  receiptCallPage,
  receiptCopy,
  receiptCorrectionCopy,
  receiptMissing,
  redress,
  reminderPages,
  replyTimeCopy,
  replyWithin,
  responseRateCopy,
  seasonLine,
  seasonWords,
  sections,
  serviceCards,
  serviceNames: byKey<ServiceMenuItem, 'slug', 'name' | 'menuDescription' | 'cardDescription'>(
    serviceMenu,
    'slug',
  ),
  servicePage,
  serviceTexts: byKey<DatedService, 'slug', keyof ServiceWords>(services, 'slug') as Record<
    DatedService['slug'],
    ServiceWords
  >,
  signInCopy,
  siteMetadata,
  slip,
  slipDocuments,
  slipDue,
  slipForm,
  slipMessage,
  slipNotes,
  statLabels: Object.fromEntries(stats.map(({ id, label }) => [id, label])) as Record<
    (typeof stats)[number]['id'],
    string
  >,
  steps,
  taxTips,
  toolNames: byKey<(typeof toolMenu)[number], 'id', 'name' | 'description'>(toolMenu, 'id'),
  toolPageWords,
  testimonialWords: byKey<Testimonial, 'id', 'text' | 'name' | 'title'>(testimonials, 'id'),
  yearName,
  yearTab,
  yourEnquiry,
}
export type Copy = Words<typeof copy>

/** The words of each item of a list, by its key. */
function byKey<Item, Key extends keyof Item, Word extends keyof Item>(
  items: readonly Item[],
  key: Key,
): Record<Item[Key] & string, Pick<Item, Word>> {
  return Object.fromEntries(items.map((item) => [item[key], item])) as never
}

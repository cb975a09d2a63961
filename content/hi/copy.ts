import type { Copy } from '../en/copy.ts'
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
import { emptySearch, faqCopy, questionList, questionPage } from './faq-pages.ts'
import { guarantee } from './guarantee.ts'
import { guideIndex, guidePage } from './guides/page.ts'
import { faqs, hero, heroFacts, reasons, sections, steps, taxTips } from './home.ts'
import { inBrowser } from './in-browser.ts'
import { footer, languageOffer, layout } from './layout.ts'
import { legalPage } from './legal/page.ts'
import { guideNames, serviceNames } from './menus.ts'
import { pageMetadata, siteMetadata } from './metadata.ts'
import { nextStepBox } from './next-step.ts'
import { officeCopy } from './office.ts'
import { pastFactsCopy } from './past-facts.ts'
import {
  carousel,
  expertCard,
  expertWords,
  ratingWords,
  statLabels,
  testimonialWords,
} from './people.ts'
import { payment, planComparison } from './plan-comparison.ts'
import { planCard, planWords, serviceCards } from './plans.ts'
import { additionalWords, pricing, pricingFaqs } from './pricing.ts'
import { redress } from './redress.ts'
import { deadlinesText, seasonLine } from './season/home.ts'
import { seasonWords } from './season/names.ts'
import { serviceTexts } from './services/index.ts'
import { servicePage } from './services/page.ts'
import { keepDates, reminderPages } from './tools/due-dates/reminders.ts'
import { glossary } from './tools/glossary.ts'
import { toolNames } from './tools/menu.ts'
import { closingWords, toolPageWords } from './tools/page.ts'
import { slip, slipDocuments, slipDue, slipForm, slipMessage, slipNotes } from './tools/slip.ts'
import { yearName, yearTab } from './tools/year-name.ts'

export const copy: Copy = {
  ...inBrowser,
  about,
  additionalWords,
  amount: (text) => text.replace('lakh', 'लाख').replace('crore', 'करोड़'),
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
  expertWords,
  faqCopy,
  faqs,
  footer,
  glossary,
  groupNames,
  guarantee,
  guideIndex,
  guideNames,
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
  pageMetadata,
  pastFactsCopy,
  payment,
  planCard,
  planComparison,
  planWords,
  pricing,
  pricingFaqs,
  questionList,
  questionPage,
  ratingWords,
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
  serviceNames,
  servicePage,
  serviceTexts,
  signInCopy,
  siteMetadata,
  slip,
  slipDocuments,
  slipDue,
  slipForm,
  slipMessage,
  slipNotes,
  statLabels,
  steps,
  taxTips,
  testimonialWords,
  toolNames,
  toolPageWords,
  yearName,
  yearTab,
  yourEnquiry,
}

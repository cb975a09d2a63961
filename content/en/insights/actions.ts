/**
 * The calls to action of the public pages: the name that stands at each as `data-action`, and what staff
 * read. Only these names are counted. A test opens every page and fails at a call to action without one.
 */
const actions = {
  'header-chat': 'Header: chat',
  'services-menu-chat': 'Services menu: chat',
  'mobile-menu-chat': 'Phone menu: chat',
  'mobile-menu-help-chat': 'Phone menu: chat about services',
  'mobile-menu-contact': 'Phone menu: contact',
  'bar-call': 'Bar on phones: call',
  'bar-chat': 'Bar on phones: chat',
  'floating-chat': 'Floating chat button',
  'footer-contact': 'Footer: contact',
  'footer-notice-contact': 'Footer: help with a notice',
  'footer-call': 'Footer: phone',
  'footer-email': 'Footer: email',
  'hero-chat': 'Home, top: chat',
  'hero-services': 'Home, top: services',
  'season-line': 'What can still be filed: tool',
  'home-ask-contact': 'Home, questions: ask yours',
  'home-ask-book': 'Home, questions: book a call',
  'deadline-chat': 'Due date banner: file now',
  'deadline-dates-chat': 'Due date banner: ask about dates',
  'deadline-dates': 'Due date banner: all dates',
  'tool-answer-book': 'Tool, answer: book a call',
  'tool-answer-callback': 'Tool, answer: ask for a call',
  'slip-callback': 'Slip: ask for a call',
  'slip-chat': 'Slip: chat',
  'slip-answer': 'Slip: show the result',
  'contact-call': 'Contact section: phone',
  'contact-email': 'Contact section: email',
  'contact-chat': 'Contact section: chat',
  'contact-topic': 'Contact form: topic',
  'contact-send': 'Contact form: send',
  'contact-book': 'Contact section: book a call',
  'book-send': 'Book a call: send',
  'book-none-contact': 'Book a call, no time free: contact',
  'book-none-call': 'Book a call, no time free: phone',
  'enquiry-link-send': 'Your enquiry: send the link',
  'enquiry-call': 'Your enquiry: phone',
  'client-link-send': 'Your page for documents: send the link',
  'client-link-call': 'Your page for documents: phone',
  'sent-book': 'After sending: book a call',
  'plan-basic-chat': 'Basic plan: chat',
  'plan-professional-chat': 'Professional plan: chat',
  'plan-premium-chat': 'Premium plan: chat',
  'plan-basic-callback': 'Basic plan: ask for a call',
  'plan-professional-callback': 'Professional plan: ask for a call',
  'plan-premium-callback': 'Premium plan: ask for a call',
  'plan-dialog-send': 'Plan form: send',
  'additional-chat': 'Additional service: chat',
  'pricing-send': 'Pricing form: send',
  'pricing-closing-chat': 'Pricing, end: chat',
  'service-hero-contact': 'Service, top: contact',
  'service-hero-chat': 'Service, top: chat',
  'service-chat': 'Service, contact section: chat',
  'service-topic-contact': 'Service, contact section: contact form',
  'service-call': 'Service, contact section: phone',
  'service-email': 'Service, contact section: email',
  'service-closing-chat': 'Service, end: chat',
  'callback-send': 'Callback form: send',
  'guide-hero-chat': 'Guide, top: chat',
  'guide-hero-call': 'Guide, top: phone',
  'guide-closing-chat': 'Guide, end: chat',
  'guide-closing-contact': 'Guide, end: contact',
  'guides-closing-pricing': 'List of guides: prices',
  'guides-closing-chat': 'List of guides: chat',
  'tools-closing-pricing': 'List of tools: prices',
  'tools-closing-chat': 'List of tools: chat',
  'tool-answer': 'Tax tool: answer',
  'tool-checklist': 'Tax tool: send the checklist',
  'tool-callback-send': 'Tax tool: send to a CA',
  'dates-calendar': 'Due dates: add to calendar',
  'dates-file': 'Due dates: download',
  'dates-reminder-send': 'Due dates: ask for reminders',
  'matching-service': 'Post or question: matching service',
  'next-step-book': 'Next step: book a call',
  'post-closing-contact': 'Post, end: contact',
  'post-share': 'Post: share',
  'blog-closing-contact': 'Blog, end: contact',
  'blog-closing-pricing': 'Blog, end: prices',
  'search-empty-contact': 'Search without results: contact',
  'question-closing-contact': 'Question, end: contact',
  'faq-closing-contact': 'FAQ, end: contact',
  'faq-closing-chat': 'FAQ, end: chat',
  'about-call': 'About: phone',
  'about-email': 'About: email',
  'about-contact': 'About: contact',
  'about-chat': 'About: chat',
  'legal-call': 'Legal page: phone',
  'legal-email': 'Legal page: email',
} as const

export type ActionName = keyof typeof actions

export const ACTION_NAMES = Object.keys(actions) as ActionName[]

/** Stands for the page as a whole: it was shown, and something on it was used. */
export const WHOLE_PAGE = 'page'

/** The names that are counted. */
export const COUNTED_NAMES: readonly string[] = [...ACTION_NAMES, WHOLE_PAGE]

export function isAction(name: unknown): name is ActionName {
  return typeof name === 'string' && Object.hasOwn(actions, name)
}

/** What staff read; a name that is no longer in use stays as it was stored. */
export function actionName(name: string): string {
  return isAction(name) ? actions[name] : name
}

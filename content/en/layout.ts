import type { TemplateLanguage } from '../enums.ts'

/** The copy of the header, menus and footer, and of the controls that every public page has. */
export const layout = {
  skipToContent: 'Skip to content',
  feed: 'Articles',
  homeLink: (firm: string) => `${firm}, home`,
  mainNavigation: 'Main',
  menu: 'Menu',
  getStarted: 'Get Started',
  search: 'Search',
  links: {
    home: 'Home',
    experts: 'Expert CAs',
    pricing: 'Pricing',
    testimonials: 'Testimonials',
    faq: 'FAQs',
    tools: 'Tools',
    enquiry: 'Your enquiry',
    guides: 'Guides',
    blog: 'Blog',
    about: 'About us',
    contact: 'Contact',
  },
  services: {
    menu: 'Our Services',
    unsure: 'Not sure which one you need?',
    help: 'Get Expert Help',
  },
  onWhatsApp: 'on WhatsApp',
  opensChat: '(opens a chat in a new tab)',
  reach: {
    title: 'Reach us',
    call: 'Call us',
    chat: 'Chat on WhatsApp',
    chatOnTaxFiling: 'Chat with us about tax filing (opens in a new tab)',
  },
  theme: {
    title: 'Theme',
    choices: { system: 'System', light: 'Light', dark: 'Dark' },
  },
} as const

/** What offers the page in the other language: in that language. */
export const languageOffer = {
  language: 'hi' as TemplateLanguage,
  name: 'हिन्दी',
  text: 'यह पेज हिन्दी में भी है।',
  open: 'हिन्दी में पढ़ें',
  no: 'नहीं',
} as const

export const footer = {
  about: 'Expert Income Tax Filing Services by Certified Chartered Accountants',
  site: {
    title: 'Site',
    home: 'Home',
    services: 'Services',
    experts: 'Expert CAs',
    testimonials: 'Testimonials',
    faq: 'FAQs',
    contact: 'Contact',
    tools: 'Tax tools',
    enquiry: 'Your enquiry',
    guides: 'Guides',
    blog: 'Blog',
    about: 'About us',
  },
  services: { title: 'Services', notice: 'Tax Notice Assistance' },
  contact: 'Contact',
  legal: {
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    cookies: 'Cookie Policy',
  },
  copyright: (year: string, firm: string) => `© ${year} ${firm}`,
  registration: (number: string) => `ICAI firm registration no. ${number}`,
  gstin: (number: string) => `GSTIN ${number}`,
  /** what the profiles are called, by the host of their address */
  profiles: {
    'facebook.com': 'Facebook',
    'linkedin.com': 'LinkedIn',
    'instagram.com': 'Instagram',
    'x.com': 'X',
    'twitter.com': 'X',
    'youtube.com': 'YouTube',
  },
} as const

import type { TemplateLanguage as Language } from '#content/enums.ts'

/** The addresses of the site, for the route map, links and tests. */
export const paths = {
  home: '/',
  anchor: {
    home: '/#home',
    services: '/#services',
    pricing: '/#pricing',
    process: '/#process',
    experts: '/#experts',
    testimonials: '/#testimonials',
    faq: '/#faq',
    contact: '/#contact',
    slip: '/#slip',
  },
  service: (slug: string) => `/services/${slug}`,
  pricing: '/pricing',
  /** the form of the pricing page with a plan preselected */
  planForm: (plan: string) => `/pricing?plan=${plan}#contact-form`,
  faq: '/faq',
  question: (slug: string) => `/faq/${slug}`,
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}`,
  guides: '/guides',
  guide: (slug: string) => `/guides/${slug}`,
  tools: '/tools',
  tool: (id: string) => `/tools/${id}`,
  /** a tool for a year that is not its usual one */
  toolInYear: (id: string, year: string) => `/tools/${id}?year=${year}`,
  /** a tool that is filled in: its page reads the fragment, which browsers send to no one */
  toolFilledIn: (id: string, input: Record<string, string>, year?: string) =>
    `/tools/${id}#${new URLSearchParams({ ...(year && { year }), ...input })}`,
  contact: '/contact',
  /** the contact page with a topic chosen */
  contactAbout: (topic: string) => `/contact?topic=${topic}#contact-form`,
  about: '/about',
  /** asks for the link of an enquiry */
  enquiry: '/enquiry',
  enquiryLinkSent: '/enquiry/check-your-email',
  enquiryReceived: (token: string) => `/enquiry-received/${token}`,
  enquiryRepeated: (due: string) => `/enquiry-received/before/${due}`,
  receipt: (token: string) => `/receipt/${token}`,
  book: '/book',
  /** with the times of a time zone; India's without one */
  bookIn: (zone?: string) => withZone('/book', zone),
  /** books a call for an enquiry that was sent, or moves it */
  receiptCall: (token: string) => `/receipt/${token}/call`,
  /** shows a call that waits to be confirmed, and books it by POST */
  confirmCall: (token: string) => `/confirm-call/${token}`,
  receiptCallIn: (token: string, zone?: string) => withZone(`/receipt/${token}/call`, zone),
  dateReminders: {
    /** where the form leads: whatever the address, it says to look for an e-mail */
    asked: '/date-reminders/check-your-email',
    ended: '/date-reminders/ended',
    /** shows them, and confirms them by POST */
    one: (token: string) => `/date-reminders/${token}`,
    /** asks, and ends them by POST; mail programs do so with one click */
    end: (token: string) => `/date-reminders/${token}/end`,
  },
  /** asks for the link of a client's page */
  myLink: '/my',
  myLinkSent: '/my/check-your-email',
  /** a client's page: returns, requests and documents */
  my: (token: string) => `/my/${token}`,
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  /** what the terms say about mistakes, and about refunds */
  mistakes: '/terms-of-service#liability',
  refunds: '/terms-of-service#cancelling',
  cookies: '/cookie-policy',
  admin: {
    login: '/admin/login',
    dashboard: '/admin',
    leads: '/admin/leads',
    lead: (id: number) => `/admin/leads/${id}`,
    faqs: '/admin/faqs',
    blog: '/admin/blog',
    staff: '/admin/staff',
    account: '/admin/account',
    reset: (token: string) => `/admin/reset/${token}`,
    newPost: '/admin/blog/new',
    post: (id: number | string) => `/admin/blog/${id}`,
    mail: '/admin/mail',
    incoming: '/admin/mail/incoming',
    templates: '/admin/templates',
    requestTemplates: '/admin/templates/requests',
    claims: '/admin/claims',
    taxFacts: '/admin/tax-facts',
    audit: '/admin/audit',
    backups: '/admin/backups',
    season: '/admin/season',
    insights: '/admin/insights',
    results: '/admin/results',
    returnFigures: '/admin/results/returns',
    office: '/admin/office',
    calls: '/admin/calls',
    clients: '/admin/clients',
    client: (id: number | string) => `/admin/clients/${id}`,
    returns: '/admin/returns',
    newReturn: '/admin/returns/new',
    return: (id: number | string) => `/admin/returns/${id}`,
  },
} as const

/**
 * The addresses of the API that are named outside a route and its typed client (`platform/client/routes.ts`):
 * those of forms sent without script, of files and of streams.
 */
export const api = {
  prefix: '/api/',
  /** the prefixes of every address of questions and of posts */
  contentPrefixes: { faq: ['/api/faq'], post: ['/api/blog'] },
  auth: {
    login: '/api/auth/login',
    me: '/api/auth/me',
    loginPasskey: '/api/auth/login/passkey',
    loginPasskeyOptions: '/api/auth/login/passkey/options',
    stepUp: '/api/auth/step-up',
  },
  blog: {
    categories: '/api/blog/categories',
    posts: '/api/blog/posts',
    post: (slug: string) => `/api/blog/posts/${slug}`,
    bylines: '/api/blog/bylines',
    titles: '/api/blog/titles',
  },
  faqs: {
    question: (slug: string, lang?: string) => `/api/faq/${slug}${lang ? `?lang=${lang}` : ''}`,
  },
  /** unsaved drafts; without an id, of a new question or post */
  drafts: (kind: string, id?: number | string) =>
    id === undefined ? `/api/drafts/${kind}` : `/api/drafts/${kind}/${id}`,
  /** deleted questions and posts */
  trash: { list: '/api/trash' },
  dashboard: '/api/dashboard',
  dateReminders: {
    list: '/api/date-reminders',
  },
  images: {
    list: '/api/images',
  },
  /** when the office works, as visitors see it */
  office: '/api/office',
  leads: {
    list: '/api/leads',
    import: '/api/leads/import',
    personalData: (id: number | string) => `/api/leads/${id}/export`,
  },
  receipts: {
    reportNoResponse: (token: string) => `/api/receipts/${token}/nobody-called`,
    withdraw: (token: string) => `/api/receipts/${token}/withdraw`,
    corrections: (token: string) => `/api/receipts/${token}/corrections`,
    /** asks for the links of enquiries by e-mail */
    links: '/api/receipts/links',
    call: (token: string) => `/api/receipts/${token}/appointment`,
    moveCall: (token: string) => `/api/receipts/${token}/appointment/move`,
    cancelCall: (token: string) => `/api/receipts/${token}/appointment/cancel`,
    callFile: (token: string) => `/api/receipts/${token}/appointment.ics`,
  },
  my: {
    links: '/api/my/links',
    code: (token: string) => `/api/my/${token}/code`,
    signIn: (token: string) => `/api/my/${token}/sign-in`,
    signOut: (token: string) => `/api/my/${token}/sign-out`,
    documents: (token: string) => `/api/my/${token}/documents`,
    document: (token: string, id: number) => `/api/my/${token}/documents/${id}`,
    removeDocument: (token: string, id: number) => `/api/my/${token}/documents/${id}/remove`,
    picture: (token: string, id: number) => `/api/my/${token}/documents/${id}/picture`,
    uploads: (token: string) => `/api/my/${token}/uploads`,
    answer: (token: string, id: number) => `/api/my/${token}/requests/${id}/answer`,
    contact: (token: string) => `/api/my/${token}/contact`,
    ok: (token: string, number: number) => `/api/my/${token}/drafts/${number}/ok`,
    withdraw: (token: string, number: number) => `/api/my/${token}/drafts/${number}/withdraw`,
    change: (token: string, number: number) => `/api/my/${token}/drafts/${number}/change`,
    okRecord: (token: string, id: number) => `/api/my/${token}/oks/${id}/file`,
    paid: (token: string, id: number) => `/api/my/${token}/returns/${id}/paid`,
    verified: (token: string, id: number) => `/api/my/${token}/returns/${id}/verified`,
    invoice: (token: string, id: number) => `/api/my/${token}/invoices/${id}/file`,
    archive: (token: string) => `/api/my/${token}/archive`,
    erasure: (token: string) => `/api/my/${token}/erasure`,
  },
  invoice: (id: number) => `/api/invoices/${id}/file`,
  okRecord: (id: number) => `/api/oks/${id}/file`,
  documents: {
    file: (id: number) => `/api/documents/${id}/file`,
    picture: (id: number) => `/api/documents/${id}/picture`,
  },
  appointments: {
    list: '/api/appointments',
  },
  desk: {
    events: '/api/desk/events',
  },
  /** where pages report what was shown and used on them */
  counts: '/api/counts',
  reference: '/api/reference',
} as const

/** Generated files that machines request. */
export const files = {
  feed: '/feed.xml',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  securityTxt: '/.well-known/security.txt',
  manifest: '/manifest.webmanifest',
  pushWorker: '/admin/sw.js',
  /** the calendar of due dates, of all or of those that concern some groups */
  dueDates: (groups: readonly string[] = [], language: Language = 'en') =>
    `${language === 'hi' ? '/hi' : ''}/tools/due-dates.ics${groups.length === 0 ? '' : `?for=${groups.join(',')}`}`,
  /** the calls of one person, by a secret token */
  calendarFeed: (token: string) => `/calendar/${token}.ics`,
  socialImage: (page: string) => `/social/${page}.png`,
} as const

function withZone(path: string, zone?: string): string {
  return zone ? `${path}?zone=${encodeURIComponent(zone)}` : path
}

/** The token in the full address of a receipt. */
export function receiptTokenIn(url: string): string {
  return url.split('/').at(-1) ?? ''
}

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
    claims: '/admin/claims',
    taxFacts: '/admin/tax-facts',
    audit: '/admin/audit',
    backups: '/admin/backups',
    season: '/admin/season',
    insights: '/admin/insights',
    results: '/admin/results',
    office: '/admin/office',
    calls: '/admin/calls',
  },
} as const

/**
 * The addresses of the API, for its routes (which pass `:id` as the id), its callers and forms sent
 * without script.
 */
export const api = {
  prefix: '/api/',
  /** the prefixes of every address of questions and of posts */
  contentPrefixes: { faq: ['/api/faq'], post: ['/api/blog'] },
  auth: {
    login: '/api/auth/login',
    me: '/api/auth/me',
    logout: '/api/auth/logout',
    password: '/api/auth/password',
    session: '/api/auth/session',
    sessions: '/api/auth/sessions',
    oneSession: (id: number | string) => `/api/auth/sessions/${id}`,
    loginCode: '/api/auth/login/code',
    loginPasskey: '/api/auth/login/passkey',
    loginPasskeyOptions: '/api/auth/login/passkey/options',
    stepUp: '/api/auth/step-up',
    stepUpPasskeyOptions: '/api/auth/step-up/passkey/options',
    secondFactor: '/api/auth/second-factor',
    totp: '/api/auth/second-factor/totp',
    totpConfirm: '/api/auth/second-factor/totp/confirm',
    recoveryCodes: '/api/auth/second-factor/recovery-codes',
    passkeys: '/api/auth/passkeys',
    passkeyOptions: '/api/auth/passkeys/options',
    passkey: (id: number | string) => `/api/auth/passkeys/${id}`,
    /** a one-time link by which an account gets in again */
    link: (token: string) => `/api/auth/links/${token}`,
    mail: '/api/auth/me/mail',
  },
  blog: {
    categories: '/api/blog/categories',
    posts: '/api/blog/posts',
    post: (slug: string) => `/api/blog/posts/${slug}`,
    edit: (id: number | string) => `/api/blog/posts/${id}/edit`,
    bylines: '/api/blog/bylines',
    titles: '/api/blog/titles',
  },
  faqs: {
    categories: '/api/faq/categories',
    list: '/api/faqs',
    related: '/api/faqs/related',
    order: '/api/faqs/order',
    one: (id: number | string) => `/api/faqs/${id}`,
    question: (slug: string) => `/api/faq/${slug}`,
  },
  /** unsaved drafts; without an id, of a new question or post */
  drafts: (kind: string, id?: number | string) =>
    id === undefined ? `/api/drafts/${kind}` : `/api/drafts/${kind}/${id}`,
  /** deleted questions and posts */
  trash: { list: '/api/trash', restore: '/api/trash/restore' },
  /** new words of a release for texts that staff have edited */
  releaseTexts: '/api/release-texts',
  claims: {
    list: '/api/claims',
    evidence: (id: string) => `/api/claims/${id}/evidence`,
  },
  taxFacts: {
    list: '/api/tax-facts',
    toDo: '/api/tax-facts/to-do',
    renewals: '/api/tax-facts/renewals',
  },
  dashboard: '/api/dashboard',
  alerts: '/api/alerts',
  dueDates: '/api/due-dates',
  dateReminders: {
    list: '/api/date-reminders',
    one: (token: string) => `/api/date-reminders/${token}`,
  },
  images: {
    list: '/api/images',
    fetch: '/api/images/fetch',
    one: (id: number | string) => `/api/images/${id}`,
  },
  responseRate: '/api/promise',
  replyTime: '/api/reply-time',
  season: { board: '/api/season', notice: '/api/season/notice' },
  /** when the office works, as visitors see it */
  office: '/api/office',
  officeSettings: {
    all: '/api/office/settings',
    hours: '/api/office/hours',
    holidays: '/api/office/holidays',
    holidayList: '/api/office/holidays/india',
    holiday: (day: string) => `/api/office/holidays/${day}`,
    rules: '/api/office/rules',
    closedDays: '/api/office/closed-days',
    person: (id: number | string) => `/api/office/people/${id}`,
    leaves: (id: number | string) => `/api/office/people/${id}/leaves`,
    leave: (id: number | string, leave: number | string) =>
      `/api/office/people/${id}/leaves/${leave}`,
  },
  /** one's own calendar, for a calendar program */
  calendarFeed: '/api/calendar-feed',
  /** what came of enquiries */
  results: { one: '/api/results', exportCsv: '/api/results/export.csv' },
  leads: {
    list: '/api/leads',
    undo: '/api/leads/undo',
    exportCsv: '/api/leads/export.csv',
    import: '/api/leads/import',
    imports: '/api/leads/imports',
    undoImport: (id: number | string) => `/api/leads/imports/${id}/undo`,
    add: '/api/leads/staff',
    samePerson: '/api/leads/same-person',
    one: (id: number | string) => `/api/leads/${id}`,
    neighbours: (id: number | string) => `/api/leads/${id}/neighbours`,
    notes: (id: number | string) => `/api/leads/${id}/notes`,
    contacts: (id: number | string) => `/api/leads/${id}/contacts`,
    replies: (id: number | string) => `/api/leads/${id}/replies`,
    assignNext: (id: number | string) => `/api/leads/${id}/assign-next`,
    merge: (id: number | string) => `/api/leads/${id}/join`,
    unmerge: (id: number | string) => `/api/leads/${id}/separate`,
    notSpam: (id: number | string) => `/api/leads/${id}/not-spam`,
    undoOne: (id: number | string) => `/api/leads/${id}/undo`,
    personalData: (id: number | string) => `/api/leads/${id}/export`,
    presence: (id: number | string) => `/api/leads/${id}/presence`,
  },
  receipts: {
    one: (token: string) => `/api/receipts/${token}`,
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
  appointments: {
    list: '/api/appointments',
    slots: '/api/appointments/slots',
    toConfirm: (token: string) => `/api/appointments/to-confirm/${token}`,
  },
  desk: {
    people: '/api/desk/people',
    duty: '/api/desk/duty',
    counts: '/api/desk/counts',
    stats: '/api/desk/figures',
    events: '/api/desk/events',
    views: '/api/desk/views',
    view: (id: number | string) => `/api/desk/views/${id}`,
    preferences: '/api/desk/preferences',
    calls: '/api/desk/calls',
    callTimes: '/api/desk/calls/times',
    callsOf: (leadId: number | string) => `/api/desk/calls/of/${leadId}`,
    callDone: (id: number | string) => `/api/desk/calls/${id}/done`,
    callMissed: (id: number | string) => `/api/desk/calls/${id}/missed`,
    callMove: (id: number | string) => `/api/desk/calls/${id}/move`,
    callGive: (id: number | string) => `/api/desk/calls/${id}/give`,
    callCancel: (id: number | string) => `/api/desk/calls/${id}/cancel`,
    heldConfirm: (id: number | string) => `/api/desk/calls/held/${id}/confirm`,
  },
  notifications: {
    list: '/api/notifications',
    read: '/api/notifications/read',
  },
  push: {
    one: '/api/push',
    key: '/api/push/key',
    state: '/api/push/state',
    test: '/api/push/test',
  },
  mails: {
    list: '/api/mails',
    status: '/api/mails/status',
    arrival: '/api/mails/arrival',
    test: '/api/mails/test',
    one: (id: number | string) => `/api/mails/${id}`,
    resend: (id: number | string) => `/api/mails/${id}/send-again`,
  },
  /** where a mail provider delivers what clients answer */
  inboundMail: '/api/inbound-mail',
  incoming: {
    list: '/api/incoming-mails',
    attach: (id: number | string) => `/api/incoming-mails/${id}/attach`,
    dismiss: (id: number | string) => `/api/incoming-mails/${id}/dismiss`,
    restore: (id: number | string) => `/api/incoming-mails/${id}/restore`,
    newLead: (id: number | string) => `/api/incoming-mails/${id}/enquiry`,
    settle: (leadId: number | string) => `/api/leads/${leadId}/no-answer-needed`,
  },
  staff: {
    list: '/api/staff',
    names: '/api/staff/names',
    me: '/api/staff/me',
    one: (id: number | string) => `/api/staff/${id}`,
    link: (id: number | string) => `/api/staff/${id}/link`,
  },
  /** one of the tax tools by its name in the API */
  tool: (name: string) => `/api/tools/${name}`,
  templates: {
    list: '/api/templates',
    one: (id: number | string) => `/api/templates/${id}`,
    uses: (id: number | string) => `/api/templates/${id}/uses`,
  },
  audit: {
    list: '/api/audit',
    exportCsv: '/api/audit/export.csv',
  },
  backups: '/api/backups',
  /** where pages report what was shown and used on them */
  counts: '/api/counts',
  insights: {
    one: '/api/insights',
    exportCsv: '/api/insights/export.csv',
  },
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
  dueDates: (groups: readonly string[] = []) =>
    groups.length === 0 ? '/tools/due-dates.ics' : `/tools/due-dates.ics?for=${groups.join(',')}`,
  /** the calls of one person, by a secret token */
  calendarFeed: (token: string) => `/calendar/${token}.ics`,
  socialImage: (page: string) => `/social/${page}.png`,
} as const

function withZone(path: string, zone?: string): string {
  return zone ? `${path}?zone=${encodeURIComponent(zone)}` : path
}

import type { FastifyInstance } from 'fastify'
import type { SessionUser } from '#app/auth/account.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** every route of the site as `GET /api/leads` */
    routeNames: string[]
  }
}

/**
 * Whom a route is for. The guards of the routes enforce it; `access.test.ts` asks every route as every role
 * whether they do.
 */
export const RULES = {
  /** visitors too */
  public: 'Everyone, without signing in',
  /** visitors too, who see less of it */
  both: 'Everyone; editors also see what is not published',
  /** a session is enough, also before a password of one’s own is chosen */
  session: 'Everyone who is signed in',
  staff: 'Everyone of the staff',
  accountant: 'Accountants',
  editor: 'Editors',
  admin: 'Admins',
  'accountant or admin': 'Accountants and admins',
  'admin at the desk': 'Admins who are accountants too',
  export: 'Accountants who are admins or may export',
  import: 'Accountants who are admins or may import',
} as const
export type Rule = keyof typeof RULES

/** The one table of whom each route is for; a GET holds for its HEAD. */
const access: Record<Rule, readonly string[]> = {
  public: [
    'GET /api/office',
    'GET /calendar/:token.ics',
    'GET /*',
    'GET /healthz',
    'GET /readyz',
    'GET /robots.txt',
    'GET /sitemap.xml',
    'GET /feed.xml',
    'GET /manifest.webmanifest',
    'GET /.well-known/security.txt',
    'GET /images/:file',
    'GET /social/:file',
    'GET /tools/due-dates.ics',
    'POST /tools/:tool',
    'POST /date-reminders/:token',
    'POST /date-reminders/:token/end',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/login/code',
    'POST /api/auth/login/passkey',
    'POST /api/auth/login/passkey/options',
    'GET /api/auth/links/:token',
    'POST /api/auth/links/:token',
    'GET /api/appointments/slots',
    'POST /api/appointments',
    'GET /api/appointments/to-confirm/:token',
    'POST /confirm-call/:token',
    'POST /api/leads',
    'POST /api/inbound-mail',
    'POST /api/counts',
    'GET /api/promise',
    'GET /api/reply-time',
    'GET /api/due-dates',
    'GET /api/receipts/:token',
    'POST /api/receipts/:token/nobody-called',
    'POST /api/receipts/:token/withdraw',
    'POST /api/receipts/:token/corrections',
    'POST /api/receipts/links',
    'GET /api/receipts/:token/appointment',
    'POST /api/receipts/:token/appointment',
    'GET /api/receipts/:token/appointment.ics',
    'POST /api/receipts/:token/appointment/move',
    'POST /api/receipts/:token/appointment/cancel',
    'POST /api/tools/*',
    'POST /api/date-reminders',
    'GET /api/date-reminders/:token',
    'GET /api/faqs/related',
    'GET /api/faq/:slug',
    'GET /api/blog/posts/:slug',
  ],
  both: [
    'GET /api/faqs',
    'GET /api/faq/categories',
    'GET /api/blog/posts',
    'GET /api/blog/categories',
  ],
  session: ['GET /api/auth/me', 'POST /api/auth/password'],
  staff: [
    'GET /api/reference',
    'GET /api/reference/*',
    'GET /api/auth/me/mail',
    'PATCH /api/auth/me/mail',
    'GET /api/auth/session',
    'GET /api/auth/sessions',
    'DELETE /api/auth/sessions',
    'DELETE /api/auth/sessions/:id',
    'GET /api/auth/second-factor',
    'POST /api/auth/second-factor/totp',
    'POST /api/auth/second-factor/totp/confirm',
    'DELETE /api/auth/second-factor/totp',
    'POST /api/auth/second-factor/recovery-codes',
    'POST /api/auth/passkeys',
    'POST /api/auth/passkeys/options',
    'PATCH /api/auth/passkeys/:id',
    'DELETE /api/auth/passkeys/:id',
    'GET /api/auth/step-up',
    'POST /api/auth/step-up',
    'POST /api/auth/step-up/passkey/options',
    'GET /api/staff/names',
    'GET /api/staff/me',
    'PATCH /api/staff/me',
    'GET /api/dashboard',
    'GET /api/claims',
    'GET /api/tax-facts',
    'GET /api/tax-facts/to-do',
    'GET /api/release-texts',
    'POST /api/release-texts',
  ],
  accountant: [
    'GET /api/season/notice',
    'GET /api/desk/calls',
    'POST /api/desk/calls',
    'GET /api/desk/calls/times',
    'GET /api/desk/calls/of/:id',
    'POST /api/desk/calls/:id/done',
    'POST /api/desk/calls/:id/missed',
    'POST /api/desk/calls/:id/move',
    'POST /api/desk/calls/:id/give',
    'POST /api/desk/calls/:id/cancel',
    'POST /api/desk/calls/held/:id/confirm',
    'GET /api/calendar-feed',
    'POST /api/calendar-feed',
    'DELETE /api/calendar-feed',
    'GET /admin/sw.js',
    'GET /api/leads',
    'POST /api/leads/:id/no-answer-needed',
    'GET /api/incoming-mails',
    'POST /api/incoming-mails/:id/attach',
    'POST /api/incoming-mails/:id/enquiry',
    'POST /api/incoming-mails/:id/dismiss',
    'POST /api/incoming-mails/:id/restore',
    'PATCH /api/leads',
    'POST /api/leads/staff',
    'GET /api/leads/same-person',
    'POST /api/leads/undo',
    'GET /api/leads/:id',
    'PATCH /api/leads/:id',
    'GET /api/leads/:id/neighbours',
    'POST /api/leads/:id/notes',
    'POST /api/leads/:id/contacts',
    'POST /api/leads/:id/replies',
    'POST /api/leads/:id/assign-next',
    'POST /api/leads/:id/join',
    'POST /api/leads/:id/separate',
    'POST /api/leads/:id/not-spam',
    'POST /api/leads/:id/undo',
    'GET /api/leads/:id/presence',
    'PUT /api/leads/:id/presence',
    'DELETE /api/leads/:id/presence',
    'GET /api/desk/people',
    'PUT /api/desk/duty',
    'GET /api/desk/counts',
    'GET /api/desk/figures',
    'GET /api/desk/events',
    'GET /api/desk/views',
    'POST /api/desk/views',
    'PATCH /api/desk/views/:id',
    'DELETE /api/desk/views/:id',
    'GET /api/desk/preferences',
    'PATCH /api/desk/preferences',
    'GET /api/notifications',
    'POST /api/notifications/read',
    'GET /api/push/key',
    'GET /api/push/state',
    'PUT /api/push',
    'DELETE /api/push',
    'POST /api/push/test',
    'POST /api/templates/:id/uses',
  ],
  editor: [
    'POST /api/faqs',
    'PATCH /api/faqs/:id',
    'GET /api/faqs/:id',
    'DELETE /api/faqs/:id',
    'PUT /api/faqs/order',
    'POST /api/faqs/bulk',
    'GET /api/faqs/:id/revisions',
    'GET /api/faqs/:id/revisions/:version',
    'POST /api/faqs/:id/revisions/:version/restore',
    'POST /api/faq/categories',
    'PUT /api/faq/categories/order',
    'PATCH /api/faq/categories/:id',
    'DELETE /api/faq/categories/:id',
    'POST /api/blog/posts',
    'PATCH /api/blog/posts/:id',
    'DELETE /api/blog/posts/:id',
    'GET /api/blog/posts/:id/edit',
    'POST /api/blog/posts/bulk',
    'GET /api/blog/posts/:id/revisions',
    'GET /api/blog/posts/:id/revisions/:version',
    'POST /api/blog/posts/:id/revisions/:version/restore',
    'GET /api/blog/bylines',
    'GET /api/blog/titles',
    'POST /api/blog/categories',
    'PUT /api/blog/categories/order',
    'PATCH /api/blog/categories/:id',
    'DELETE /api/blog/categories/:id',
    'GET /api/trash',
    'POST /api/trash/restore',
    'GET /api/drafts/faq',
    'PUT /api/drafts/faq',
    'DELETE /api/drafts/faq',
    'GET /api/drafts/faq/:id',
    'PUT /api/drafts/faq/:id',
    'DELETE /api/drafts/faq/:id',
    'GET /api/drafts/post',
    'PUT /api/drafts/post',
    'DELETE /api/drafts/post',
    'GET /api/drafts/post/:id',
    'PUT /api/drafts/post/:id',
    'DELETE /api/drafts/post/:id',
    'GET /api/images',
    'POST /api/images',
    'POST /api/images/fetch',
    'PATCH /api/images/:id',
    'DELETE /api/images/:id',
    'POST /api/tax-facts/renewals',
  ],
  admin: [
    'GET /api/office/settings',
    // Their own also those of the desk.
    'PUT /api/office/people/:id',
    'POST /api/office/people/:id/leaves',
    'DELETE /api/office/people/:id/leaves/:leave',
    'PUT /api/office/hours',
    'POST /api/office/holidays/india',
    'PUT /api/office/holidays/:day',
    'DELETE /api/office/holidays/:day',
    'PUT /api/office/rules',
    'PUT /api/office/closed-days',
    'GET /api/insights',
    'GET /api/insights/export.csv',
    'GET /api/results',
    'GET /api/results/export.csv',
    'GET /api/staff',
    'POST /api/staff',
    'PATCH /api/staff/:id',
    'POST /api/staff/:id/link',
    'GET /api/audit',
    'GET /api/audit/export.csv',
    'GET /api/backups',
    'GET /api/season',
    'POST /api/backups',
    'GET /api/alerts',
    'GET /api/mails/arrival',
    'POST /api/mails/test',
    'POST /api/templates',
    'PATCH /api/templates/:id',
    'DELETE /api/templates/:id',
    'PUT /api/claims/:id/evidence',
    'DELETE /api/claims/:id/evidence',
  ],
  'accountant or admin': [
    'GET /api/office/people/:id',
    'GET /api/mails',
    'GET /api/mails/status',
    'GET /api/mails/:id',
    'POST /api/mails/:id/send-again',
    'GET /api/templates',
  ],
  'admin at the desk': ['DELETE /api/leads/:id', 'GET /api/leads/:id/export'],
  export: ['GET /api/leads/export.csv'],
  import: ['POST /api/leads/import', 'GET /api/leads/imports', 'POST /api/leads/imports/:id/undo'],
}

const byRoute = new Map(
  Object.entries(access).flatMap(([rule, routes]) =>
    routes.map((route) => [route, rule as Rule] as const),
  ),
)

/** The rule of a route such as `GET /api/leads/:id`; undefined for one that nobody decided on. */
export function ruleOf(route: string): Rule | undefined {
  const name = route.replace(/^HEAD /, 'GET ')
  return byRoute.get(name) ?? byRoute.get(name.replace(/^(POST \/api\/tools\/)[\w-]+$/, '$1*'))
}

/** What the table names. */
export function ruledRoutes(): string[] {
  return [...byRoute.keys()]
}

type Standing = Pick<SessionUser, 'roles' | 'mayExport' | 'mayImport'>

/**
 * Whether a rule lets somebody in who asks about no one in particular: a visitor where no account is given.
 */
export function allows(rule: Rule, user: Standing | undefined): boolean {
  if (rule === 'public' || rule === 'both') return true
  return user !== undefined && TESTS[rule](user)
}

const is =
  (...roles: SessionUser['roles']) =>
  (user: Standing) =>
    roles.some((role) => user.roles.includes(role))

const TESTS: Record<Exclude<Rule, 'public' | 'both'>, (user: Standing) => boolean> = {
  session: () => true,
  staff: () => true,
  accountant: is('accountant'),
  editor: is('editor'),
  admin: is('admin'),
  'accountant or admin': is('accountant', 'admin'),
  'admin at the desk': (user) => is('admin')(user) && is('accountant')(user),
  export: ({ mayExport }) => mayExport,
  import: ({ mayImport }) => mayImport,
}

/** Lists the routes as they are added, for those who have to know all of them. */
export function listRoutes(app: FastifyInstance): void {
  const names: string[] = []
  app.decorate('routeNames', names)
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) names.push(`${one} ${url}`)
  })
}

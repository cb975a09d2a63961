import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'
import { contactTopics } from '#content/en/contact.ts'
import { FINANCIAL_YEARS } from '#content/facts/in-year.ts'
import { toolsInHindi } from '#content/hi/tools/translated.ts'
import { plans } from '#content/plans.ts'
import { paths } from './paths.ts'
import { INCOMES } from './tax/engine/assess-return.ts'

const secret = { excluded: 'only the sender of the enquiry knows its address' }
const client = { excluded: 'only the client knows its address' }
const afterwards = { excluded: 'a form or an email leads there' }

const list: PublicPage['query'] = { category: /^[a-z0-9-]{1,60}$/, q: 'any', page: /^\d{1,2}$/ }

/** Every public page: the file that renders it, what of it the sitemap names, and how it is cached. */
export const publicPages: PublicPage[] = [
  {
    path: paths.home,
    file: 'website/home/home.tsx',
    sitemap: 'page',
    hindi: true,
    query: { income: { several: INCOMES } },
  },
  {
    path: paths.service('$slug'),
    file: 'website/services/service.tsx',
    sitemap: 'services',
    hindi: true,
  },
  { path: paths.guides, file: 'website/guides/guides.tsx', sitemap: 'page', hindi: true },
  {
    path: paths.guide('$slug'),
    file: 'website/guides/guide.tsx',
    sitemap: 'guides',
    hindi: true,
  },
  { path: paths.tools, file: 'tax/tools/pages/tools.tsx', sitemap: 'page', hindi: true },
  {
    path: paths.tool('$tool'),
    file: 'tax/tools/pages/tool.tsx',
    sitemap: 'tools',
    hindi: toolsInHindi.map(paths.tool),
    query: { year: FINANCIAL_YEARS },
  },
  {
    path: paths.pricing,
    file: 'website/pricing/pricing.tsx',
    sitemap: 'page',
    hindi: true,
    query: { plan: plans.map(({ id }) => id) },
  },
  {
    path: paths.faq,
    file: 'writing/questions/pages/questions.tsx',
    sitemap: 'page',
    hindi: true,
    query: list,
  },
  { path: paths.blog, file: 'writing/posts/pages/posts.tsx', sitemap: 'page', query: list },
  { path: paths.post('$slug'), file: 'writing/posts/pages/post.tsx', sitemap: 'posts' },
  {
    path: paths.question('$slug'),
    file: 'writing/questions/pages/question.tsx',
    sitemap: 'questions',
    hindi: 'some',
  },
  {
    path: paths.contact,
    file: 'enquiries/intake/pages/contact.tsx',
    sitemap: 'page',
    hindi: true,
    query: { topic: contactTopics.map(({ id }) => id) },
  },
  {
    path: paths.book,
    file: 'enquiries/calls/pages/book.tsx',
    sitemap: 'page',
    hindi: true,
    query: { zone: 'any' },
    freshMs: 10_000,
  },
  {
    path: paths.enquiry,
    file: 'enquiries/receipt/recovery/your-enquiry.tsx',
    sitemap: 'page',
    hindi: true,
  },
  {
    path: paths.enquiryLinkSent,
    file: 'enquiries/receipt/recovery/link-sent.tsx',
    sitemap: afterwards,
    hindi: true,
  },
  {
    path: paths.enquiryReceived('$token'),
    file: 'enquiries/intake/pages/enquiry-received.tsx',
    sitemap: secret,
    hindi: true,
  },
  {
    path: paths.enquiryRepeated('$due'),
    file: 'enquiries/intake/pages/enquiry-repeated.tsx',
    sitemap: afterwards,
    hindi: true,
  },
  {
    path: paths.receipt('$token'),
    file: 'enquiries/receipt/pages/receipt.tsx',
    sitemap: secret,
  },
  {
    path: paths.receiptCall('$token'),
    file: 'enquiries/calls/pages/receipt-call.tsx',
    sitemap: secret,
    query: { zone: 'any' },
  },
  {
    path: paths.confirmCall('$token'),
    file: 'enquiries/calls/pages/confirm-call.tsx',
    sitemap: secret,
  },
  {
    path: paths.dateReminders.asked,
    file: 'tax/due-dates/reminders/pages/asked.tsx',
    sitemap: afterwards,
    hindi: true,
  },
  {
    path: paths.dateReminders.ended,
    file: 'tax/due-dates/reminders/pages/ended.tsx',
    sitemap: afterwards,
    hindi: true,
  },
  {
    path: paths.dateReminders.one('$token'),
    file: 'tax/due-dates/reminders/pages/reminders.tsx',
    sitemap: afterwards,
  },
  {
    path: paths.dateReminders.end('$token'),
    file: 'tax/due-dates/reminders/pages/end.tsx',
    sitemap: afterwards,
  },
  { path: paths.myLink, file: 'clients/my/pages/my-link.tsx', sitemap: 'page', hindi: true },
  {
    path: paths.myLinkSent,
    file: 'clients/my/pages/my-link-sent.tsx',
    sitemap: afterwards,
    hindi: true,
  },
  {
    path: paths.my('$token'),
    file: 'clients/my/pages/my.tsx',
    sitemap: client,
    query: { sent: ['1'] },
  },
  { path: paths.about, file: 'website/about/about.tsx', sitemap: 'page', hindi: true },
  { path: paths.privacy, file: 'website/legal/privacy-policy.tsx', sitemap: 'page', hindi: true },
  { path: paths.terms, file: 'website/legal/terms-of-service.tsx', sitemap: 'page', hindi: true },
  { path: paths.cookies, file: 'website/legal/cookie-policy.tsx', sitemap: 'page' },
]

export interface PublicPage {
  path: string
  file: string
  /**
   * the page itself, one address for each item of a collection, or nothing and why: such an address is its
   * receiver's secret, and no cache keeps the page
   */
  sitemap: 'page' | 'services' | 'guides' | 'tools' | 'questions' | 'posts' | { excluded: string }
  /**
   * whether it is there in Hindi too, at the same address below `/hi`; of `some` pages only the one in English may be,
   * and of a collection those that are listed are
   */
  hindi?: true | 'some' | readonly string[]
  /**
   * What of the query changes the page, in the order of its one address, and of which values a copy is cached:
   * these, those that match, of `any` none, and of `several` at once each set in its one order. Everything else in a
   * query, such as what advertisements append, changes nothing.
   */
  query?: Record<string, readonly string[] | RegExp | 'any' | { several: readonly string[] }>
  /** for how many milliseconds a cached copy is sent, if not for five minutes: for what can be gone any moment */
  freshMs?: number
}

/** Every page of the site and the file that renders it. */
export const routes = rootRoute('website/layout/document.tsx', [
  layout(
    'public',
    'website/layout/public-layout.tsx',
    publicPages.map(({ path, file }) => (path === paths.home ? index(file) : route(path, file))),
  ),
  layout('admin', 'entry/staff/admin-layout.tsx', [
    route(paths.admin.login, 'team/auth/login-page.tsx'),
    route(paths.admin.reset('$token'), 'team/auth/reset-page.tsx'),
    layout('staff', 'entry/staff/guard.tsx', [
      route(paths.admin.dashboard, 'enquiries/dashboard/dashboard-page.tsx'),
      route(paths.admin.faqs, 'writing/questions/faqs-page.tsx'),
      route(paths.admin.blog, 'writing/posts/editor/posts-page.tsx'),
      route(paths.admin.newPost, 'writing/posts/editor/post-new-page.tsx'),
      route(paths.admin.post('$id'), 'writing/posts/editor/post-edit-page.tsx'),
      route(paths.admin.leads, 'enquiries/desk/leads-page.tsx'),
      route(`${paths.admin.leads}/$id`, 'enquiries/desk/lead-page.tsx'),
      route(paths.admin.mail, 'enquiries/replies/mail-page.tsx'),
      route(paths.admin.incoming, 'enquiries/replies/inbound/incoming-page.tsx'),
      route(paths.admin.templates, 'enquiries/templates/templates-page.tsx'),
      route(paths.admin.claims, 'writing/claims/claims-page.tsx'),
      route(paths.admin.taxFacts, 'writing/figures/tax-facts-page.tsx'),
      route(paths.admin.staff, 'team/accounts/staff-page.tsx'),
      route(paths.admin.audit, 'team/audit/log/audit-page.tsx'),
      route(paths.admin.backups, '../ops/backup/backups-page.tsx'),
      route(paths.admin.season, 'enquiries/workload/board-page.tsx'),
      route(paths.admin.insights, 'enquiries/insights/insights-page.tsx'),
      route(paths.admin.results, 'enquiries/results/results-page.tsx'),
      route(paths.admin.returnFigures, 'clients/report/report-page.tsx'),
      route(paths.admin.office, 'enquiries/calls/office/office-page.tsx'),
      route(paths.admin.calls, 'enquiries/calls/day/calls-page.tsx'),
      route(paths.admin.clients, 'clients/screens/clients-page.tsx'),
      route(paths.admin.client('$id'), 'clients/screens/client-page.tsx'),
      route(paths.admin.returns, 'clients/screens/returns-page.tsx'),
      route(paths.admin.newReturn, 'clients/screens/start-page.tsx'),
      route(paths.admin.requestTemplates, 'clients/screens/request-templates-page.tsx'),
      route(paths.admin.return('$id'), 'clients/screens/return-page.tsx'),
      route(paths.admin.account, 'entry/staff/account-page.tsx'),
    ]),
  ]),
  route('$', 'website/layout/missing.tsx'),
])

import { createServer, type RequestListener } from 'node:http'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type pg from 'pg'
import { replyLinks } from '#app/clients/access/reply-link.server.ts'
import { filingApi } from '#app/clients/filing/api.server.ts'
import { billingApi } from '#app/clients/filing/billing-api.server.ts'
import { myApi } from '#app/clients/my/api.server.ts'
import { myFilingApi } from '#app/clients/my/filing-api.server.ts'
import { myDataApi } from '#app/clients/my/own-data-api.server.ts'
import { clientsApi } from '#app/clients/records/api.server.ts'
import { reportApi } from '#app/clients/report/report-api.server.ts'
import { returnsApi } from '#app/clients/returns/api.server.ts'
import { documentsApi } from '#app/clients/returns/documents-api.server.ts'
import { requestTemplatesApi } from '#app/clients/returns/request-templates-api.server.ts'
import { appointmentsApi } from '#app/enquiries/calls/api.server.ts'
import { callsApi } from '#app/enquiries/calls/day/api.server.ts'
import { calendarFeedApi } from '#app/enquiries/calls/feed/api.server.ts'
import { officeSettingsApi } from '#app/enquiries/calls/office/api.server.ts'
import { csvApi } from '#app/enquiries/csv/csv-api.server.ts'
import { dashboardApi } from '#app/enquiries/dashboard/api.server.ts'
import { intakeApi } from '#app/enquiries/desk/add/intake-api.server.ts'
import { deskApi } from '#app/enquiries/desk/changes/desk-api.server.ts'
import { deskStatusApi } from '#app/enquiries/desk/live/desk-status-api.server.ts'
import { personalListApi } from '#app/enquiries/desk/personal-list/personal-list-api.server.ts'
import { presenceApi } from '#app/enquiries/desk/presence/presence-api.server.ts'
import { leadIdsFound } from '#app/enquiries/desk/views.server.ts'
import { countsApi, startCounting } from '#app/enquiries/insights/counts-api.server.ts'
import { insightsApi } from '#app/enquiries/insights/insights-api.server.ts'
import { leadsApi } from '#app/enquiries/intake/api.server.ts'
import { lockGroups } from '#app/enquiries/model/rows.server.ts'
import { notificationsApi } from '#app/enquiries/notifications/api.server.ts'
import { describeNewLeads } from '#app/enquiries/notifications/new-lead.server.ts'
import { pushApi } from '#app/enquiries/notifications/push/push-api.server.ts'
import { securityMails } from '#app/enquiries/notifications/security-mails.server.ts'
import { officeApi } from '#app/enquiries/office/api.server.ts'
import { receiptsApi } from '#app/enquiries/receipt/receipts-api.server.ts'
import { linksApi } from '#app/enquiries/receipt/recovery/links-api.server.ts'
import { isClientOf } from '#app/enquiries/replies/inbound/client-mail.server.ts'
import { incomingApi } from '#app/enquiries/replies/inbound/incoming-api.server.ts'
import { resultsApi } from '#app/enquiries/results/results-api.server.ts'
import { templatesApi } from '#app/enquiries/templates/api.server.ts'
import { seasonApi } from '#app/enquiries/workload/api.server.ts'
import type { Env } from '#app/platform/config/env.ts'
import type { Database } from '#app/platform/db/database.ts'
import { Jobs } from '#app/platform/db/jobs.ts'
import type { PoolWatch } from '#app/platform/db/pool-watch.ts'
import { type Keyring, openKeyring } from '#app/platform/encryption/keyring.server.ts'
import { admitRequests } from '#app/platform/http/admit.ts'
import { enforceBodyTimeout, MAX_BODY_MS } from '#app/platform/http/body-timeouts.ts'
import { RequestQueue } from '#app/platform/http/connections/request-queue.ts'
import {
  handleErrors,
  newRequestId,
  rejectBroken,
  rejectUnreadable,
} from '#app/platform/http/errors.ts'
import { Lifecycle } from '#app/platform/http/lifecycle.ts'
import { logOptions, logRequests } from '#app/platform/http/log.ts'
import { limitRequests } from '#app/platform/http/rate-limiter.ts'
import { setSchemaWords } from '#app/platform/http/schema-words.ts'
import { cutIfStalled, cutSlowReaders, endPipelining } from '#app/platform/http/slow-readers.ts'
import { mailApi } from '#app/platform/mail/api.server.ts'
import { inboundWebhook } from '#app/platform/mail/inbound/webhook.server.ts'
import type { Outbox } from '#app/platform/mail/outbox.server.ts'
import { alertsApi } from '#app/platform/monitoring/api.server.ts'
import { serveMetrics } from '#app/platform/monitoring/metrics-endpoint.server.ts'
import { renderError } from '#app/platform/rendering/error-page.ts'
import { withoutHost } from '#app/platform/rendering/page-address.ts'
import { PageCache } from '#app/platform/rendering/page-cache.ts'
import { type Pages, sendStale, servePages } from '#app/platform/rendering/pages.ts'
import { dueDatesApi } from '#app/tax/due-dates/api.server.ts'
import { remindersApi } from '#app/tax/due-dates/reminders/reminders-api.server.ts'
import { toolsApi } from '#app/tax/tools/api/tools-api.server.ts'
import { answerPostedForms } from '#app/tax/tools/server/posted-form.server.ts'
import { staffApi } from '#app/team/accounts/api.server.ts'
import { auditApi } from '#app/team/audit/log/api.server.ts'
import { rememberAddresses } from '#app/team/audit/request-address.server.ts'
import { listAccess } from '#app/team/auth/access/route.server.ts'
import { authApi } from '#app/team/auth/api.server.ts'
import { decorateWithSession } from '#app/team/auth/request-session.server.ts'
import { sessionCookies } from '#app/team/auth/session-cookies.server.ts'
import { serveFeed } from '#app/website/seo/feed.server.ts'
import { serveSecurityTxt } from '#app/website/seo/security-txt.server.ts'
import { cachedFiles, serveSitemap, staticPages } from '#app/website/seo/sitemap.server.ts'
import { socialImages } from '#app/website/social/api.server.ts'
import { claimsApi } from '#app/writing/claims/api.server.ts'
import { taxFactsApi } from '#app/writing/figures/api.server.ts'
import { imagesApi } from '#app/writing/images/api.server.ts'
import { blogApi } from '#app/writing/posts/api.server.ts'
import { releaseTextsApi } from '#app/writing/publishing/release-texts/api.server.ts'
import { trashApi } from '#app/writing/publishing/trash/api.server.ts'
import { faqsApi } from '#app/writing/questions/api.server.ts'
import { backupApi } from '#ops/backup/api.server.ts'
import { health } from './health.ts'
import { describeApi } from './openapi.ts'
import { secure } from './security.ts'
import { subscribeRooms } from './subscriptions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    env: Env
    db: Database
    pool: pg.Pool
    poolWatch: PoolWatch
    /** for connections of one's own, such as those that listen */
    connection: pg.ClientConfig
    pageCache: PageCache
    lifecycle: Lifecycle
    outbox: Outbox
    /** what documents and PANs are encrypted with */
    keyring: Keyring
  }
}

export interface AppOptions {
  env: Env
  db: Database
  pool: pg.Pool
  poolWatch: PoolWatch
  connection: pg.ClientConfig
  /** how pages are rendered: the built site, or the one under development */
  pages: Pages
  /** what background work is sent by; without it the app sends but does none */
  jobs?: Jobs
}

/** The whole site as a function of its surroundings; `main.ts` listens, tests `inject`. */
export async function buildApp({
  env,
  db,
  pool,
  poolWatch,
  connection,
  pages,
  jobs,
}: AppOptions): Promise<FastifyInstance> {
  const sessionCookie = sessionCookies(env.secure).session
  const pageCache = new PageCache(sessionCookie, [...staticPages, ...cachedFiles])
  const lifecycle = new Lifecycle()
  const app = fastify({
    serverFactory: (handler) => createHttpServer(lifecycle, pageCache, handler),
    logger: logOptions(env),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: rejectUnreadable,
    clientErrorHandler: rejectBroken,
    genReqId: newRequestId,
    trustProxy: trusted(env.trustProxy),
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  })
  app.decorate('env', env)
  app.decorate('db', db)
  app.decorate('pool', pool)
  app.decorate('poolWatch', poolWatch)
  app.decorate('connection', connection)
  app.decorate('pageCache', pageCache)
  app.decorate('lifecycle', lifecycle)
  app.decorate('keyring', openKeyring(env))
  const sending = jobs ?? new Jobs(pool, app.log)
  app.decorate('outbox', {
    jobs: sending,
    firm: env.firm,
    settings: env.mail,
    roles: env.roles,
    lead: {
      lock: (tx, leadId) => lockGroups(tx, [leadId]),
      isClient: isClientOf,
      leadIdsFound,
      describeNewLeads: (tx, leadIds) => describeNewLeads(tx, leadIds, env.firm),
      ...replyLinks(app.keyring, env.publicOrigin),
    },
  })
  subscribeRooms(pool, app.outbox)
  app.decorate('securityMails', securityMails(app.outbox))
  app.addHook('onClose', () => sending.stop())
  // Browsers hold a connection open after the last response: closing would wait for it.
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1
  })
  app.addHook('onSend', async (_request, reply) => lifecycle.makeLastIfEnding(reply.raw))
  app.setValidatorCompiler(validatorCompiler)
  setSchemaWords()
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')

  listAccess(app)
  logRequests(app)
  cutSlowReaders(app)
  handleErrors(app, (request, response) => renderError(pages, request, response))
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: 64 * 1024 })
  await secure(app)
  admitRequests(app, sessionCookie, sendStale)
  await limitRequests(app)
  decorateWithSession(app)
  rememberAddresses(app)
  await describeApi(app)

  await serveMetrics(app)
  await app.register(health)
  await app.register(authApi)
  await app.register(staffApi)
  await app.register(auditApi)
  await app.register(backupApi)
  await app.register(leadsApi)
  await app.register(mailApi)
  await app.register(inboundWebhook)
  await app.register(incomingApi)
  await app.register(notificationsApi)
  await app.register(pushApi)
  await app.register(receiptsApi)
  await app.register(linksApi)
  await app.register(appointmentsApi)
  await app.register(deskApi)
  await app.register(deskStatusApi)
  await app.register(personalListApi)
  await app.register(presenceApi)
  await app.register(csvApi)
  await app.register(intakeApi)
  await app.register(templatesApi)
  await app.register(claimsApi)
  await app.register(taxFactsApi)
  await app.register(releaseTextsApi)
  await app.register(trashApi)
  await app.register(dashboardApi)
  await app.register(seasonApi)
  await app.register(alertsApi)
  startCounting(app)
  await app.register(countsApi)
  await app.register(insightsApi)
  await app.register(resultsApi)
  await app.register(dueDatesApi)
  await app.register(officeApi)
  await app.register(officeSettingsApi)
  await app.register(callsApi)
  await app.register(calendarFeedApi)
  await app.register(toolsApi)
  await app.register(remindersApi)
  await app.register(clientsApi)
  await app.register(returnsApi)
  await app.register(documentsApi)
  await app.register(filingApi)
  await app.register(billingApi)
  await app.register(reportApi)
  await app.register(requestTemplatesApi)
  await app.register(myFilingApi)
  await app.register(myDataApi)
  await app.register(myApi)
  await app.register(faqsApi)
  await app.register(blogApi)
  await app.register(imagesApi)
  await app.register(socialImages)
  await app.register(serveFeed)
  await app.register(serveSitemap)
  await app.register(serveSecurityTxt)
  await app.register(answerPostedForms(pages))
  await servePages(app, pages)
  return app
}

/** Which proxies are trusted for a visitor's address: their number, or their addresses. */
function trusted(setting: Env['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
}

/** Cached pages are sent before anything else sees the request; slow senders are cut off. */
function createHttpServer(lifecycle: Lifecycle, pageCache: PageCache, handler: RequestListener) {
  const queue = new RequestQueue()
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: MAX_BODY_MS,
      keepAliveTimeout: 15_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      if (endPipelining(request, response)) return
      request.url = withoutHost(request.url ?? '/')
      lifecycle.track(response)
      enforceBodyTimeout(request, response)
      queue.add(request, () => {
        lifecycle.makeLastIfEnding(response)
        if (!pageCache.serve(request, response)) handler(request, response)
        // The system nearly always takes a page at once: then there is nothing left to stall.
        else if (request.socket.writableLength > 0) cutIfStalled(response)
      })
    },
  )
  server.on('connection', (socket) => {
    queue.connected()
    // Node remembers it from here on: of a socket that is closed it can't be known any more.
    void socket.remoteAddress
  })
  return server
}

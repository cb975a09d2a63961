import { validatorCompiler } from 'fastify-type-provider-zod'
import { measuredReplyTime, responseRate } from '#app/enquiries/desk/stats/stats.server.ts'
import {
  type ReplyTime,
  type ResponseRate,
  replyTimeSchema,
  responseRateSchema,
} from '#app/enquiries/desk/stats/stats.ts'
import { askAboutPhone, validateForm } from '#app/enquiries/intake/forms/form-post.server.ts'
import { originOf } from '#app/enquiries/intake/forms/origin.server.ts'
import {
  bodyRulesFor,
  leadBody,
  leadFromBody,
  pageOfForm,
  sentLead,
  spamSignalsFromBody,
} from '#app/enquiries/model/lead.ts'
import { withConsent } from '#app/enquiries/model/working.ts'
import { receiptUrl } from '#app/enquiries/receipt/receipt.ts'
import { paths } from '#app/paths.ts'
import { Groups } from '#app/platform/db/groups.ts'
import { increment } from '#app/platform/http/counters.ts'
import { isForm, wantsPage } from '#app/platform/http/errors.ts'
import { limitAcrossInstances } from '#app/platform/http/rate-limiter.ts'
import { inLanguage } from '#app/platform/page/in-language.ts'
import { workOut } from '#app/tax/tools/server/work-out.server.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { messages } from '#content/en/messages.ts'
import { type Arrival, createLeads, type StoredLead } from './create-lead.server.ts'

const LEAD_BODY_LIMIT = 256 * 1024
/** While one group is written the next one is read, so that neither the app nor the database waits. */
const GROUP_SIZES = { largest: 32, atOnce: 2 }
/** The public rate changes slowly, and every page that shows it requests it. */
const RESPONSE_RATE_CACHE_MS = 10_000

/** The public API of enquiries: sending one, and the response rate. */
export const leadsApi = routes('leads', (app) => {
  const { limits, assignInTurn, publicOrigin, roles } = app.env
  const practice = { perContact: limits.contact, assignInTurn, roles }
  const arrivals = new Groups(
    (group: Arrival[]) => createLeads(app.db, group, practice),
    GROUP_SIZES,
  )
  let cached: ResponseRate = null
  let cachedUntil = 0
  let cachedTime: ReplyTime = null
  let timeCachedUntil = 0

  return [
    route('POST /api/leads', {
      access: 'public',
      body: leadBody,
      reply: { 201: sentLead },
      bodyLimit: LEAD_BODY_LIMIT,
      config: {
        ...limitAcrossInstances('leads', limits.leads, messages.lead.limited),
        formPage: pageOfForm,
        admission: 'grouped',
      },
      // The body's fields decide which of the rules apply, so that errors name its own fields.
      validatorCompiler: (route) => (body) =>
        validatorCompiler({ ...route, schema: bodyRulesFor(body) })(body),
      preValidation: validateForm,
      preHandler: async (request) =>
        askAboutPhone(request, 'fullName' in request.body ? 'phoneNumber' : 'phone'),
      run: async (request, reply) => {
        // Before the transaction takes a connection: many of them at once would deadlock.
        await app.outbox.jobs.start()
        const { body } = request
        const sent = 'working' in body ? body.working : undefined
        const stored = await arrivals.add({
          input: leadFromBody(body),
          spamSignals: spamSignalsFromBody(body),
          sendKey: body.sendKey,
          working: sent && withConsent(await workOut(sent, app.env.firm.noGst), body.language),
          from: originOf(request, body, leadFromBody(body).source),
        })
        request.log.info({ leadId: stored.id }, 'enquiry stored')
        if (!stored.repeated) increment('enquiries received', leadFromBody(body).source)
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
        if (isForm(request) && wantsPage(request)) {
          return reply.redirect(inLanguage(pageAfter(stored), body.language ?? 'en'), 303)
        }
        const times = {
          receivedAt: stored.receivedAt.toISOString(),
          dueAt: stored.dueAt.toISOString(),
        }
        if (!isOwn(stored, body.sendKey)) return times
        return {
          ...times,
          id: stored.id,
          receiptUrl: receiptUrl(publicOrigin, stored.receiptToken),
        }
      },
    }),
    route('GET /api/promise', {
      access: 'public',
      reply: responseRateSchema,
      run: async (_request, reply) => {
        if (cachedUntil < Date.now()) {
          cachedUntil = Date.now() + RESPONSE_RATE_CACHE_MS
          // Pages are rendered with it: the previous rate, or none, is better than no page.
          cached = await responseRate(app.db).catch(() => cached)
        }
        reply.header('cache-control', 'public, max-age=60').type('application/json; charset=utf-8')
        return reply.serializer(JSON.stringify).send(cached)
      },
    }),
    route('GET /api/reply-time', {
      access: 'public',
      reply: replyTimeSchema,
      run: async (_request, reply) => {
        if (app.env.showReplyTime && timeCachedUntil < Date.now()) {
          timeCachedUntil = Date.now() + RESPONSE_RATE_CACHE_MS
          cachedTime = await measuredReplyTime(app.db).then(
            ({ hours }) => (hours === null ? null : { hours }),
            () => cachedTime,
          )
        }
        reply.header('cache-control', 'public, max-age=60').type('application/json; charset=utf-8')
        return reply.serializer(JSON.stringify).send(cachedTime)
      },
    }),
  ]
})

/** Whether the sender may see the receipt: anyone could repeat what somebody else has sent. */
function isOwn({ repeated, sendKey }: StoredLead, given?: string): boolean {
  return !repeated || (sendKey !== null && sendKey === given)
}

/** The page to which a form sent without script leads: it has no key. */
function pageAfter({ repeated, receiptToken, dueAt }: StoredLead): string {
  return repeated
    ? paths.enquiryRepeated(String(dueAt.getTime()))
    : paths.enquiryReceived(receiptToken)
}

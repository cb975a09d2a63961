import { and, eq, gt, ne, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import {
  createLeads,
  type Practice,
  type StoredLead,
  storedLead,
} from '#app/enquiries/intake/create-lead.server.ts'
import { askAboutPhone } from '#app/enquiries/intake/forms/form-post.server.ts'
import { originOf } from '#app/enquiries/intake/forms/origin.server.ts'
import { phoneKey } from '#app/enquiries/model/contact-keys.server.ts'
import { recordEvent } from '#app/enquiries/model/events.server.ts'
import {
  type LeadInput,
  type LeadOrigin,
  leadFromBody,
  spamSignalsFromBody,
} from '#app/enquiries/model/lead.ts'
import { lockLead } from '#app/enquiries/model/rows.server.ts'
import { receiptUrl } from '#app/enquiries/receipt/receipt.ts'
import { paths } from '#app/paths.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { lockText } from '#app/platform/db/locks.ts'
import { leads } from '#app/platform/db/schema.ts'
import { increment } from '#app/platform/http/counters.ts'
import { InvalidInput, isForm, wantsPage } from '#app/platform/http/errors.ts'
import { limitAcrossInstances } from '#app/platform/http/rate-limiter.ts'
import { inLanguage, languageSaid } from '#app/platform/page/in-language.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { bookingErrors } from '#content/en/enquiry/booking.ts'
import { answeringTaken } from './answer-taken.server.ts'
import { type BookingBody, bookedCall, bookingBody, freeTimes, slotTaken } from './appointment.ts'
import { bookIn, type Site } from './book.server.ts'
import { heldCallsApi } from './held/api.server.ts'
import { callOfReceipt, presentCall } from './receipt-call.server.ts'
import { receiptCallApi } from './receipt-call-api.server.ts'
import { findFreeSlots } from './slots.server.ts'
import { SLOT_MINUTES } from './slots.ts'
import { bookingsOfDay } from './visitor-limits.server.ts'

const BODY_LIMIT = 64 * 1024
const REPEAT_WINDOW_MS = 24 * 60 * MINUTE_MS

/** The public API of calls: the free times, booking one, and the call on a receipt. */
export const appointmentsApi = routes('appointments', (app) => {
  const countBooking = bookingsOfDay(app)
  app.register(receiptCallApi)
  app.register(heldCallsApi)

  return [
    route('GET /api/appointments/slots', {
      access: 'public',
      summary: 'The times at which a call can be booked now',
      reply: freeTimes,
      run: async (_request, reply) => {
        reply.header('cache-control', 'no-store')
        const slots = await findFreeSlots(app.db)
        return { slots: slots.map((slot) => slot.toISOString()), minutes: SLOT_MINUTES }
      },
    }),
    route('POST /api/appointments', {
      access: 'public',
      summary: 'Books a call, which is an enquiry with an appointment',
      body: bookingBody,
      reply: { 201: bookedCall, 409: slotTaken },
      bodyLimit: BODY_LIMIT,
      config: {
        ...limitAcrossInstances('leads', app.env.limits.leads, bookingErrors.limited),
        formPage: ({ timeZone, language }) =>
          inLanguage(paths.bookIn(timeZone), languageSaid(language)),
      },
      preValidation: requireAcceptedTerms,
      preHandler: async (request) => askAboutPhone(request, 'phone'),
      run: async (request, reply) => {
        // Before the transaction takes a connection: many of them at once would deadlock.
        await app.outbox.jobs.start()
        const { body } = request
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
        const stored = await answeringTaken(request, reply, () =>
          storeBooking(app, body, originOf(request, body, 'booking'), () => countBooking(request)),
        )
        if (!stored) return reply
        request.log.info({ leadId: stored.id }, 'call booked or held')
        if (!stored.repeated) increment('enquiries received', 'booking')
        if (isForm(request) && wantsPage(request))
          return reply.redirect(pageAfter(stored, body.language), 303)
        return await responseTo(app, body, stored)
      },
    }),
  ]
})

/** Stores the enquiry and its call together, or neither. */
async function storeBooking(
  app: Site,
  body: BookingBody,
  from: LeadOrigin | undefined,
  count: () => Promise<void>,
): Promise<StoredLead> {
  const earlier = await earlierBooking(app.db, body)
  if (earlier) return earlier
  await count()
  const start = new Date(body.start)
  const arrival = {
    input: leadOf(body),
    spamSignals: spamSignalsFromBody(body),
    sendKey: body.sendKey,
    from,
    distinctBy: { start: start.toISOString() },
  }
  const practice: Practice = {
    perContact: app.env.limits.contact,
    // It belongs to the person who calls.
    assignInTurn: false,
    roles: app.env.roles,
    // The e-mail about the call acknowledges the enquiry too.
    recipients: { visitor: false, staff: true },
    afterStoring: async (tx, { id }, spamReason) => {
      const first = await earlierBooking(tx, body, id)
      if (first) throw new BookedMeanwhile(first)
      if (spamReason) {
        const detail = { startsAt: start.toISOString() }
        await recordEvent(tx, id, { kind: 'appointment-refused', detail }, null)
        return
      }
      const wanted = { start, timeZone: body.timeZone }
      await bookIn(tx, app, await lockLead(tx, id), wanted, null)
    },
  }
  try {
    const [stored] = await createLeads(app.db, [arrival], practice)
    if (!stored) throw new Error('an enquiry was neither stored nor found')
    return stored
  } catch (error) {
    if (error instanceof BookedMeanwhile) return error.first
    throw error
  }
}

/** Undoes a booking of a page that has booked in another request meanwhile. */
class BookedMeanwhile extends Error {
  readonly first: StoredLead
  constructor(first: StoredLead) {
    super('the same page has booked meanwhile')
    this.first = first
  }
}

/**
 * What the same person has booked before on the same page: another time, after its response was lost, books no
 * second call.
 * With the id of an enquiry that the transaction has stored, of others, and requests of the same page wait
 * for one another from here on.
 */
async function earlierBooking(
  db: Executor,
  { sendKey, phone, email }: BookingBody,
  id = 0,
): Promise<StoredLead | undefined> {
  if (!sendKey) return undefined
  if (id) await lockText(db, `booking:${sendKey}`)
  const since = new Date(Date.now() - REPEAT_WINDOW_MS)
  const isSender = or(
    eq(leads.phone, phone),
    eq(leads.phoneKey, phoneKey(phone) ?? ''),
    eq(leads.emailKey, emailKey(email ?? '') ?? ''),
  )
  const [row] = await db
    .select()
    .from(leads)
    .where(
      and(
        isSender,
        gt(leads.receivedAt, since),
        eq(leads.sendKey, sendKey),
        eq(leads.source, 'booking'),
        ne(leads.id, id),
      ),
    )
    .limit(1)
  return row && storedLead(row, true)
}

function leadOf(body: BookingBody): LeadInput {
  return leadFromBody({ ...body, source: 'booking' })
}

/**
 * A form without script has no other check of the box. As with the contact form, whose body never holds
 * it, the API itself does not ask.
 */
async function requireAcceptedTerms(request: FastifyRequest): Promise<void> {
  if (!isForm(request)) return
  const { acceptTerms } = (request.body ?? {}) as { acceptTerms?: unknown }
  if (acceptTerms === 'on') return
  const faults = bookingBody.safeParse(request.body).error?.issues ?? []
  throw new InvalidInput([
    ...faults.map(({ path, message }) => ({ path: path.join('.'), message })),
    { path: 'acceptTerms', message: bookingErrors.acceptTerms },
  ])
}

/** A repeat without the key of its page gets the times alone: anyone could send it. */
async function responseTo({ db, env }: Site, body: BookingBody, stored: StoredLead) {
  const { receivedAt, dueAt, receiptToken } = stored
  const times = { receivedAt: receivedAt.toISOString(), dueAt: dueAt.toISOString() }
  const asked = new Date(body.start)
  const own = !stored.repeated || (stored.sendKey !== null && stored.sendKey === body.sendKey)
  const found = own ? presentCall(await callOfReceipt(db, receiptToken)) : undefined
  const { startsAt, endsAt } = found?.waiting ??
    found?.appointment ?? {
      startsAt: asked.toISOString(),
      endsAt: new Date(asked.getTime() + SLOT_MINUTES * MINUTE_MS).toISOString(),
    }
  return {
    ...times,
    appointment: { startsAt, endsAt },
    ...(found?.waiting && { waiting: { keptUntil: found.waiting.keptUntil } }),
    ...(own && { id: stored.id, receiptUrl: receiptUrl(env.publicOrigin, receiptToken) }),
  }
}

/** The receipt shows the call. */
function pageAfter(
  { repeated, receiptToken, dueAt }: StoredLead,
  language: BookingBody['language'] = 'en',
): string {
  if (!repeated) return paths.receipt(receiptToken)
  return inLanguage(paths.enquiryRepeated(String(dueAt.getTime())), language)
}

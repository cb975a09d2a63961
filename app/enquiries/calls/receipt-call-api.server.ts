import type { FastifyReply, FastifyRequest } from 'fastify'
import { receiptToken } from '#app/enquiries/receipt/receipt.ts'
import { paths } from '#app/paths.ts'
import { AppError, isForm, NotFound, wantsPage } from '#app/platform/http/errors.ts'
import { limitAcrossInstances } from '#app/platform/http/rate-limiter.ts'
import { keepAddressesSecret } from '#app/platform/http/secret-tokens.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { bookingErrors } from '#content/en/enquiry/booking.ts'
import { receiptMissing } from '#content/en/enquiry/receipt.ts'
import { answeringTaken } from './answer-taken.server.ts'
import { callCancel, callMove, chosenTime, receiptCall, slotTaken } from './appointment.ts'
import { bookAppointment, cancelAppointment, moveAppointment } from './book.server.ts'
import { fileOf } from './call-mails.server.ts'
import { callOfReceipt, callToChange, presentCall } from './receipt-call.server.ts'
import { bookingsOfDay } from './visitor-limits.server.ts'

const BODY_LIMIT = 4 * 1024

/**
 * The call on a receipt, for anyone who knows its unguessable address. Every action also works as a plain
 * HTML form, which leads back to the receipt.
 */
export const receiptCallApi = routes('receipts', (app) => {
  keepAddressesSecret(app)
  const response = { 200: receiptCall, 409: slotTaken }
  const countBooking = bookingsOfDay(app)
  const look = async (token: string) => presentCall(await callOfReceipt(app.db, token))
  const config = {
    ...limitAcrossInstances('calls', app.env.limits.leads, bookingErrors.limited),
    ownSecret: true,
    formPage: ({ token = '', timeZone }: Record<string, string>) =>
      receiptToken.safeParse(token).success ? paths.receiptCallIn(token, timeZone) : paths.book,
  }

  return [
    route('GET /api/receipts/:token/appointment', {
      access: 'public',
      reply: receiptCall,
      run: (request) => look(tokenOf(request)),
    }),
    route('GET /api/receipts/:token/appointment.ics', {
      access: 'public',
      summary: 'The call as an iCalendar file',
      run: async (request, reply) => {
        const { lead, call } = await callOfReceipt(app.db, tokenOf(request))
        if (!call) throw new NotFound(bookingErrors.noCall)
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'attachment; filename="call.ics"')
          .send(fileOf(call, lead, app.env.firm))
      },
    }),
    route('POST /api/receipts/:token/appointment', {
      access: 'public',
      body: chosenTime,
      reply: response,
      bodyLimit: BODY_LIMIT,
      config,
      run: async (request, reply) => {
        const token = tokenOf(request)
        const { start, timeZone } = request.body
        return respond(request, reply, token, async () => {
          const { lead } = await callOfReceipt(app.db, token)
          await countBooking(request)
          await bookAppointment(app, lead.id, { start: new Date(start), timeZone }, null)
          return look(token)
        })
      },
    }),
    route('POST /api/receipts/:token/appointment/move', {
      access: 'public',
      body: callMove,
      reply: response,
      bodyLimit: BODY_LIMIT,
      config,
      run: async (request, reply) => {
        const token = tokenOf(request)
        const { start, timeZone, sequence } = request.body
        return respond(request, reply, token, async () => {
          const { id } = await callToChange(app.db, token)
          await moveAppointment(app, id, { start: new Date(start), timeZone, sequence }, null)
          return look(token)
        })
      },
    }),
    route('POST /api/receipts/:token/appointment/cancel', {
      access: 'public',
      body: callCancel,
      reply: receiptCall,
      bodyLimit: BODY_LIMIT,
      config: { ...config, formPage: undefined },
      run: async (request, reply) => {
        const token = tokenOf(request)
        const cancel = async () => {
          const { id } = await callToChange(app.db, token)
          await cancelAppointment(app, id, request.body, null)
          return look(token)
        }
        if (!isForm(request) || !wantsPage(request)) return cancel()
        // Whatever has happened meanwhile, the receipt shows it.
        await cancel().catch(unlessConflict)
        return reply.redirect(paths.receipt(token), 303)
      },
    }),
  ]
})

/** Responds with JSON to programs; leads a form to the receipt, which shows the call. */
async function respond<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  act: () => Promise<T>,
) {
  const done = await answeringTaken(request, reply, act)
  if (done === undefined) return reply
  if (!isForm(request) || !wantsPage(request)) return reply.send(done)
  return reply.redirect(paths.receipt(token), 303)
}

function unlessConflict(error: unknown): void {
  if (!(error instanceof AppError) || error.status !== 409) throw error
}

/** @throws NotFound for what cannot be a token */
function tokenOf({ params }: { params: { token: string } }): string {
  const { success, data } = receiptToken.safeParse(params.token)
  if (!success) throw new NotFound(receiptMissing.title)
  return data
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { askAboutPhone } from '#app/enquiries/intake/forms/form-post.server.ts'
import { paths } from '#app/paths.ts'
import { AppError, isForm, NotFound, wantsPage } from '#app/platform/http/errors.ts'
import { limitAcrossInstances } from '#app/platform/http/rate-limiter.ts'
import { keepAddressesSecret } from '#app/platform/http/secret-tokens.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { receiptMissing } from '#content/en/enquiry/receipt.ts'
import { receiptCorrectionCopy as copy } from '#content/en/enquiry/your-enquiry.ts'
import { correctReceipt } from './correct-receipt.server.ts'
import { type Receipt, receipt, receiptToken } from './receipt.ts'
import { CORRECTION_SAVED, onlyTyped, receiptCorrection } from './receipt-correction.ts'
import { findReceipt, reportNoResponse, withdraw } from './receipts.server.ts'

const BODY_LIMIT = 32 * 1024

/**
 * The receipt of an enquiry, for anyone who knows its unguessable address. Both actions also work as
 * plain HTML forms, which redirect back to the receipt.
 */
export const receiptsApi = routes('receipts', (app) => {
  keepAddressesSecret(app)
  const tokenOf = ({ params }: { params: unknown }) => {
    const { success, data } = receiptToken.safeParse((params as { token: string }).token)
    if (!success) throw new NotFound(receiptMissing.title)
    return data
  }
  const action = <const Name extends string>(
    name: Name,
    act: (token: string) => Promise<Receipt>,
  ) =>
    route(`POST /api/receipts/:token/${name}`, {
      access: 'public',
      reply: receipt,
      config: { ownSecret: true },
      run: async (request, reply) => {
        const token = tokenOf(request)
        // Before a transaction holds a connection, which the start of the jobs would wait for.
        await app.outbox.jobs.start()
        return respond(request, reply, token, () => act(token))
      },
    })

  return [
    route('GET /api/receipts/:token', {
      access: 'public',
      reply: receipt,
      run: (request) => findReceipt(app.db, tokenOf(request)),
    }),
    action('nobody-called', (token) => reportNoResponse(app.db, token)),
    action('withdraw', (token) => withdraw(app.db, token)),
    route('POST /api/receipts/:token/corrections', {
      access: 'public',
      reply: receipt,
      body: receiptCorrection,
      bodyLimit: BODY_LIMIT,
      config: {
        ...limitAcrossInstances('corrections', app.env.limits.reminders, copy.limited),
        ownSecret: true,
        formPage: ({ token = '' }) =>
          receiptToken.safeParse(token).success ? paths.receipt(token) : paths.enquiry,
      },
      run: async (request, reply) => {
        const token = tokenOf(request)
        await app.outbox.jobs.start()
        return respond(
          request,
          reply,
          token,
          async () => {
            const given = onlyTyped(request.body)
            const { phone } = given
            const receipt = phone === undefined ? undefined : await findReceipt(app.db, token)
            if (receipt && 'phone' in receipt && receipt.phone !== phone) {
              askAboutPhone(request, 'phone')
            }
            return correctReceipt(app.db, token, given, app.outbox)
          },
          CORRECTION_SAVED,
        )
      },
    }),
  ]
})

/** Responds with JSON to programs; redirects a form to the receipt, which shows the new state, or to a place of it. */
async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  act: () => Promise<Receipt>,
  place?: string,
) {
  if (!isForm(request) || !wantsPage(request)) return reply.send(await act())
  const page = paths.receipt(token)
  try {
    await act()
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 409) throw error
    return reply.redirect(page, 303)
  }
  return reply.redirect(place ? `${page}#${place}` : page, 303)
}

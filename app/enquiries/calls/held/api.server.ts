import { paths } from '#app/paths.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { limitAcrossInstances } from '#app/platform/http/rate-limiter.ts'
import { keepAddressesSecret } from '#app/platform/http/secret-tokens.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { confirmCallPage } from '#content/en/enquiry/held-call.ts'
import { callToConfirm, confirmByLink } from './confirm.server.ts'
import { callToConfirm as body, confirmToken } from './held-call.ts'

const BODY_LIMIT = 4 * 1024

/**
 * What is behind the link that confirms a call. Opening it changes nothing, for mail servers open links to
 * check them: its page has a button that posts.
 */
export const heldCallsApi = routes('appointments', (app) => {
  keepAddressesSecret(app)

  return [
    route('GET /api/appointments/to-confirm/:token', {
      access: 'public',
      reply: body,
      run: (request) => callToConfirm(app.db, tokenOf(request)),
    }),
    route('POST /confirm-call/:token', {
      access: 'public',
      hide: true,
      bodyLimit: BODY_LIMIT,
      config: {
        ...limitAcrossInstances(
          'call-confirmations',
          app.env.limits.requests,
          confirmCallPage.limited,
        ),
        ownSecret: true,
      },
      run: async (request, reply) => {
        const token = tokenOf(request)
        try {
          const { receiptToken } = await confirmByLink(app, token)
          return reply.redirect(paths.receipt(receiptToken), 303)
        } catch (error) {
          // Its page says what has happened meanwhile.
          if (error instanceof AppError && (error.status === 409 || error.status === 400)) {
            return reply.redirect(paths.confirmCall(token), 303)
          }
          throw error
        }
      },
    }),
  ]
})

/** @throws NotFound for what cannot be a token */
function tokenOf({ params }: { params: { token: string } }): string {
  const { success, data } = confirmToken.safeParse(params.token)
  if (!success) throw new NotFound(confirmCallPage.missing.title)
  return data
}

import { client } from '#app/platform/client/routes.ts'
import type { mailApi } from './api.server.ts'
import type { MailFilters } from './mail.ts'

const { read, send } = client<typeof mailApi>()
/** Polled, because mails change state by themselves. */
const polled = { staleTime: 0, refetchInterval: 5_000 }

/** One page of the outbox. */
export const mailsQuery = (filters: MailFilters) => read('GET /api/mails', filters, polled)
export const mailQuery = (id: number) => read('GET /api/mails/:id', { id }, polled)
export const mailStatusQuery = read('GET /api/mails/status', {}, polled)
export const resend = send('POST /api/mails/:id/send-again')

export const mailPreferencesQuery = read('GET /api/auth/me/mail', {}, { staleTime: 0 })
export const changeMailPreferences = send('PATCH /api/auth/me/mail')

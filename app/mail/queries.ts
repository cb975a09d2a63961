import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type {
  Mail,
  MailFilters,
  MailPreferences,
  MailPreferencesChange,
  MailStatus,
  MailsPage,
} from './mail.ts'

const AGAIN_MS = 5_000

/** One page of the outbox; asked again while it is looked at, for mails move by themselves. */
export function mailsQuery(filters: MailFilters) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return queryOptions<MailsPage>({
    queryKey: [`${api.mails.list}?${search}`],
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  })
}

export function mailQuery(id: number) {
  return queryOptions<Mail>({
    queryKey: [api.mails.one(id)],
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  })
}

export const mailStatusQuery = queryOptions<MailStatus>({
  queryKey: [api.mails.status],
  staleTime: 0,
  refetchInterval: AGAIN_MS,
})

export const resendMutation = mutationOptions({
  mutationFn: (id: number) => send<Mail>('POST', api.mails.resend(id)),
})

export const mailPreferencesQuery = queryOptions<MailPreferences>({
  queryKey: [api.auth.mail],
  staleTime: 0,
})

export const mailPreferencesMutation = {
  mutationFn: (change: MailPreferencesChange) =>
    send<MailPreferences>('PATCH', api.auth.mail, change),
}

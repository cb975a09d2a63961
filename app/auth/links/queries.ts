import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import type { AccountLink } from '#app/content/enums.ts'
import { api } from '#app/paths.ts'
import type { SessionUser } from '../account.ts'
import type { LinkReceipt, LinkUse, OpenLink } from './account-link.ts'

/** What a one-time link resets. */
export function accountLinkQuery(token: string) {
  return queryOptions<OpenLink>({ queryKey: [api.auth.link(token)], staleTime: Infinity })
}

export function redeemLink(token: string, body: LinkUse): Promise<SessionUser> {
  return send<SessionUser>('POST', api.auth.link(token), body)
}

export const makeLinkMutation = {
  mutationFn: ({ id, purpose }: { id: number; purpose: AccountLink }) =>
    send<LinkReceipt>('POST', api.staff.link(id), { purpose }),
}

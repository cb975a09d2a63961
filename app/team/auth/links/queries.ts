import { client } from '#app/platform/client/routes.ts'
import type { accountLinksApi, makeLinkApi } from './api.server.ts'

const { read, send } = client<typeof accountLinksApi | typeof makeLinkApi>()

/** What a one-time link resets. */
export const accountLinkQuery = (token: string) =>
  read('GET /api/auth/links/:token', { token }, { staleTime: Infinity })

export const makeLink = send('POST /api/staff/:id/link')
export const redeemLink = send('POST /api/auth/links/:token')

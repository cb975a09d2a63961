import { client } from '#app/platform/client/routes.ts'
import type { staffApi } from './api.server.ts'

const { read, send } = client<typeof staffApi>()

const SENDING_POLL_MS = 2000

/** Every account, for admins. */
export const accountsQuery = read(
  'GET /api/staff',
  {},
  {
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ invitation }) => invitation?.state === 'sending')
        ? SENDING_POLL_MS
        : false,
  },
)

/** Those to whom an enquiry may be assigned. */
export const staffNamesQuery = read('GET /api/staff/names')

export const ownAccountQuery = read('GET /api/staff/me', {}, { staleTime: 0 })

export const addAccount = send('POST /api/staff')
export const inviteAccount = send('POST /api/staff/:id/invitation')
export const changeAccount = send('PATCH /api/staff/:id')
export const changeProfile = send('PATCH /api/staff/me')

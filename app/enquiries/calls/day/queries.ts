import { client } from '#app/platform/client/routes.ts'
import type { callsApi } from './api.server.ts'
import type { DeskCall, Whose } from './day.ts'

const { read, send } = client<typeof callsApi>()

export const dayQuery = (day: string, of: Whose) =>
  read('GET /api/desk/calls', { day, of }, { staleTime: 0 })

export const leadCallsQuery = (id: number) =>
  read('GET /api/desk/calls/of/:id', { id }, { staleTime: 0 })

export const callTimesQuery = read('GET /api/desk/calls/times', {}, { staleTime: 0 })

export const calls = {
  book: send('POST /api/desk/calls'),
  finish: (id: number, state: 'done' | 'missed', note: string) =>
    send(`POST /api/desk/calls/:id/${state}`)({ id, note }),
  confirm: ({ id }: DeskCall) => send('POST /api/desk/calls/held/:id/confirm')({ id }),
  move: ({ id, sequence }: DeskCall, start: string) =>
    send('POST /api/desk/calls/:id/move')({ id, sequence, start }),
  give: ({ id, sequence }: DeskCall, userId: number) =>
    send('POST /api/desk/calls/:id/give')({ id, sequence, userId }),
  cancel: ({ id, sequence }: DeskCall) => send('POST /api/desk/calls/:id/cancel')({ id, sequence }),
}

import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { CallsOfDay, DeskCall, StaffTimes, Whose } from './day.ts'

export function dayQuery(day: string, of: Whose) {
  return queryOptions<CallsOfDay>({
    queryKey: [`${api.desk.calls}?day=${day}&of=${of}`],
    staleTime: 0,
  })
}

export function leadCallsQuery(leadId: number) {
  return queryOptions<DeskCall[]>({ queryKey: [api.desk.callsOf(leadId)], staleTime: 0 })
}

export const callTimesQuery = queryOptions<StaffTimes>({
  queryKey: [api.desk.callTimes],
  staleTime: 0,
})

export const calls = {
  book: (leadId: number, start: string) =>
    send<DeskCall[]>('POST', api.desk.calls, { leadId, start }),
  finish: (id: number, state: 'done' | 'missed', note: string) =>
    send<undefined>('POST', state === 'done' ? api.desk.callDone(id) : api.desk.callMissed(id), {
      note,
    }),
  confirm: ({ id }: DeskCall) => send<DeskCall[]>('POST', api.desk.heldConfirm(id)),
  move: ({ id, sequence }: DeskCall, start: string) =>
    send<DeskCall[]>('POST', api.desk.callMove(id), { start, sequence }),
  give: ({ id, sequence }: DeskCall, userId: number) =>
    send<DeskCall[]>('POST', api.desk.callGive(id), { userId, sequence }),
  cancel: ({ id, sequence }: DeskCall) =>
    send<DeskCall[]>('POST', api.desk.callCancel(id), { sequence }),
}

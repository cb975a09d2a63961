import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { Reminders } from './reminder.ts'

export function remindersQuery(token: string) {
  return queryOptions<Reminders>({ queryKey: [api.dateReminders.one(token)] })
}

/** Sends what was filled in; see `reminderRequest`. */
export function askForReminders(typed: Record<string, string>): Promise<unknown> {
  return send('POST', api.dateReminders.list, typed)
}

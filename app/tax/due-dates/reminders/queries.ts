import { api } from '#app/paths.ts'
import { send } from '#app/platform/client/api.ts'
import { client } from '#app/platform/client/routes.ts'
import type { linksApi } from './reminders-api.server.ts'

const { read } = client<typeof linksApi>()

export const remindersQuery = (token: string) => read('GET /api/date-reminders/:token', { token })

/** Sends what was filled in; see `reminderRequest`. */
export function askForReminders(typed: Record<string, string>): Promise<unknown> {
  return send('POST', api.dateReminders.list, typed)
}

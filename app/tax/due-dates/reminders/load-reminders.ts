import { notFound } from '@tanstack/react-router'
import { ApiError } from '#app/platform/client/api.ts'
import type { RouterContext } from '#app/platform/page/router-context.ts'
import { remindersQuery } from './queries.ts'
import { type Reminders, reminderToken } from './reminder.ts'

/** The page has the language of what it shows.
 * @throws notFound where the address stands for no reminders */
export async function loadReminders(
  { queryClient, site }: RouterContext,
  token: string,
): Promise<Reminders> {
  if (!reminderToken.safeParse(token).success) throw notFound()
  try {
    const found = await queryClient.query(remindersQuery(token))
    site.language = found.language
    return found
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  }
}

import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError } from '#app/platform/client/api.ts'
import { remindersQuery } from './queries.ts'
import { type Reminders, reminderToken } from './reminder.ts'

/** @throws notFound where the address stands for no reminders */
export async function loadReminders(queryClient: QueryClient, token: string): Promise<Reminders> {
  if (!reminderToken.safeParse(token).success) throw notFound()
  try {
    return await queryClient.query(remindersQuery(token))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  }
}

import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { Mail } from '../mail.ts'
import type { Arrival, TestMail } from './arrival.ts'

/** What the domain publishes right now; asked anew each time the section is opened. */
export function arrivalQuery(selector: string) {
  return queryOptions<Arrival>({
    queryKey: [
      selector
        ? `${api.mails.arrival}?selector=${encodeURIComponent(selector)}`
        : api.mails.arrival,
    ],
    staleTime: 0,
    retry: false,
  })
}

export const testMailMutation = {
  mutationFn: (body: TestMail) => send<Mail>('POST', api.mails.test, body),
}

import * as z from 'zod'
import { count } from './count.ts'

/** How often and how fast; `platform/config/env.ts` has the spans of time. */
export const limitSettings = {
  LIMIT_REQUESTS: count(1e9)
    .default(1200)
    .meta({ description: 'API requests per address and minute' }),
  LIMIT_PAGES: count(1e9).default(240).meta({
    description:
      'pages rendered for one address in a minute: searches, unknown addresses, errors; cached pages are not counted',
  }),
  LIMIT_TOOLS: count(1e9).default(600).meta({
    description:
      'answers of the tax tools per address and minute: their API, and forms sent without script; one counts once for each 10 kB that it was sent',
  }),
  LIMIT_LEADS: count(1e9).default(15).meta({ description: 'enquiries per address in ten minutes' }),
  LIMIT_REMINDERS: count(1e9).default(10).meta({
    description:
      'requests for reminders of due dates per address in ten minutes; to one mailbox three confirmations are sent in 24 hours, whatever is set here',
  }),
  LIMIT_BOOKINGS: count(1e9).default(8).meta({
    description:
      'calls that all visitors together book in an hour (in a day, three times as many) without a confirmation; those beyond are booked once the visitor presses the button in an email. 8 is what one accountant takes in a day, unless the booking rules say otherwise',
  }),
  LIMIT_CONTACT: count(1e9).default(10).meta({
    description:
      'enquiries an hour from one email address or telephone number; those beyond are stored as spam',
  }),
  LIMIT_ACKNOWLEDGEMENTS: count(1e9).default(300).meta({
    description:
      'emails sent in an hour to addresses that visitors typed (acknowledgements, emails about calls, links to confirm something), by all instances to all addresses; those beyond wait and are sent at this pace',
  }),
  LIMIT_MAILBOX: count(1e9).default(10).meta({
    description:
      'the same emails to one mailbox in a day, however its address is written; those beyond wait for as long as they are of use',
  }),
  LIMIT_LOGIN_ADDRESS: count(1e9).default(10).meta({
    description: 'login attempts per address (IPv6: per /64 network) in a quarter of an hour',
  }),
  LIMIT_LOGIN_ACCOUNT: count(1e9)
    .default(25)
    .meta({ description: 'login attempts per account and hour, from everywhere' }),
  LIMIT_LOGIN_DEVICE: count(1e9).default(10).meta({
    description:
      'login attempts in a trusted device (a browser that the account has used before), in a quarter of an hour; and as many wrong entries of the current password where it is changed',
  }),
  LIMIT_DELAY_MS: count(600_000).default(1000).meta({
    description:
      'how long a request may wait before its work begins; those that would wait longer get 503 and Retry-After. Not multiplied by `LIMIT_SCALE`',
  }),
  LIMIT_SCALE: z.coerce
    .number('must be a number')
    .positive('must be above 0')
    .default(1)
    .meta({ description: 'multiplies all limits but `LIMIT_DELAY_MS`, for load tests' }),
}

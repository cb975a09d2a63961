import * as z from 'zod/mini'
import { InvalidInput, TooMany } from '#app/platform/http/errors.ts'
import { isKnown } from '#app/platform/http/if-none-match.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { DUE_DATE_GROUPS, type DueDateGroup } from '#content/en/due-dates.ts'
import { messages } from '#content/en/messages.ts'
import {
  type CalendarFileWords,
  calendarFile as english,
  unknownGroups,
} from '#content/en/tools/due-dates/calendar-file.ts'
import { calendarFile as hindi } from '#content/hi/tools/due-dates/calendar-file.ts'
import { calendarFile } from './calendar-file.server.ts'
import { dueDates } from './due-date.ts'
import { upcomingDueDates } from './due-dates.server.ts'

const SHOWN = 3
const FILE_NAME = 'due-dates.ics'
const SHOWN_OF_FAULT = 100

export const dueDatesApi = routes('content', (app) => {
  /** To download, and for calendars that subscribe to it. */
  const querystring = z.object({ for: z.optional(z.union([z.string(), z.array(z.string())])) })

  const calendarRoute = (address: `GET ${string}.ics`, words: CalendarFileWords) =>
    route(address, {
      access: 'public',
      hide: true,
      query: querystring,
      run: async (request, reply) => {
        const groups = groupsIn([request.query.for ?? []].flat().join(','))
        const seconds = await app.secondsToNextRender(request)
        if (seconds > 0) throw new TooMany(messages.errors.limited, seconds)
        const { text, etag } = calendarFile(groups, indianDate(new Date()), app.env.firm, words)
        reply.headers({ etag, 'cache-control': 'public, max-age=3600' })
        if (isKnown(request, etag)) return reply.code(304).send()
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', `attachment; filename="${FILE_NAME}"`)
          .send(text)
      },
    })

  return [
    route('GET /api/due-dates', {
      access: 'public',
      reply: dueDates,
      run: async () => upcomingDueDates(indianDate(new Date()), SHOWN),
    }),
    calendarRoute('GET /tools/due-dates.ics', english),
    calendarRoute('GET /hi/tools/due-dates.ics', hindi),
  ]
})

/**
 * The groups of a list with commas, in their own order; all of them for an empty one.
 * @throws InvalidInput naming those that there are not
 */
function groupsIn(list: string): readonly DueDateGroup[] {
  const named = list.split(',').flatMap((name) => name.trim() || [])
  const unknown = named.filter((name) => !DUE_DATE_GROUPS.some((group) => group === name))
  if (unknown.length > 0) {
    const message = unknownGroups(
      unknown.join(', ').slice(0, SHOWN_OF_FAULT),
      DUE_DATE_GROUPS.join(', '),
    )
    throw new InvalidInput([{ path: 'for', message }])
  }
  return named.length === 0
    ? DUE_DATE_GROUPS
    : DUE_DATE_GROUPS.filter((group) => named.includes(group))
}

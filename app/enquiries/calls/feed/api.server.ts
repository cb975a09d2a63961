import * as z from 'zod/mini'
import { NotFound, TooMany } from '#app/platform/http/errors.ts'
import { isKnown } from '#app/platform/http/if-none-match.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { messages } from '#content/en/messages.ts'
import { endFeed, feedOf, makeFeed, readFeed } from './feed.server.ts'
import { feedState, newFeed } from './feed.ts'

const FILE_NAME = 'calls.ics'

/** The calendar of one's own calls, at an address that is itself the secret. */
export const calendarFeedApi = routes('appointments', (app) => {
  const params = z.object({ token: z.string() })

  return [
    route('GET /api/calendar-feed', {
      access: 'accountant',
      reply: feedState,
      run: (request) => feedOf(app.db, request.user.id),
    }),
    route('POST /api/calendar-feed', {
      access: 'accountant',
      stepUp: true,
      reply: newFeed,
      run: (request) => makeFeed(app.db, request.user, app.env.firm),
    }),
    route('DELETE /api/calendar-feed', {
      access: 'accountant',
      reply: feedState,
      run: (request) => endFeed(app.db, request.user),
    }),
    route('GET /calendar/:token.ics', {
      access: 'public',
      hide: true,
      params,
      run: async (request, reply) => {
        reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
        const seconds = await app.secondsToNextRender(request)
        if (seconds > 0) throw new TooMany(messages.errors.limited, seconds)
        const feed = await readFeed(app.db, request.params.token, app.env)
        if (!feed) throw new NotFound()
        reply.headers({ etag: feed.etag, 'cache-control': 'private, no-cache' })
        if (isKnown(request, feed.etag)) return reply.code(304).send()
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', `inline; filename="${FILE_NAME}"`)
          .send(feed.text)
      },
    }),
  ]
})

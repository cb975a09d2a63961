import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireAccountant, staffOf } from '#app/auth/guards.server.ts'
import { requireStepUp } from '#app/auth/step-up/guard.server.ts'
import { messages } from '#app/content/messages.ts'
import { NotFound, TooMany } from '#app/http/errors.ts'
import { isKnown } from '#app/http/if-none-match.ts'
import { api, files } from '#app/paths.ts'
import { endFeed, feedOf, makeFeed, readFeed } from './feed.server.ts'
import { feedState, newFeed } from './feed.ts'

const tags = ['appointments']
const FILE_NAME = 'calls.ics'

/** The calendar of one's own calls, at an address that is itself the secret. */
export const calendarFeedApi: FastifyPluginAsyncZod = async (app) => {
  const forStaff = { onRequest: requireAccountant }

  app.get(
    api.calendarFeed,
    { ...forStaff, schema: { tags, response: { 200: feedState } } },
    (request) => feedOf(app.db, staffOf(request).id),
  )

  app.post(
    api.calendarFeed,
    { onRequest: [requireAccountant, requireStepUp], schema: { tags, response: { 200: newFeed } } },
    (request) => makeFeed(app.db, staffOf(request), app.env.firm),
  )

  app.delete(
    api.calendarFeed,
    { ...forStaff, schema: { tags, response: { 200: feedState } } },
    (request) => endFeed(app.db, staffOf(request)),
  )

  const params = z.object({ token: z.string() })
  app.get(
    files.calendarFeed(':token'),
    { schema: { hide: true, params } },
    async (request, reply) => {
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
  )
}

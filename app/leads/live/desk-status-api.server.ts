import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireAccountant, sessionCookies, staffOf } from '#app/auth/guards.server.ts'
import { deskPeopleOf, setDuty } from '#app/leads/changes/people.server.ts'
import { deskCounts } from '#app/leads/filters.ts'
import { deskStatsOf } from '#app/leads/stats/stats.server.ts'
import { deskStats } from '#app/leads/stats/stats.ts'
import { deskPeople, dutyBody } from '#app/leads/team.ts'
import { countDesk } from '#app/leads/views.server.ts'
import { api } from '#app/paths.ts'
import { EventStreams } from './event-streams.server.ts'

const tags = ['desk']

/** The desk as a whole: who is on duty, the counts and stats, and the stream of live events. */
export const deskStatusApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireAccountant)
  const streams = new EventStreams(app.connection, app.db, app.env)
  // Before the server waits for open connections: event streams never end by themselves.
  app.lifecycle.ending.addEventListener('abort', () => void streams.close())
  app.addHook('preClose', () => streams.close())

  app.get(api.desk.people, { schema: { tags, response: { 200: deskPeople } } }, () =>
    deskPeopleOf(app.db, app.env.roles),
  )

  app.put(
    api.desk.duty,
    { schema: { tags, body: dutyBody, response: { 200: deskPeople } } },
    async ({ body, user }) => {
      await setDuty(app.db, staffOf({ user }).id, body.onDuty)
      return deskPeopleOf(app.db, app.env.roles)
    },
  )

  app.get(api.desk.counts, { schema: { tags, response: { 200: deskCounts } } }, ({ user }) =>
    countDesk(app.db, staffOf({ user }).id),
  )

  app.get(api.desk.stats, { schema: { tags, response: { 200: deskStats } } }, () =>
    deskStatsOf(app.db),
  )

  const lasting = { config: { admission: 'unqueued' }, schema: { tags } } as const
  app.get(api.desk.events, lasting, async (request, reply) => {
    streams.assertCapacity(staffOf(request).id)
    const headers = {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      // Stops proxies from buffering events.
      'x-accel-buffering': 'no',
    }
    reply.hijack()
    app.lifecycle.makeLastIfEnding(reply.raw)
    reply.raw.writeHead(200, headers as Record<string, string>)
    const token = request.cookies[sessionCookies(app.env.secure).session] ?? ''
    streams.add({ response: reply.raw, userId: staffOf(request).id, token })
  })
}

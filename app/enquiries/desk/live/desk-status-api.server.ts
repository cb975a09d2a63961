import { deskPeopleOf, setDuty } from '#app/enquiries/desk/changes/people.server.ts'
import { deskCounts } from '#app/enquiries/desk/filters.ts'
import { deskStatsOf } from '#app/enquiries/desk/stats/stats.server.ts'
import { deskStats } from '#app/enquiries/desk/stats/stats.ts'
import { countDesk } from '#app/enquiries/desk/views.server.ts'
import { deskPeople, dutyBody } from '#app/enquiries/model/team.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { sessionCookies } from '#app/team/auth/session-cookies.server.ts'
import { EventStreams } from './event-streams.server.ts'

/** The desk as a whole: who is on duty, the counts and stats, and the stream of live events. */
export const deskStatusApi = routes('desk', (app) => {
  const streams = new EventStreams(app.connection, app.db, app.env)
  // Before the server waits for open connections: event streams never end by themselves.
  app.lifecycle.ending.addEventListener('abort', () => void streams.close())
  app.addHook('preClose', () => streams.close())

  return [
    route('GET /api/desk/people', {
      access: 'accountant',
      reply: deskPeople,
      run: () => deskPeopleOf(app.db, app.env.roles),
    }),
    route('PUT /api/desk/duty', {
      access: 'accountant',
      body: dutyBody,
      reply: deskPeople,
      run: async ({ body, user }) => {
        await setDuty(app.db, user.id, body.onDuty)
        return deskPeopleOf(app.db, app.env.roles)
      },
    }),
    route('GET /api/desk/counts', {
      access: 'accountant',
      reply: deskCounts,
      run: ({ user }) => countDesk(app.db, user.id),
    }),
    route('GET /api/desk/figures', {
      access: 'accountant',
      reply: deskStats,
      run: () => deskStatsOf(app.db),
    }),
    route('GET /api/desk/events', {
      access: 'accountant',
      config: { admission: 'unqueued' },
      run: async (request, reply) => {
        streams.assertCapacity(request.user.id)
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
        streams.add({ response: reply.raw, userId: request.user.id, token })
      },
    }),
  ]
})

import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { NotAllowed } from '#app/platform/http/errors.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import type { SessionUser } from '#app/team/auth/account.ts'
import { staffOf } from '#app/team/auth/guards.server.ts'
import {
  addIndianHolidays,
  readOfficeSettings,
  removeHoliday,
  setClosedDays,
  setHoliday,
  setHours,
  setRules,
} from './office-settings.server.ts'
import {
  bookingRules,
  closedDaysBody,
  holidayBody,
  holidayListBody,
  hoursBody,
  leaveBody,
  officeSettings,
  outcome,
  personBody,
  personSettings,
} from './office-settings.ts'
import { addLeave, readPerson, removeLeave, setPerson } from './person-settings.server.ts'

const ofDay = z.object({ day: z.string() })

/** Office hours, holidays and booking rules are for admins; calls and leave also for the person. */
export const officeSettingsApi = routes('office', (app) => [
  route('GET /api/office/settings', {
    access: 'admin',
    reply: officeSettings,
    run: () => readOfficeSettings(app.db),
  }),
  route('PUT /api/office/hours', {
    access: 'admin',
    body: hoursBody,
    reply: outcome,
    run: (request) => setHours(app.db, request.body, request.user.id),
  }),
  route('POST /api/office/holidays/india', {
    access: 'admin',
    body: holidayListBody,
    reply: outcome,
    run: (request) => addIndianHolidays(app.db, request.body, request.user.id),
  }),
  route('PUT /api/office/holidays/:day', {
    access: 'admin',
    params: ofDay,
    body: holidayBody,
    reply: outcome,
    run: ({ params, body, user }) => setHoliday(app.db, params.day, body, user.id),
  }),
  route('DELETE /api/office/holidays/:day', {
    access: 'admin',
    params: ofDay,
    reply: outcome,
    run: ({ params, user }) => removeHoliday(app.db, params.day, user.id),
  }),
  route('PUT /api/office/rules', {
    access: 'admin',
    body: bookingRules,
    reply: officeSettings,
    run: (request) => setRules(app.db, request.body, request.user.id),
  }),
  route('PUT /api/office/closed-days', {
    access: 'admin',
    body: closedDaysBody,
    reply: officeSettings,
    run: (request) => setClosedDays(app.db, request.body, request.user.id),
  }),
  route('GET /api/office/people/:id', {
    access: 'accountant or admin',
    reply: personSettings,
    run: async ({ params: { id }, user }) => {
      const person = await readPerson(app.db, id)
      if (isOwnOrAdmin(user, id)) return person
      return { ...person, leaves: person.leaves.map((leave) => ({ ...leave, note: '' })) }
    },
  }),
  route('PUT /api/office/people/:id', {
    access: 'admin or oneself',
    onRequest: requireOwnOrAdmin,
    body: personBody,
    reply: outcome,
    run: ({ params: { id }, body, user }) => setPerson(app.db, id, body, user.id),
  }),
  route('POST /api/office/people/:id/leaves', {
    access: 'admin or oneself',
    onRequest: requireOwnOrAdmin,
    body: leaveBody,
    reply: outcome,
    run: ({ params: { id }, body, user }) => addLeave(app.db, id, body, user.id),
  }),
  route('DELETE /api/office/people/:id/leaves/:leave', {
    access: 'admin or oneself',
    onRequest: requireOwnOrAdmin,
    reply: personSettings,
    run: ({ params: { id, leave }, user }) => removeLeave(app.db, id, leave, user.id),
  }),
])

/** Guard of changes to one person's times: their own, or anyone's for an admin. */
async function requireOwnOrAdmin(request: FastifyRequest) {
  const { id } = request.params as { id: string }
  if (!isOwnOrAdmin(staffOf(request), Number(id))) throw new NotAllowed()
}

/** Colleagues at the desk may read when someone is there, but not why they are away. */
function isOwnOrAdmin(user: SessionUser, id: number): boolean {
  return user.id === id || user.roles.includes('admin')
}

import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { SessionUser } from '#app/auth/account.ts'
import { requireAccountantOrAdmin, requireAdmin, staffOf } from '#app/auth/guards.server.ts'
import { NotAllowed } from '#app/http/errors.ts'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
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

const tags = ['office']
const addresses = api.officeSettings
const ofDay = z.object({ day: z.string() })
const ofPerson = z.object({ id: idFromText() })
const ofLeave = z.object({ id: idFromText(), leave: idFromText() })

/** Office hours, holidays and booking rules are for admins; calls and leave also for the person. */
export const officeSettingsApi: FastifyPluginAsyncZod = async (app) => {
  const forAdmins = { onRequest: requireAdmin }
  const forStaff = { onRequest: requireAccountantOrAdmin }
  const forPerson = { onRequest: [requireAccountantOrAdmin, requireOwnOrAdmin] }

  app.get(
    addresses.all,
    { ...forAdmins, schema: { tags, response: { 200: officeSettings } } },
    () => readOfficeSettings(app.db),
  )

  app.put(
    addresses.hours,
    { ...forAdmins, schema: { tags, body: hoursBody, response: { 200: outcome } } },
    (request) => setHours(app.db, request.body, staffOf(request).id),
  )

  app.post(
    addresses.holidayList,
    { ...forAdmins, schema: { tags, body: holidayListBody, response: { 200: outcome } } },
    (request) => addIndianHolidays(app.db, request.body, staffOf(request).id),
  )

  app.put(
    addresses.holiday(':day'),
    {
      ...forAdmins,
      schema: { tags, params: ofDay, body: holidayBody, response: { 200: outcome } },
    },
    (request) => setHoliday(app.db, request.params.day, request.body, staffOf(request).id),
  )

  app.delete(
    addresses.holiday(':day'),
    { ...forAdmins, schema: { tags, params: ofDay, response: { 200: outcome } } },
    (request) => removeHoliday(app.db, request.params.day, staffOf(request).id),
  )

  app.put(
    addresses.rules,
    { ...forAdmins, schema: { tags, body: bookingRules, response: { 200: officeSettings } } },
    (request) => setRules(app.db, request.body, staffOf(request).id),
  )

  app.put(
    addresses.closedDays,
    { ...forAdmins, schema: { tags, body: closedDaysBody, response: { 200: officeSettings } } },
    (request) => setClosedDays(app.db, request.body, staffOf(request).id),
  )

  app.get(
    addresses.person(':id'),
    { ...forStaff, schema: { tags, params: ofPerson, response: { 200: personSettings } } },
    async (request) => {
      const { id } = request.params
      const person = await readPerson(app.db, id)
      if (isOwnOrAdmin(staffOf(request), id)) return person
      return { ...person, leaves: person.leaves.map((leave) => ({ ...leave, note: '' })) }
    },
  )

  app.put(
    addresses.person(':id'),
    {
      ...forPerson,
      schema: { tags, params: ofPerson, body: personBody, response: { 200: outcome } },
    },
    async (request) => {
      const { id } = request.params
      return setPerson(app.db, id, request.body, staffOf(request).id)
    },
  )

  app.post(
    addresses.leaves(':id'),
    {
      ...forPerson,
      schema: { tags, params: ofPerson, body: leaveBody, response: { 200: outcome } },
    },
    async (request) => {
      const { id } = request.params
      return addLeave(app.db, id, request.body, staffOf(request).id)
    },
  )

  app.delete(
    addresses.leave(':id', ':leave'),
    { ...forPerson, schema: { tags, params: ofLeave, response: { 200: personSettings } } },
    async (request) => {
      const { id, leave } = request.params
      return removeLeave(app.db, id, leave, staffOf(request).id)
    },
  )
}

/** Guard of changes to one person's times: their own, or anyone's for an admin. */
async function requireOwnOrAdmin(request: FastifyRequest) {
  const { id } = request.params as { id: string }
  if (!isOwnOrAdmin(staffOf(request), Number(id))) throw new NotAllowed()
}

/** Colleagues at the desk may read when someone is there, but not why they are away. */
function isOwnOrAdmin(user: SessionUser, id: number): boolean {
  return user.id === id || user.roles.includes('admin')
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireAccountant, staffOf } from '#app/auth/guards.server.ts'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
import {
  changeView,
  deleteView,
  listPreferencesOf,
  listSavedViews,
  saveView,
  setListPreferences,
} from './personal-list.server.ts'
import { listPreferences, newSavedView, savedView, savedViewChange } from './personal-list.ts'

const tags = ['desk']
const params = z.object({ id: idFromText() })
const views = z.array(savedView)

/** The signed-in account's own views of the list and its density. Every change of a view returns all of them. */
export const personalListApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireAccountant)

  app.get(api.desk.views, { schema: { tags, response: { 200: views } } }, ({ user }) =>
    listSavedViews(app.db, staffOf({ user }).id),
  )

  app.post(
    api.desk.views,
    { schema: { tags, body: newSavedView, response: { 201: views } } },
    async ({ body, user }, reply) => {
      const { id } = staffOf({ user })
      await saveView(app.db, id, body)
      return reply.code(201).send(await listSavedViews(app.db, id))
    },
  )

  app.patch(
    api.desk.view(':id'),
    { schema: { tags, params, body: savedViewChange, response: { 200: views } } },
    async ({ params: { id }, body, user }) => {
      await changeView(app.db, staffOf({ user }).id, id, body)
      return listSavedViews(app.db, staffOf({ user }).id)
    },
  )

  app.delete(
    api.desk.view(':id'),
    { schema: { tags, params, response: { 200: views } } },
    async ({ params: { id }, user }) => {
      await deleteView(app.db, staffOf({ user }).id, id)
      return listSavedViews(app.db, staffOf({ user }).id)
    },
  )

  app.get(
    api.desk.preferences,
    { schema: { tags, response: { 200: listPreferences } } },
    ({ user }) => listPreferencesOf(app.db, staffOf({ user }).id),
  )

  app.patch(
    api.desk.preferences,
    { schema: { tags, body: listPreferences, response: { 200: listPreferences } } },
    async ({ body, user }) => {
      await setListPreferences(app.db, staffOf({ user }).id, body)
      return listPreferencesOf(app.db, staffOf({ user }).id)
    },
  )
}

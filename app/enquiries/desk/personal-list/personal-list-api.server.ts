import * as z from 'zod/mini'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import {
  changeView,
  deleteView,
  listPreferencesOf,
  listSavedViews,
  saveView,
  setListPreferences,
} from './personal-list.server.ts'
import { listPreferences, newSavedView, savedView, savedViewChange } from './personal-list.ts'

const views = z.array(savedView)

/** The signed-in account's own views of the list and its density. Every change of a view returns all of them. */
export const personalListApi = routes('desk', (app) => [
  route('GET /api/desk/views', {
    access: 'accountant',
    reply: views,
    run: ({ user }) => listSavedViews(app.db, user.id),
  }),
  route('POST /api/desk/views', {
    access: 'accountant',
    body: newSavedView,
    reply: { 201: views },
    run: async ({ body, user }) => {
      const { id } = user
      await saveView(app.db, id, body)
      return await listSavedViews(app.db, id)
    },
  }),
  route('PATCH /api/desk/views/:id', {
    access: 'accountant',
    body: savedViewChange,
    reply: views,
    run: async ({ params: { id }, body, user }) => {
      await changeView(app.db, user.id, id, body)
      return listSavedViews(app.db, user.id)
    },
  }),
  route('DELETE /api/desk/views/:id', {
    access: 'accountant',
    reply: views,
    run: async ({ params: { id }, user }) => {
      await deleteView(app.db, user.id, id)
      return listSavedViews(app.db, user.id)
    },
  }),
  route('GET /api/desk/preferences', {
    access: 'accountant',
    reply: listPreferences,
    run: ({ user }) => listPreferencesOf(app.db, user.id),
  }),
  route('PATCH /api/desk/preferences', {
    access: 'accountant',
    body: listPreferences,
    reply: listPreferences,
    run: async ({ body, user }) => {
      await setListPreferences(app.db, user.id, body)
      return listPreferencesOf(app.db, user.id)
    },
  }),
])

import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { ListPreferences, NewSavedView, SavedView, SavedViewChange } from './personal-list.ts'

export const savedViewsQuery = queryOptions<SavedView[]>({ queryKey: [api.desk.views] })
export const listPreferencesQuery = queryOptions<ListPreferences>({
  queryKey: [api.desk.preferences],
})

/** The changes of what one has arranged for oneself; each returns the new state. */
export const personalList = {
  save: (view: NewSavedView) => send<SavedView[]>('POST', api.desk.views, view),
  change: (id: number, change: SavedViewChange) =>
    send<SavedView[]>('PATCH', api.desk.view(id), change),
  remove: (id: number) => send<SavedView[]>('DELETE', api.desk.view(id)),
  prefer: (preferences: ListPreferences) =>
    send<ListPreferences>('PATCH', api.desk.preferences, preferences),
}

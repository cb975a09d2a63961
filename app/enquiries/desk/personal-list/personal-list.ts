import * as z from 'zod/mini'
import { leadFilters } from '#app/enquiries/desk/filters.ts'
import { isStorable } from '#app/ui/text/fields.ts'
import { DENSITIES } from '#content/enums.ts'

/** What one person has arranged for themselves in the list: saved views and the density of its rows. */

export const SAVED_VIEWS_MAX = 30
export const VIEW_NAME_MAX = 40

/** What a saved view keeps of the list's search parameters: all but the page. */
const savedSearch = z.omit(leadFilters, { page: true })

const name = z.string('Please enter a name').check(
  z.trim(),
  z.minLength(1, 'Please enter a name'),
  z.maxLength(VIEW_NAME_MAX, `The name can have at most ${VIEW_NAME_MAX} characters`),
  z.refine(
    (text) => isStorable(text) && !/\p{Cc}/u.test(text),
    'The name must be one line of plain text',
  ),
)

export const savedView = z.object({ id: z.int(), name: z.string(), search: savedSearch })
export type SavedView = z.infer<typeof savedView>
export const newSavedView = z.object({ name, search: savedSearch })
export type NewSavedView = z.infer<typeof newSavedView>
export const savedViewChange = z
  .object({ name: z.optional(name), search: z.optional(savedSearch) })
  .check(z.refine((change) => Object.keys(change).length > 0, 'Say what to change: name or search'))
export type SavedViewChange = z.infer<typeof savedViewChange>

export const listPreferences = z.object({
  density: z.enum(DENSITIES, `The density is ${DENSITIES.join(' or ')}`),
})
export type ListPreferences = z.infer<typeof listPreferences>

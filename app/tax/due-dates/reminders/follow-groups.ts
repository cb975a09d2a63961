import { files } from '#app/paths.ts'
import { groupsOf } from '#app/tax/tools/due-dates/tool.ts'
import type { FormValues } from '#app/tax/tools/form/tool-type.ts'
import { type DueDateGroup, groupNames } from '#content/en/due-dates.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'

/** Keeps the calendar's addresses and the reminders' groups in step with the tool's form. */
export function followGroups(
  values: FormValues,
  names: Record<DueDateGroup, string> = groupNames,
  language: Language = 'en',
) {
  const groups = groupsOf(values)
  const address = new URL(files.dueDates(groups, language), location.origin)
  const calendar = (name: string) =>
    document.querySelector<HTMLElement>(`[data-calendar="${name}"]`)
  calendar('file')?.setAttribute('href', address.pathname + address.search)
  calendar('webcal')?.setAttribute('href', address.href.replace(/^https?:/, 'webcal:'))
  const shown = calendar('address')
  if (shown) shown.textContent = address.href
  const list = document.querySelector('[data-group-names]')
  if (list) list.textContent = groups.map((group) => names[group]).join(', ')
  const field = document.querySelector<HTMLInputElement>('[data-groups]')
  if (field) field.value = groups.join(',')
}

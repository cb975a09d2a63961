import { files } from '#app/paths.ts'
import { groupsOf } from '#app/tax/tools/calculators/due-dates.ts'
import type { FormValues } from '#app/tax/tools/tool.ts'
import { groupNames } from '#content/en/due-dates.ts'

/** Keeps the calendar's addresses and the reminders' groups in step with the tool's form. */
export function followGroups(values: FormValues) {
  const groups = groupsOf(values)
  const address = new URL(files.dueDates(groups), location.origin)
  const calendar = (name: string) =>
    document.querySelector<HTMLElement>(`[data-calendar="${name}"]`)
  calendar('file')?.setAttribute('href', address.pathname + address.search)
  calendar('webcal')?.setAttribute('href', address.href.replace(/^https?:/, 'webcal:'))
  const shown = calendar('address')
  if (shown) shown.textContent = address.href
  const names = document.querySelector('[data-group-names]')
  if (names) names.textContent = groups.map((group) => groupNames[group]).join(', ')
  const field = document.querySelector<HTMLInputElement>('[data-groups]')
  if (field) field.value = groups.join(',')
}

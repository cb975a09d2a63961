import {
  changedFieldNames as fields,
  kindNames,
  changedValueNames as values,
} from '#app/clients/screens/return-labels.ts'
import { formatBriefDay } from '#app/ui/time/dates.ts'
import type { ReturnKind } from '#content/enums.ts'
import { rupeesInFull } from '#content/facts/format.ts'

/** What an event `changed` says: each field that differs, with its new value where that is short. */
export function changedFields(detail: Record<string, unknown>): string {
  const { to = {}, from = {}, names = {} } = detail as Partial<Record<string, Values>>
  const changed = Object.entries(to).filter(([field, value]) => value !== from[field])
  return changed.map(([field, value]) => changedField(field, value, names)).join(', ')
}

type Values = Record<string, unknown>

function changedField(field: string, value: unknown, names: Values): string {
  const name = fields[field as keyof typeof fields]
  const shown = valueText(field, value, names)
  return shown === undefined ? name : values.to(name, shown)
}

/** The value as people read it; undefined where it is unknown or too long for a line. */
function valueText(field: string, value: unknown, names: Values): string | undefined {
  switch (field) {
    case 'preparerId':
    case 'reviewerId':
      return value === null ? values.nobody : (names[String(value)] as string | undefined)
    case 'dueOn':
    case 'remindOn':
      return value === null ? values.none : formatBriefDay(String(value))
    case 'fee':
      return rupeesInFull(Number(value))
    case 'kind':
      return kindNames[value as ReturnKind].toLowerCase()
    case 'plan':
      return value === null ? values.none : String(value)
    case 'remindersStopped':
      return value ? values.off : values.on
    default:
      return undefined
  }
}

import type { ActivityEntry } from './activity.ts'
import {
  contentVerbs,
  enquiries as countEnquiries,
  describeFile,
  deskActions,
  impersonalActions,
  labels,
  namedActions,
  orderedNames,
  subjectNames,
} from './labels.ts'

/** A part of a sentence: plain, who acted, or the name of something that can be opened. */
export type Part =
  | string
  | { kind: 'actor'; text: string }
  | { kind: 'lead' | 'faq' | 'post'; text: string; id: number }

/** What was done, in one sentence. An unknown action is named as it is stored. */
export function sentenceOf(entry: ActivityEntry): Part[] {
  const impersonal = impersonalActions[entry.verb]
  if (impersonal) return [impersonal(entry.label)]
  if (entry.subject === 'lead' && entry.verb === 'received') {
    const which = lead(entry, entry.subjectId)
    if (entry.actor === null) return ['New ', which]
    return [{ kind: 'actor', text: entry.actor }, ' added ', which]
  }
  return [{ kind: 'actor', text: actorOf(entry) }, ' ', ...actionOf(entry)]
}

/** The same without links. */
export function plainSentence(entry: ActivityEntry): string {
  return sentenceOf(entry)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
}

function actorOf({ actor, subject }: ActivityEntry): string {
  return actor ?? (subject === 'user' ? labels.operator : labels.someone)
}

function actionOf(entry: ActivityEntry): Part[] {
  const { verb, subject, subjectId, label, detail, isDeleted } = entry
  if (subject === 'lead') return deskAction(entry)
  if (subject === 'export' || subject === 'import') return [describeFile(verb, label, detail)]
  const named = namedActions[verb]
  if (named) return [named(label, detail)]
  if (verb === 'ordered')
    return [`changed the order of ${orderedNames[subject] ?? subjectNames[subject]}`]
  const isLinked = (subject === 'faq' || subject === 'post') && subjectId !== null && !isDeleted
  return [
    `${contentVerbs[verb] ?? verb} ${subjectNames[subject]} “`,
    isLinked ? { kind: subject, text: label, id: subjectId } : label,
    '”',
  ]
}

function deskAction(entry: ActivityEntry): Part[] {
  const { verb, detail } = entry
  const [before, after] = deskActions[verb]?.(detail) ?? [`changed (${verb})`]
  const other = detail.into ?? detail.from
  return [
    `${before} `,
    ...whichEnquiries(entry),
    after ? ` ${after}` : '',
    ...(typeof other === 'number' ? [' ', lead(entry, other)] : []),
  ]
}

function whichEnquiries(entry: ActivityEntry): Part[] {
  if (entry.subjectId !== null) return [lead(entry, entry.subjectId)]
  const { ids } = entry.detail
  if (!Array.isArray(ids)) return [entry.label]
  return [ids.length === 1 ? lead(entry, ids[0]) : countEnquiries(ids.length)]
}

function lead({ enquiries }: ActivityEntry, id: number | null): Part {
  if (id === null) return 'enquiry'
  const text = `enquiry ${id}`
  const exists = enquiries.some((one) => one.id === id && one.exists)
  return exists ? { kind: 'lead', text, id } : text
}

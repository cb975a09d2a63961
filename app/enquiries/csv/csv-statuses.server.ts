import {
  IMPORT_MAX_STATUSES,
  IMPORT_STATUSES,
  type ImportPreview,
  type ImportStatus,
} from './csv.ts'
import { lostReasonInStatus } from './lost-reasons.server.ts'

/** What practices call a status in their own lists, in small letters. */
const STATUS_WORDS: Record<string, ImportStatus> = {
  ...Object.fromEntries(IMPORT_STATUSES.map((status) => [status, status])),
  open: 'new',
  pending: 'new',
  'follow up': 'contacted',
  'follow-up': 'contacted',
  called: 'contacted',
  interested: 'contacted',
  'in process': 'in progress',
  'under process': 'in progress',
  wip: 'in progress',
  'return filed': 'filed',
  'itr filed': 'filed',
  completed: 'filed',
  complete: 'filed',
  done: 'filed',
  closed: 'filed',
  converted: 'won',
  'closed won': 'won',
  जीता: 'won',
  जीत: 'won',
  'not interested': 'lost',
  dropped: 'lost',
  cancelled: 'lost',
  rejected: 'lost',
  'closed lost': 'lost',
  नया: 'new',
  लंबित: 'new',
  पेंडिंग: 'new',
  'बात हुई': 'contacted',
  चालू: 'in progress',
  पूर्ण: 'filed',
  पूरा: 'filed',
  'हो गया': 'filed',
  रद्द: 'lost',
  हारा: 'lost',
}

export type StatusReader = (text: string) => ImportStatus | undefined

/** Reads a text as the status that was chosen for it by hand, else as what it usually means. */
export function statusReader(chosen: Record<string, ImportStatus>): StatusReader {
  return (text) => {
    const plain = text.toLowerCase()
    if (plain === '') return 'new'
    const words = Object.hasOwn(chosen, plain) ? chosen : STATUS_WORDS
    const known = Object.hasOwn(words, plain) ? words[plain] : undefined
    const status = known ?? (lostReasonInStatus(plain) ? 'lost' : undefined)
    // Imports of the release before remember it as won, and as nothing more.
    return plain === 'filed' && status === 'won' ? 'filed' : status
  }
}

const usualStatus = statusReader({})

/** Whether most of the texts of a column are known statuses. */
export function areStatuses(cells: string[]): boolean {
  const texts = cells.filter(Boolean)
  return texts.length > 0 && texts.filter(usualStatus).length * 2 > texts.length
}

export function countStatuses(cells: string[], statusOf: StatusReader): ImportPreview['statuses'] {
  const rows = Map.groupBy(cells.filter(Boolean), (text) => text.toLowerCase().slice(0, 100))
  return [...rows]
    .slice(0, IMPORT_MAX_STATUSES)
    .map(([inFile, { length }]) => ({ inFile, rows: length, status: statusOf(inFile) ?? null }))
}

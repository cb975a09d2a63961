import type { LeadEventRecord } from '#app/enquiries/model/events.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'

interface DeskAction {
  leadId: number
  actorId: number
  verb: string
  detail: Record<string, unknown>
}

const UNRECORDED = new Set<LeadEventRecord['kind']>(['read', 'unread', 'received'])

/** The actions of transactions that change many enquiries at once, until they are recorded. */
const collected = new WeakMap<Executor, DeskAction[]>()

/**
 * Records what staff did to enquiries in the audit log, without any text that was typed. Opening an
 * enquiry is not recorded, nor what the site or a visitor does; an enquiry that is added has an entry of
 * its own.
 */
export async function recordDeskActions(
  db: Executor,
  records: { leadId: number; event: LeadEventRecord }[],
  actorId: number | null,
): Promise<void> {
  if (actorId === null) return
  const actions = records
    .filter(({ event: { kind } }) => !UNRECORDED.has(kind))
    .map(({ leadId, event }) => ({
      leadId,
      actorId,
      verb: event.kind,
      detail: loggedDetail(event),
    }))
  const batch = collected.get(db)
  if (batch) batch.push(...actions)
  else await recordAlike(db, actions)
}

/** Records the desk actions of this work as one entry for each thing that was done, with all numbers. */
export async function asOneActivity<T>(tx: Executor, work: () => Promise<T>): Promise<T> {
  const actions: DeskAction[] = []
  collected.set(tx, actions)
  try {
    const result = await work()
    await recordAlike(tx, actions)
    return result
  } finally {
    collected.delete(tx)
  }
}

async function recordAlike(db: Executor, actions: DeskAction[]): Promise<void> {
  const alike = Map.groupBy(actions, ({ verb, detail }) => JSON.stringify([verb, detail]))
  for (const group of alike.values()) await recordAsOne(db, group)
}

async function recordAsOne(db: Executor, actions: DeskAction[]): Promise<void> {
  const [first] = actions
  if (!first) return
  const ids = [...new Set(actions.map(({ leadId }) => leadId))]
  const isOne = ids.length === 1
  await recordActivity(db, {
    actorId: first.actorId,
    verb: first.verb,
    subject: 'lead',
    subjectId: isOne ? first.leadId : null,
    detail: isOne ? first.detail : { ...first.detail, ids },
  })
}

/** What the audit log says about an event: what it changed to, never a text or a visitor's name. */
function loggedDetail(event: LeadEventRecord): Record<string, unknown> {
  switch (event.kind) {
    case 'status':
    case 'stage':
    case 'follow-up':
      return { to: event.detail.to }
    case 'assigned':
      return { to: event.detail.to?.name ?? null, how: event.detail.how }
    case 'contact': {
      const { channel, outcome, mailId } = event.detail
      return { channel, outcome, ...(mailId !== undefined && { reply: true }) }
    }
    case 'corrected':
      return { field: event.detail.field }
    case 'merged':
      return { into: event.detail.into }
    case 'unmerged':
      return { from: event.detail.from }
    case 'undone':
      return { kind: event.detail.kind }
    default:
      return {}
  }
}

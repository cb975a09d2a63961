import { eq } from 'drizzle-orm'
import type { ClientSession } from '#app/clients/access/codes.server.ts'
import { okMail } from '#app/clients/access/emails.ts'
import {
  type ClientMailContext,
  writeToClient,
} from '#app/clients/access/write-to-client.server.ts'
import {
  type DraftRow,
  endOk,
  latestDraft,
  okOf,
  returnOfDraft,
} from '#app/clients/drafts/drafts.server.ts'
import { recordReturnEvent } from '#app/clients/model/events.server.ts'
import { lockReturn, type ReturnRow } from '#app/clients/model/rows.server.ts'
import { yearIn } from '#app/clients/model/year.ts'
import { moveTo } from '#app/clients/returns/returns.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { drafts, oks, users } from '#app/platform/db/schema.ts'
import { AppError, NotFound, NotSignedIn } from '#app/platform/http/errors.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { clientCopyIn } from '#content/client-copy.ts'
import { draftCopy as copy } from '#content/en/clients/draft.ts'
import type { ReturnStage } from '#content/enums.ts'

/** An OK needs a sign-in no older than this. */
const FRESH_MS = 30 * MINUTE_MS

/** Whether an OK can be given without another code. */
export function isFresh({ signedInAt }: Pick<ClientSession, 'signedInAt'>): boolean {
  return Date.now() - signedInAt.getTime() < FRESH_MS
}

/** An OK to this draft is there already. */
export class AlreadyGiven extends AppError {
  constructor() {
    super(409, copy.alreadyGiven)
  }
}

/** The draft that a request is about. */
interface Which {
  number: number
  returnId?: number | undefined
}

/** @throws NotFound, and AppError 409 for a draft that was replaced or isn't waiting for an OK */
async function lockWaiting(
  tx: Executor,
  { contact }: ClientSession,
  { number, returnId }: Which,
  stages: readonly ReturnStage[],
): Promise<{ row: ReturnRow; draft: DraftRow }> {
  const row = await lockReturn(tx, await returnOfDraft(tx, contact, number, returnId, stages))
  // An undone merge may have moved it meanwhile.
  if (row.clientId !== contact.clientId) throw new NotFound(copy.gone)
  const draft = await latestDraft(tx, row.id)
  if (!draft || draft.number !== number) throw new AppError(409, copy.replaced)
  if (row.stage !== 'your-ok' && row.stage !== 'to-file') {
    throw new AppError(409, copy.notWaiting)
  }
  return { row, draft }
}

/**
 * Records the client's OK on exactly this draft, from whose filing it is needed.
 * @param address the network address that it came from
 * @param language in which the client read the sentence
 * @throws NotSignedIn where the sign-in is older than 30 minutes, AlreadyGiven
 */
export async function giveOk(
  context: ClientMailContext,
  session: ClientSession,
  which: Which,
  address: string,
  language = session.contact.language,
): Promise<void> {
  if (!isFresh(session)) throw new NotSignedIn(copy.signInAgain)
  const { contact, isReadOut, readBy } = session
  await context.db.transaction(async (tx) => {
    const { row, draft } = await lockWaiting(tx, session, which, ['your-ok'])
    if (draft.documentId === null) throw new AppError(409, copy.notWaiting)
    if (await okOf(tx, draft.id)) throw new AlreadyGiven()
    const { sha256, figuresSha256 } = draft
    const words = clientCopyIn(language)
    const sentence = words.draftCopy.sentence(draft.number, yearIn(words, row.year))
    const readByName = isReadOut ? await nameOf(tx, readBy) : null
    await tx.insert(oks).values({
      ...{ draftId: draft.id, sha256, figuresSha256, sentence, address, isReadOut, readBy },
      ...{ contactId: contact.id, name: contact.name },
      readByName,
    })
    const actor = { contactId: contact.id }
    await recordReturnEvent(tx, row.id, 'ok', actor, { number: draft.number })
    await moveTo(tx, row, 'to-file', actor)
    await writeToClient(
      context,
      tx,
      row.clientId,
      {
        event: `client-ok:${draft.id}:${Date.now()}`,
        kind: 'client-draft',
        content: okMail(row.year, draft.number, readByName),
      },
      contact,
    )
  })
}

/** Takes an OK back, until the return is filed. */
export async function withdrawOk(
  context: ClientMailContext,
  session: ClientSession,
  which: Which,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { row } = await lockWaiting(tx, session, which, ['to-file'])
    const actor = { contactId: session.contact.id }
    if (!(await endOk(tx, row.id, 'withdrawn', actor))) throw new AppError(409, copy.noOk)
    await moveTo(tx, row, 'your-ok', actor)
  })
}

/** What the client wants changed: the return goes back to be prepared, and an OK ends. */
export async function askForChange(
  context: ClientMailContext,
  session: ClientSession,
  which: Which,
  text: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { row, draft } = await lockWaiting(tx, session, which, ['your-ok', 'to-file'])
    const actor = { contactId: session.contact.id }
    await endOk(tx, row.id, 'change-asked', actor)
    await tx.update(drafts).set({ changeAsked: text }).where(eq(drafts.id, draft.id))
    const detail = { number: draft.number, reason: text }
    await recordReturnEvent(tx, row.id, 'change-asked', actor, detail)
    await moveTo(tx, row, 'preparing', actor)
  })
}

/** The name of the person who read the code out; their account may have been deleted. */
async function nameOf(tx: Executor, userId: number | null): Promise<string> {
  if (userId === null) return copy.ourOffice
  const [found] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return found?.name ?? copy.ourOffice
}

import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { lockInTransaction } from '#app/platform/db/locks.ts'
import {
  entries,
  faqTranslations,
  replyTemplates,
  revisions,
  seededTexts,
  slugRedirects,
} from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { changeEntryIn } from '../entries.server.ts'
import {
  columnsOf,
  fieldsOf,
  findEntryRow,
  isAt,
  isEntry,
  sourceHash,
} from '../entry-rows.server.ts'
import { isRevisionOf } from '../revisions.server.ts'
import { releaseTextLabels as labels } from './labels.ts'
import {
  contentTypeOf,
  type FirstText,
  type OfferedText,
  type TextDecision,
  type TextKind,
  type Words,
} from './release-text.ts'

type Tracked = typeof seededTexts.$inferSelect
interface Stored {
  id: number
  name: string
  version: number
  words: Words
}

/**
 * Brings the first texts of this release to a database that has those of an earlier one: the words of a text
 * that no one has edited are changed, those of an edited one are offered to staff. Texts that staff have
 * removed do not come back, and an older release that runs beside this one changes nothing.
 */
export async function applyReleaseTexts(db: Database, texts: readonly FirstText[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockInTransaction(tx, 'seeds')
    const tracked = new Map(
      (await tx.select().from(seededTexts)).map((row) => [`${row.kind} ${row.key}`, row]),
    )
    let changed = 0
    for (const text of texts) {
      const row = tracked.get(`${text.kind} ${text.key}`) ?? (await firstSeen(tx, text))
      const isNew = !row.fingerprints.includes(fingerprint(text.words))
      const isChanged = isNew && (await applyText(tx, row, text.words))
      if (isChanged) changed += 1
      if (text.sourceHash && row.entryId !== null)
        await nameSource(tx, row.entryId, { ...text, sourceHash: text.sourceHash }, isChanged)
    }
    if (changed === 0) return
    await recordActivity(tx, {
      actorId: null,
      verb: 'release-texts',
      subject: 'faq',
      label: String(changed),
    })
  })
}

/** Whether the words were changed. */
async function applyText(tx: Executor, row: Tracked, words: Words): Promise<boolean> {
  const [stored] = row.entryId === null ? [] : await findLocked(tx, row.kind, row.entryId, words)
  const now = stored && fingerprint(stored.words)
  const isUnedited = now === row.fingerprints.at(-1)
  const isEdited = stored !== undefined && !isUnedited && now !== fingerprint(words)
  await tx
    .update(seededTexts)
    .set({
      fingerprints: [...row.fingerprints, fingerprint(words)],
      offered: isEdited ? words : null,
    })
    .where(one(row))
  if (!stored || !isUnedited) return false
  await store(tx, row.kind, stored.id, words, null)
  return true
}

/**
 * A text in Hindi that a release brings translates the English one of that release: it is to be reviewed only where
 * staff have edited that.
 */
async function nameSource(
  tx: Executor,
  faqId: number,
  { words, sourceHash: hash }: Required<FirstText>,
  isChanged: boolean,
): Promise<void> {
  const isAsBrought = and(
    eq(faqTranslations.faqId, faqId),
    eq(faqTranslations.question, words.questionHi ?? ''),
    eq(faqTranslations.answer, words.answerHi ?? ''),
  )
  const english = tx.select({ hash: sourceHash }).from(entries).where(isEntry('faq', faqId))
  await tx
    .update(faqTranslations)
    .set({ sourceHash: hash })
    .where(and(isAsBrought, isChanged ? undefined : eq(sql`${english}`, hash)))
}

/** Starts to follow a text: one that a release before this table inserted, or has just been inserted. */
async function firstSeen(tx: Executor, { kind, key, words }: FirstText): Promise<Tracked> {
  const id = await idOf(tx, kind, key)
  const [stored] = id === undefined ? [] : await find(tx, kind, id, words)
  const seeded = stored && (await wordsAsSeeded(tx, kind, stored))
  const row = {
    kind,
    key,
    entryId: seeded && stored ? stored.id : null,
    fingerprints: [fingerprint(seeded ?? words)],
    offered: null,
  }
  await tx.insert(seededTexts).values(row)
  return row
}

/** What was inserted at first; undefined where staff wrote the text themselves or its beginning is unknown. */
async function wordsAsSeeded(
  tx: Executor,
  kind: TextKind,
  { id, version, words }: Stored,
): Promise<Words | undefined> {
  if (kind === 'template') return version === 1 ? words : {}
  const [first] = await tx
    .select()
    .from(revisions)
    .where(and(isRevisionOf(contentTypeOf(kind), id), eq(revisions.version, 1)))
  if (!first) return version === 1 ? words : {}
  // The first version of an inserted text is saved when it is first changed, and is no one’s.
  return first.actorId === null ? pick(first.snapshot, words) : undefined
}

async function idOf(tx: Executor, kind: TextKind, key: string): Promise<number | undefined> {
  if (kind === 'template') {
    const [row] = await tx
      .select({ id: replyTemplates.id })
      .from(replyTemplates)
      .where(eq(replyTemplates.title, key))
    return row?.id
  }
  const type = contentTypeOf(kind)
  const [row] = await tx.select({ id: entries.id }).from(entries).where(isAt(type, key))
  if (row) return row.id
  const [moved] = await tx
    .select()
    .from(slugRedirects)
    .where(and(eq(slugRedirects.kind, type), eq(slugRedirects.slug, key)))
  return moved?.entryId
}

/** No one else changes it until the transaction ends. */
async function findLocked(tx: Executor, kind: TextKind, id: number, like: Words) {
  const [table, where] =
    kind === 'template'
      ? [replyTemplates, eq(replyTemplates.id, id)]
      : [entries, isEntry(contentTypeOf(kind), id)]
  await tx.select({ id: table.id }).from(table).where(where).for('no key update')
  return find(tx, kind, id, like)
}

/** @param like the names of its fields are those that are read */
async function find(tx: Executor, kind: TextKind, id: number, like: Words): Promise<Stored[]> {
  if (kind === 'template') {
    const rows = await tx.select().from(replyTemplates).where(eq(replyTemplates.id, id))
    return rows.map((row) => ({
      id,
      name: row.title,
      version: row.version,
      words: pick(row, like),
    }))
  }
  const row = await findEntryRow(tx, contentTypeOf(kind), id)
  if (!row) return []
  const words = pick(fieldsOf(row.kind, row), like)
  return [{ id, name: row.title, version: row.version, words }]
}

function pick(row: object, like: Words): Words {
  const values = row as Record<string, unknown>
  return Object.fromEntries(Object.keys(like).map((field) => [field, String(values[field] ?? '')]))
}

function fingerprint(words: Words): string {
  const sorted = Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url')
}

function one({ kind, key }: Pick<Tracked, 'kind' | 'key'>) {
  return and(eq(seededTexts.kind, kind), eq(seededTexts.key, key))
}

/** Writes the words of a release into a text, as a new version of it. */
async function store(
  tx: Executor,
  kind: TextKind,
  id: number,
  words: Words,
  actorId: number | null,
): Promise<void> {
  if (kind !== 'template') {
    const revisedAt = kind === 'post' ? { revisedAt: new Date() } : {}
    const edit = { actorId, note: labels.note, verb: 'released' } as const
    await changeEntryIn(
      tx,
      contentTypeOf(kind),
      id,
      () => ({ ...columnsOf(words), ...revisedAt }),
      edit,
    )
    return
  }
  const [template] = await tx
    .update(replyTemplates)
    .set({ ...words, version: sql`${replyTemplates.version} + 1`, updatedAt: sql`now()` })
    .where(eq(replyTemplates.id, id))
    .returning()
  if (actorId === null || !template) return
  await recordActivity(tx, {
    actorId,
    verb: 'released',
    subject: 'template',
    subjectId: id,
    label: template.title,
  })
}

/** The edited texts for which a release has new words. */
export async function listOffered(
  db: Executor,
  kinds: readonly TextKind[],
): Promise<OfferedText[]> {
  const rows = await db
    .select()
    .from(seededTexts)
    .where(and(inArray(seededTexts.kind, [...kinds]), isNotNull(seededTexts.offered)))
    .orderBy(asc(seededTexts.kind), asc(seededTexts.key))
  const texts = await Promise.all(rows.map((row) => asOffered(db, row)))
  return texts.flat()
}

async function asOffered(
  db: Executor,
  { kind, entryId, offered }: Tracked,
): Promise<OfferedText[]> {
  if (entryId === null || offered === null) return []
  const found = await find(db, kind, entryId, offered)
  return found.map(({ words, ...text }) => ({ kind, ...text, stored: words, offered }))
}

/**
 * Uses the words of the release for an edited text, or keeps its own until a release has others.
 * @throws NotFound when nothing is offered (any more), AppError 409 when it was edited meanwhile
 */
export async function decideText(
  db: Database,
  { kind, id, version, use }: TextDecision,
  actorId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(seededTexts)
      .where(and(eq(seededTexts.kind, kind), eq(seededTexts.entryId, id)))
      .for('update')
    if (!row?.offered) throw new NotFound(labels.gone)
    const [stored] = await findLocked(tx, kind, id, row.offered)
    if (!stored) throw new NotFound(labels.gone)
    if (stored.version !== version) throw new AppError(409, labels.edited)
    await tx.update(seededTexts).set({ offered: null }).where(one(row))
    if (use) await store(tx, kind, id, row.offered, actorId)
  })
}

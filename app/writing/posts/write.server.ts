import { and, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { entries, users } from '#app/platform/db/schema.ts'
import { InvalidInput } from '#app/platform/http/errors.ts'
import { cleanField } from '#app/writing/publishing/clean.server.ts'
import { addEntry, changeEntry, type Edit } from '#app/writing/publishing/entries.server.ts'
import {
  areEntries,
  type EntryChange,
  type EntryRow,
} from '#app/writing/publishing/entry-rows.server.ts'
import { postMessages } from './labels.ts'
import { type PostBody, type PostChange, postForm, publishedAtFor } from './post-rules.ts'

/**
 * Stores a post, by the account that is signed in unless another author is chosen; its content is cleaned
 * by the allow-list.
 */
export async function createPost(db: Database, body: PostBody, edit: Edit) {
  const { publishAt, bylineId = edit.actorId, ...fields } = body
  const people = { authorId: bylineId, reviewerId: fields.reviewerId }
  await assertChoosable(db, people, { authorId: edit.actorId, reviewerId: null })
  const publication = { published: fields.published, publishAt }
  return addEntry(
    db,
    'post',
    {
      ...fields,
      ...emptyAsNull(fields),
      content: await cleanContent(fields.content),
      publishedAt: publishedAtFor(publication, null, new Date()),
      authorId: bylineId,
    },
    edit,
  )
}

export function updatePost(
  db: Database,
  id: number,
  change: PostChange,
  edit: Edit,
): Promise<EntryRow> {
  const { version, publishAt, bylineId, ...fields } = change
  return changeEntry(
    db,
    'post',
    id,
    async (stored, tx) => {
      const people = { authorId: bylineId, reviewerId: fields.reviewerId }
      await assertChoosable(tx, people, stored)
      if (fields.relatedIds?.includes(id)) {
        throw new InvalidInput([{ path: 'relatedIds', message: postMessages.relatedToItself }])
      }
      const published = fields.published ?? stored.published
      const written = {
        ...fields,
        ...emptyAsNull(fields),
        ...(bylineId !== undefined && { authorId: bylineId }),
        ...(fields.content !== undefined && { content: await cleanContent(fields.content) }),
      }
      return {
        ...written,
        ...revision(stored, written),
        publishedAt: publishedAtFor({ published, publishAt }, stored.publishedAt, new Date()),
      }
    },
    { ...edit, version },
  )
}

/** Publishing at once takes a scheduled post out of its schedule. */
export function setPublished(published: boolean) {
  return ({ publishedAt }: EntryRow): EntryChange => ({
    published,
    publishedAt: publishedAtFor({ published, publishAt: null }, publishedAt, new Date()),
  })
}

/**
 * The fields of a saved version, to be stored again; whether and when it is published does not change.
 * Related posts and accounts that are gone since are left out.
 */
export async function postFromSnapshot(
  snapshot: Record<string, unknown>,
  stored: EntryRow,
  tx: Executor,
): Promise<EntryChange> {
  const { published: _published, publishedAt: _publishedAt, ...content } = snapshot as EntryChange
  const { authorId, reviewerId, relatedIds } = content
  const accounts = [authorId, reviewerId].filter((id) => typeof id === 'number')
  const people = await existing(tx, users, inArray(users.id, accounts))
  const posts = await existing(tx, entries, areEntries('post', relatedIds ?? []))
  return {
    ...content,
    ...(authorId !== undefined && { authorId: people.has(authorId) ? authorId : null }),
    ...(reviewerId !== undefined && { reviewerId: people.has(reviewerId) ? reviewerId : null }),
    ...(relatedIds && { relatedIds: relatedIds.filter((id) => posts.has(id)) }),
    ...revision(stored, content),
  }
}

async function existing(
  tx: Executor,
  table: typeof users | typeof entries,
  wanted: SQL | undefined,
): Promise<Set<number | null>> {
  const rows = await tx.select({ id: table.id }).from(table).where(wanted)
  return new Set(rows.map(({ id }) => id))
}

type People = { authorId?: number | null; reviewerId?: number | null }

/**
 * Anyone newly chosen as author or reviewer must have a public name and an enabled account.
 * @throws InvalidInput
 */
async function assertChoosable(db: Executor, chosen: People, stored: People): Promise<void> {
  const fresh = (['authorId', 'reviewerId'] as const).filter(
    (name) => chosen[name] && chosen[name] !== stored[name],
  )
  if (fresh.length === 0) return
  const ids = fresh.map((name) => Number(chosen[name]))
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNotNull(users.publicName), isNull(users.disabledAt)))
  const wrong = fresh.filter((name) => found.every(({ id }) => id !== chosen[name]))
  if (wrong.length === 0) return
  throw new InvalidInput(
    wrong.map((name) => ({
      path: name === 'authorId' ? 'bylineId' : name,
      message: postMessages.notChoosable,
    })),
  )
}

const READ = ['title', 'excerpt', 'content'] as const

/** The time of a change to what is read, and nothing for one of the settings. */
function revision(stored: EntryRow, change: EntryChange): EntryChange {
  const isRevised = READ.some((name) => change[name] !== undefined && change[name] !== stored[name])
  return isRevised ? { revisedAt: new Date() } : {}
}

const OPTIONAL_TEXTS = [
  'featuredImage',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'canonicalUrl',
  'ogTitle',
  'ogDescription',
  'ogImage',
  'lawAsOn',
] as const

/** Null for each optional text that was left empty. */
function emptyAsNull(fields: PostChange): Partial<Record<(typeof OPTIONAL_TEXTS)[number], null>> {
  return Object.fromEntries(
    OPTIONAL_TEXTS.filter((name) => fields[name] === '').map((name) => [name, null]),
  )
}

function cleanContent(html: string): Promise<string> {
  return cleanField('content', html, postForm.shape.content)
}

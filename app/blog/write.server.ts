import type { Database } from '#app/db/database.ts'
import { cleanField } from '#app/publishing/clean.server.ts'
import type { EntryRows } from '#app/publishing/content-types.server.ts'
import { addEntry, changeEntry, type Edit } from '#app/publishing/entries.server.ts'
import { type PostBody, type PostChange, postForm, publishedAtFor } from './post-rules.ts'

type Row = EntryRows['post']

/** Stores a post by the account that is signed in; its content is cleaned by the allow-list. */
export function createPost(db: Database, { publishAt, ...input }: PostBody, edit: Edit) {
  const publication = { published: input.published, publishAt }
  return addEntry(
    db,
    'post',
    {
      ...(cleaned(input) as Row),
      publishedAt: publishedAtFor(publication, null, new Date()),
      authorId: edit.actorId,
    },
    edit,
  )
}

export function updatePost(db: Database, id: number, change: PostChange, edit: Edit): Promise<Row> {
  const { version, publishAt, ...fields } = change
  return changeEntry(
    db,
    'post',
    id,
    (stored) => {
      const published = fields.published ?? stored.published
      return {
        ...cleaned(fields),
        publishedAt: publishedAtFor({ published, publishAt }, stored.publishedAt, new Date()),
      }
    },
    { ...edit, version },
  )
}

/** Publishing at once takes a scheduled post out of its schedule. */
export function setPublished(published: boolean) {
  return ({ publishedAt }: Row): Partial<Row> => ({
    published,
    publishedAt: publishedAtFor({ published, publishAt: null }, publishedAt, new Date()),
  })
}

/** What a kept version said, to be stored again; whether and when it is published stays as it is now. */
export function postFromSnapshot(snapshot: Record<string, unknown>): Partial<Row> {
  const { published: _published, publishedAt: _publishedAt, ...words } = snapshot as Partial<Row>
  return words
}

/** Text that was left empty is stored as none. */
function cleaned(fields: Omit<PostChange, 'version' | 'publishAt'>): Partial<Row> {
  const stored = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]),
  ) as Partial<Row>
  if (fields.content === undefined) return stored
  return { ...stored, content: cleanField('content', fields.content, postForm.shape.content) }
}

import type { Database } from '#app/db/database.ts'
import { cleanField } from '#app/publishing/clean.server.ts'
import type { EntryRows } from '#app/publishing/content-types.server.ts'
import { addEntry, changeEntry, type Edit } from '#app/publishing/entries.server.ts'
import { type PostBody, type PostChange, postForm, publishedAtFor } from './post-rules.ts'

type Row = EntryRows['post']

/** Stores a post by the account that is signed in; its content is cleaned by the allow-list. */
export function createPost(db: Database, { publishAt, ...fields }: PostBody, edit: Edit) {
  const publication = { published: fields.published, publishAt }
  return addEntry(
    db,
    'post',
    {
      ...fields,
      ...emptyAsNull(fields),
      content: cleanContent(fields.content),
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
      const written = {
        ...fields,
        ...emptyAsNull(fields),
        ...(fields.content !== undefined && { content: cleanContent(fields.content) }),
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
  return ({ publishedAt }: Row): Partial<Row> => ({
    published,
    publishedAt: publishedAtFor({ published, publishAt: null }, publishedAt, new Date()),
  })
}

/** The fields of a saved version, to be stored again; whether and when it is published does not change. */
export function postFromSnapshot(snapshot: Record<string, unknown>, stored: Row): Partial<Row> {
  const { published: _published, publishedAt: _publishedAt, ...content } = snapshot as Partial<Row>
  return { ...content, ...revision(stored, content) }
}

const READ = ['title', 'excerpt', 'content'] as const

/** The time of a change to what is read, and nothing for one of the settings. */
function revision(stored: Row, change: Partial<Row>): Partial<Row> {
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
] as const

/** Null for each optional text that was left empty. */
function emptyAsNull(fields: PostChange): Partial<Record<(typeof OPTIONAL_TEXTS)[number], null>> {
  return Object.fromEntries(
    OPTIONAL_TEXTS.filter((name) => fields[name] === '').map((name) => [name, null]),
  )
}

function cleanContent(html: string): string {
  return cleanField('content', html, postForm.shape.content)
}

import { createHash } from 'node:crypto'
import { count, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import { paths } from '#app/paths.ts'
import type { BlobStore } from '#app/platform/blobs/blob-store.ts'
import { filesOf, mainAddress, srcsetOf, widthsOf } from '#app/platform/blobs/pictures.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import {
  autosavedDrafts,
  entries,
  faqTranslations,
  imageLeftovers,
  images,
  revisions,
  trash,
  users,
} from '#app/platform/db/schema.ts'
import { containing } from '#app/platform/db/search.ts'
import { AppError, type FieldError, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { imageMessages } from '#content/en/images.ts'
import { IMAGES_PAGE_SIZE, type Image, type ImagesPage, type ImagesQuery } from './image.ts'
import { makeImageInProcess } from './make-image-in-process.server.ts'

export interface Upload {
  file: Buffer
  fileName: string
  alt: string
  uploadedBy: number
}

/**
 * Puts an uploaded file into the library, or finds the image that was made of the same file before.
 * The row comes when all files are in place; what fails or is aborted before leaves nothing.
 * @throws AppError when the file is not an accepted image (see `makeImageInProcess`) or cannot be stored
 */
export async function addImage(
  db: Database,
  store: BlobStore,
  { file, ...upload }: Upload,
  signal: AbortSignal,
): Promise<{ image: Image; isNew: boolean }> {
  const contentHash = createHash('sha256').update(file).digest('hex')
  const [earlier] = await select(db).where(eq(images.contentHash, contentHash)).limit(1)
  if (earlier) {
    if (earlier.alt === '' && upload.alt !== '')
      return { image: await changeAlt(db, earlier.id, upload.alt, upload.uploadedBy), isNew: false }
    return { image: present(earlier), isNew: false }
  }

  const { picture, files } = await makeImageInProcess(file, signal)
  const { key, width, height } = picture
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  await db.insert(imageLeftovers).values({ key })
  try {
    await store.write(key, files)
    signal.throwIfAborted()
    const id = await db.transaction(async (tx) => {
      await tx.delete(imageLeftovers).where(eq(imageLeftovers.key, key))
      const [row] = await tx
        .insert(images)
        .values({ ...upload, key, contentHash, width, height, bytes })
        .returning()
      await record(tx, 'added', row!, upload.uploadedBy)
      return row!.id
    })
    return { image: await findImage(db, id), isNew: true }
  } catch (error) {
    await clear(db, store, key).catch(() => {})
    throw error
  }
}

/** One page of the library, the newest first; `q` is looked for in alternative texts and file names. */
export async function listImages(db: Executor, { q, page = 1 }: ImagesQuery): Promise<ImagesPage> {
  const like = q && containing(q)
  const where = like ? or(ilike(images.alt, like), ilike(images.fileName, like)) : undefined
  const [rows, totals] = await Promise.all([
    select(db)
      .where(where)
      .orderBy(desc(images.id))
      .limit(IMAGES_PAGE_SIZE)
      .offset((page - 1) * IMAGES_PAGE_SIZE),
    db.select({ total: count() }).from(images).where(where),
  ])
  return {
    items: rows.map(present),
    total: totals[0]?.total ?? 0,
    page,
    pageSize: IMAGES_PAGE_SIZE,
  }
}

/** Changes the alternative text that the library offers; texts that show the image do not change. */
export async function changeAlt(
  db: Database,
  id: number,
  alt: string,
  actorId: number,
): Promise<Image> {
  await db.transaction(async (tx) => {
    const [changed] = await tx.update(images).set({ alt }).where(eq(images.id, id)).returning()
    if (changed) await record(tx, 'changed', changed, actorId)
  })
  return findImage(db, id)
}

/**
 * Takes an image out of the library and removes its files.
 * @throws AppError 409 with every post and FAQ that shows it, NotFound
 */
export async function deleteImage(
  db: Database,
  store: BlobStore,
  id: number,
  actorId: number,
): Promise<void> {
  const key = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: images.id, key: images.key, fileName: images.fileName })
      .from(images)
      .where(eq(images.id, id))
      .for('update')
    if (!row) throw new NotFound(imageMessages.gone)
    const uses = await usesOf(tx, row.key)
    if (uses.length > 0) throw new AppError(409, imageMessages.inUse, { errors: uses })
    await tx.delete(images).where(eq(images.id, id))
    await tx.insert(imageLeftovers).values({ key: row.key })
    await record(tx, 'deleted', row, actorId)
    return row.key
  })
  // Files that cannot be removed now are swept later: the image is gone for visitors already.
  await clear(db, store, key).catch(() => {})
}

function record(
  tx: Executor,
  verb: string,
  { id, fileName }: Pick<typeof images.$inferSelect, 'id' | 'fileName'>,
  actorId: number,
) {
  return recordActivity(tx, { actorId, verb, subject: 'image', subjectId: id, label: fileName })
}

/** Removes the files of images whose making or deleting was cut short more than a day ago. */
export async function sweepLeftovers(db: Database, store: BlobStore): Promise<number> {
  const old = await db
    .select({ key: imageLeftovers.key })
    .from(imageLeftovers)
    .where(lt(imageLeftovers.since, new Date(Date.now() - DAY_MS)))
  for (const { key } of old) await clear(db, store, key)
  return old.length
}

/**
 * Where an image is shown: the address of the page as `path`, what it is as `message`. An earlier
 * version counts too, for it can be restored, and so does what somebody is writing.
 */
async function usesOf(db: Executor, key: string): Promise<FieldError[]> {
  const shows = (text: SQL) => sql<boolean>`strpos(${text}, ${`/images/${key}-`}) > 0`
  const inHindi = sql`(select string_agg(${faqTranslations.answer}, ' ') from ${faqTranslations}
    where ${faqTranslations.kind} = ${entries.kind} and ${faqTranslations.faqId} = ${entries.id})`
  const now = shows(
    sql`concat_ws(' ', ${entries.content}, ${entries.featuredImage}, ${entries.ogImage}, ${inHindi})`,
  )
  const inEarlierVersion = sql`exists (select from ${revisions} where ${revisions.kind} = ${entries.kind}
    and ${revisions.entryId} = ${entries.id} and ${shows(sql`${revisions.snapshot}::text`)})`
  const [using, deleted, begun] = await Promise.all([
    db
      .select({
        kind: entries.kind,
        slug: entries.slug,
        title: entries.title,
        published: entries.published,
        now,
      })
      .from(entries)
      .where(or(now, inEarlierVersion))
      .orderBy(desc(entries.kind), entries.id),
    db
      .select({ kind: trash.kind, title: trash.title })
      .from(trash)
      .where(shows(sql`${trash.kept}::text`))
      .orderBy(trash.deletedAt),
    db
      .select({
        kind: autosavedDrafts.kind,
        title: sql<string>`coalesce(nullif(${autosavedDrafts.values} ->> 'title', ''), nullif(${autosavedDrafts.values} ->> 'question', ''), 'Untitled')`,
        writer: users.name,
      })
      .from(autosavedDrafts)
      .innerJoin(users, eq(users.id, autosavedDrafts.userId))
      .where(shows(sql`${autosavedDrafts.values}::text`))
      .orderBy(autosavedDrafts.updatedAt),
  ])
  const state = ({ now, published }: { now: boolean; published: boolean }) =>
    now ? (published ? 'published' : 'draft') : 'in an earlier version'
  const names = { post: 'Blog post', faq: 'FAQ' }
  const listed = (kind: keyof typeof names, message: string) => ({
    path: kind === 'post' ? paths.admin.blog : paths.admin.faqs,
    message,
  })
  return [
    ...using.map((use) => ({
      path: use.kind === 'post' ? paths.post(use.slug) : paths.question(use.slug),
      message: `${names[use.kind]} “${use.title}” (${state(use)})`,
    })),
    ...deleted.map(({ kind, title }) => listed(kind, `${names[kind]} “${title}” (in the trash)`)),
    ...begun.map(({ kind, title, writer }) =>
      listed(kind, `${names[kind]} “${title}” (in a draft of ${writer})`),
    ),
  ]
}

/** Removes the files of an image that is not in the library; one that came into it meanwhile stays. */
async function clear(db: Database, store: BlobStore, key: string): Promise<void> {
  const [row] = await db.select({ id: images.id }).from(images).where(eq(images.key, key))
  if (!row) await store.remove(key, filesOf(key))
  await db.delete(imageLeftovers).where(eq(imageLeftovers.key, key))
}

async function findImage(db: Executor, id: number): Promise<Image> {
  const [row] = await select(db).where(eq(images.id, id))
  if (!row) throw new NotFound(imageMessages.gone)
  return present(row)
}

function select(db: Executor) {
  return db
    .select({
      id: images.id,
      key: images.key,
      alt: images.alt,
      fileName: images.fileName,
      width: images.width,
      height: images.height,
      bytes: images.bytes,
      uploadedBy: users.name,
      createdAt: images.createdAt,
    })
    .from(images)
    .leftJoin(users, eq(users.id, images.uploadedBy))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof select>>[number]

function present({ key, createdAt, ...row }: Row): Image {
  const picture = { key, width: row.width, height: row.height }
  return {
    ...row,
    url: mainAddress(picture),
    widths: widthsOf(picture),
    srcset: { avif: srcsetOf(picture, 'avif'), jpg: srcsetOf(picture, 'jpg') },
    createdAt: createdAt.toISOString(),
  }
}

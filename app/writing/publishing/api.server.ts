import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Executor } from '#app/platform/db/database.ts'
import { NotSignedIn } from '#app/platform/http/errors.ts'
import { listQuery } from '#app/platform/http/lists.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { idFromText } from '#app/ui/text/fields.ts'
import {
  addCategory,
  changeCategory,
  deleteCategory,
  listCategories,
  orderCategories,
  restoreCategory,
} from './categories.server.ts'
import { draftRoutes } from './drafts/drafts-api.server.ts'
import { changeEntry, changeMany, deleteEntry, type Edit } from './entries.server.ts'
import {
  bulkBody,
  bulkDone,
  type ContentType,
  category,
  categoryBody,
  categoryChange,
  deleted,
  orderBody,
  removedCategory,
  revision,
  revisionSummary,
} from './entry.ts'
import type { EntryChange, EntryRow } from './entry-rows.server.ts'
import { entryMessages } from './labels.ts'
import { findRevision, listRevisions } from './revisions.server.ts'
import { version } from './rules.ts'

const idParams = z.object({ id: idFromText() })

/** The signed-in account as the author of a change. Behind the guard of editors only. */
export function editBy(request: FastifyRequest): Edit {
  if (!request.user) throw new NotSignedIn()
  return { actorId: request.user.id }
}

/** Whether the signed-in account works on texts, and so reads those that are not published. */
export async function isEditor(request: Pick<FastifyRequest, 'currentUser'>): Promise<boolean> {
  return (await request.currentUser())?.roles.includes('editor') ?? false
}

/** Whether an editor requests the list, and so sees who last changed each entry. */
export async function isForStaff(
  request: Pick<FastifyRequest, 'query' | 'currentUser'>,
  reply: FastifyReply,
): Promise<boolean> {
  const { status } = request.query as { status?: string }
  if (!status || !(await isEditor(request))) return false
  reply.header('cache-control', 'no-store')
  return true
}

interface Shared<List extends string, Categories extends string> {
  kind: ContentType
  /** the fields of its form */
  fields: readonly string[]
  /** the addresses of the list and of the categories */
  list: List
  categories: Categories
  setPublished: (published: boolean) => (stored: EntryRow) => EntryChange
  fromSnapshot: (
    snapshot: Record<string, unknown>,
    stored: EntryRow,
    tx: Executor,
  ) => EntryChange | Promise<EntryChange>
}

/** The routes that questions and posts share: deletion, bulk changes, versions and categories. */
export function entryRoutes<const List extends string, const Categories extends string>(
  shared: Shared<List, Categories>,
) {
  const { kind, list, categories, fields, setPublished, fromSnapshot } = shared
  const ofVersion = z.object({ id: idFromText(), version: idFromText() })
  return routes(kind === 'faq' ? 'faqs' : 'blog', (app) => {
    app.register(draftRoutes(kind, fields))
    return [
      route(`DELETE ${list}/:id`, {
        access: 'editor',
        params: idParams,
        reply: deleted,
        run: async (request) => {
          await deleteEntry(app.db, kind, request.params.id, editBy(request))
          return { message: entryMessages.deleted }
        },
      }),
      route(`POST ${list}/bulk`, {
        access: 'editor',
        body: bulkBody,
        reply: bulkDone,
        run: async (request) => ({
          changed: await changeMany(app.db, kind, request.body, setPublished, editBy(request)),
        }),
      }),
      route(`GET ${list}/:id/revisions`, {
        access: 'editor',
        params: idParams,
        reply: z.array(revisionSummary),
        run: (request) => listRevisions(app.db, kind, request.params.id),
      }),
      route(`GET ${list}/:id/revisions/:version`, {
        access: 'editor',
        params: ofVersion,
        reply: revision,
        run: (request) => findRevision(app.db, kind, request.params.id, request.params.version),
      }),
      route(`POST ${list}/:id/revisions/:version/restore`, {
        access: 'editor',
        params: ofVersion,
        body: z.object({ version }),
        reply: z.object({ id: z.int(), version: z.int(), slug: z.string() }),
        run: async (request) => {
          const { id, version: restored } = request.params
          const { snapshot } = await findRevision(app.db, kind, id, restored)
          return changeEntry(app.db, kind, id, (stored, tx) => fromSnapshot(snapshot, stored, tx), {
            ...editBy(request),
            version: request.body.version,
            note: entryMessages.restored(restored),
            verb: 'restored',
          })
        },
      }),
      route(`GET ${categories}`, {
        access: 'both',
        query: z.pick(listQuery, { status: true, q: true }),
        reply: z.array(category),
        run: (request) => listCategories(app.db, kind, request.query),
      }),
      route(`POST ${categories}`, {
        access: 'editor',
        body: categoryBody,
        reply: { 201: category },
        run: (request) => addCategory(app.db, kind, request.body, request.user.id),
      }),
      route(`PUT ${categories}/order`, {
        access: 'editor',
        body: orderBody,
        reply: bulkDone,
        run: async (request) => {
          await orderCategories(app.db, kind, request.body, request.user.id)
          return { changed: request.body.ids.length }
        },
      }),
      route(`PATCH ${categories}/:id`, {
        access: 'editor',
        params: idParams,
        body: categoryChange,
        reply: category,
        run: (request) =>
          changeCategory(app.db, kind, request.params.id, request.body, request.user.id),
      }),
      route(`DELETE ${categories}/:id`, {
        access: 'editor',
        params: idParams,
        reply: removedCategory,
        run: (request) => deleteCategory(app.db, kind, request.params.id, request.user.id),
      }),
      route(`POST ${categories}/restore`, {
        access: 'editor',
        summary: 'Brings a category back that was removed, with the entries that it had',
        body: removedCategory,
        reply: category,
        run: (request) => restoreCategory(app.db, kind, request.body, request.user.id),
      }),
    ]
  })
}

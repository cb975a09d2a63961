import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireEditor } from '#app/auth/guards.server.ts'
import type { Executor } from '#app/db/database.ts'
import { NotSignedIn } from '#app/http/errors.ts'
import { idFromText } from '#app/text/fields.ts'
import {
  addCategory,
  changeCategory,
  deleteCategory,
  orderCategories,
} from './categories.server.ts'
import type { EntryRows } from './content-types.server.ts'
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
  revision,
  revisionSummary,
} from './entry.ts'
import { categoryMessages, entryMessages } from './labels.ts'
import { findRevision, listRevisions } from './revisions.server.ts'
import { version } from './rules.ts'

export const idParams = z.object({ id: idFromText() })

/** The signed-in account as the author of a change. Behind `requireEditor` only. */
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

interface Routes<K extends ContentType> {
  kind: K
  /** the fields of its form */
  fields: readonly string[]
  /** the addresses of the list and of the categories */
  list: string
  categories: string
  setPublished: (published: boolean) => (stored: EntryRows[K]) => Partial<EntryRows[K]>
  fromSnapshot: (
    snapshot: Record<string, unknown>,
    stored: EntryRows[K],
    tx: Executor,
  ) => Partial<EntryRows[K]> | Promise<Partial<EntryRows[K]>>
}

/** The routes that questions and posts share: deletion, bulk changes, versions and categories. */
export function entryRoutes<K extends ContentType>(routes: Routes<K>): FastifyPluginAsyncZod {
  return async (app) => {
    deletion(app, routes)
    versions(app, routes)
    categories(app, routes)
    await app.register(draftRoutes(routes.kind, routes.fields))
  }
}

function deletion<K extends ContentType>(plain: FastifyInstance, routes: Routes<K>) {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const tags = [routes.list]
  app.delete(
    `${routes.list}/:id`,
    { onRequest: requireEditor, schema: { tags, params: idParams, response: { 200: deleted } } },
    async (request) => {
      await deleteEntry(app.db, routes.kind, request.params.id, editBy(request))
      return { message: entryMessages.deleted }
    },
  )
  app.post(
    `${routes.list}/bulk`,
    { onRequest: requireEditor, schema: { tags, body: bulkBody, response: { 200: bulkDone } } },
    async (request) => ({
      changed: await changeMany(
        app.db,
        routes.kind,
        request.body,
        routes.setPublished,
        editBy(request),
      ),
    }),
  )
}

function versions<K extends ContentType>(
  plain: FastifyInstance,
  { kind, list, fromSnapshot }: Routes<K>,
) {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const tags = [list]
  const versionParams = z.object({ id: idFromText(), version: idFromText() })
  app.get(
    `${list}/:id/revisions`,
    {
      onRequest: requireEditor,
      schema: { tags, params: idParams, response: { 200: z.array(revisionSummary) } },
    },
    (request) => listRevisions(app.db, kind, request.params.id),
  )
  app.get(
    `${list}/:id/revisions/:version`,
    {
      onRequest: requireEditor,
      schema: { tags, params: versionParams, response: { 200: revision } },
    },
    (request) => findRevision(app.db, kind, request.params.id, request.params.version),
  )
  app.post(
    `${list}/:id/revisions/:version/restore`,
    {
      onRequest: requireEditor,
      schema: {
        tags,
        params: versionParams,
        body: z.object({ version }),
        response: { 200: z.object({ id: z.int(), version: z.int(), slug: z.string() }) },
      },
    },
    async (request) => {
      const { id, version: restored } = request.params
      const { snapshot } = await findRevision(app.db, kind, id, restored)
      return changeEntry(app.db, kind, id, (stored, tx) => fromSnapshot(snapshot, stored, tx), {
        ...editBy(request),
        version: request.body.version,
        note: entryMessages.restored(restored),
        verb: 'restored',
      })
    },
  )
}

function categories<K extends ContentType>(plain: FastifyInstance, routes: Routes<K>) {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { kind, categories: address } = routes
  const tags = [address]
  app.post(
    address,
    { onRequest: requireEditor, schema: { tags, body: categoryBody, response: { 201: category } } },
    async (request, reply) => {
      const added = await addCategory(app.db, kind, request.body, editBy(request).actorId)
      return reply.code(201).send(added)
    },
  )
  app.put(
    `${address}/order`,
    { onRequest: requireEditor, schema: { tags, body: orderBody, response: { 200: bulkDone } } },
    async (request) => {
      await orderCategories(app.db, kind, request.body, editBy(request).actorId)
      return { changed: request.body.ids.length }
    },
  )
  app.patch(
    `${address}/:id`,
    {
      onRequest: requireEditor,
      schema: { tags, params: idParams, body: categoryChange, response: { 200: category } },
    },
    (request) =>
      changeCategory(app.db, kind, request.params.id, request.body, editBy(request).actorId),
  )
  app.delete(
    `${address}/:id`,
    { onRequest: requireEditor, schema: { tags, params: idParams, response: { 200: deleted } } },
    async (request) => {
      await deleteCategory(app.db, kind, request.params.id, editBy(request).actorId)
      return { message: categoryMessages.removed }
    },
  )
}

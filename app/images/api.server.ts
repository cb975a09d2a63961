import multipart from '@fastify/multipart'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import pLimit from 'p-limit'
import * as z from 'zod/mini'
import { requireEditor, staffOf } from '#app/auth/guards.server.ts'
import { imageMessages } from '#app/content/images.ts'
import { extendBodyTimeout, UPLOAD_MS } from '#app/http/body-timeouts.ts'
import { whenClosed } from '#app/http/connections/when-closed.ts'
import { AppError } from '#app/http/errors.ts'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
import { fetchPicture } from './fetch-picture.server.ts'
import { altBody, fetchBody, fileNameOf, image, imagesPage, imagesQueryRules } from './image.ts'
import { addImage, changeAlt, deleteImage, listImages } from './images.server.ts'
import { CONTENT_TYPES, readFileName } from './pictures.ts'
import { assertUpload, cancelled, receiveUpload, uploadLimits } from './receive-upload.server.ts'
import { openImageStore } from './store.server.ts'

const UPLOADS_AT_ONCE = 6
const byId = z.object({ id: idFromText() })

export const imagesApi: FastifyPluginAsyncZod = async (app) => {
  const tags = ['images']
  const store = openImageStore(app.env)
  const limit = pLimit(UPLOADS_AT_ONCE)
  await app.register(multipart, { limits: uploadLimits(app.env.images.maxBytes) })

  app.post(
    api.images.list,
    {
      config: { admission: 'unqueued' },
      onRequest: [
        requireEditor,
        assertUpload,
        async ({ raw }) => extendBodyTimeout(raw, UPLOAD_MS),
      ],
      schema: {
        tags,
        consumes: ['multipart/form-data'],
        description: 'The picture in the field `file`, its alternative text in `alt`.',
        response: { 200: image, 201: image },
      },
    },
    async (request, reply) => {
      if (limit.activeCount >= UPLOADS_AT_ONCE)
        throw new AppError(503, imageMessages.busy, { retryAfterSeconds: 10 })
      const { image, isNew } = await limit(async () => {
        const upload = { ...(await receiveUpload(request)), uploadedBy: staffOf(request).id }
        return addImage(app.db, store, upload, abortOnDisconnect(reply))
      })
      return reply.code(isNew ? 201 : 200).send(image)
    },
  )

  app.post(
    api.images.fetch,
    {
      onRequest: requireEditor,
      schema: {
        tags,
        summary: 'Puts a picture of another site into the library',
        body: fetchBody,
        response: { 200: image, 201: image },
      },
    },
    async (request, reply) => {
      if (limit.activeCount >= UPLOADS_AT_ONCE)
        throw new AppError(503, imageMessages.busy, { retryAfterSeconds: 10 })
      const { env } = app
      const { image, isNew } = await limit(async () => {
        const signal = abortOnDisconnect(reply)
        const { file, fileName } = await fetchPicture(request.body.url, {
          maxBytes: env.images.maxBytes,
          loopback: env.mode === 'test',
          signal,
        })
        const uploadedBy = staffOf(request).id
        const upload = { file, fileName: fileNameOf(fileName), alt: '', uploadedBy }
        return addImage(app.db, store, upload, signal)
      })
      return reply.code(isNew ? 201 : 200).send(image)
    },
  )

  app.get(
    api.images.list,
    {
      onRequest: requireEditor,
      schema: { tags, querystring: imagesQueryRules, response: { 200: imagesPage } },
    },
    (request) => listImages(app.db, request.query),
  )

  app.patch(
    api.images.one(':id'),
    {
      onRequest: requireEditor,
      schema: { tags, params: byId, body: altBody, response: { 200: image } },
    },
    (request) => changeAlt(app.db, request.params.id, request.body.alt, staffOf(request).id),
  )

  app.delete(
    api.images.one(':id'),
    { onRequest: requireEditor, schema: { tags, params: byId, response: { 204: z.null() } } },
    async (request, reply) => {
      await deleteImage(app.db, store, request.params.id, staffOf(request).id)
      return reply.code(204).send(null)
    },
  )

  app.get<{ Params: { file: string } }>(
    '/images/:file',
    { config: { admission: 'always' }, schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params
      const found = readFileName(file)
      if (!found) return noSuchPicture(reply)
      const etag = `"${file}"`
      const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag }
      if (request.headers['if-none-match']?.includes(etag))
        return reply.code(304).headers(headers).send()
      const data = await store.read(found.picture.key, `${found.width}.${found.format}`)
      if (!data) return noSuchPicture(reply)
      return reply.headers(headers).type(CONTENT_TYPES[found.format]).send(data)
    },
  )
}

function noSuchPicture(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such picture.')
}

/** Aborts when the client disconnects before the response is sent. */
function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  whenClosed(reply.raw, () => {
    if (!reply.raw.writableFinished) controller.abort(cancelled())
  })
  return controller.signal
}

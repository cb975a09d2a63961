import multipart from '@fastify/multipart'
import type { FastifyReply } from 'fastify'
import pLimit from 'p-limit'
import * as z from 'zod/mini'
import { CONTENT_TYPES, readFileName } from '#app/platform/blobs/pictures.ts'
import { openImageStore } from '#app/platform/blobs/store.server.ts'
import { extendBodyTimeout, UPLOAD_MS } from '#app/platform/http/body-timeouts.ts'
import { whenClosed } from '#app/platform/http/connections/when-closed.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { imageMessages } from '#content/en/images.ts'
import { fetchPicture } from './fetch-picture.server.ts'
import { altBody, fetchBody, fileNameOf, image, imagesPage, imagesQueryRules } from './image.ts'
import { addImage, changeAlt, deleteImage, listImages } from './images.server.ts'
import { assertUpload, cancelled, receiveUpload, uploadLimits } from './receive-upload.server.ts'

const UPLOADS_AT_ONCE = 6

export const imagesApi = routes('images', async (app) => {
  const store = openImageStore(app.env)
  const limit = pLimit(UPLOADS_AT_ONCE)
  await app.register(multipart, { limits: uploadLimits(app.env.images.maxBytes) })

  return [
    route('POST /api/images', {
      access: 'editor',
      consumes: ['multipart/form-data'],
      description: 'The picture in the field `file`, its alternative text in `alt`.',
      reply: { 200: image, 201: image },
      config: { admission: 'unqueued' },
      onRequest: [assertUpload, async ({ raw }) => extendBodyTimeout(raw, UPLOAD_MS)],
      run: async (request, reply) => {
        if (limit.activeCount >= UPLOADS_AT_ONCE)
          throw new AppError(503, imageMessages.busy, { retryAfterSeconds: 10 })
        const { image, isNew } = await limit(async () => {
          const upload = { ...(await receiveUpload(request)), uploadedBy: request.user.id }
          return addImage(app.db, store, upload, abortOnDisconnect(reply))
        })
        return reply.code(isNew ? 201 : 200).send(image)
      },
    }),
    route('POST /api/images/fetch', {
      access: 'editor',
      summary: 'Puts a picture of another site into the library',
      body: fetchBody,
      reply: { 200: image, 201: image },
      run: async (request, reply) => {
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
          const uploadedBy = request.user.id
          const upload = { file, fileName: fileNameOf(fileName), alt: '', uploadedBy }
          return addImage(app.db, store, upload, signal)
        })
        return reply.code(isNew ? 201 : 200).send(image)
      },
    }),
    route('GET /api/images', {
      access: 'editor',
      query: imagesQueryRules,
      reply: imagesPage,
      run: (request) => listImages(app.db, request.query),
    }),
    route('PATCH /api/images/:id', {
      access: 'editor',
      body: altBody,
      reply: image,
      run: (request) => changeAlt(app.db, request.params.id, request.body.alt, request.user.id),
    }),
    route('DELETE /api/images/:id', {
      access: 'editor',
      reply: { 204: z.null() },
      run: async (request) => {
        await deleteImage(app.db, store, request.params.id, request.user.id)
        return null
      },
    }),
    route('GET /images/:file', {
      access: 'public',
      hide: true,
      params: z.object({ file: z.string() }),
      config: { admission: 'always' },
      run: async (request, reply) => {
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
    }),
  ]
})

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

import { api } from '#app/paths.ts'
import { client } from '#app/platform/client/routes.ts'
import type { imagesApi } from './api.server.ts'
import type { ImagesQuery } from './image.ts'

const { read, send } = client<typeof imagesApi>()

/** One page of the library, the newest first. */
export const imagesQuery = ({ q, page = 1 }: ImagesQuery) => read('GET /api/images', { page, q })

/** Matches every page of the library, to refetch it after a change. */
export const ofLibrary = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    String(queryKey[0]).startsWith(`${api.images.list}?`),
}

export const changeAlt = send('PATCH /api/images/:id')
export const deleteImage = send('DELETE /api/images/:id')

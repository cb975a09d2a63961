import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import type { Image, ImagesPage, ImagesQuery } from './image.ts'

const PATH = '/api/images'

/** One page of the library, the newest first. */
export function imagesQuery({ q, page = 1 }: ImagesQuery) {
  const search = new URLSearchParams({ page: String(page) })
  if (q) search.set('q', q)
  return queryOptions<ImagesPage>({ queryKey: [`${PATH}?${search}`] })
}

/** Names every page of the library, for asking again what has changed. */
export const ofLibrary = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    String(queryKey[0]).startsWith(`${PATH}?`),
}

export const changeAltMutation = mutationOptions({
  mutationFn: ({ id, alt }: { id: number; alt: string }) =>
    send<Image>('PATCH', `${PATH}/${id}`, { alt }),
})

export const deleteImageMutation = mutationOptions({
  mutationFn: (id: number) => send<undefined>('DELETE', `${PATH}/${id}`),
})

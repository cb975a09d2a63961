import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { Image, ImagesPage, ImagesQuery } from './image.ts'

/** One page of the library, the newest first. */
export function imagesQuery({ q, page = 1 }: ImagesQuery) {
  const search = new URLSearchParams({ page: String(page) })
  if (q) search.set('q', q)
  return queryOptions<ImagesPage>({ queryKey: [`${api.images.list}?${search}`] })
}

/** Matches every page of the library, to refetch it after a change. */
export const ofLibrary = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    String(queryKey[0]).startsWith(`${api.images.list}?`),
}

export const changeAltMutation = mutationOptions({
  mutationFn: ({ id, alt }: { id: number; alt: string }) =>
    send<Image>('PATCH', api.images.one(id), { alt }),
})

export const deleteImageMutation = mutationOptions({
  mutationFn: (id: number) => send<undefined>('DELETE', api.images.one(id)),
})

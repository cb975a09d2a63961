import { client, nullable } from '#app/platform/client/routes.ts'
import type { myApi } from './api.server.ts'

const { read } = client<typeof myApi>()

/** In which a page speaks, before anyone is signed in too. */
export const myLanguageQuery = (token: string) => read('GET /api/my/:token/language', { token })

/** What a client sees of their returns; null while no one is signed in. */
export const myPageQuery = (token: string) =>
  nullable(read('GET /api/my/:token', { token }, { meta: { nullOn401: true } }))

import type { QueryClient } from '@tanstack/react-query'
import { paths } from '#app/paths.ts'
import { postQuery } from './queries.ts'

/**
 * Where links to posts lead, by slug: to the list of posts while one of them is not public, or not any
 * more.
 */
export async function postLinks(
  queryClient: QueryClient,
  slugs: readonly string[],
): Promise<Record<string, string>> {
  const links = slugs.map(async (slug) => {
    const isPublic = await queryClient.query(postQuery(slug)).then(
      () => true,
      () => false,
    )
    return [slug, isPublic ? paths.post(slug) : paths.blog] as const
  })
  return Object.fromEntries(await Promise.all(links))
}

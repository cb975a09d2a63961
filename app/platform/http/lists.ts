import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'

/** Lists that can grow: which page, how many per page, which search text, and (for staff) whether with drafts. */
const PAGE_SIZE_MAX = 100

const number = (max: number, error: string) =>
  z.optional(z.coerce.number(error).check(z.int(error), z.gte(1, error), z.lte(max, error)))

export const listQuery = z.object({
  categoryId: z.optional(z.string().check(z.maxLength(200))),
  q: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(200),
      z.refine((text) => !text.includes('\0')),
    ),
  ),
  status: z.optional(z.enum(['all', 'published', 'draft', 'scheduled'])),
  sort: z.optional(z.enum(['title', 'category', 'published', 'date', 'updated'])),
  order: z.optional(z.enum(['asc', 'desc'])),
  /** in a list of questions: shows the page with this id, instead of `page` */
  show: number(2_147_483_647, 'The id must be a whole number from 1 on'),
  page: number(100_000, 'The page must be a whole number from 1 on'),
  pageSize: number(
    PAGE_SIZE_MAX,
    `The page size must be a whole number from 1 to ${PAGE_SIZE_MAX}`,
  ),
})
export type ListQuery = z.infer<typeof listQuery>

/** One page of a list, or the list itself where no page was requested. */
export function pageOf<T extends z.core.$ZodType>(item: T) {
  return z.union([
    z.array(item),
    z.object({
      items: z.array(item),
      total: z.int(),
      page: z.int(),
      pageSize: z.int(),
      /** in a search by staff, how many of the items, which come first, are more than similar */
      exact: z.optional(z.int()),
    }),
  ])
}

export interface Listed<T> {
  items: T[]
  total: number
  exact?: number
  /** where it is not the page that was requested */
  page?: number
}

/** Sends a list as it was requested: plain, or as a page; the total is in the headers either way. */
export function sendList<T>(
  reply: FastifyReply,
  query: ListQuery,
  pageSize: number,
  listed: Listed<T>,
) {
  reply.header('x-total-count', listed.total)
  if (query.page === undefined && query.pageSize === undefined) return listed.items
  return { page: query.page ?? 1, ...listed, pageSize: query.pageSize ?? pageSize }
}

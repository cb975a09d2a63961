import type * as z from 'zod/mini'

/**
 * What the search parameters of a screen choose of its filters, which read texts as the API does; invalid
 * ones are ignored. The router has made a number of what looks like one.
 */
export function readFilters<Filters extends z.ZodMiniType>(
  filters: Filters,
  search: Record<string, unknown>,
): z.output<Filters> {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const valid = given
    .map(([name, value]) => ({ [name]: String(value) }))
    .filter((one) => filters.safeParse(one).success)
  return filters.parse(Object.assign({}, ...valid))
}

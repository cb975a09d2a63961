import * as z from 'zod/mini'
import { COUNTED_NAMES } from '#content/en/insights/actions.ts'
import { countedPage } from '#content/en/insights/counted-pages.ts'
import { COUNTED } from '#content/enums.ts'

/** What a page reports when it is left: its path, and what of it was shown and used. */
const report = z.object({
  page: z.string().check(z.maxLength(2000)),
  counts: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(80)),
})

export interface Counted {
  page: string
  action: string
  what: (typeof COUNTED)[number]
}

/** What is to be counted of a report: known pages and names, each once. Anything else is passed over. */
export function countedIn(text: unknown): Counted[] {
  const { data } = report.safeParse(parsed(text))
  const page = data && countedPage(data.page)
  if (!page) return []
  return [...new Set(data.counts)].flatMap((entry) => {
    const [what, action] = COUNTABLE.get(entry) ?? []
    return what && action ? { page, action, what } : []
  })
}

const COUNTABLE: ReadonlyMap<string, readonly [Counted['what'], string]> = new Map(
  COUNTED.flatMap((what) =>
    COUNTED_NAMES.map((action) => [`${what} ${action}`, [what, action]] as const),
  ),
)

/** A beacon sends text, a program may send JSON. */
function parsed(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return undefined
  }
}

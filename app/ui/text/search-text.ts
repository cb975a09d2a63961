/**
 * What comes after the `?` of an address, as plain text: `q=2026` stays `q=2026`, where the
 * router's own way would quote whatever could be read as a number or as JSON. A name that occurs
 * more than once gives a list.
 */
export function parseSearch(text: string): Record<string, string | string[]> {
  const given = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const [first = '', ...more] = given.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}

/** The same the other way round; what is undefined or null is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const text = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) text.append(name, String(one))
    }
  }
  return text.size > 0 ? `?${text}` : ''
}

/** The keys that stand twice in one object of a JSON text, which `JSON.parse` would pass over. */
export function repeatedKeys(json: string): string[] {
  const open: Set<string>[] = []
  const repeated: string[] = []
  for (const [token, key] of json.matchAll(/"((?:[^"\\]|\\.)*)"\s*:|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (key !== undefined) {
      const keys = open.at(-1)
      if (keys?.has(key)) repeated.push(key)
      keys?.add(key)
    }
  }
  return repeated
}

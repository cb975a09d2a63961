import { UNSENT_KEY } from '#content/storage-keys.ts'

/**
 * What each account typed and has not sent; it lives as long as the tab, also when the page is loaded
 * again. No account gets another's.
 */
let texts: Map<string, string> | undefined

export function unsentText(userId: number, name: string): string | undefined {
  return known().get(`${userId}/${name}`)
}

export function setUnsentText(userId: number, name: string, text: string | undefined): void {
  if (text === undefined) known().delete(`${userId}/${name}`)
  else known().set(`${userId}/${name}`, text)
}

export function hasUnsentText(userId: number): boolean {
  return [...known().keys()].some((key) => key.startsWith(`${userId}/`))
}

export function discardUnsentText(userId: number): void {
  for (const key of known().keys()) if (key.startsWith(`${userId}/`)) known().delete(key)
}

/** Keeps it for the page that this tab loads next. */
export function keepUnsentTexts(): void {
  try {
    if (known().size > 0) sessionStorage.setItem(UNSENT_KEY, JSON.stringify([...known()]))
    else sessionStorage.removeItem(UNSENT_KEY)
  } catch {} // a browser that stores nothing
}

function known(): Map<string, string> {
  texts ??= restored()
  return texts
}

function restored(): Map<string, string> {
  try {
    const kept = sessionStorage.getItem(UNSENT_KEY)
    sessionStorage.removeItem(UNSENT_KEY)
    return new Map(JSON.parse(kept ?? '[]'))
  } catch {
    return new Map()
  }
}

/** What each account typed and has not sent; it lives as long as the tab. No account gets another's. */
const texts = new Map<string, string>()

export function unsentText(userId: number, name: string): string | undefined {
  return texts.get(`${userId}/${name}`)
}

export function setUnsentText(userId: number, name: string, text: string | undefined): void {
  if (text === undefined) texts.delete(`${userId}/${name}`)
  else texts.set(`${userId}/${name}`, text)
}

export function hasUnsentText(userId: number): boolean {
  return [...texts.keys()].some((key) => key.startsWith(`${userId}/`))
}

export function discardUnsentText(userId: number): void {
  for (const key of texts.keys()) if (key.startsWith(`${userId}/`)) texts.delete(key)
}

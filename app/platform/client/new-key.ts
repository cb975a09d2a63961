/** Identifies what is typed into one form: sending it again after a lost response stores nothing more. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16)).join('-')
}

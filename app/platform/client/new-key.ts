/**
 * Identifies what is typed into one form: sending it again after a lost response stores nothing more. 128
 * random bits; `crypto.randomUUID` is missing where the site is opened without https.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * An e-mail address without what its owner may vary: case, a tag after a plus sign, and the dots
 * that Gmail ignores; null if there is none.
 */
export function emailKey(email: string): string | null {
  if (email.trim() === '') return null
  const [mailbox = '', domain = ''] = splitLast(email.trim().toLowerCase(), '@')
  const plain = mailbox.split('+')[0] || mailbox
  if (domain === 'gmail.com' || domain === 'googlemail.com') {
    return `${plain.replaceAll('.', '')}@gmail.com`
  }
  return `${plain}@${domain}`
}

function splitLast(text: string, mark: string): string[] {
  const at = text.lastIndexOf(mark)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** Whether two addresses are the same, letter by letter but for capitals. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

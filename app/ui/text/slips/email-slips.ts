/** The domains of most private addresses in India; the others are here so that they are not questioned. */
const COMMON_DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'hotmail.com',
  'outlook.com',
  'rediffmail.com',
  'icloud.com',
  'protonmail.com',
]
const REAL_DOMAINS = [
  'mail.com',
  'email.com',
  'ymail.com',
  'fmail.com',
  'hotmail.co.in',
  'outlook.in',
]

/** The address that was probably meant, where the domain looks mistyped. */
export function meantEmail(typed: string): string | undefined {
  const [, mailbox, domain] = /^\s*([^\s@]+)@([^\s@]+?)\.?\s*$/.exec(typed.toLowerCase()) ?? []
  if (!mailbox || !domain || COMMON_DOMAINS.includes(domain) || REAL_DOMAINS.includes(domain))
    return undefined
  const meant = domain.startsWith('gmail.')
    ? 'gmail.com'
    : COMMON_DOMAINS.find((known) => isOneSlip(domain, known))
  return meant && `${typed.trim().slice(0, mailbox.length)}@${meant}`
}

/** Whether one letter is missing, too many or wrong, or two neighbours are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  let end = 0
  const rest = Math.min(typed.length, meant.length) - start
  while (end < rest && typed.at(-1 - end) === meant.at(-1 - end)) end++
  const is = typed.slice(start, typed.length - end)
  const should = meant.slice(start, meant.length - end)
  const isSwapped = is.length === 2 && is === [...should].reverse().join('')
  return isSwapped || (is.length <= 1 && should.length <= 1)
}

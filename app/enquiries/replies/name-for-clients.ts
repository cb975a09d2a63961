import type { SessionUser } from '#app/team/auth/account.ts'
import { receiptCopy } from '#content/en/enquiry/receipt.ts'

/** The name of a writer as the client reads it: never the one that the account signs in with. */
export function nameForClients(user: SessionUser | null | undefined): string {
  if (!user) return ''
  const { name, username } = user
  return name.toLowerCase() === username.toLowerCase() ? receiptCopy.facts.oneOfUs : name
}

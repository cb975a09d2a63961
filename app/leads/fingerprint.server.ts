import { createHash } from 'node:crypto'
import type { LeadInput } from './lead.ts'

/** By which the same enquiry sent again is known: what it says, not how it is written. */
export function fingerprintOf(input: LeadInput): string {
  const { name, email, phone, service, message, source } = input
  const parts = [
    name.toLowerCase(),
    email.toLowerCase(),
    phone.replace(/\D/g, ''),
    service,
    message,
    source,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

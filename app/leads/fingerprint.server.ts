import { createHash } from 'node:crypto'
import type { LeadInput } from './lead.ts'

/** A hash that is the same for a repeat of an enquiry, whatever its case or phone format. */
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

import { createHash } from 'node:crypto'
import type { LeadInput } from './lead.ts'

/**
 * A hash that is the same for a repeat of an enquiry, whatever its case or phone format.
 * @param working what a tool was filled in with, if its working comes along
 */
export function fingerprintOf(input: LeadInput, working?: Record<string, string>): string {
  const { name, email, phone, service, message, source } = input
  const parts = [
    name.toLowerCase(),
    email.toLowerCase(),
    phone.replace(/\D/g, ''),
    service,
    message,
    source,
    ...(working ? [working] : []),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

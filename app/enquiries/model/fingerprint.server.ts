import { createHash } from 'node:crypto'
import type { LeadInput } from './lead.ts'

/**
 * A hash that is the same for a repeat of an enquiry, whatever its case or phone format.
 * @param more what else distinguishes two enquiries, such as the values of a tool
 */
export function fingerprintOf(input: LeadInput, more?: Record<string, string>): string {
  const { name, email, phone, secondPhone = '', service, message, source, ...others } = input
  const { language: _language, ...undecided } = others
  // Whether enquiries that differ in it alone are repeats has to be decided for each field.
  undecided satisfies Record<string, never>
  const parts = [
    name.toLowerCase(),
    email.toLowerCase(),
    `${phone}${secondPhone}`.replace(/\D/g, ''),
    service,
    message,
    source,
    ...(more ? [more] : []),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

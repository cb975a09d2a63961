import { createHash } from 'node:crypto'
import { distinguishing, type LeadInput } from './lead.ts'

/**
 * A hash that is the same for a repeat of an enquiry.
 * @param more what else distinguishes two enquiries, such as the values of a tool
 */
export function fingerprintOf(input: LeadInput, more?: Record<string, string>): string {
  const parts = [...distinguishing(input), ...(more ? [more] : [])]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

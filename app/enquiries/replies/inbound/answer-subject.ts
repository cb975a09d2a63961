import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { SUBJECT_MAX } from '#app/enquiries/templates/template.ts'

/** The subject of an answer to the client's last e-mail, so that mail programs show both together. */
export function answerSubject({ inbound }: Pick<LeadDetail, 'inbound'>): string | undefined {
  const subject = lastClientMail({ inbound })?.subject
  if (!subject) return undefined
  const again = /^(re|aw|sv|antw|उत्तर)\s*:/iu.test(subject) ? subject : `Re: ${subject}`
  return again.slice(0, SUBJECT_MAX).toWellFormed()
}

export function lastClientMail({ inbound }: Pick<LeadDetail, 'inbound'>) {
  return inbound.findLast(({ state }) => state === 'matched')
}

import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import { mailCopyIn } from '#content/mail-copy.ts'

/** To the address that is on record: the new one is not repeated, for the mailbox may be another person's. */
export function emailChange(id: number, firm: Firm, spoken?: Language): EmailContent {
  const { language, emailChangeMail: copy } = mailCopyIn(spoken)
  return {
    language,
    subject: copy.subject,
    parts: [
      { is: 'title', text: copy.title },
      { is: 'text', text: copy.text(referenceOf(id)) },
      { is: 'text', text: copy.wrong(firm.phone) },
    ],
  }
}

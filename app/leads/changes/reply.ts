import type { EmailContent } from '#app/mail/email-content.ts'

/** An answer to a visitor, as a member of staff wrote it. */
export function reply(subject: string, text: string): EmailContent {
  return {
    subject,
    parts: text
      .replace(/\r\n?/g, '\n')
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => ({ is: 'text', text: paragraph })),
  }
}

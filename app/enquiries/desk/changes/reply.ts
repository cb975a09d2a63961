import type { EmailContent } from '#app/platform/mail/email-content.ts'

/** A reply to a visitor, as plain paragraphs in which addresses become links. */
export function reply(subject: string, text: string): EmailContent {
  return {
    subject,
    parts: text
      .replace(/\r\n?/g, '\n')
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => ({ is: 'written', text: paragraph })),
  }
}

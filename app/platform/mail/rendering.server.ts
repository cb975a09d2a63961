import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Firm } from '#app/platform/config/env.ts'
import type { Database } from '#app/platform/db/database.ts'
import { mails } from '#app/platform/db/schema.ts'
import { execute, type Statement, updateFromJson } from '#app/platform/db/statements.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { asHtml, type EmailContent, plainText } from './email-content.ts'

interface StoredBody {
  subject: string
  content: Record<string, unknown> | null
  text: string | null
  html: string | null
}

export const bodyColumns = {
  subject: mails.subject,
  content: mails.content,
  text: mails.text,
  html: mails.html,
}

/** The text and the HTML of a mail: stored ones, or made of what it says. */
export function rendered(
  { subject, content, text, html }: StoredBody,
  firm: Firm,
): { content: null; text: string; html: string } {
  if (content === null) return { content, text: text ?? '', html: html ?? '' }
  const { language, parts } = content as Omit<EmailContent, 'subject'>
  const whole = { ...(language && { language }), subject, parts }
  return { content: null, text: plainText(whole, firm), html: asHtml(whole, firm) }
}

const WAITED_MS = MINUTE_MS
const BATCH = 200

/**
 * Renders the mails that have waited for a minute: an instance of the previous release, which a
 * roll-back may bring, sends only what is rendered.
 */
export async function renderWaiting(db: Database, firm: Firm): Promise<void> {
  const before = new Date(Date.now() - WAITED_MS)
  for (;;) {
    const found = await db
      .select({ id: mails.id, ...bodyColumns })
      .from(mails)
      .where(and(eq(mails.state, 'waiting'), isNotNull(mails.content), lt(mails.createdAt, before)))
      .limit(BATCH)
    if (found.length === 0) return
    const bodies = found.map(({ id, ...mail }) => ({ id, ...rendered(mail, firm) }))
    await execute(db, storing, [JSON.stringify(bodies)])
  }
}

const storing: Statement = {
  name: 'store-rendered-mails',
  text: `${updateFromJson(mails, ['content', 'text', 'html'], '$1')} and mails.state = 'waiting'`,
}

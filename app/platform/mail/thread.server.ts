import { and, desc, eq, inArray, notLike, or } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { inboundMails, leads, mails } from '#app/platform/db/schema.ts'
import { NO_MESSAGE_ID } from './inbound/read-message.server.ts'
import { addressWith, replyKey, replyToken } from './inbound/reply-token.server.ts'
import type { MailQueue } from './outbox.server.ts'

/** Keeps an e-mail to a client and the answers to it together. */

type StoredMail = Pick<
  typeof mails.$inferSelect,
  'id' | 'leadId' | 'toAddress' | 'replyTo' | 'messageId' | 'kind'
>
type Context = Pick<MailQueue, 'settings'> & { db: Executor }

/** Where answers go: into the enquiry where that is set up, else to the person or the firm. */
export async function answersGoTo(mail: StoredMail, { db, settings }: Context) {
  const { address } = settings.inbound
  if (!address || mail.leadId === null || !(await isToClient(db, mail))) return mail.replyTo
  return addressWith(address, replyToken(await replyKey(db), mail.leadId))
}

async function isToClient(db: Executor, { leadId, toAddress }: StoredMail): Promise<boolean> {
  if (leadId === null) return false
  return (await db.$count(leads, and(eq(leads.id, leadId), eq(leads.email, toAddress)))) > 0
}

const MAX_REFERENCES = 10

/**
 * The headers that put a reply below the client's last e-mail in the client's mailbox. Numbers with
 * anything but printable characters are left out: they would be headers of their own.
 */
export async function threadHeaders(
  mail: StoredMail,
  { db }: Context,
): Promise<Record<string, string>> {
  if (mail.kind !== 'reply' || mail.leadId === null) return {}
  const group = await groupOf(db, mail.leadId)
  const received = await db
    .select({ messageId: inboundMails.messageId, at: inboundMails.receivedAt })
    .from(inboundMails)
    .where(
      and(
        inArray(inboundMails.leadId, group),
        eq(inboundMails.state, 'matched'),
        notLike(inboundMails.messageId, `${NO_MESSAGE_ID}%`),
      ),
    )
    .orderBy(desc(inboundMails.receivedAt))
    .limit(MAX_REFERENCES)
  const answered = received.find(({ messageId }) => isHeaderSafe(messageId))
  if (!answered) return {}
  const sent = await db
    .select({ messageId: mails.messageId, at: mails.createdAt })
    .from(mails)
    .where(
      and(
        inArray(mails.leadId, group),
        eq(mails.toAddress, mail.toAddress),
        inArray(mails.state, ['sent', 'unconfirmed']),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(MAX_REFERENCES)
  const references = [...received, ...sent]
    .filter(({ messageId }) => isHeaderSafe(messageId) && messageId !== mail.messageId)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ messageId }) => messageId)
    .filter((messageId) => messageId !== answered.messageId)
    .slice(1 - MAX_REFERENCES)
  return {
    'In-Reply-To': answered.messageId,
    References: [...references, answered.messageId].join(' '),
  }
}

/** One number in angle brackets and nothing else. */
function isHeaderSafe(messageId: string): boolean {
  return /^<[!-;=?-~]{3,250}>$/.test(messageId)
}

/** The enquiry and those merged with it. */
async function groupOf(db: Executor, leadId: number): Promise<number[]> {
  const [own] = await db
    .select({ mergedInto: leads.mergedInto })
    .from(leads)
    .where(eq(leads.id, leadId))
  const rootId = own?.mergedInto ?? leadId
  const found = await db
    .select({ id: leads.id })
    .from(leads)
    .where(or(eq(leads.id, rootId), eq(leads.mergedInto, rootId)))
  return found.map(({ id }) => id)
}

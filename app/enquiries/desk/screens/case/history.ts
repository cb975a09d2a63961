import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import type { LeadEvent } from '#app/enquiries/model/events.ts'
import type { InboundMail } from '#app/platform/mail/inbound/inbound.ts'
import type { MailSummary } from '#app/platform/mail/mail.ts'

/** One entry of an enquiry's history: an event, with the mail that it sent, or a mail by itself. */
export type HistoryEntry = { key: string; at: string; order: number; isMinor: boolean } & (
  | { event: LeadEvent; mail?: MailSummary; inbound?: InboundMail }
  | { event?: undefined; mail: MailSummary }
)

/**
 * The history of an enquiry, newest first. Views are minor, and so are automatic e-mails that went well
 * so far.
 */
export function historyOf({ events, mails, inbound = [] }: LeadDetail): HistoryEntry[] {
  // A reply that is sent again has several contacts: the last one shows how it went.
  const lastContacts = new Map(
    events.filter(({ kind }) => kind === 'contact').map(({ id, detail }) => [detail.mailId, id]),
  )
  const ofEvents = events.map((event): HistoryEntry => {
    const mail = mails.find(({ id }) => lastContacts.get(id) === event.id)
    const received =
      event.kind === 'client-replied'
        ? inbound.find(({ id }) => id === event.detail.inboundId)
        : undefined
    return {
      key: `event-${event.id}`,
      at: event.at,
      order: event.id,
      isMinor: event.kind === 'read' || event.kind === 'unread' || received?.state === 'automatic',
      event,
      ...(mail && { mail }),
      ...(received && { inbound: received }),
    }
  })
  const ofMails = mails
    .filter(({ id }) => !lastContacts.has(id))
    .map(
      (mail): HistoryEntry => ({
        key: `mail-${mail.id}`,
        at: mail.createdAt,
        order: 0,
        isMinor: mail.kind !== 'reply' && !isTroubled(mail),
        mail,
      }),
    )
  return [...ofEvents, ...ofMails].toSorted((a, b) => b.at.localeCompare(a.at) || b.order - a.order)
}

function isTroubled({ state, reason }: MailSummary): boolean {
  return state === 'failed' || state === 'unconfirmed' || (state !== 'sent' && reason !== null)
}

/** The reply that could not be delivered, while no one has got in touch since. */
export function failedReply({ replyFailedAt, mails }: LeadDetail): MailSummary | undefined {
  if (!replyFailedAt) return undefined
  return mails.findLast(({ kind, state }) => kind === 'reply' && state === 'failed')
}

export type Tone = 'good' | 'bad' | 'mail' | 'accent' | 'quiet'

/** How an entry is marked: good is a contact that reached the client, a try is quiet. */
export function toneOf({ event, mail }: HistoryEntry): Tone {
  if (mail?.state === 'failed') return 'bad'
  if (!event) return 'mail'
  const { kind, detail } = event
  if (kind === 'contact') return detail.outcome === 'reached' ? 'good' : 'quiet'
  if (BAD.has(kind)) return 'bad'
  return ACCENTED.has(kind) ? 'accent' : 'quiet'
}

const BAD = new Set(['escalated', 'suspected', 'withdrawal-asked'])
/** What the client said, and what colleagues wrote. */
const ACCENTED = new Set(['received', 'note', 'client-replied'])

import { eq } from 'drizzle-orm'
import { contactsOfLeads } from '#app/enquiries/desk/client-page.server.ts'
import { groupOf } from '#app/enquiries/desk/desk.server.ts'
import { CLIENT_PAGE } from '#app/enquiries/templates/placeholders.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leads } from '#app/platform/db/schema.ts'
import type { Keyring } from '#app/platform/encryption/keyring.server.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { linkTo } from '#app/platform/mail/email-content.ts'
import type { LeadHooks } from '#app/platform/mail/outbox.server.ts'
import { isSameAddress } from '#app/ui/text/email-key.ts'
import { replyPageIn } from '#content/reply-page.ts'
import { linkOf, lockContact } from './links.server.ts'

/** The link of the client’s page in a reply: for the contact whose stored address it goes to, and nobody else. */
export function replyLinks(
  ring: Keyring,
  origin: string,
): Pick<LeadHooks, 'prepareClientPage' | 'fillClientPage'> {
  return {
    async prepareClientPage(tx, leadId) {
      const found = await contactAt(tx, leadId, (await leadOf(tx, leadId))?.email ?? '')
      if (!found) throw new AppError(409, NOT_THEIRS)
      const contact = await lockContact(tx, found.clientId, found.id)
      if (!contact.linkSealed) await linkOf(tx, ring, origin, contact)
    },
    async fillClientPage(db, { leadId, toAddress, cc }, body) {
      if (leadId === null || !body.text.includes(CLIENT_PAGE)) return body
      const contact = cc ? undefined : await contactAt(db, leadId, toAddress)
      if (!contact?.linkSealed) return NOT_THEIRS
      const url = await linkOf(db, ring, origin, contact)
      const { open } = replyPageIn((await leadOf(db, leadId))?.language)
      return {
        text: body.text.replaceAll(CLIENT_PAGE, url),
        html: body.html.replaceAll(CLIENT_PAGE, linkTo(url, open)),
      }
    },
  }
}

const NOT_THEIRS =
  'The link to the client’s page goes only to the client’s own address, without Cc. Take it out, or correct the address of the enquiry or of the client.'

async function leadOf(db: Executor, id: number) {
  const [lead] = await db.select().from(leads).where(eq(leads.id, id))
  return lead
}

async function contactAt(db: Executor, leadId: number, email: string) {
  const { ids } = await groupOf(db, leadId)
  const contacts = await contactsOfLeads(db, ids)
  return contacts.find((contact) => isSameAddress(contact.email, email))
}

import { and, eq, isNull, or } from 'drizzle-orm'
import { lockContact } from '#app/clients/access/links.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { clientContacts, contactOrder, leads } from '#app/platform/db/schema.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'

/**
 * An enquiry in Hindi gives its language to the page and the e-mails of the contact with its address or number,
 * or else of the first one.
 */
export async function takeLanguage(tx: Executor, clientId: number, leadId: number): Promise<void> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId))
  if (!lead || lead.language === 'en') return
  const { language, emailKey, phoneKey } = lead
  const same = or(
    emailKey === null ? undefined : eq(clientContacts.emailKey, emailKey),
    phoneKey === null ? undefined : eq(clientContacts.phoneKey, phoneKey),
  )
  const of = and(eq(clientContacts.clientId, clientId), isNull(clientContacts.removedAt))
  const found = same
    ? await tx.select({ id: clientContacts.id }).from(clientContacts).where(and(of, same))
    : []
  const chosen = found.length > 0 ? found : [await lockContact(tx, clientId)]
  for (const { id } of chosen) {
    await tx.update(clientContacts).set({ language }).where(eq(clientContacts.id, id))
  }
}

/** In which a client is asked: that of the first contact. */
export async function languageOf(tx: Executor, clientId: number): Promise<Language> {
  const [first] = await tx
    .select({ language: clientContacts.language })
    .from(clientContacts)
    .where(and(eq(clientContacts.clientId, clientId), isNull(clientContacts.removedAt)))
    .orderBy(...contactOrder)
    .limit(1)
  return first?.language ?? 'en'
}

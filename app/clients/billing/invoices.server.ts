import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { creditNoteMail, invoiceMail } from '#app/clients/access/emails.ts'
import {
  type ClientMailContext,
  writeToClient,
} from '#app/clients/access/write-to-client.server.ts'
import { recordReturnEvent } from '#app/clients/model/events.server.ts'
import type { Invoice, InvoiceContent } from '#app/clients/model/invoice.ts'
import { lockReturn } from '#app/clients/model/rows.server.ts'
import { yearName } from '#app/clients/model/year.ts'
import { api } from '#app/paths.ts'
import type { Env } from '#app/platform/config/env.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { clients, invoiceSeries, invoices } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { financialYearOf } from '#app/tax/engine/days.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { invoiceCopy as copy } from '#content/en/clients/invoice.ts'
import type { InvoiceKind } from '#content/enums.ts'
import { assertBillable, assertFirmSet, invoiceNumber } from './before-issue.ts'
import { invoiceContent } from './gst.ts'

export type InvoiceRow = typeof invoices.$inferSelect
const credits = alias(invoices, 'credits')

export interface BillingContext extends ClientMailContext {
  billing: Env['billing']
  /** settings of the firm that were never set */
  placeholders: Env['placeholders']
}

/** The invoices and credit notes of some returns, the oldest first. */
export async function invoicesOf(
  db: Executor,
  returnIds: number[],
  url: (id: number) => string = api.invoice,
): Promise<(Invoice & { returnId: number | null })[]> {
  const rows = await db
    .select({
      returnId: invoices.returnId,
      id: invoices.id,
      kind: invoices.kind,
      number: invoices.number,
      issuedOn: invoices.issuedOn,
      total: invoices.total,
      creditedBy: credits.number,
    })
    .from(invoices)
    .leftJoin(credits, eq(credits.creditOf, invoices.id))
    .where(inArray(invoices.returnId, returnIds))
    .orderBy(asc(invoices.id))
  return rows.map((row) => ({ ...row, url: url(row.id) }))
}

/**
 * Issues the invoice of a return: the same one again where it has one that no credit note took back.
 * @throws AppError 409 where there is no fee
 */
export async function issueInvoice(
  context: BillingContext,
  returnId: number,
  given: { underLut?: boolean | undefined; country?: string | undefined },
  userId: number,
): Promise<{ number: string; url: string }> {
  return context.db.transaction(async (tx) => {
    const row = await lockReturn(tx, returnId)
    const before = await invoicesOf(tx, [returnId])
    const standing = before.find(({ kind, creditedBy }) => kind === 'invoice' && !creditedBy)
    if (standing) return standing
    if (row.fee === 0) throw new AppError(409, 'This return has no fee to invoice.')
    const [client] = await tx.select().from(clients).where(eq(clients.id, row.clientId))
    if (!client) throw new NotFound('This client doesn’t exist. It may have been erased.')
    const { firm } = context
    assertFirmSet(context)
    assertBillable(firm.gstin, row.fee, client, given)
    const content = invoiceContent(
      { name: firm.legalName ?? firm.name, address: firm.address, gstin: firm.gstin },
      client,
      { total: row.fee * 100, description: copy.description(yearName(row.year)), ...given },
    )
    const made = await insertInvoice(tx, context, {
      ...{ kind: 'invoice', returnId, clientId: row.clientId, content, createdBy: userId },
    })
    const detail = { number: made.number }
    await recordReturnEvent(tx, returnId, 'invoiced', { userId }, detail)
    await writeToClient(context, tx, row.clientId, {
      event: `client-invoice:${made.id}`,
      kind: 'client-payment',
      content: invoiceMail,
    })
    return { number: made.number, url: api.invoice(made.id) }
  })
}

/** Takes an invoice back by a credit note, once. @throws NotFound, AppError 409 */
export async function issueCreditNote(
  context: BillingContext,
  id: number,
  reason: string,
  userId: number,
): Promise<{ number: string; url: string }> {
  return context.db.transaction(async (tx) => {
    const found = await findInvoice(tx, id)
    if (found.kind !== 'invoice') throw new AppError(409, 'A credit note can’t be credited.')
    // The return says whose invoice it is, if it still exists: records may have been merged or unmerged.
    const row = found.returnId === null ? undefined : await lockReturn(tx, found.returnId)
    const [known] = await tx.select().from(invoices).where(eq(invoices.creditOf, id))
    if (known) throw new AppError(409, `Credit note ${known.number} already cancels this invoice.`)
    const made = await insertInvoice(tx, context, {
      kind: 'credit-note',
      returnId: found.returnId,
      clientId: row?.clientId ?? found.clientId,
      creditOf: id,
      content: {
        ...found.content,
        credits: { number: found.number, issuedOn: found.issuedOn, reason },
      },
      createdBy: userId,
    })
    if (row) {
      const detail = { number: made.number, reason }
      await recordReturnEvent(tx, row.id, 'credited', { userId }, detail)
      await writeToClient(context, tx, row.clientId, {
        event: `client-invoice:${made.id}`,
        kind: 'client-payment',
        content: creditNoteMail,
      })
    }
    return { number: made.number, url: api.invoice(made.id) }
  })
}

/** Takes the next number of the series: it is taken with the invoice, or not at all. */
async function insertInvoice(
  tx: Executor,
  { billing }: BillingContext,
  given: {
    kind: InvoiceKind
    content: InvoiceContent
    returnId: number | null
    clientId: number | null
    creditOf?: number
    createdBy: number
  },
): Promise<{ id: number; number: string }> {
  const { kind, content } = given
  const issuedOn = indianDate(new Date())
  const year = financialYearOf(issuedOn)
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.kind, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning()
  const place = series?.last ?? 0
  const number = invoiceNumber(billing.prefixes[kind], year, place)
  const { taxable, total } = content
  const [made] = await tx
    .insert(invoices)
    .values({ ...given, number, year, place, issuedOn, taxable, tax: total - taxable, total })
    .returning({ id: invoices.id, number: invoices.number })
  if (!made) throw new Error('an invoice was inserted but not returned')
  await recordActivity(tx, {
    ...{ actorId: given.createdBy, verb: 'issued', subject: 'invoice', subjectId: made.id },
    label: made.number,
  })
  return made
}

/** @throws NotFound */
export async function findInvoice(db: Executor, id: number): Promise<InvoiceRow> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  if (!row) throw new NotFound('This invoice doesn’t exist.')
  return row
}

/** The invoices of some days, the oldest first, for the register. */
export async function registerRows(
  db: Executor,
  { from, to }: { from?: string | undefined; to?: string | undefined },
) {
  return db
    .select({
      number: invoices.number,
      kind: invoices.kind,
      issuedOn: invoices.issuedOn,
      content: invoices.content,
      /** what was confirmed of the return's fee, shown with its invoice; null where the return is erased */
      paid: sql<number | null>`case when ${invoices.returnId} is null then null else (
        select coalesce(sum(p.amount), 0)::int from payments p
        where p.return_id = ${invoices.returnId} and p.confirmed_at is not null) end`,
      creditedBy: credits.number,
    })
    .from(invoices)
    .leftJoin(credits, eq(credits.creditOf, invoices.id))
    .where(
      and(
        from ? gte(invoices.issuedOn, from) : undefined,
        to ? lte(invoices.issuedOn, to) : undefined,
      ),
    )
    .orderBy(asc(invoices.issuedOn), asc(invoices.id))
}

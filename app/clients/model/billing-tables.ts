import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { valueList } from '#app/enquiries/model/tables.ts'
import { id, now, timestamp } from '#app/platform/db/columns.ts'
import { users } from '#app/team/auth/tables.ts'
import { INVOICE_KINDS, PAYMENT_METHODS } from '#content/enums.ts'
import type { InvoiceContent } from './invoice.ts'
import { returns } from './return-tables.ts'
import { clientContacts, clients } from './tables.ts'

/** What was paid towards the fee of a return, or what the client says was: it counts once staff confirmed it. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    /** of the bank or the UPI app, without spaces and in capitals; empty for cash */
    reference: text('reference').notNull().default(''),
    /** in rupees */
    amount: integer('amount').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    /** the contact who says so */
    claimedBy: integer('claimed_by').references(() => clientContacts.id, { onDelete: 'set null' }),
    confirmedBy: integer('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    confirmedAt: timestamp('confirmed_at'),
    createdAt: now('created_at'),
  },
  (t) => [
    uniqueIndex('payments_reference').on(t.returnId, t.reference).where(sql`${t.reference} <> ''`),
    index('payments_return').on(t.returnId),
    index('payments_paid_on').on(t.paidOn).where(sql`${t.confirmedAt} is not null`),
    check('payments_amount', sql`${t.amount} > 0`),
    check('payments_method_known', sql`${t.method} in (${valueList(PAYMENT_METHODS)})`),
  ],
)

/** The last number of each series and financial year. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
    /** such as 2026-27 */
    year: text('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
)

/**
 * Invoices and credit notes as they were issued. A trigger refuses to change or delete one; only what they
 * belong to may be erased.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
    /** such as TX/2026-27/0001 */
    number: text('number').notNull().unique(),
    year: text('year').notNull(),
    /** within its series */
    place: integer('place').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    returnId: integer('return_id').references(() => returns.id, { onDelete: 'set null' }),
    clientId: integer('client_id').references(() => clients.id, { onDelete: 'set null' }),
    /** the invoice that a credit note takes back */
    creditOf: integer('credit_of'),
    /** everything that is printed */
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    /** in paise; of a credit note too, where the register subtracts them */
    taxable: bigint('taxable', { mode: 'number' }).notNull(),
    tax: bigint('tax', { mode: 'number' }).notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: now('created_at'),
  },
  (t) => [
    uniqueIndex('invoices_place').on(t.kind, t.year, t.place),
    uniqueIndex('invoices_credited_once').on(t.creditOf).where(sql`${t.creditOf} is not null`),
    index('invoices_return').on(t.returnId),
    index('invoices_client').on(t.clientId),
    index('invoices_issued_on').on(t.issuedOn, t.id),
    check('invoices_kind_known', sql`${t.kind} in (${valueList(INVOICE_KINDS)})`),
    check('invoices_add_up', sql`${t.taxable} + ${t.tax} = ${t.total}`),
    check('invoices_credit', sql`(${t.kind} = 'credit-note') = (${t.creditOf} is not null)`),
  ],
)

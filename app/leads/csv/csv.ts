import * as z from 'zod/mini'

/** The file of enquiries: the same columns go out and come in. */

export const IMPORT_MAX_ROWS = 20_000
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024

/** What an import would do, row by row; `line` is the line of the file on which the row begins. */
export const importPreview = z.object({
  total: z.int(),
  /** rows that would be stored */
  fresh: z.int(),
  /** rows that are there already, or stand in the file twice: they are left out */
  duplicates: z.int(),
  /** rows that were closed longer ago than enquiries are kept: they are left out */
  expired: z.int(),
  /** with a single row in error nothing is imported */
  errors: z.int(),
  /** which heading of the file was read as what; headings that mean nothing to us are null */
  columns: z.array(z.object({ heading: z.string(), field: z.nullable(z.string()) })),
  /** the rows with errors first, then the others in the file's order, at most 500 */
  rows: z.array(
    z.object({
      line: z.int(),
      outcome: z.enum(['new', 'duplicate', 'expired', 'error']),
      name: z.string(),
      /** why it is an error or left out */
      reason: z.nullable(z.string()),
    }),
  ),
})
export type ImportPreview = z.infer<typeof importPreview>

/** Lines of the answer of an import (NDJSON): progress, then how it ended. */
export const importProgress = z.union([
  z.object({ done: z.int(), of: z.int() }),
  z.object({ imported: z.int(), duplicates: z.int(), expired: z.int() }),
  z.object({ message: z.string() }),
])
export type ImportProgress = z.infer<typeof importProgress>

/** The columns of an exported file. Times are Indian. */
export const CSV_HEADINGS = {
  id: 'Enquiry',
  receivedAt: 'Received (IST)',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  service: 'Service',
  source: 'Source',
  message: 'Message',
  status: 'Status',
  owner: 'Owner',
  dueAt: 'Due (IST)',
  answeredAt: 'Answered (IST)',
  followUpAt: 'Follow-up (IST)',
  closedAt: 'Closed (IST)',
} as const

/** What a column of an imported file may be called, in small letters without anything between them. */
export const IMPORT_HEADINGS = {
  name: ['name', 'fullname', 'customer', 'customername', 'client', 'clientname', 'contactname'],
  email: ['email', 'emailaddress', 'emailid', 'mail'],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilenumber',
    'mobileno',
    'telephone',
    'contactnumber',
    'whatsapp',
  ],
  service: ['service', 'interestedin', 'incomesource', 'plan', 'product'],
  message: ['message', 'details', 'query', 'comments', 'description', 'requirement'],
  receivedAt: [
    'received',
    'receivedist',
    'receivedat',
    'date',
    'enquirydate',
    'created',
    'createdat',
    'timestamp',
  ],
  status: ['status', 'stage'],
  owner: ['owner', 'assignedto', 'assigned'],
  answeredAt: ['answered', 'answeredist', 'answeredat', 'firstcontact', 'contactedat'],
  followUpAt: ['followup', 'followupist', 'followupat', 'followupdate', 'nextcontact'],
  closedAt: ['closed', 'closedist', 'closedat'],
  note: ['note', 'notes', 'remarks', 'remark'],
} as const satisfies Record<string, readonly string[]>
export type ImportField = keyof typeof IMPORT_HEADINGS

import * as z from 'zod/mini'
import { CASE_STAGES, LEAD_STATUSES, LOST_REASONS } from '#content/enums.ts'

/** The CSV file of enquiries, for the export and the import. */

export const IMPORT_MAX_COLUMNS = 200
export const IMPORT_MAX_ROWS = 20_000
/** The headings are in one of this many first rows, below the title of the list. */
export const IMPORT_TITLE_ROWS = 15
/** As many characters as a spreadsheet's cell can hold: an export has all notes of an enquiry in one. */
export const IMPORT_NOTE_MAX = 32_767
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024

/** How long an import can be undone. */
export const IMPORT_UNDO_DAYS = 7
/** How many of the enquiries that an undo leaves are named. */
export const IMPORT_STAY_SHOWN = 20
/** A column with more different words than this holds no statuses. */
export const IMPORT_MAX_STATUSES = 50

/** What the text of a status can be read as; `filed` is won, with its return filed. */
export const IMPORT_STATUSES = [...LEAD_STATUSES, 'filed'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** The columns that hold a date. */
export const DATE_FIELDS = ['receivedAt', 'answeredAt', 'followUpAt', 'closedAt'] as const

/** What a column of an imported file can be read as. */
export const IMPORT_FIELDS = [
  'name',
  'email',
  'phone',
  'service',
  'message',
  'receivedAt',
  'status',
  'stage',
  'owner',
  'answeredAt',
  'followUpAt',
  'closedAt',
  'fee',
  'lostReason',
  'note',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** What can be missing or left unread while the row is imported: the note has it, and the preview says so. */
export const NOTED = [
  'name',
  'receivedAt',
  'email',
  'phone',
  'secondPhone',
  'owner',
  'fee',
  'roundedFee',
  'earlyFee',
  'lostReason',
  'answeredAt',
  'followUpAt',
  'closedAt',
] as const
export type Noted = (typeof NOTED)[number]

/** What an import would do, row by row; `line` is the line of the file on which the row begins. */
export const importPreview = z.object({
  /** required fields that no column was read as: nothing can be imported */
  missing: z.array(z.enum(IMPORT_FIELDS)),
  total: z.int(),
  /** rows that would be stored */
  fresh: z.int(),
  /** rows that are stored already, or are in the file twice: they are left out */
  duplicates: z.int(),
  /** rows that were closed longer ago than enquiries are kept: they are left out */
  expired: z.int(),
  /** rows that cannot be read: they are left out */
  errors: z.int(),
  /** of how many rows that would be stored something goes into the note only */
  noted: z.array(z.object({ what: z.enum(NOTED), rows: z.int() })),
  /** the row that names the columns, from 0 */
  headings: z.int(),
  /** the first rows of the file, one of which names the columns */
  firstRows: z.array(z.object({ line: z.int(), text: z.string() })),
  /** what each column is read as, with the first text in it; null for those that are left out */
  columns: z.array(
    z.object({
      heading: z.string(),
      sample: z.string(),
      /** whether most of its texts are statuses */
      hasStatuses: z.boolean(),
      field: z.nullable(z.enum(IMPORT_FIELDS)),
    }),
  ),
  /** what each text in the column of statuses is read as; null: its rows are in error */
  statuses: z.array(
    z.object({
      inFile: z.string(),
      rows: z.int(),
      status: z.nullable(z.enum(IMPORT_STATUSES)),
    }),
  ),
  /** the rows with errors first, then those with notes, then the others in the file's order, at most 500 */
  rows: z.array(
    z.object({
      line: z.int(),
      outcome: z.enum(['new', 'duplicate', 'expired', 'error']),
      name: z.string(),
      /** why it is an error or left out */
      reason: z.nullable(z.string()),
      /** what goes into the note, as it stands in the file */
      notes: z.array(z.object({ what: z.enum(NOTED), inFile: z.string() })),
      /** what the enquiry would be; null for a row in error */
      lead: z.nullable(
        z.object({
          /** the account that its name in the file stands for */
          owner: z.nullable(z.string()),
          service: z.string(),
          status: z.enum(LEAD_STATUSES),
          stage: z.nullable(z.enum(CASE_STAGES)),
          fee: z.nullable(z.int()),
          lostReason: z.nullable(z.enum(LOST_REASONS)),
        }),
      ),
      /** `read` is the number as it will be called; null if it is no number */
      phone: z.object({ inFile: z.string(), read: z.nullable(z.string()) }),
      /** the row's dates; `dayFirst` where the month could have come first, as in 03/04/2026 */
      dates: z.array(
        z.object({
          field: z.enum(DATE_FIELDS),
          inFile: z.string(),
          at: z.string(),
          dayFirst: z.boolean(),
        }),
      ),
    }),
  ),
})
export type ImportPreview = z.infer<typeof importPreview>

/** Lines of an import's response (NDJSON): progress, then the result. */
export const importProgress = z.union([
  z.object({ done: z.int(), of: z.int() }),
  z.object({
    imported: z.int(),
    duplicates: z.int(),
    expired: z.int(),
    errors: z.int(),
    /** by which it can be undone; null where nothing was imported */
    importId: z.nullable(z.int()),
  }),
  z.object({ message: z.string() }),
])
export type ImportProgress = z.infer<typeof importProgress>

/** An import that can be undone. */
export const pastImport = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.nullable(z.string()),
  file: z.string(),
  imported: z.int(),
})
export type PastImport = z.infer<typeof pastImport>

/** What an undo deletes, or has deleted: enquiries that staff have worked on since stay. */
export const importUndone = z.object({
  removed: z.int(),
  /** how many of those are won */
  won: z.int(),
  kept: z.int(),
  /** the first of those that stay */
  stay: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type ImportUndone = z.infer<typeof importUndone>

/**
 * How a file is read where that was chosen by hand: the row of its headings, from 0, each column by its
 * place, each status by its text.
 */
export const importMapping = z.object({
  headings: z.optional(z.int().check(z.nonnegative(), z.lt(IMPORT_TITLE_ROWS))),
  columns: z.optional(
    z.array(z.nullable(z.enum(IMPORT_FIELDS))).check(z.maxLength(IMPORT_MAX_COLUMNS)),
  ),
  statuses: z._default(z.record(z.string(), z.enum(IMPORT_STATUSES)), {}),
})
export type ImportMapping = z.infer<typeof importMapping>

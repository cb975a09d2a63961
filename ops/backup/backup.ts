import * as z from 'zod/mini'
import { BACKUP_CAUSES } from '#content/enums.ts'

/** How many backups the screen lists. */
export const LISTED_BACKUPS = 60

const backup = z.object({
  id: z.int(),
  cause: z.enum(BACKUP_CAUSES),
  state: z.enum(['running', 'done', 'failed']),
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  file: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  rows: z.nullable(z.int()),
  images: z.nullable(z.int()),
  error: z.nullable(z.string()),
  /** when its archive was deleted, for its age */
  deletedAt: z.nullable(z.string()),
})
export type Backup = z.infer<typeof backup>

const drill = z.object({
  id: z.int(),
  finishedAt: z.string(),
  file: z.string(),
  rows: z.nullable(z.int()),
  images: z.nullable(z.int()),
  /** null: everything was equal */
  error: z.nullable(z.string()),
})

/** What admins see of the backups. */
export const backupOverview = z.object({
  /** whether backups are made every day */
  scheduled: z.boolean(),
  /** where this instance writes them; null where another one does, or none */
  folder: z.nullable(z.string()),
  hour: z.int(),
  keepDays: z.int(),
  running: z.boolean(),
  late: z.boolean(),
  /** when the next one is due; null where none is scheduled */
  nextAt: z.nullable(z.string()),
  last: z.nullable(backup),
  /** why the latest one failed; null if it did not */
  lastError: z.nullable(z.string()),
  lastDrill: z.nullable(drill),
  items: z.array(backup),
})
export type BackupOverview = z.infer<typeof backupOverview>

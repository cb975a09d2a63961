import * as z from 'zod'

/** The number of the archive's format, which changes when an older program could not read it. */
export const FORMAT = 1

/** As operators read it: nothing in it may steer their terminal. */
const label = z.string().regex(/^[\w.+-]{1,100}$/)

/** What an archive says about itself: its first entry, `about.json`. */
export const about = z.object({
  format: z.int(),
  /** of the program that wrote it */
  version: label,
  /** the newest migration of the database */
  migration: z.object({ tag: label, when: z.number() }),
  /** the time of the snapshot: what was written later is not in it */
  takenAt: z.string(),
  tables: z.array(
    z.object({
      name: label,
      columns: z.array(label),
      /** the columns that count upwards, and how far they were */
      counters: z.array(z.object({ column: label, last: z.number(), used: z.boolean() })),
    }),
  ),
})
export type About = z.infer<typeof about>
export type ArchivedTable = About['tables'][number]

const tableSum = z.object({ rows: z.int(), bytes: z.int(), hash: z.string() })
export type TableSum = z.infer<typeof tableSum>

const imageSum = z.object({
  key: label,
  files: z.int(),
  bytes: z.int(),
  sha256: z.string(),
})
export type ImageSum = z.infer<typeof imageSum>

/** What an archive must hold: its last entry, `manifest.json`. */
export const manifest = z.object({
  finishedAt: z.string(),
  rows: z.int(),
  tables: z.record(label, tableSum),
  images: z.array(imageSum),
  /** images that were deleted between the snapshot and the copy of their files */
  deletedImages: z.array(z.string()),
  /** images whose files were not there although the database lists them */
  missingImages: z.array(z.string()),
  /** documents of clients, encrypted as they are stored; a release before 0.4 has none */
  documents: z.array(imageSum).default([]),
  missingDocuments: z.array(z.string()).default([]),
})
export type Manifest = z.infer<typeof manifest>

export const ABOUT = 'about.json'
export const MANIFEST = 'manifest.json'
export const TABLES = 'tables/'
export const IMAGES = 'images/'
export const DOCUMENTS = 'documents/'
/** the key of documents that the site made, in an encrypted archive alone */
export const DOCUMENTS_KEY = 'documents.key'

import type pg from 'pg'
import type { BlobStore } from '#app/platform/blobs/blob-store.ts'
import { VERSION } from '#app/platform/config/version.ts'
import { newestMigration } from '#app/platform/db/migrate-to.ts'
import {
  ABOUT,
  type About,
  DOCUMENTS,
  DOCUMENTS_KEY,
  FORMAT,
  IMAGES,
  MANIFEST,
  type Manifest,
  TABLES,
} from './archive/format.server.ts'
import type { ArchiveWriter } from './archive/write-archive.server.ts'
import { readFiles, readImage, type Stores, sumOfImage } from './image-files.server.ts'
import { describeTables, readTable, setTextFormat } from './tables.server.ts'

/**
 * Writes the database, as it is at one instant, and then the files of its images into an archive.
 * Nothing waits for it: a snapshot takes no lock that writing would meet.
 */
export async function takeSnapshot(
  client: pg.ClientBase,
  stores: Stores,
  archive: ArchiveWriter,
  documentsKey?: Buffer,
): Promise<Manifest> {
  const database = await writeTables(client, archive)
  const images = await writeImages(client, stores.images, archive, database.imageKeys)
  const documents = await writeDocuments(client, stores.documents, archive, database.documents)
  if (documentsKey) await archive.add(DOCUMENTS_KEY, documentsKey)
  const manifest: Manifest = {
    finishedAt: new Date().toISOString(),
    rows: Object.values(database.tables).reduce((sum, { rows }) => sum + rows, 0),
    tables: database.tables,
    ...images,
    ...documents,
  }
  await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest)))
  return manifest
}

async function writeTables(client: pg.ClientBase, archive: ArchiveWriter) {
  await setTextFormat(client)
  await client.query('begin isolation level repeatable read read only')
  try {
    const about = await describe(client)
    await archive.add(ABOUT, Buffer.from(JSON.stringify(about)))
    const tables: Manifest['tables'] = {}
    for (const table of about.tables) {
      tables[table.name] = await readTable(client, table, (part, number) =>
        archive.add(`${TABLES}${table.name}/${String(number).padStart(6, '0')}.copy`, part),
      )
    }
    const { rows } = await client.query<{ key: string }>('select key from images order by id')
    const documents = await client.query<StoredDocument>(
      'select blob, cardinality(pieces) as pieces from documents order by id',
    )
    return { tables, imageKeys: rows.map(({ key }) => key), documents: documents.rows }
  } finally {
    await client.query('rollback')
  }
}

async function describe(client: pg.ClientBase): Promise<About> {
  const { rows } = await client.query<{ at: Date }>('select now() as at')
  return {
    format: FORMAT,
    version: VERSION,
    migration: await newestMigration(client),
    takenAt: rows[0]!.at.toISOString(),
    tables: await describeTables(client),
  }
}

async function writeImages(
  client: pg.ClientBase,
  store: BlobStore,
  archive: ArchiveWriter,
  keys: string[],
): Promise<Pick<Manifest, 'images' | 'deletedImages' | 'missingImages'>> {
  const images: Manifest['images'] = []
  const deletedImages: string[] = []
  const missingImages: string[] = []
  for (const key of keys) {
    const files = await readImage(store, key)
    if (files) {
      for (const [name, data] of files) await archive.add(`${IMAGES}${key}/${name}`, data)
      images.push(sumOfImage(key, files))
      continue
    }
    // Files go after the row: where the row is still there, they should be too.
    const { rows } = await client.query('select 1 from images where key = $1', [key])
    if (rows.length === 0) deletedImages.push(key)
    else missingImages.push(key)
  }
  return { images, deletedImages, missingImages }
}

interface StoredDocument {
  blob: string
  pieces: number
}

async function writeDocuments(
  client: pg.ClientBase,
  store: BlobStore,
  archive: ArchiveWriter,
  stored: StoredDocument[],
): Promise<Pick<Manifest, 'documents' | 'missingDocuments'>> {
  const documents: Manifest['documents'] = []
  const missingDocuments: string[] = []
  for (const { blob, pieces } of stored) {
    const names = Array.from({ length: pieces }, (_, place) => String(place))
    const files = await readFiles(store, blob, names)
    if (files) {
      for (const [name, data] of files) await archive.add(`${DOCUMENTS}${blob}/${name}`, data)
      documents.push(sumOfImage(blob, files))
      continue
    }
    const { rows } = await client.query('select 1 from documents where blob = $1', [blob])
    if (rows.length > 0) missingDocuments.push(blob)
  }
  return { documents, missingDocuments }
}

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { BlobStore } from '#app/platform/blobs/blob-store.ts'
import { migrateEmptyTo } from '#app/platform/db/migrate-to.ts'
import {
  ABOUT,
  type About,
  type ArchivedTable,
  DOCUMENTS,
  DOCUMENTS_KEY,
  IMAGES,
  type ImageSum,
  MANIFEST,
  type Manifest,
  manifest as manifestShape,
  TABLES,
} from './archive/format.server.ts'
import { BadArchive, parseAbout, parseJson, readArchive } from './archive/read-archive.server.ts'
import { RowHash } from './archive/row-hash.server.ts'
import { isStoredFile, readFiles, type Stores, sumOfImage } from './image-files.server.ts'
import { quote, setTextFormat } from './tables.server.ts'

export interface Loaded {
  about: About
  manifest: Manifest
  /** the key of documents, where the archive brings it */
  documentsKey: Buffer | undefined
}

interface FileLoaders {
  images: FileLoader
  documents: FileLoader
}

/**
 * Loads an archive into an empty database and its images into a store, in the transaction that the
 * connection is in, and makes sure that all of it arrived. On a failure the images that it wrote are
 * removed, and the caller rolls back.
 * @throws BadArchive
 */
export async function loadArchive(
  client: pg.ClientBase,
  stores: Stores,
  archive: { path: string; keys: readonly string[] },
): Promise<Loaded> {
  const files = {
    images: new FileLoader(stores.images, isStoredFile.images),
    documents: new FileLoader(stores.documents, isStoredFile.documents),
  }
  try {
    return await load(client, files, archive)
  } catch (error) {
    await files.images.removeWritten()
    await files.documents.removeWritten()
    throw error
  }
}

async function load(
  client: pg.ClientBase,
  { images, documents }: FileLoaders,
  { path, keys }: { path: string; keys: readonly string[] },
): Promise<Loaded> {
  let tables: TableLoader | undefined
  let manifest: Manifest | undefined
  let documentsKey: Buffer | undefined
  for await (const { name, data } of readArchive(path, keys)) {
    if (name === ABOUT) tables = await TableLoader.open(client, parseAbout(data))
    else if (name === MANIFEST) manifest = parseManifest(data)
    else if (name.startsWith(TABLES)) await tables?.add(name.split('/')[1] ?? '', data)
    else if (name.startsWith(IMAGES)) await images.add(name.slice(IMAGES.length), data)
    else if (name.startsWith(DOCUMENTS)) await documents.add(name.slice(DOCUMENTS.length), data)
    else if (name === DOCUMENTS_KEY) documentsKey = data
  }
  if (!tables || !manifest) throw new BadArchive('The archive is not whole: its end is missing.')
  await images.finish()
  await documents.finish()
  assertComplete(manifest, tables, { images, documents })
  await tables.finish()
  return { about: tables.about, manifest, documentsKey }
}

function parseManifest(data: Buffer): Manifest {
  const read = manifestShape.safeParse(parseJson(data))
  if (!read.success) throw new BadArchive('The archive does not say what it should hold.')
  return read.data
}

function assertComplete(
  manifest: Manifest,
  tables: TableLoader,
  { images, documents }: FileLoaders,
): void {
  for (const { name } of tables.about.tables) {
    const wanted = manifest.tables[name]
    const sum = tables.sumOf(name)
    if (wanted?.hash !== sum.hash || wanted.rows !== sum.rows) {
      throw new BadArchive(
        `The table ${name} is not as it was written: ${sum.rows} rows, of ${wanted?.rows ?? 'no'}.`,
      )
    }
  }
  for (const wanted of manifest.images) {
    if (images.sums.get(wanted.key)?.sha256 !== wanted.sha256) {
      throw new BadArchive(`The image ${wanted.key} is not as it was written.`)
    }
  }
  for (const wanted of manifest.documents) {
    if (documents.sums.get(wanted.key)?.sha256 !== wanted.sha256) {
      throw new BadArchive(`The document ${wanted.key} is not as it was written.`)
    }
  }
}

/**
 * Fills the tables. What ties them together and the indexes come when all rows are there, which takes
 * half the time.
 */
class TableLoader {
  readonly about: About
  private readonly client: pg.ClientBase
  private readonly later: string[]
  private readonly tables: Map<string, ArchivedTable>
  private readonly hashes = new Map<string, RowHash>()

  private constructor(client: pg.ClientBase, about: About, later: string[]) {
    this.client = client
    this.about = about
    this.later = later
    this.tables = new Map(about.tables.map((table) => [table.name, table]))
  }

  static async open(client: pg.ClientBase, about: About): Promise<TableLoader> {
    await setTextFormat(client)
    await migrateEmptyTo(client, about.migration.when)
    const later = await takeOff(client)
    for (const { name } of about.tables) {
      // Migrations may have put rows there.
      await client.query(`truncate ${quote(name)}`)
      await client.query(`alter table ${quote(name)} disable trigger user`)
    }
    return new TableLoader(client, about, later)
  }

  async add(name: string, part: Buffer): Promise<void> {
    const table = this.tables.get(name)
    if (!table) throw new BadArchive(`The archive holds a table ${name} that it does not list.`)
    this.hashOf(name).add(part)
    const columns = table.columns.map(quote)
    const rows = this.client.query(from(`copy ${quote(name)} (${columns}) from stdin`))
    await pipeline(Readable.from([part]), rows)
  }

  sumOf(name: string): { rows: number; hash: string } {
    const hash = this.hashOf(name)
    return { rows: hash.rows, hash: hash.digest() }
  }

  async finish(): Promise<void> {
    for (const { name, counters } of this.about.tables) {
      for (const { column, last, used } of counters) {
        await this.client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [
          name,
          column,
          last,
          used,
        ])
      }
      await this.client.query(`alter table ${quote(name)} enable trigger user`)
    }
    for (const statement of this.later) await this.client.query(statement)
  }

  private hashOf(name: string): RowHash {
    const hash = this.hashes.get(name) ?? new RowHash()
    this.hashes.set(name, hash)
    return hash
  }
}

/** Drops foreign keys and indexes; answers the statements that make them again. */
async function takeOff(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ off: string; on: string }>(
    `select format('alter table %I drop constraint %I', t.relname, c.conname) as off,
            format('alter table %I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) as on,
            2 as step
     from pg_constraint c join pg_class t on t.oid = c.conrelid
     where c.contype = 'f' and t.relnamespace = 'public'::regnamespace
     union all
     select format('drop index %I', i.relname), pg_get_indexdef(x.indexrelid), 1
     from pg_index x join pg_class i on i.oid = x.indexrelid
     where i.relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint c where c.conindid = x.indexrelid)
     order by step`,
  )
  for (const { off } of rows.toReversed()) await client.query(off)
  await client.query("set local maintenance_work_mem to '256MB'")
  return rows.map(({ on }) => on)
}

/** Writes files, of which those of one key follow one another in an archive. */
class FileLoader {
  readonly sums = new Map<string, ImageSum>()
  private readonly store: BlobStore
  private readonly isFile: (key: string, file: string) => boolean
  private readonly written = new Map<string, string[]>()
  private key: string | undefined
  private files = new Map<string, Buffer>()

  constructor(store: BlobStore, isFile: (key: string, file: string) => boolean) {
    this.store = store
    this.isFile = isFile
  }

  async add(path: string, data: Buffer): Promise<void> {
    const [, key = '', file = ''] = /^([^/]+)\/([^/]+)$/.exec(path) ?? []
    if (!this.isFile(key, file)) {
      throw new BadArchive('The archive holds a file that belongs to no image or document.')
    }
    if (key !== this.key) await this.finish()
    this.key = key
    this.files.set(file, data)
  }

  /** Writes the files of the key that was added last; what is there already is left alone. */
  async finish(): Promise<void> {
    const { key, files } = this
    if (key === undefined) return
    const names = [...files.keys()]
    const sum = sumOfImage(key, files)
    const there = await readFiles(this.store, key, names)
    if (!there || sumOfImage(key, there).sha256 !== sum.sha256) {
      this.written.set(key, names)
      await this.store.remove(key, names)
      await this.store.write(key, files)
    }
    this.sums.set(key, sum)
    this.key = undefined
    this.files = new Map()
  }

  async removeWritten(): Promise<void> {
    for (const [key, names] of this.written) await this.store.remove(key, names).catch(() => {})
  }
}

import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { eraseLead } from '#app/enquiries/desk/changes/erasing.server.ts'
import { filesOf } from '#app/platform/blobs/pictures.ts'
import { openImageStore } from '#app/platform/blobs/store.server.ts'
import type { Env } from '#app/platform/config/env.ts'
import { connect, type Database } from '#app/platform/db/database.ts'
import {
  activity,
  backups,
  clients,
  dateReminders,
  erasures,
  images,
  leads,
  returns,
  uploads,
} from '#app/platform/db/schema.ts'
import { endReminders } from '#app/tax/due-dates/reminders/reminders.server.ts'
import { enquiry, makeAccount, send, testApp } from '../../test/app.ts'
import { formOf, makeClient, makeReturn, pdf, signedInClient } from '../../test/clients.ts'
import { closeAfterwards } from '../../test/closing.ts'
import { emptyDatabase } from '../../test/database.ts'
import { atDesk } from '../../test/desk.ts'
import { newKey, WrongKey } from './archive/encryption.server.ts'
import { type About, FORMAT, MANIFEST } from './archive/format.server.ts'
import { BadArchive, readArchive } from './archive/read-archive.server.ts'
import { writeArchive } from './archive/write-archive.server.ts'
import { runDrill } from './drill.server.ts'
import { erasureListIn, updateErasureList } from './erasure-list.server.ts'
import { makeBackup, NoBackup } from './make-backup.server.ts'
import { type RestoreOrder, restoreBackup } from './restore.server.ts'
import { describeTables, LEFT_OUT } from './tables.server.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const log = { info() {}, warn() {}, error() {} }
let parent: string
let app: FastifyInstance
let dir: string
let key: { file: string; recipient: string; secret: string }
let archive: string

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'backup-test-'))
  dir = join(parent, 'backups')
  app = await testApp({ DATA_DIR: join(parent, 'data'), BACKUP_DIR: dir })
  const made = await newKey()
  key = { ...made, secret: made.file.match(/AGE-SECRET-KEY-\S+/)![0] }
  await use(app)
  archive = await backUp()
})

afterAll(() => rm(parent, { recursive: true, force: true }))

describe('a restored site', () => {
  let restored: { db: Database; env: Env }

  beforeAll(async () => {
    restored = await restoreHere({ archive, keys: [key.secret], erasures: 'without' })
  })

  test('a restored site has every row of every table, but for sessions, counters and what is about the machine', async () => {
    for (const table of await tablesOf(app.db)) {
      if (LEFT_OUT.has(table)) continue
      const wanted = await rowsOf(app.db, table)
      const found = await rowsOf(restored.db, table)
      expect(
        found.filter((row) => !/restored-backup/.test(row)),
        table,
      ).toEqual(wanted)
    }
  })

  test('a restored site has every file of every image', async () => {
    const [image] = await app.db.select().from(images)
    const [before, after] = [app, restored].map(({ env }) => openImageStore(env))
    for (const name of ['40.avif', '40.jpg']) {
      expect(await after!.read(image!.key, name)).toEqual(await before!.read(image!.key, name))
    }
  })

  test('a restored site counts on from where the site was', async () => {
    const values = { name: 'Next', email: '', phone: '1', service: 's', source: 'staff' } as const
    const [next] = await restored.db
      .insert(leads)
      .values({ ...values, fingerprint: 'next' })
      .returning({ id: leads.id })
    const [{ last } = { last: 0 }] = await app.db
      .select({ last: sql<number>`max(${leads.id})::int` })
      .from(leads)
    expect(next?.id).toBe(last + 1)
  })

  test('a restored site has its constraints and triggers again, and says in the audit log what it is', async () => {
    await expect(
      restored.db.execute(sql`insert into lead_events (lead_id, kind) values (999999, 'note')`),
    ).rejects.toThrow()
    await expect(restored.db.update(activity).set({ label: 'x' })).rejects.toThrow()
    const [entry] = await restored.db
      .select()
      .from(activity)
      .where(eq(activity.verb, 'restored-backup'))
    expect(entry).toMatchObject({ subject: 'backup', actorId: null })
  })
})

test('a drill finds a whole backup equal', async () => {
  const drill = await runDrill(
    { databaseUrl: undefined },
    { path: archive, keys: [key.secret] },
    log,
  )
  expect(drill.differences).toEqual([])
  expect(drill).toMatchObject({ images: 1 })
  expect(drill.rows).toBeGreaterThan(10)
})

test('an enquiry erased after the backup is erased again, and its receipts say so', async () => {
  const own = await testApp({ DATA_DIR: join(parent, 'erased'), BACKUP_DIR: dir })
  await use(own)
  const folder = join(parent, 'erased-backups')
  const path = await backUp(own, folder)
  const [gone, kept] = await own.db.select().from(leads).orderBy(leads.id)
  const [reminder] = await own.db.select().from(dateReminders)
  const { id } = await makeAccount(own, 'eraser')
  await eraseLead(own.db, gone!.id, id)
  await endReminders(own.db, reminder!.token)
  await updateErasureList(own.db, folder)
  expect(await readFile(erasureListIn(folder), 'utf8')).not.toContain(gone!.email)

  const erasuresPath = { path: erasureListIn(folder) }
  const { db, restored } = await restoreHere({
    archive: path,
    keys: [key.secret],
    erasures: erasuresPath,
  })
  expect(restored.erased).toEqual({ enquiries: 1, reminders: 1, clients: 0 })
  expect((await db.select().from(leads)).map((lead) => lead.id)).toEqual([kept!.id])
  expect(await db.select().from(dateReminders)).toEqual([])
  const receiptHash = createHash('sha256').update(gone!.receiptToken).digest('hex')
  const hashes = (await db.select().from(erasures)).map((erasure) => erasure.receiptHash)
  expect(hashes).toContain(receiptHash)
})

test('a client erased after the backup is erased again with returns and files, and no one else', async () => {
  const own = await testApp({ DATA_DIR: join(parent, 'erased-client'), BACKUP_DIR: dir })
  const head = await atDesk(own, 'head', 'admin')
  const name = 'Sunita Kulkarni'
  const [gone, kept] = [await makeClient(head, { name }), await makeClient(head)]
  const id = await makeReturn(head, { clientId: gone })
  await makeReturn(head, { clientId: kept })
  const { browser, my } = await signedInClient(own, head, id)
  await browser.ask('POST', `${my}/documents`, formOf('a.pdf', pdf('a')))
  const folder = join(parent, 'erased-client-backups')
  const path = await backUp(own, folder)
  const erased = await head.ask('DELETE', `/api/clients/${gone}`, { name })
  expect(erased.statusCode, erased.body).toBe(200)
  await updateErasureList(own.db, folder)

  const order = { archive: path, keys: [key.secret], erasures: { path: erasureListIn(folder) } }
  const { db, restored } = await restoreHere(order)
  expect(restored.erased).toMatchObject({ clients: 1 })
  expect((await db.select().from(clients)).map((client) => client.id)).toEqual([kept])
  expect((await db.select().from(returns)).map(({ clientId }) => clientId)).toEqual([kept])
  const [left] = await db.select().from(uploads)
  expect(left).toMatchObject({ removable: true, documentId: null })
})

describe('a restore is refused, and leaves nothing behind,', () => {
  test('where there is a database already', async () => {
    await expect(restoreHere({ archive, keys: [key.secret] }, app.connection)).rejects.toThrow(
      /not empty: it holds .*Make a new one/,
    )
  })

  test('a restore with another key, without one, or with the public one is refused', async () => {
    const other = await newKey()
    const secret = other.file.match(/AGE-SECRET-KEY-\S+/)![0]
    await expectNothing({ archive, keys: [secret] }, WrongKey)
    await expectNothing({ archive, keys: [] }, /is encrypted. Name the file with the secret key/)
  })

  test('a restore of a file that was cut short, or in which a byte changed, is refused', async () => {
    const whole = await readFile(archive)
    const changed = Buffer.from(whole)
    changed[whole.length - 100]! ^= 1
    for (const data of [whole.subarray(0, whole.length - 1_000), changed]) {
      const path = join(parent, 'damaged.tar.zst.age')
      await writeFile(path, data)
      await expectNothing({ archive: path, keys: [key.secret] }, BadArchive)
    }
  })

  test('a restore of a file that differs from the checksum beside it is refused', async () => {
    const path = join(parent, 'other.tar.zst.age')
    await writeFile(path, await readFile(archive))
    await writeFile(`${path}.sha256`, `${'0'.repeat(64)}  other.tar.zst.age\n`)
    await expectNothing({ archive: path, keys: [key.secret] }, /its SHA-256 differs/)
  })

  test('a restore of an archive that lost rows although it is whole is refused', async () => {
    const path = await rewrite((name, data) =>
      name.startsWith('tables/leads/') ? data.subarray(data.indexOf(10) + 1) : data,
    )
    await expectNothing({ archive: path, keys: [] }, /table leads is not as it was written/)
  })

  test('a restore of an archive without its end is refused', async () => {
    const path = await rewrite((name, data) => (name === MANIFEST ? undefined : data))
    await expectNothing({ archive: path, keys: [] }, /its end is missing/)
  })

  test('a restore of an archive that a newer version made is refused, naming both', async () => {
    const newer = await rewrite((name, data) =>
      name === 'about.json' ? withAbout(data, { version: '9.1.0', migration: NEWER }) : data,
    )
    await expectNothing(
      { archive: newer, keys: [] },
      /Version 9\.1\.0 .*0099_future[\s\S]*This is version \d/,
    )
    const later = await rewrite((name, data) =>
      name === 'about.json' ? withAbout(data, { format: FORMAT + 1 }) : data,
    )
    await expectNothing({ archive: later, keys: [] }, /has format 2/)
  })

  test.each([
    'images/../40.avif',
    'images/./40.avif',
    'images//40.avif',
    `images/${'ab'.repeat(10)}-40x30/..`,
  ])(
    'a restore of an archive with a file %s, which is none of an image, is refused',
    async (name) => {
      const path = await rewrite((_name, data) => data, [[name, Buffer.from('x')]])
      const dataDir = join(parent, `to-${places + 1}`)
      await mkdir(join(dataDir, 'images'), { recursive: true })
      await writeFile(join(dataDir, 'precious'), 'precious')
      await expectNothing({ archive: path, keys: [] }, BadArchive)
      expect(await readFile(join(dataDir, 'precious'), 'utf8')).toBe('precious')
    },
  )

  test('a restore of an archive with a file that is larger than any of ours is refused', async () => {
    const path = await rewrite((name, data) =>
      name === 'about.json' ? Buffer.alloc(100 * 1024 * 1024) : data,
    )
    await expectNothing({ archive: path, keys: [] }, /about.json is larger than/)
  })

  test('a restore of an archive whose version could write to the terminal is refused', async () => {
    const path = await rewrite((name, data) =>
      name === 'about.json'
        ? withAbout(data, { version: '\u001b[2J9.1.0', migration: NEWER })
        : data,
    )
    await expectNothing({ archive: path, keys: [] }, /does not say what it holds/)
  })

  test('a restore is refused, and leaves nothing behind, without the list of what was erased since', async () => {
    const erasures = { path: join(parent, 'no-such-list.jsonl') }
    await expectNothing({ archive, keys: [key.secret], erasures }, /--without-erasures/)
  })
})

test('a backup is recorded with what it holds, and its folder has a checksum and the list of erasures', async () => {
  const [row] = await app.db.select().from(backups)
  expect(row).toMatchObject({ cause: 'command', images: 1, error: null })
  expect(archive).toContain(row!.file)
  expect(row!.finishedAt).not.toBeNull()
  expect((await readdir(dir)).sort()).toEqual(['erasures.jsonl', row!.file, `${row!.file}.sha256`])
  expect(await readFile(`${archive}.sha256`, 'utf8')).toBe(`${row!.sha256}  ${row!.file}\n`)
})

test('a backup does without an image that is deleted meanwhile, and names one whose files are lost', async () => {
  const own = await testApp({ DATA_DIR: join(parent, 'images-gone') })
  await use(own)
  const [image] = await own.db.select().from(images)
  await openImageStore(own.env).remove(image!.key, filesOf(image!.key))
  const path = await backUp(own, join(parent, 'lost'))
  const { restored } = await restoreHere({
    archive: path,
    keys: [key.secret],
    erasures: 'without',
  })
  expect(restored.manifest.missingImages).toEqual([image!.key])
})

test('a backup that fails says why, and leaves no file', async () => {
  const full = join(parent, 'data', 'a-file')
  await writeFile(full, '')
  const recipients = [key.recipient]
  const order = { dir: join(full, 'below'), cause: 'staff', recipients } as const
  await expect(makeBackup(app, order)).rejects.toThrow(/ENOTDIR/)
  const mistyped = [`${key.recipient.slice(0, -1)}${key.recipient.endsWith('q') ? 'p' : 'q'}`]
  await expect(makeBackup(app, { ...order, dir, recipients: mistyped })).rejects.toThrow(NoBackup)
})

test('no table that is backed up belongs to one that is not', async () => {
  const client = await app.pool.connect()
  try {
    const kept = (await describeTables(client)).map(({ name }) => name)
    const { rows } = await client.query<{ from: string; to: string }>(
      `select conrelid::regclass::text as from, confrelid::regclass::text as to
       from pg_constraint where contype = 'f'`,
    )
    expect(rows.filter(({ from, to }) => kept.includes(from) && LEFT_OUT.has(to))).toEqual([])
  } finally {
    client.release()
  }
})

/** What a practice has after its first day. */
async function use(site: FastifyInstance) {
  for (const name of ['सुनीता शर्मा', 'Tab\tand "quotes" and \\N']) {
    const response = await send(
      site,
      enquiry({ name, message: `Line\none\\n \u0001?`.replace('\u0001', '') }),
    )
    expect(response.statusCode, response.body).toBe(201)
  }
  const { id } = await makeAccount(site, 'meera', 'admin')
  const imageKey = `${'ab'.repeat(10)}-40x30`
  const files = new Map(['40.avif', '40.jpg'].map((name) => [name, Buffer.from(`${name} ✓`)]))
  await openImageStore(site.env).write(imageKey, files)
  await site.db.insert(images).values({
    key: imageKey,
    contentHash: 'hash',
    fileName: 'desk.jpg',
    width: 40,
    height: 30,
    bytes: 20,
    uploadedBy: id,
  })
  await site.db.insert(dateReminders).values({
    email: 'reader@example.in',
    groups: ['salary'],
    token: 'r'.repeat(43),
    confirmedAt: new Date(),
  })
}

async function backUp(site = app, folder = dir) {
  const order = { dir: folder, cause: 'command', recipients: [key.recipient] } as const
  const { file } = await makeBackup(site, order)
  return join(folder, file)
}

type Order = Omit<RestoreOrder, 'erasures'> & { erasures?: RestoreOrder['erasures'] }
let places = 0

/** Restores into an empty database of the test's server. */
async function restoreHere(order: Order, into?: FastifyInstance['connection']) {
  const connection = into ?? (await emptyDatabase()).connection
  const env = {
    ...app.env,
    databaseUrl: urlOf(connection),
    dataDir: join(parent, `to-${++places}`),
  }
  const restored = await restoreBackup(env, { erasures: 'without', ...order }, log)
  const opened = connect(connection, 2, log)
  closeAfterwards(opened.close)
  return { db: opened.db, env, restored }
}

async function expectNothing(order: Order, reason: RegExp | (new (...given: never[]) => Error)) {
  const { connection, db } = await emptyDatabase()
  await expect(restoreHere(order, connection)).rejects.toThrow(reason as RegExp)
  expect(await tablesOf(db)).toEqual([])
  const images = await readdir(join(parent, `to-${places}`, 'images')).catch(() => [])
  expect(images).toEqual([])
}

function urlOf(connection: FastifyInstance['connection']): string {
  if (connection.connectionString) return connection.connectionString
  const { host, port, user, database } = connection
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`
}

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function rowsOf(db: Database, table: string): Promise<string[]> {
  const { rows } = await db.execute<{ row: string }>(
    sql`select t::text as row from ${sql.identifier(table)} t order by 1`,
  )
  return rows.map(({ row }) => row)
}

const NEWER = { tag: '0099_future', when: 9_999_999_999_999 }

function withAbout(data: Buffer, changes: Partial<About>): Buffer {
  return Buffer.from(JSON.stringify({ ...JSON.parse(data.toString()), ...changes }))
}

/** The archive without encryption, with its entries changed and others added; an entry without data is left out. */
async function rewrite(
  change: (name: string, data: Buffer) => Buffer | undefined,
  added: [name: string, data: Buffer][] = [],
) {
  const path = join(parent, `rewritten-${++places}.tar.zst`)
  const writer = writeArchive(path, [])
  for await (const { name, data } of readArchive(archive, [key.secret])) {
    const changed = change(name, data)
    if (name === MANIFEST) for (const entry of added) await writer.add(...entry)
    if (changed) await writer.add(name, changed)
  }
  await writer.finish()
  return path
}

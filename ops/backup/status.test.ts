import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { backups, restoreDrills } from '#app/platform/db/schema.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import { makeAccount, signIn, testApp } from '../../test/app.ts'
import { isBackupDue } from './due.server.ts'
import { archiveName, deleteOldArchives } from './folder.server.ts'
import { backupStatus } from './status.server.ts'

const RECIPIENT = `age1${'q'.repeat(58)}`
let app: FastifyInstance
let admin: Record<string, string>

beforeAll(async () => {
  app = await testApp({ BACKUP_DIR: '/nowhere/backups', BACKUP_RECIPIENT: RECIPIENT })
  await makeAccount(app, 'chief', 'admin')
  admin = await signIn(app, 'chief')
})

beforeEach(async () => {
  await app.db.delete(backups)
  await app.db.delete(restoreDrills)
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

test('backups are on time within 26 hours of the last one, late afterwards', async () => {
  await finished(25)
  expect(await backupStatus(app.db, app.env)).toMatchObject({ late: false, lastBytes: 1_000 })
  await app.db.delete(backups)
  await finished(27)
  expect(await backupStatus(app.db, app.env)).toMatchObject({ late: true })
})

test('backups are on time on a site that has just begun to make them, unless none has ever succeeded', async () => {
  expect(await backupStatus(app.db, app.env)).toMatchObject({ late: false, lastFinishedAt: null })
  await app.db
    .insert(backups)
    .values({ cause: 'schedule', startedAt: hoursAgo(30), error: 'ENOSPC' })
  expect(await backupStatus(app.db, app.env)).toMatchObject({ late: true, lastError: 'ENOSPC' })
})

test('backups are never late where none are scheduled, and scheduled where another instance makes them', async () => {
  const env = { backup: { ...app.env.backup, scheduled: false, dir: undefined } }
  await finished(200)
  expect(await backupStatus(app.db, env)).toMatchObject({ scheduled: false, late: false })
  await finished(40)
  expect(await backupStatus(app.db, env)).toMatchObject({ scheduled: true, late: true })
})

test('a backup is due from its hour on until one is made', async () => {
  const now = new Date('2026-11-22T03:30:00+05:30')
  expect(await isBackupDue(app.db, 3, now)).toBe(true)
  await app.db.insert(backups).values({
    cause: 'staff',
    startedAt: new Date('2026-11-22T02:50:00+05:30'),
    finishedAt: new Date('2026-11-22T02:51:00+05:30'),
  })
  expect(await isBackupDue(app.db, 3, now)).toBe(true)
  expect(await isBackupDue(app.db, 3, new Date('2026-11-22T02:55:00+05:30'))).toBe(false)
  await app.db.insert(backups).values({
    cause: 'schedule',
    startedAt: new Date('2026-11-22T03:00:05+05:30'),
    finishedAt: new Date('2026-11-22T03:01:00+05:30'),
  })
  expect(await isBackupDue(app.db, 3, now)).toBe(false)
})

test('the screen of backups is for admins', async () => {
  const url = '/api/backups'
  expect((await app.inject({ url })).statusCode).toBe(401)
  const headers = await signIn(app)
  expect((await app.inject({ url, headers })).statusCode).toBe(403)
})

test('the screen of backups lists what was made, what failed and the last drill', async () => {
  await finished(30)
  await app.db.insert(backups).values({ cause: 'staff', startedAt: hoursAgo(1), error: 'EACCES' })
  await app.db.insert(restoreDrills).values({ file: 'a', rows: 7, finishedAt: new Date() })
  const { body } = await app.inject({ url: '/api/backups', headers: admin })
  expect(JSON.parse(body)).toMatchObject({
    scheduled: true,
    folder: '/nowhere/backups',
    lastError: 'EACCES',
    last: { state: 'done', bytes: 1_000 },
    lastDrill: { rows: 7, error: null },
    items: [{ state: 'failed' }, { state: 'done' }],
  })
})

test('the screen of backups starts a backup, and not a second one at the same time', async () => {
  const ask = () => app.inject({ method: 'POST', url: '/api/backups', headers: admin })
  expect((await ask()).statusCode).toBe(202)
  const second = await ask()
  expect(second.statusCode).toBe(409)
  expect(second.body).toContain('already')
})

test('the screen of backups starts no backup where no folder is set', async () => {
  const own = await testApp()
  await makeAccount(own, 'chief', 'admin')
  const headers = await signIn(own, 'chief')
  const response = await own.inject({ method: 'POST', url: '/api/backups', headers })
  expect(response.statusCode).toBe(409)
  expect(response.body).toContain('BACKUP_DIR')
})

test('old archives are deleted with their checksums, but never the newest', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'backup-folder-'))
  const names = [24 * 40, 24 * 35, 24 * 32].map((hours) =>
    archiveName(hoursAgo(hours), { encrypted: true }),
  )
  for (const name of [...names, ...names.map((name) => `${name}.sha256`), 'mine.txt']) {
    await writeFile(join(dir, name), '')
  }
  await deleteOldArchives(dir, 30)
  expect((await readdir(dir)).sort()).toEqual(['mine.txt', names[2], `${names[2]}.sha256`])
  await rm(dir, { recursive: true })
})

async function finished(hours: number) {
  const times = { startedAt: hoursAgo(hours), finishedAt: hoursAgo(hours) }
  await app.db.insert(backups).values({ ...times, cause: 'schedule', bytes: 1_000 })
}

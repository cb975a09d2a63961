import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { documents, mails, returns, uploads } from '#app/platform/db/schema.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { testApp } from '../../../test/app.ts'
import { formOf, makeReturn, okedReturn, pdf, signedInClient } from '../../../test/clients.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'
import { openVault } from './open-vault.server.ts'
import { eraseEndedDocuments, notifyOfEndingDocuments } from './retention.server.ts'

let app: FastifyInstance
let head: Staff
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'retention-'))
  closeAfterwards(() => rm(dataDir, { recursive: true, force: true }))
  app = await testApp({ DATA_DIR: dataDir, MAIL_STAFF: 'desk@example.in' })
  head = await atDesk(app, 'head', 'admin')
})

const at = (day: string) => atIndianTime(day, '02:30')
const erase = (day: string) => eraseEndedDocuments(openVault(app), 7, at(day))
const tell = (day: string) => notifyOfEndingDocuments({ ...app.outbox, db: app.db }, 7, at(day))
const detail = async (id: number) => (await head.ask('GET', `/api/returns/${id}`)).json()
const events = async (id: number) =>
  (await detail(id)).events.map(({ kind }: { kind: string }) => kind)
const notices = () => app.db.select().from(mails).where(eq(mails.kind, 'documents-ending'))

/** Moves a return into the past: the day on which it was filed, or else started. */
async function move(id: number, filedOn: string | null, startedOn: string) {
  await app.db
    .update(returns)
    .set({ filedOn, createdAt: at(startedOn) })
    .where(eq(returns.id, id))
}

test('documents go seven years after the financial year of filing, thirty days after admins were notified', async () => {
  const filed = await okedReturn(app, head)
  await filed.browser.ask('POST', `${filed.my}/documents`, formOf('form-16.pdf', pdf('16')))
  // Filed in FY 2026-27, which ends on 31 March 2027.
  await move(filed.id, '2026-07-10', '2026-05-02')
  const later = await makeReturn(head)
  const { browser, my } = await signedInClient(app, head, later)
  await browser.ask('POST', `${my}/documents`, formOf('later.pdf', pdf('later')))
  // Never filed, and started in the year after.
  await move(later, null, '2027-04-01')

  await tell('2034-03-01')
  expect(await notices()).toEqual([])
  await tell('2034-03-02')
  await tell('2034-03-03')
  const [notice, ...more] = await notices()
  expect(more).toEqual([])
  expect(notice).toMatchObject({
    toAddress: 'desk@example.in',
    subject: 'Documents of clients are erased on 1 April 2034',
  })

  expect(await erase('2034-03-31')).toBe(0)
  expect(await erase('2034-04-01')).toBe(2)
  const kept = await detail(filed.id)
  expect(kept.documents).toEqual([])
  expect(kept.drafts).toMatchObject([
    { number: 1, documentId: null, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  expect(await events(filed.id)).toEqual(
    expect.arrayContaining(['documents-end', 'documents-erased']),
  )
  expect(await app.db.$count(documents)).toBe(1)
  const left = await app.db.select({ blob: documents.blob }).from(documents)
  expect(await readdir(join(dataDir, 'documents'))).toEqual(left.map(({ blob }) => blob))
  expect(await app.db.$count(uploads, sql`removable`)).toBe(0)

  // 2027-28 ends on 31 March 2028.
  await tell('2035-03-02')
  expect(await erase('2035-04-01')).toBe(1)
  expect(await events(later)).not.toContain('document-removed')
})

test('nothing is erased before anybody was notified, and a notice whose erasure did not happen is sent again', async () => {
  const id = await makeReturn(head)
  const { browser, my } = await signedInClient(app, head, id)
  await browser.ask('POST', `${my}/documents`, formOf('old.pdf', pdf('old')))
  await move(id, null, '2020-06-01')
  expect(await erase('2040-06-01')).toBe(0)
  await tell('2040-06-01')
  expect(await erase('2040-06-30')).toBe(0)
  // As if the time had been longer meanwhile: a year later the notice is given again, and waited for.
  expect(await erase('2041-06-30')).toBe(0)
  await tell('2041-06-30')
  expect(await erase('2041-07-29')).toBe(0)
  expect(await erase('2041-07-30')).toBe(1)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { documentAccess, mails } from '#app/platform/db/schema.ts'
import { testApp } from '../../../test/app.ts'
import { BILLING_FIRM } from '../../../test/billing-firm.ts'
import { formOf, makeReturn, okedReturn, pdf, signedInClient } from '../../../test/clients.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

let app: FastifyInstance
let head: Staff
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'own-data-'))
  closeAfterwards(() => rm(dataDir, { recursive: true, force: true }))
  app = await testApp({ ...BILLING_FIRM, DATA_DIR: dataDir })
  head = await atDesk(app, 'head', 'admin')
})

test('a client downloads documents, OKs, invoices and answers as one ZIP, which is recorded', async () => {
  const { id, browser, my } = await okedReturn(app, head)
  const file = pdf('Form 16')
  await browser.ask('POST', `${my}/documents`, formOf('form 16.pdf', file))
  await browser.ask('POST', `${my}/documents`, formOf('form 16.pdf', pdf('the other employer')))
  const question = { kind: 'question', title: 'Did you move?' }
  const { id: asked } = (await head.ask('POST', `/api/returns/${id}/requests`, question)).json()
  const payload = { text: 'हाँ, in June' }
  await browser.ask('POST', `${my}/requests/${asked}/answer`, { payload })
  const { number } = (await head.ask('POST', `/api/returns/${id}/invoice`)).json()
  await makeReturn(head)

  const response = await browser.ask('GET', `${my}/archive`)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="my-data-.*\.zip"$/),
  })
  const files = unzipSync(response.rawPayload)
  expect(Object.keys(files)).toEqual([
    '2025-26/computation.pdf',
    '2025-26/form 16.pdf',
    '2025-26/form 16 (2).pdf',
    '2025-26/OK to draft 1.pdf',
    '2025-26/Answers.txt',
    `Invoices/${number.replaceAll('/', '-')}.pdf`,
  ])
  expect(Buffer.from(files['2025-26/form 16.pdf'] ?? []).equals(file)).toBe(true)
  expect(strFromU8(files['2025-26/Answers.txt'] ?? new Uint8Array())).toContain(
    'Did you move?\nहाँ, in June',
  )
  expect(strFromU8(files['2025-26/OK to draft 1.pdf'] ?? new Uint8Array(), true)).toMatch(/^%PDF/)
  expect(await app.db.$count(documentAccess)).toBe(3)
})

test('a client asks to be erased; staff see it, and the client reads why not', async () => {
  const id = await makeReturn(head)
  const { clientId } = (await head.ask('GET', `/api/returns/${id}`)).json()
  const { browser, my } = await signedInClient(app, head, id)
  const decline = (reason: string) =>
    head.ask('POST', `/api/clients/${clientId}/erasure-declined`, { reason })
  expect((await decline('Nobody asked')).statusCode).toBe(409)
  const page = async () => (await browser.ask('GET', my)).json().erasure
  expect(await page()).toEqual({ askedAt: null, declined: null })
  expect((await browser.ask('POST', `${my}/erasure`)).statusCode).toBe(200)
  expect((await browser.ask('POST', `${my}/erasure`)).statusCode).toBe(200)
  expect(await page()).toEqual({ askedAt: expect.any(String), declined: null })
  const client = async () => (await head.ask('GET', `/api/clients/${clientId}`)).json()
  expect((await client()).erasureAskedAt).toEqual(expect.any(String))
  const { events } = (await head.ask('GET', `/api/returns/${id}`)).json()
  expect(events.filter(({ kind }: { kind: string }) => kind === 'erasure-asked')).toHaveLength(1)
  const reason = 'The return is before the tribunal.'
  expect((await decline(reason)).statusCode).toBe(200)
  expect((await client()).erasureAskedAt).toBe(null)
  const answers = sql`${mails.event} like 'client-answer:%'`
  expect(await app.db.$count(mails, answers)).toBe(1)
  expect(await page()).toEqual({ askedAt: null, declined: { reason, at: expect.any(String) } })
})

test('a request to be erased is still there after the client’s records are merged, and after they are unmerged', async () => {
  const [asks, stays] = [await makeReturn(head), await makeReturn(head, { year: '2024-25' })]
  const clientOf = async (id: number) =>
    (await head.ask('GET', `/api/returns/${id}`)).json().clientId
  const [from, into] = [await clientOf(asks), await clientOf(stays)]
  const { browser, my } = await signedInClient(app, head, asks)
  await browser.ask('POST', `${my}/erasure`)
  const { askedAt } = (await browser.ask('GET', my)).json().erasure
  const seen = async () => [
    (await head.ask('GET', `/api/clients/${from}`)).json().erasureAskedAt,
    (await head.ask('GET', `/api/clients/${into}`)).json().erasureAskedAt,
    (await browser.ask('GET', my)).json().erasure.askedAt,
  ]
  const merge = () => head.ask('POST', `/api/clients/${from}/merge`, { into })
  const unmerge = () => head.ask('POST', `/api/clients/${from}/unmerge`)
  expect((await merge()).statusCode).toBe(200)
  expect(await seen()).toEqual([askedAt, askedAt, askedAt])
  await unmerge()
  expect(await seen()).toEqual([askedAt, null, askedAt])
  await merge()
  const reason = { reason: 'The return is before the tribunal.' }
  const declined = await head.ask('POST', `/api/clients/${into}/erasure-declined`, reason)
  expect(declined.statusCode, declined.body).toBe(200)
  expect(await seen()).toEqual([null, null, null])
  await browser.ask('POST', `${my}/erasure`)
  await unmerge()
  expect(await seen()).toEqual([expect.any(String), null, expect.any(String)])
})

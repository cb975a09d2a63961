import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { openVault } from '#app/clients/documents/open-vault.server.ts'
import { sweepUploads } from '#app/clients/documents/vault.server.ts'
import { documents, returns } from '#app/platform/db/schema.ts'
import { testApp } from '../../../test/app.ts'
import { BILLING_FIRM } from '../../../test/billing-firm.ts'
import { formOf, makeClient, makeReturn, pdf, signedInClient } from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

let app: FastifyInstance
let head: Staff
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'erasing-'))
  app = await testApp({ ...BILLING_FIRM, DATA_DIR: dataDir })
  head = await atDesk(app, 'head', 'admin')
})

test('an admin who types the name erases a client with returns, documents and files; the invoice stays', async () => {
  const name = 'Sunita Kulkarni'
  const clientId = await makeClient(head, { name })
  const id = await makeReturn(head, { clientId })
  const { browser, my } = await signedInClient(app, head, id)
  await browser.ask('POST', `${my}/documents`, formOf('a.pdf', pdf('a')))
  const { number, url } = (await head.ask('POST', `/api/returns/${id}/invoice`)).json()
  const erase = (typed: string) => head.ask('DELETE', `/api/clients/${clientId}`, { name: typed })
  expect((await erase('Sunita')).statusCode).toBe(400)
  const erased = await erase(name)
  expect([erased.statusCode, erased.json()]).toEqual([
    200,
    { returns: 1, documents: 1, invoicesKept: [number] },
  ])
  expect((await browser.ask('GET', my)).statusCode).toBe(404)
  expect(await app.db.select().from(returns)).toEqual([])
  expect(await app.db.select().from(documents)).toEqual([])
  await sweepUploads(openVault(app))
  expect(await readdir(join(dataDir, 'documents'))).toEqual([])
  expect((await head.ask('GET', url)).statusCode).toBe(200)
})

test('only admins erase a client', async () => {
  const meera = await atDesk(app, 'meera')
  const name = 'Arjun Rao'
  const clientId = await makeClient(head, { name })
  expect((await meera.ask('DELETE', `/api/clients/${clientId}`, { name })).statusCode).toBe(403)
})

import { expect, test } from 'vitest'
import { derivedFrom } from '#app/platform/encryption/keyring.server.ts'
import { testApp } from '../../../test/app.ts'
import { formOf, makeClient, makeReturn, pdf, signedInClient } from '../../../test/clients.ts'
import { atDesk } from '../../../test/desk.ts'
import { rotateKeys } from './rotate.server.ts'

test('after a change of key PANs are shown and found, links lead on and files open, without the old key', async () => {
  const app = await testApp({ DATA_DIR: `/tmp/rotate-${process.pid}` })
  const staff = await atDesk(app, 'asha')
  const clientId = await makeClient(staff, { pan: 'ABCPE1234F' })
  const id = await makeReturn(staff, { clientId })
  const { browser, my } = await signedInClient(app, staff, id)
  const file = pdf('the one')
  const sent = await browser.ask(
    'POST',
    `${my}/documents`,
    formOf('a.pdf', file, { password: 'secret' }),
  )
  const [old] = app.keyring.all
  const current = derivedFrom(Buffer.alloc(32, 9))
  app.keyring.current = current
  app.keyring.all = [current, old!]
  expect(await rotateKeys(app.db, app.keyring)).toBeGreaterThanOrEqual(3)
  app.keyring.all = [current]
  expect(await rotateKeys(app.db, app.keyring)).toBe(0)
  expect((await staff.ask('POST', `/api/clients/${clientId}/pan`)).json()).toEqual({
    pan: 'ABCPE1234F',
  })
  expect(
    (await staff.ask('POST', '/api/clients/search', { q: 'abcpe1234f' })).json().items,
  ).toMatchObject([{ id: clientId }])
  expect((await browser.ask('GET', my)).statusCode).toBe(200)
  const { id: documentId } = sent.json()
  const read = await staff.ask('GET', `/api/documents/${documentId}/file`)
  expect(read.rawPayload.equals(file)).toBe(true)
  const password = await staff.ask('POST', `/api/documents/${documentId}/password`)
  expect(password.json()).toEqual({ password: 'secret' })
})

import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { Browser, makeReturn, pdf, signedInClient } from '../../../test/clients.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { testDatabase } from '../../../test/database.ts'
import { atDesk } from '../../../test/desk.ts'

const tus = { 'tus-resumable': '1.0.0' }

test('20 MB over a connection that breaks three times, once with a restart of the site, arrive whole', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'broken-'))
  closeAfterwards(() => rm(dataDir, { recursive: true, force: true }))
  const database = await testDatabase()
  const start = () => testApp({ DATA_DIR: dataDir }, { database })
  let app = await start()
  const staff = await atDesk(app, 'staff')
  let { browser, my } = await signedInClient(app, staff, await makeReturn(staff))
  const tail = Buffer.from('\nstartxref\n0\n%%EOF')
  const file = Buffer.concat([pdf(), randomBytes(20_000_000), tail])
  const made = await browser.ask('POST', `${my}/uploads`, {
    headers: {
      ...tus,
      'upload-length': String(file.length),
      'upload-metadata': `filename ${Buffer.from('bank.pdf').toString('base64')}`,
    },
  })
  const path = String(made.headers.location)
  /** Where the server says that the sender goes on; it may still be busy with the broken request. */
  const offset = async () => {
    let found: unknown
    await expect
      .poll(async () => {
        const head = await browser.ask('HEAD', path, { headers: tus })
        found = head.headers['upload-offset']
        return head.statusCode
      })
      .toBe(200)
    return Number(found)
  }
  const send = (origin: string, from: number, until: number) =>
    new Promise<number | undefined>((resolve) => {
      const sending = request(`${origin}${path}`, {
        method: 'PATCH',
        headers: {
          ...tus,
          'upload-offset': from,
          'content-type': 'application/offset+octet-stream',
          'content-length': file.length - from,
          cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      })
      sending.on('response', (response) => resolve(response.resume().statusCode))
      sending.on('error', () => resolve(undefined))
      sending.write(file.subarray(from, until), () => {
        if (until < file.length) sending.destroy()
      })
      if (until === file.length) sending.end()
    })

  const listen = () => app.listen({ port: 0, host: '127.0.0.1' })
  let origin = await listen()
  let reached = 0
  for (const [place, share] of [0.3, 0.6, 0.9].entries()) {
    const until = Math.floor(file.length * share)
    expect(await send(origin, reached, until)).toBe(undefined)
    if (place === 1) {
      await app.close()
      app = await start()
      origin = await listen()
      const { cookies } = browser
      browser = new Browser(app)
      for (const cookie of cookies) browser.cookies.set(...cookie)
    }
    const now = await offset()
    expect(now).toBeGreaterThanOrEqual(reached)
    expect(now).toBeLessThanOrEqual(until)
    reached = now
  }
  expect(reached).toBeGreaterThan(0)
  expect(await send(origin, reached, file.length)).toBe(204)
  const { documents } = (await browser.ask('GET', my)).json().returns[0]
  const sha256 = createHash('sha256').update(file).digest('hex')
  expect(documents).toMatchObject([{ name: 'bank.pdf', size: file.length, sha256 }])
})

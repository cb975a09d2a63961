import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { mails } from '#app/platform/db/schema.ts'
import { testApp } from '../../../test/app.ts'
import {
  Browser,
  formOf,
  makeClient,
  makeReturn,
  pdf,
  signedInClient,
  tokenIn,
} from '../../../test/clients.ts'
import { atDesk, makeLead, type Staff } from '../../../test/desk.ts'

let app: FastifyInstance
let meera: Staff
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clients-'))
  app = await testApp({ DATA_DIR: dataDir })
  meera = await atDesk(app, 'meera')
})

const linkTo = async (returnId: number) =>
  tokenIn((await meera.ask('POST', `/api/returns/${returnId}/link`)).json().url)

async function mailedCode(to: string): Promise<string> {
  const rows = await app.db.select().from(mails)
  const found = rows.filter((row) => row.toAddress === to && row.kind === 'client-code').at(-1)
  return /\d{6}/.exec(found?.subject ?? '')?.[0] ?? ''
}

describe('signing in', () => {
  test('the link alone shows nothing; a code by e-mail opens it in the browser that asked', async () => {
    const email = 'sunita@example.in'
    const id = await makeReturn(meera, { clientId: await makeClient(meera, { email }) })
    const my = `/api/my/${await linkTo(id)}`
    const [asked, other] = [new Browser(app), new Browser(app)]
    expect((await asked.ask('GET', my)).statusCode).toBe(401)
    expect((await asked.ask('POST', `${my}/code`)).statusCode).toBe(202)
    const payload = { code: await mailedCode(email) }
    expect((await other.ask('POST', `${my}/sign-in`, { payload })).statusCode).toBe(401)
    const signedIn = await asked.ask('POST', `${my}/sign-in`, { payload })
    expect(signedIn.statusCode).toBe(204)
    expect(signedIn.headers['set-cookie']?.toString()).toMatch(/HttpOnly; SameSite=Lax/)
    const page = await asked.ask('GET', my)
    expect(page.json()).toMatchObject({
      name: 'Ramesh Kulkarni',
      returns: [{ id, year: '2025-26' }],
    })
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect((await other.ask('POST', `${my}/sign-in`, { payload })).statusCode).toBe(401)
  })

  test('a code that staff read out works in any browser, once, and is recorded', async () => {
    const id = await makeReturn(meera, { clientId: await makeClient(meera, { email: '' }) })
    const { browser, my } = await signedInClient(app, meera, id)
    expect((await browser.ask('GET', my)).statusCode).toBe(200)
    const { events } = (await meera.ask('GET', `/api/returns/${id}`)).json()
    expect(events).toContainEqual(expect.objectContaining({ kind: 'code-read-out', by: 'meera' }))
  })

  test('after five wrong codes a new one is needed, and after twenty it takes until tomorrow', async () => {
    const id = await makeReturn(meera)
    const my = `/api/my/${await linkTo(id)}`
    const browser = new Browser(app)
    const tries = async (count: number) => {
      const found = []
      for (let i = 0; i < count; i++) {
        const payload = { code: '000000' }
        found.push((await browser.ask('POST', `${my}/sign-in`, { payload })).statusCode)
      }
      return found
    }
    expect(await tries(6)).toEqual([401, 401, 401, 401, 401, 429])
    for (let round = 0; round < 3; round++) {
      expect((await browser.ask('POST', `${my}/code`)).statusCode).toBe(202)
      expect(await tries(6)).toEqual([401, 401, 401, 401, 401, 429])
    }
    await browser.ask('POST', `${my}/code`)
    const late = await browser.ask('POST', `${my}/sign-in`, { payload: { code: '000000' } })
    expect(late.statusCode).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(3600)
  })

  test('the sixth code within an hour is refused', async () => {
    const my = `/api/my/${await linkTo(await makeReturn(meera))}`
    const found = []
    for (let i = 0; i < 6; i++) {
      found.push((await new Browser(app).ask('POST', `${my}/code`)).statusCode)
    }
    expect(found).toEqual([202, 202, 202, 202, 202, 429])
  })

  test('a new link ends the one before and every device', async () => {
    const id = await makeReturn(meera)
    const { browser, my } = await signedInClient(app, meera, id)
    const { url } = (await meera.ask('POST', `/api/returns/${id}/link`, { renew: true })).json()
    expect((await browser.ask('GET', my)).statusCode).toBe(404)
    expect((await browser.ask('GET', `/api/my/${tokenIn(url)}`)).statusCode).toBe(401)
  })

  test('another address signs out every device, and the old one is notified', async () => {
    const email = 'before@example.in'
    const clientId = await makeClient(meera, { email })
    const id = await makeReturn(meera, { clientId })
    const { browser, my } = await signedInClient(app, meera, id)
    const client = (await meera.ask('GET', `/api/clients/${clientId}`)).json()
    const [contact] = client.contacts
    await meera.ask('PATCH', `/api/contacts/${contact.id}`, { email: 'after@example.in' })
    expect((await browser.ask('GET', my)).statusCode).toBe(401)
    const notice = (await app.db.select().from(mails)).find(({ toAddress }) => toAddress === email)
    expect(notice).toMatchObject({ kind: 'client-address' })
  })

  test('the lost link goes to the address on file alone, with all pages in one e-mail', async () => {
    const email = 'lost@example.in'
    for (let i = 0; i < 2; i++) {
      await makeReturn(meera, { clientId: await makeClient(meera, { email, name: `Client ${i}` }) })
    }
    const browser = new Browser(app)
    for (const given of [email, 'nobody@example.in']) {
      const response = await browser.ask('POST', '/api/my/links', { payload: { email: given } })
      expect([response.statusCode, response.json()]).toEqual([202, { accepted: true }])
    }
    await expect
      .poll(async () =>
        (await app.db.select().from(mails)).filter((one) => one.toAddress === email),
      )
      .toHaveLength(1)
  })
})

describe('documents', () => {
  test('a file is stored encrypted, once, and nobody else’s page shows it', async () => {
    const id = await makeReturn(meera)
    const { browser, my } = await signedInClient(app, meera, id)
    const other = await signedInClient(app, meera, await makeReturn(meera))
    const file = pdf('Only for Meera’s eyes')
    const sha256 = createHash('sha256').update(file).digest('hex')
    const [request] = (await browser.ask('GET', my)).json().returns[0].requests
    const fields = { requestId: String(request.id), password: 'abcpe01011980' }
    const sent = await browser.ask('POST', `${my}/documents`, formOf('form 16.pdf', file, fields))
    expect(sent.statusCode, sent.body).toBe(201)
    expect(sent.json()).toMatchObject({ sha256 })
    const again = await browser.ask('POST', `${my}/documents`, formOf('again.pdf', file))
    expect(again.json()).toEqual(sent.json())
    const page = (await browser.ask('GET', my)).json().returns[0]
    expect(page.documents).toMatchObject([
      { name: 'form 16.pdf', size: file.length, state: 'new', mine: true },
    ])
    expect(page.requests[0]).toMatchObject({ state: 'sent' })
    const url = `/documents/${sent.json().id}`
    const read = await browser.ask('GET', `${my}${url}`)
    expect(read.rawPayload.equals(file)).toBe(true)
    expect(read.headers).toMatchObject({
      'content-length': String(file.length),
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
    })
    expect((await other.browser.ask('GET', `${other.my}${url}`)).statusCode).toBe(404)
    expect(await plainOnDisk('Only for Meera')).toEqual([])
    expect(await plainOnDisk('abcpe01011980')).toEqual([])
    const held = await readdir(join(dataDir, 'documents'))
    expect(held).toHaveLength(1)
  })

  async function plainOnDisk(text: string): Promise<string[]> {
    const files = await readdir(dataDir, { recursive: true, withFileTypes: true })
    const found = []
    for (const file of files.filter((one) => one.isFile())) {
      const path = join(file.parentPath, file.name)
      if ((await readFile(path)).includes(text)) found.push(path)
    }
    return found
  }

  test.each([
    ['page.html', '<html></html>', 415],
    ['drawing.svg', '<svg/>', 415],
    ['run.exe', 'MZ', 415],
    ['form16.pdf', 'no PDF at all', 415],
    ['notes.txt', '<!doctype html><script>alert(1)</script>', 415],
    ['empty.pdf', '', 415],
    ['photo.jpg', pdf(), 415],
    ['ais.json', '{"ok": true}', 201],
    ['statement.csv', 'date,amount\n2025-04-01,₹100\n', 201],
  ])('%s is answered %3$s', async (name, file, status) => {
    const id = await makeReturn(meera)
    const { browser, my } = await signedInClient(app, meera, id)
    const sent = await browser.ask('POST', `${my}/documents`, formOf(name, file))
    expect([sent.statusCode, sent.json().message]).toMatchObject([
      status,
      status === 201 ? undefined : expect.any(String),
    ])
  })

  test('a file of more than 25 MB is refused, and leaves nothing', async () => {
    const { browser, my } = await signedInClient(app, meera, await makeReturn(meera))
    const before = await readdir(join(dataDir, 'documents'))
    const large = formOf('large.txt', Buffer.alloc(25 * 1024 * 1024 + 10, 'a'))
    expect((await browser.ask('POST', `${my}/documents`, large)).statusCode).toBe(413)
    expect(await readdir(join(dataDir, 'documents'))).toEqual(before)
  })

  test('staff see what was sent, open it on the record, and send it back with a reason', async () => {
    const id = await makeReturn(meera)
    const { browser, my } = await signedInClient(app, meera, id)
    const [request] = (await browser.ask('GET', my)).json().returns[0].requests
    const form = formOf('ais.pdf', pdf('AIS'), { requestId: String(request.id) })
    const { id: documentId } = (await browser.ask('POST', `${my}/documents`, form)).json()
    const seen = (await meera.ask('GET', `/api/returns/${id}`)).json()
    expect(seen).toMatchObject({
      toLookAt: 1,
      documents: [
        { id: documentId, name: 'ais.pdf', byClient: true, scan: 'off', readable: 'yes' },
      ],
    })
    const file = await meera.ask('GET', `/api/documents/${documentId}/file`)
    expect(file.rawPayload.equals(pdf('AIS'))).toBe(true)
    const verdict = { state: 'sent-back', reason: 'The second page is missing' }
    expect(
      (await meera.ask('POST', `/api/requests/${request.id}`, { state: 'sent-back' })).statusCode,
    ).toBe(400)
    expect((await meera.ask('POST', `/api/requests/${request.id}`, verdict)).statusCode).toBe(200)
    const page = (await browser.ask('GET', my)).json().returns[0]
    expect(page.requests[0]).toMatchObject({ state: 'sent-back', reason: verdict.reason })
    expect(page.documents[0]).toMatchObject({
      state: 'sent-back',
      opened: [{ by: 'meera', act: 'downloaded' }],
    })
  })

  test('where roles are strict, only the people of a return and admins open its documents', async () => {
    const strict = await testApp({ ROLES: 'strict', DATA_DIR: dataDir })
    const owner = await atDesk(strict, 'owner', 'admin')
    const preparer = await atDesk(strict, 'preparer', 'staff', { accountant: true })
    const colleague = await atDesk(strict, 'colleague', 'staff', { accountant: true })
    const editor = await atDesk(strict, 'editor', 'staff', { editor: true })
    const id = await makeReturn(preparer, { preparerId: preparer.id })
    const { browser, my } = await signedInClient(strict, preparer, id)
    const { id: documentId } = (
      await browser.ask('POST', `${my}/documents`, formOf('a.pdf', pdf('x')))
    ).json()
    const statuses = []
    for (const one of [owner, preparer, colleague, editor]) {
      statuses.push((await one.ask('GET', `/api/documents/${documentId}/file`)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 403, 403])
  })

  test('the receipt of the enquiry moves on when a client has sent the last thing that was missing', async () => {
    const lead = await makeLead(app)
    const id = await makeReturn(meera, { leadId: lead.id })
    const { browser, my } = await signedInClient(app, meera, id)
    for (const { id: requestId } of (await browser.ask('GET', my)).json().returns[0].requests) {
      const fields = { requestId: String(requestId) }
      const form = formOf(`${requestId}.pdf`, pdf(`Document ${requestId}`), fields)
      expect((await browser.ask('POST', `${my}/documents`, form)).statusCode).toBe(201)
    }
    expect((await meera.ask('GET', `/api/returns/${id}`)).json()).toMatchObject({
      stage: 'preparing',
    })
    expect(await meera.see(lead.id)).toMatchObject({ stage: 'preparing' })
  })

  test('a file that holds two things answers both requests, and is stored once', async () => {
    const id = await makeReturn(meera)
    const { browser, my } = await signedInClient(app, meera, id)
    const [one, other] = (await browser.ask('GET', my)).json().returns[0].requests
    for (const { id: requestId } of [one, other]) {
      const form = formOf('all.pdf', pdf('Both'), { requestId: String(requestId) })
      expect((await browser.ask('POST', `${my}/documents`, form)).statusCode).toBe(201)
    }
    const { requests, documents } = await meera.get(`/api/returns/${id}`)
    expect(documents).toHaveLength(1)
    expect(requests.slice(0, 2)).toMatchObject([
      { state: 'sent', answer: '' },
      { state: 'sent', answer: expect.stringContaining('all.pdf') },
    ])
  })

  test('an answer is kept, and one that holds a password is refused with words', async () => {
    const id = await makeReturn(meera)
    const asked = await meera.ask('POST', `/api/returns/${id}/requests`, {
      kind: 'question',
      title: 'Did you sell shares?',
    })
    const { browser, my } = await signedInClient(app, meera, id)
    const url = `${my}/requests/${asked.json().id}/answer`
    const refused = await browser.ask('POST', url, {
      payload: { text: 'portal password: Secret@123' },
    })
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      expect.stringContaining('authorised'),
    ])
    expect((await browser.ask('POST', url, { payload: { text: 'नहीं' } })).statusCode).toBe(200)
    const { requests } = (await meera.ask('GET', `/api/returns/${id}`)).json()
    expect(requests).toContainEqual(expect.objectContaining({ answer: 'नहीं', state: 'sent' }))
  })

  test('the same answer sent twice is recorded once, and once more after it was sent back', async () => {
    const id = await makeReturn(meera)
    const given = { kind: 'question', title: 'Did you sell shares?' }
    const asked = (await meera.ask('POST', `/api/returns/${id}/requests`, given)).json()
    const { browser, my } = await signedInClient(app, meera, id)
    const answer = () =>
      browser.ask('POST', `${my}/requests/${asked.id}/answer`, { payload: { text: 'No' } })
    const recorded = async () => {
      const { events } = await meera.get(`/api/returns/${id}`)
      return events.filter(({ kind }: { kind: string }) => kind === 'answered').length
    }
    for (let i = 0; i < 2; i++) expect((await answer()).statusCode).toBe(200)
    expect(await recorded()).toBe(1)
    const verdict = { state: 'sent-back', reason: 'Please look again' }
    await meera.ask('POST', `/api/requests/${asked.id}`, verdict)
    await answer()
    expect(await recorded()).toBe(2)
  })

  test('an answer that was accepted, or that another tab sent meanwhile, is not replaced unseen', async () => {
    const id = await makeReturn(meera)
    const given = { kind: 'question', title: 'Did you sell shares?' }
    const asked = (await meera.ask('POST', `/api/returns/${id}/requests`, given)).json()
    const { browser, my } = await signedInClient(app, meera, id)
    const answer = async (text: string, shown?: string) => {
      const payload = { text, shown }
      const response = await browser.ask('POST', `${my}/requests/${asked.id}/answer`, { payload })
      return [response.statusCode, response.json().message]
    }
    const stored = async () => {
      const { requests } = await meera.get(`/api/returns/${id}`)
      const found = requests.find((one: { id: number }) => one.id === asked.id)
      return [found.state, found.answer]
    }
    expect(await answer('Yes, in May:\n40 shares', '')).toEqual([200, expect.any(String)])
    expect(await answer('No', '')).toEqual([409, expect.stringContaining('Another answer')])
    expect(await stored()).toEqual(['sent', 'Yes, in May:\n40 shares'])
    expect((await answer('No', 'Yes, in May:\r\n40 shares'))[0]).toBe(200)
    await meera.ask('POST', `/api/requests/${asked.id}`, { state: 'accepted' })
    for (const shown of ['', 'No', undefined]) {
      expect(await answer('Yes', shown)).toEqual([409, expect.stringContaining('accepted')])
    }
    expect((await answer('No', ''))[0]).toBe(200)
    expect(await stored()).toEqual(['accepted', 'No'])
  })
})

describe('resumed uploads', () => {
  const tus = { 'tus-resumable': '1.0.0' }
  const meta = (name: string) => `filename ${Buffer.from(name).toString('base64')}`

  test('an upload goes on where it stopped, and becomes a document when it is whole', async () => {
    const id = await makeReturn(meera)
    const { browser, my } = await signedInClient(app, meera, id)
    const file = Buffer.concat([
      pdf(),
      Buffer.alloc(3_000_000, ' '),
      Buffer.from('startxref\n0\n%%EOF'),
    ])
    const made = await browser.ask('POST', `${my}/uploads`, {
      headers: {
        ...tus,
        'upload-length': String(file.length),
        'upload-metadata': meta('bank.pdf'),
      },
    })
    expect(made.statusCode, made.body).toBe(201)
    const url = String(made.headers.location)
    const send = (offset: number, until: number) =>
      browser.ask('PATCH', url, {
        headers: {
          ...tus,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        payload: file.subarray(offset, until),
      })
    expect((await send(0, 1_500_000)).statusCode).toBe(204)
    const head = await browser.ask('HEAD', url, { headers: tus })
    expect(head.headers['upload-offset']).toBe('1500000')
    expect((await send(0, 100)).statusCode).toBe(409)
    const stranger = await signedInClient(app, meera, await makeReturn(meera))
    const theirs = `${stranger.my}/uploads/${url.slice(url.lastIndexOf('/') + 1)}`
    expect((await stranger.browser.ask('HEAD', theirs, { headers: tus })).statusCode).toBe(410)
    expect((await send(1_500_000, file.length)).statusCode).toBe(204)
    const { documents } = (await browser.ask('GET', my)).json().returns[0]
    const sha256 = createHash('sha256').update(file).digest('hex')
    expect(documents).toMatchObject([{ name: 'bank.pdf', size: file.length, sha256 }])
  })

  test('an upload of which all arrived while the database failed is a document once its sender asks', async () => {
    const { browser, my } = await signedInClient(app, meera, await makeReturn(meera))
    const file = pdf('The last piece')
    const length = { 'upload-length': String(file.length), 'upload-metadata': meta('last.pdf') }
    const made = await browser.ask('POST', `${my}/uploads`, { headers: { ...tus, ...length } })
    const url = String(made.headers.location)
    await app.db.execute('alter table documents add constraint away check (false) not valid')
    const type = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    const sent = await browser.ask('PATCH', url, { headers: { ...tus, ...type }, payload: file })
    expect(sent.statusCode).toBe(500)
    expect((await browser.ask('HEAD', url, { headers: tus })).statusCode).toBe(500)
    await app.db.execute('alter table documents drop constraint away')
    const head = await browser.ask('HEAD', url, { headers: tus })
    expect(head.headers['upload-offset']).toBe(String(file.length))
    const { documents } = (await browser.ask('GET', my)).json().returns[0]
    expect(documents).toMatchObject([{ name: 'last.pdf' }])
  })

  test('twenty files that are sent at once to a new return are all taken', async () => {
    const { browser, my } = await signedInClient(app, meera, await makeReturn(meera))
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        browser.ask('POST', `${my}/documents`, formOf(`${number}.pdf`, pdf(String(number)))),
      ),
    )
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
  })
})

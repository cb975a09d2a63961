import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { testApp } from '../../../test/app.ts'
import { BILLING_FIRM } from '../../../test/billing-firm.ts'
import {
  Browser,
  formOf,
  makeClient,
  makeReturn,
  pdf,
  sendDraft,
  signedInClient,
  tokenIn,
} from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

/** Who may what with clients, returns and documents: every route, asked as everyone. */

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD'
type Ids = Awaited<ReturnType<typeof aReturn>>
/** `see`: lists and one of them; `work`: changes; `documents`: what a client sent; `erase`: for good. */
type Kind = 'see' | 'work' | 'documents' | 'erase'

const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer()

const filed = { acknowledgement: '123456789012345', filedOn: '2026-11-01' }
const paid = { method: 'cash', amount: 100, paidOn: '2026-11-01' }

/** The routes of the staff. What ends something comes last. */
const STAFF: [string, Kind, object?][] = [
  ['GET /api/clients', 'see'],
  ['GET /api/clients/:client', 'see'],
  ['POST /api/clients/search', 'see', { q: 'ABCPE1234F' }],
  ['GET /api/returns', 'see'],
  ['POST /api/returns/search', 'see', { q: 'ABCPE1234F' }],
  ['GET /api/returns/:return', 'see'],
  ['GET /api/request-templates', 'see'],
  ['POST /api/clients', 'work', { name: 'Somebody Else', kind: 'individual' }],
  ['PATCH /api/clients/:client', 'work', { notes: 'Calls after six' }],
  ['POST /api/clients/:client/pan', 'work'],
  ['POST /api/clients/:client/contacts', 'work', { name: 'Their accountant' }],
  ['POST /api/clients/:client/merge', 'work', { into: 0 }],
  ['POST /api/clients/:client/unmerge', 'work'],
  [
    'POST /api/clients/:client/carry-forwards',
    'work',
    { head: 'house-property', year: '2023-24', amount: 100 },
  ],
  ['DELETE /api/carry-forwards/:carried', 'work'],
  ['PATCH /api/contacts/:contact', 'work', { role: 'wife' }],
  ['POST /api/returns', 'work', { year: '2024-25', fee: 1999, plan: 'basic' }],
  ['POST /api/returns/start', 'work', { year: '2026-27', clientIds: [] }],
  ['PATCH /api/returns', 'work', { ids: [] }],
  ['PATCH /api/returns/:return', 'work', { notes: 'Two employers' }],
  ['POST /api/returns/:return/review', 'work'],
  ['POST /api/returns/:return/requests', 'work', { kind: 'question', title: 'Any shares sold?' }],
  ['POST /api/requests/:request', 'work', { state: 'accepted' }],
  ['POST /api/returns/:return/link', 'work'],
  ['POST /api/returns/:return/link/mail', 'work'],
  // Anyone who holds a code sees what the client sees.
  ['POST /api/returns/:return/code', 'documents'],
  ['GET /api/documents/:document/file', 'documents'],
  ['GET /api/documents/:picture/picture', 'documents'],
  ['POST /api/documents/:document/password', 'documents'],
  ['POST /api/documents/:document', 'documents', { state: 'accepted' }],
  ['POST /api/returns/:return/documents', 'documents'],
  ['POST /api/returns/:return/filed', 'work', filed],
  ['POST /api/returns/:return/verified', 'work'],
  ['POST /api/returns/:return/processed', 'work', { processedOn: '2026-11-01', outcome: 0 }],
  ['DELETE /api/returns/:return/filed', 'work'],
  ['POST /api/returns/:return/paid', 'work', paid],
  ['POST /api/returns/:return/invoice', 'work'],
  ['POST /api/invoices/:invoice/credit', 'work', { reason: 'Wrong address' }],
  ['GET /api/invoices/:invoice/file', 'see'],
  ['GET /api/invoices.csv', 'see'],
  ['DELETE /api/payments/:payment', 'work'],
  ['GET /api/oks/:ok/file', 'documents'],
  ['POST /api/returns/:return/drafts', 'documents'],
  ['DELETE /api/documents/:document', 'documents'],
  ['POST /api/clients/:client/erasure-declined', 'work', { reason: 'Kept by law' }],
  ['DELETE /api/clients/:client', 'erase', { name: 'Another name' }],
  ['DELETE /api/requests/:request', 'work'],
  ['DELETE /api/contacts/:contact/devices', 'work'],
  ['DELETE /api/contacts/:contact', 'work'],
]

const [IN, OUT, NOBODY] = ['let in', 403, 401] as const
type Answer = typeof IN | typeof OUT | typeof NOBODY

const EXPECTED: Record<RoleMode, Record<string, Record<Kind, Answer>>> = {
  open: {
    nobody: { see: NOBODY, work: NOBODY, documents: NOBODY, erase: NOBODY },
    editor: { see: IN, work: IN, documents: OUT, erase: OUT },
    colleague: { see: IN, work: IN, documents: IN, erase: OUT },
    preparer: { see: IN, work: IN, documents: IN, erase: OUT },
    reviewer: { see: IN, work: IN, documents: IN, erase: OUT },
    admin: { see: IN, work: IN, documents: IN, erase: IN },
  },
  strict: {
    nobody: { see: NOBODY, work: NOBODY, documents: NOBODY, erase: NOBODY },
    editor: { see: OUT, work: OUT, documents: OUT, erase: OUT },
    colleague: { see: IN, work: IN, documents: OUT, erase: OUT },
    preparer: { see: IN, work: IN, documents: IN, erase: OUT },
    reviewer: { see: IN, work: IN, documents: IN, erase: OUT },
    admin: { see: IN, work: IN, documents: IN, erase: IN },
  },
}

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'matrix-'))
})

async function sendTo(browser: Browser, my: string, name: string, file: Buffer) {
  const form = formOf(name, file, { password: 'abcpe01011980' })
  const sent = await browser.ask('POST', `${my}/documents`, form)
  expect(sent.statusCode, sent.body).toBe(201)
  return sent.json().id as number
}

/** A client with a return, which has people, a request and two documents. */
async function aReturn(app: FastifyInstance, staff: Staff, people: object = {}) {
  const client = await makeClient(staff)
  const id = await makeReturn(staff, { clientId: client, ...people })
  const signedIn = await signedInClient(app, staff, id)
  const { browser, my } = signedIn
  const document = await sendTo(browser, my, 'form16.pdf', pdf(`Form 16 of client ${client}`))
  const [request] = (await browser.ask('GET', my)).json().returns[0].requests
  const photo = await sendTo(browser, my, 'photo.jpg', picture)
  const loss = { head: 'house-property', year: '2022-23', amount: 5000 }
  const carried = await staff.ask('POST', `/api/clients/${client}/carry-forwards`, loss)
  const [contact] = (await staff.get(`/api/clients/${client}`)).contacts
  await sendDraft(app, staff, id)
  const agreed = { payload: { agreed: true } }
  expect((await browser.ask('POST', `${my}/drafts/1/ok`, agreed)).statusCode).toBe(201)
  await staff.ask('POST', `/api/returns/${id}/invoice`)
  const spent = await staff.ask('POST', `/api/returns/${id}/paid`, { ...paid, amount: 1 })
  const { drafts, invoices, payments } = spent.json()
  return {
    ...{ client, return: id, document, picture: photo, request: request.id as number },
    ...{ contact: contact.id as number, carried: carried.json().id as number, signedIn },
    ...{ ok: drafts[0].oks[0].id as number, invoice: invoices[0].id as number },
    payment: payments[0].id as number,
  }
}

describe.each(['open', 'strict'] as const)('staff, where roles are %s', (mode) => {
  let app: FastifyInstance
  const people: Record<string, Staff> = {}
  beforeAll(async () => {
    app = await testApp({ ...BILLING_FIRM, ROLES: mode, DATA_DIR: dataDir })
    const desk = { accountant: true, editor: false }
    people.chief = await atDesk(app, 'chief', 'admin')
    people.editor = await atDesk(app, 'editor', 'staff', { accountant: false, editor: true })
    for (const name of ['colleague', 'preparer', 'reviewer']) {
      people[name] = await atDesk(app, name, 'staff', desk)
    }
    people.admin = await atDesk(app, 'admin', 'admin', desk)
  })

  test.each(Object.entries(EXPECTED[mode]))('%s gets %o', async (who, expected) => {
    const chief = people.chief as Staff
    const ids = await aReturn(app, chief, {
      preparerId: people.preparer?.id,
      reviewerId: people.reviewer?.id,
    })
    const found: Record<string, number | string> = {}
    for (const [route, , body] of STAFF) {
      const { statusCode } = await app.inject({
        ...requestOf(route, ids, body),
        ...(people[who] && { headers: headersOf(route, people[who]) }),
      })
      found[route] = statusCode === 401 || statusCode === 403 ? statusCode : IN
    }
    expect(found).toEqual(Object.fromEntries(STAFF.map(([route, kind]) => [route, expected[kind]])))
  })

  test('an admin who is no accountant sees clients and opens documents, and changes nothing', async () => {
    const only = await atDesk(app, 'only-admin', 'admin', { accountant: false, editor: false })
    const { client, document } = await aReturn(app, people.chief as Staff)
    expect((await only.ask('GET', `/api/clients/${client}`)).statusCode).toBe(200)
    expect((await only.ask('GET', `/api/documents/${document}/file`)).statusCode).toBe(200)
    const changed = await only.ask('PATCH', `/api/clients/${client}`, { notes: 'x' })
    expect(changed.statusCode).toBe(mode === 'open' ? 200 : 403)
  })

  test.each(['clients', 'returns'])(
    'a whole PAN is searched for among %s in a body, never in an address',
    async (list) => {
      const chief = people.chief as Staff
      const pan = list === 'clients' ? 'ABCPE4321A' : 'ABCPE4321B'
      const clientId = await makeClient(chief, { pan })
      const id = await makeReturn(chief, { clientId })
      const refused = await chief.ask('GET', `/api/${list}?q=${pan.toLowerCase()}`)
      expect([refused.statusCode, refused.json().errors[0].message]).toEqual([
        400,
        expect.stringContaining('by POST'),
      ])
      const found = await chief.ask('POST', `/api/${list}/search`, { q: pan })
      expect(found.json().items).toMatchObject([{ id: list === 'clients' ? clientId : id }])
    },
  )

  test('every route about clients is in the table', () => {
    const shape = (route: string) => route.replace(/:\w+/g, ':')
    const known = new Set(STAFF.map(([route]) => shape(route)))
    const unknown = [...app.access.keys()].filter(
      (route) =>
        /^(?!HEAD)\w+ \/api\/(clients|contacts|returns|requests|documents|carry-forwards|invoices|payments|oks)\b/.test(
          route,
        ) && !known.has(shape(route)),
    )
    expect(unknown).toEqual([])
  })

  const uploaded = (route: string) => /:return\/(documents|drafts)$/.test(route)
  const headersOf = (route: string, staff: Staff) => ({
    ...staff.headers,
    ...(uploaded(route) && formOf('ours.pdf', pdf('ours')).headers),
  })
  function requestOf(route: string, ids: Ids, body?: object): InjectOptions {
    const [method, path = ''] = route.split(' ')
    const url = path.replace(/:(\w+)/g, (_, name: keyof Ids) => String(ids[name]))
    const named = body && 'year' in body && !path.includes('carry') ? { clientId: ids.client } : {}
    const payload = uploaded(route) ? formOf('ours.pdf', pdf('ours')).payload : body
    return {
      ...{ method: method as Method, url },
      ...(payload && { payload: Buffer.isBuffer(payload) ? payload : { ...payload, ...named } }),
    }
  }
})

describe('clients', () => {
  let app: FastifyInstance
  let meera: Staff
  beforeAll(async () => {
    app = await testApp({ ...BILLING_FIRM, DATA_DIR: dataDir })
    meera = await atDesk(app, 'meera')
  })

  const tus = { 'tus-resumable': '1.0.0' }
  const meta = `filename ${Buffer.from('bank.pdf').toString('base64')}`
  const newUpload = { headers: { ...tus, 'upload-length': '9000', 'upload-metadata': meta } }
  const part = {
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    payload: Buffer.from('%PDF'),
  }

  /** What may be asked of a client's page; `ids` are those of the return that it is about. */
  const requestsOf = (
    ids: Pick<Ids, 'request' | 'document' | 'picture'>,
    upload: string,
  ): [Method, string, InjectOptions?][] => [
    ['GET', ''],
    ['POST', `/requests/${ids.request}/answer`, { payload: { text: 'No' } }],
    ['POST', '/documents', formOf('more.pdf', pdf('more'), { requestId: String(ids.request) })],
    ['GET', `/documents/${ids.document}`],
    ['GET', `/documents/${ids.picture}/picture`],
    ['POST', '/uploads', newUpload],
    ['HEAD', `/uploads/${upload}`, { headers: tus }],
    ['PATCH', `/uploads/${upload}`, part],
    ['DELETE', `/uploads/${upload}`, { headers: tus }],
    ['POST', '/contact', { payload: { phone: '+91 98765 43211' } }],
    ['GET', '/archive'],
    ['POST', '/erasure'],
    ['POST', `/documents/${ids.document}/remove`],
    ['POST', '/sign-out'],
  ]
  async function statuses(browser: Browser, my: string, ids: Ids, upload: string) {
    const found: number[] = []
    for (const [method, path, more] of requestsOf(ids, upload)) {
      found.push((await browser.ask(method, `${my}${path}`, more)).statusCode)
    }
    return found
  }
  async function uploadOf({ browser, my }: Ids['signedIn']) {
    const made = await browser.ask('POST', `${my}/uploads`, newUpload)
    return String(made.headers.location).split('/').at(-1) ?? ''
  }
  const all = (status: number) => Array(14).fill(status)

  test('the client’s own link and cookie open everything of theirs', async () => {
    const own = await aReturn(app, meera)
    const upload = await uploadOf(own.signedIn)
    // A document on which an OK rests can't be withdrawn.
    await own.signedIn.browser.ask('POST', `${own.signedIn.my}/drafts/1/withdraw`)
    expect(await statuses(own.signedIn.browser, own.signedIn.my, own, upload)).toEqual([
      ...[200, 200, 201, 200, 200, 201, 200, 204, 204, 200, 200, 200, 200, 204],
    ])
  })

  test('without a cookie, or with the cookie of another client, the link opens nothing', async () => {
    const [own, other] = [await aReturn(app, meera), await aReturn(app, meera)]
    const upload = await uploadOf(own.signedIn)
    expect(await statuses(new Browser(app), own.signedIn.my, own, upload)).toEqual(all(401))
    const stranger = other.signedIn.browser
    expect(await statuses(stranger, own.signedIn.my, own, upload)).toEqual(all(401))
    // The name of the cookie is of the contact: neither does their cookie under the other's name.
    const [theirs = ''] = stranger.cookies.values()
    stranger.cookies.set(`client-${own.contact}`, theirs)
    expect(await statuses(stranger, own.signedIn.my, own, upload)).toEqual(all(401))
  })

  test('a client signed in by their own link opens nothing by the numbers of another client', async () => {
    const [own, other] = [await aReturn(app, meera), await aReturn(app, meera)]
    const upload = await uploadOf(other.signedIn)
    const { browser, my } = own.signedIn
    const asked = requestsOf(other, upload).filter(
      ([, path]) => /\d/.test(path) || path === '/documents',
    )
    const found: number[] = []
    for (const [method, path, more] of asked) {
      found.push((await browser.ask(method, `${my}${path}`, more)).statusCode)
    }
    expect(found).toEqual([404, 404, 404, 404, 410, 410, 410, 404])
    const named = formOf('more.pdf', pdf('more'), { returnId: String(other.return) })
    expect((await browser.ask('POST', `${my}/documents`, named)).statusCode).toBe(404)
    const place = `${meta},requestId ${Buffer.from(String(other.request)).toString('base64')}`
    const headers = { ...newUpload.headers, 'upload-metadata': place }
    expect((await browser.ask('POST', `${my}/uploads`, { headers })).statusCode).toBe(404)
    expect(await meera.get(`/api/returns/${other.return}`)).toMatchObject({
      documents: [{ id: other.document }, { id: other.picture }, { name: 'computation.pdf' }],
    })
  })

  test('after signing out the device opens nothing, and neither does a copy of its cookie', async () => {
    const own = await aReturn(app, meera)
    const { browser, my } = own.signedIn
    const upload = await uploadOf(own.signedIn)
    const copy = new Browser(app)
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    await browser.ask('POST', `${my}/sign-out`)
    expect(await statuses(browser, my, own, upload)).toEqual(all(401))
    expect(await statuses(copy, my, own, upload)).toEqual(all(401))
  })

  test('after a new link neither the old one nor the old cookie opens anything', async () => {
    const own = await aReturn(app, meera)
    const { browser, my } = own.signedIn
    const upload = await uploadOf(own.signedIn)
    const { url } = (
      await meera.ask('POST', `/api/returns/${own.return}/link`, { renew: true })
    ).json()
    expect(await statuses(browser, my, own, upload)).toEqual(all(404))
    expect(await statuses(browser, `/api/my/${tokenIn(url)}`, own, upload)).toEqual(all(401))
  })

  test('a code of one link opens no other, not even one of the same client', async () => {
    const [own, other] = [await aReturn(app, meera), await aReturn(app, meera)]
    await meera.ask('POST', `/api/clients/${own.client}/contacts`, { name: 'Their wife' })
    const contacts = (await meera.get(`/api/clients/${own.client}`)).contacts
    const contactId = contacts.find(({ name }: { name: string }) => name === 'Their wife').id
    const wife = (await meera.ask('POST', `/api/returns/${own.return}/link`, { contactId })).json()
    const upload = await uploadOf(own.signedIn)
    for (const token of [tokenIn(wife.url), other.signedIn.token]) {
      const { code } = (await meera.ask('POST', `/api/returns/${own.return}/code`)).json()
      const { browser } = own.signedIn
      const tried = await browser.ask('POST', `/api/my/${token}/sign-in`, { payload: { code } })
      expect(tried.statusCode).toBe(401)
      expect(await statuses(browser, `/api/my/${token}`, own, upload)).toEqual(all(401))
    }
  })

  test('a contact who was removed opens nothing', async () => {
    const own = await aReturn(app, meera)
    const upload = await uploadOf(own.signedIn)
    await meera.ask('DELETE', `/api/contacts/${own.contact}`)
    expect(await statuses(own.signedIn.browser, own.signedIn.my, own, upload)).toEqual(all(404))
  })

  describe('records that are merged', () => {
    const years = async ({ browser, my }: Ids['signedIn']) =>
      (await browser.ask('GET', my)).json().returns.map(({ id }: { id: number }) => id)

    test('share one page, and have two again once the merge is undone', async () => {
      const stays = await aReturn(app, meera)
      const leaves = await aReturn(app, meera)
      const moved = { year: '2024-25' }
      const stopped = await meera.ask('PATCH', `/api/returns/${leaves.return}`, {
        stage: 'stopped',
      })
      expect(stopped.statusCode, stopped.body).toBe(200)
      const older = await makeReturn(meera, { clientId: leaves.client, ...moved })
      const merged = await meera.ask('POST', `/api/clients/${leaves.client}/merge`, {
        into: stays.client,
      })
      expect(merged.statusCode, merged.body).toBe(200)
      expect(await years(leaves.signedIn)).toEqual([stays.return, older])
      const late = await uploadOf(leaves.signedIn)
      const undone = await meera.ask('POST', `/api/clients/${leaves.client}/unmerge`)
      expect(undone.statusCode, undone.body).toBe(200)
      expect(await years(stays.signedIn)).toEqual([stays.return])
      expect(await years(leaves.signedIn)).toEqual([older])
      for (const [one, other] of [
        [stays, leaves],
        [leaves, stays],
      ] as const) {
        const { browser, my } = one.signedIn
        const read = await browser.ask('GET', `${my}/documents/${other.document}`)
        expect(read.statusCode).toBe(404)
      }
      // An upload that was begun for the other's return goes nowhere.
      const { browser, my } = leaves.signedIn
      expect((await browser.ask('PATCH', `${my}/uploads/${late}`, part)).statusCode).toBe(410)
    })

    test('a record that others were merged into can’t be merged itself', async () => {
      const [first, second, third] = [
        await makeClient(meera),
        await makeClient(meera),
        await makeClient(meera),
      ]
      const merge = async (id: number, into: number) =>
        (await meera.ask('POST', `/api/clients/${id}/merge`, { into })).statusCode
      expect(await merge(first, second)).toBe(200)
      expect(await merge(second, third)).toBe(409)
    })
  })
})

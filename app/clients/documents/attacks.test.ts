import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { documents, mails, returnEvents } from '#app/platform/db/schema.ts'
import { testApp } from '../../../test/app.ts'
import { BILLING_FIRM } from '../../../test/billing-firm.ts'
import { formOf, makeReturn, okedReturn, pdf, signedInClient } from '../../../test/clients.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

let app: FastifyInstance
let head: Staff
let dataDir: string
let client: Awaited<ReturnType<typeof signedInClient>>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'attacks-'))
  closeAfterwards(() => rm(dataDir, { recursive: true, force: true }))
  app = await testApp({ ...BILLING_FIRM, DATA_DIR: dataDir })
  head = await atDesk(app, 'head', 'admin')
  client = await signedInClient(app, head, await makeReturn(head))
})

const send = (name: string, file: Buffer | string) =>
  client.browser.ask('POST', `${client.my}/documents`, formOf(name, file))
const read = (id: number, view = '') =>
  client.browser.ask('GET', `${client.my}/documents/${id}${view}`)

describe('text files', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  test.each([
    ['page.txt', '<!DOCTYPE html><script>alert(1)</script>'],
    ['page.csv', 'a,b\n<script src=//evil.example></script>,1'],
    ['drawing.xml', `<?xml version="1.0"?>${svg}`],
    ['drawing.txt', `${' '.repeat(5000)}${svg}`],
    ['prefixed.xml', '<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script/></x:svg>'],
    ['prefixed-page.xml', '<h:html xmlns:h="http://www.w3.org/1999/xhtml"/>'],
    ['styled.xml', '<?xml version="1.0"?><?xml-stylesheet href="//evil.example/a.xsl"?><a/>'],
    ['wide.txt', Buffer.from('\uFEFF<html><script>alert(1)</script>', 'utf16le')],
    ['gif.txt', Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)', 'latin1')],
  ])('that could run in a browser are refused: %s', async (name, file) => {
    expect((await send(name, file)).statusCode).toBe(415)
  })

  test('text files that only speak of heads and bodies are taken', async () => {
    const letter = '<soap:Envelope xmlns:soap="a"><soap:Body>1 < 2</soap:Body></soap:Envelope>'
    expect((await send('statement.xml', letter)).statusCode).toBe(201)
    expect(
      (await send('note.txt', 'Rent < half of it; svg and script are words.')).statusCode,
    ).toBe(201)
  })
})

test('a PDF that is a page as well leaves the site as a download that nothing runs', async () => {
  const both = Buffer.concat([pdf('both'), Buffer.from('<html><script>alert(1)</script></html>')])
  const { id } = (await send('both.pdf', both)).json()
  const { headers } = await read(id)
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment;/),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect((await read(id, '/picture')).statusCode).toBe(415)
})

test.each([
  ['..%2F..%2Fetc.pdf', '..%2F..%2Fetc.pdf'],
  ['../../../etc/cron.pdf', 'cron.pdf'],
  ['..\\\\..\\\\boot.pdf', 'boot.pdf'],
  ['a\u202Efdp.exe.pdf', 'afdp.exe.pdf'],
  ['a%0d%0aset-cookie: b=1.pdf', 'a%0d%0aset-cookie: b=1.pdf'],
])('a file that is called %j becomes no path and no header', async (name, kept) => {
  const { id } = (await send(name, pdf(name))).json()
  const { headers } = await read(id)
  expect(headers['set-cookie']).toBeUndefined()
  const encoded = encodeURIComponent(kept)
  expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encoded}`)
  expect(headers['content-disposition']).not.toMatch(/[\r\n/\\]/)
})

test('a workbook that unpacks to a gigabyte is looked at in little memory', async () => {
  const zeros = new Uint8Array(64 * 1024 * 1024)
  const bomb = zipSync({
    '[Content_Types].xml': [zeros, { level: 9 }],
    'xl/workbook.xml': strToU8('<workbook/>'),
  })
  const before = process.memoryUsage().rss
  expect([201, 415]).toContain((await send('bomb.xlsx', Buffer.from(bomb))).statusCode)
  expect(process.memoryUsage().rss - before).toBeLessThan(48 * 1024 * 1024)
})

test('a picture of 30,000 by 30,000 is not drawn, and a photograph is shown without its place', async () => {
  const tiny = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const huge = Buffer.from(tiny)
  huge.writeUInt32BE(30_000, 16)
  huge.writeUInt32BE(30_000, 20)
  const { id } = (await send('huge.png', huge)).json()
  expect((await read(id, '/picture')).statusCode).toBe(415)

  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const sent = (await send('photo.jpg', photo)).json()
  const shown = await read(sent.id, '/picture')
  expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
})

test('a photograph of an iPhone is shown upright and without its place, and a broken one is refused', async () => {
  const turned = await readFile(new URL('../../../test/turned.heic', import.meta.url))
  const { id } = (await send('IMG_0412.HEIC', turned)).json()
  const shown = await read(id, '/picture')
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const { width, height, exif } = await sharp(shown.rawPayload).metadata()
  expect([width, height, exif]).toEqual([48, 64, undefined])
  const top = await sharp(shown.rawPayload)
    .extract({ left: 0, top: 0, width: 48, height: 24 })
    .stats()
  expect(top.dominant.r).toBeGreaterThan(top.dominant.b + 100)

  const broken = Buffer.from(turned)
  broken.fill(7, 40)
  const sent = (await send('IMG_0413.heic', broken)).json()
  const refused = await read(sent.id, '/picture')
  expect([refused.statusCode, refused.json().message]).toEqual([
    415,
    'This picture can’t be read. Download it instead.',
  ])
})

test('a form of another site does nothing on a client’s page', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  for (const path of ['/erasure', '/sign-out', '/drafts/1/ok', '/contact', '/code']) {
    const response = await client.browser.ask('POST', `${client.my}${path}`, {
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'agreed=on',
    })
    expect([path, response.statusCode]).toEqual([path, 403])
  }
})

test('what arrived of an unfinished upload is nowhere readable in the data directory', async () => {
  const marker = 'MARKER-OF-AN-UNFINISHED-UPLOAD'
  const tus = { 'tus-resumable': '1.0.0' }
  const made = await client.browser.ask('POST', `${client.my}/uploads`, {
    headers: {
      ...tus,
      'upload-length': '9000000',
      'upload-metadata': `filename ${Buffer.from('a.pdf').toString('base64')}`,
    },
  })
  const part = Buffer.from(`%PDF-1.4 ${marker.repeat(40_000)}`)
  const path = new URL(String(made.headers.location), 'http://a').pathname
  const patched = await client.browser.ask('PATCH', path, {
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    payload: part,
  })
  expect(patched.headers['upload-offset']).toBe(String(part.length))
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const written = files.filter((file) => file.isFile())
  expect(written.length).toBeGreaterThan(1)
  for (const { parentPath, name } of written) {
    expect((await readFile(join(parentPath, name))).includes(marker)).toBe(false)
  }
})

test('a PAN in the name of a file is masked before it is stored', async () => {
  await send('ABCPE1234F_2025-26_AIS.pdf', pdf('AIS'))
  const { id } = (await send('Form16_abcpe1234f.pdf', pdf('Form 16'))).json()
  const { headers } = await read(id)
  expect(headers['content-disposition']).toContain(encodeURIComponent('abcpe••••f.pdf'))
  await send('myABCPE1234Fform16.pdf', pdf('Form 16 of another year'))
  await send('scanabcpe1234fnew.pdf', pdf('A scan'))
  const stored = JSON.stringify([
    await app.db.select().from(documents),
    await app.db.select().from(returnEvents),
    await app.db.select().from(mails),
  ])
  expect(stored).not.toMatch(/ABCPE1234F/i)
})

test('the numbers of another client open no OK, invoice, payment, verification or archive of theirs', async () => {
  const other = await okedReturn(app, head)
  await head.ask('POST', `/api/returns/${other.id}/invoice`)
  const { drafts, invoices } = (await head.ask('GET', `/api/returns/${other.id}`)).json()
  const { browser, my } = client
  const payload = { reference: 'UPI1234567890', agreed: true, returnId: other.id, text: 'Other' }
  const asked = [
    ['GET', `/oks/${drafts[0].oks[0].id}/file`],
    ['GET', `/invoices/${invoices[0].id}/file`],
    ['POST', `/returns/${other.id}/paid`],
    ['POST', `/returns/${other.id}/verified`],
    ['POST', '/drafts/1/ok'],
    ['POST', '/drafts/1/withdraw'],
    ['POST', '/drafts/1/change'],
  ] as const
  for (const [method, path] of asked) {
    const more = method === 'POST' ? { payload } : {}
    expect([path, (await browser.ask(method, `${my}${path}`, more)).statusCode]).toEqual([
      path,
      404,
    ])
  }
  expect((await browser.ask('GET', `${other.my}/archive`)).statusCode).toBe(401)
})

test('nothing of a client’s page is kept by a cache', async () => {
  const { id } = (await send('kept.pdf', pdf('kept'))).json()
  for (const path of [
    '',
    '/archive',
    `/documents/${id}`,
    `/documents/${id}/picture`,
    '/oks/1/file',
  ]) {
    const { headers } = await client.browser.ask('GET', `${client.my}${path}`)
    expect([path, headers['cache-control']]).toEqual([path, 'no-store'])
    expect([path, headers['referrer-policy']]).toEqual([path, 'no-referrer'])
  }
})

import { once } from 'node:events'
import { request } from 'node:http'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { applyRetention } from '#app/enquiries/desk/changes/erasing.server.ts'
import { lostReasons } from '#app/enquiries/model/labels.ts'
import { leadEvents, leads, leadWorkings } from '#app/platform/db/schema.ts'
import { testApp } from '../../../test/app.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../test/desk.ts'
import type { ImportPreview } from './csv.ts'
import { parseTimestamp } from './csv-dates.server.ts'
import { readPhoneCell, readPhones } from './csv-phones.server.ts'
import { readFile } from './csv-rows.server.ts'
import { readInWorker } from './read-in-worker.server.ts'

let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp({ RETENTION_MONTHS: '0' })
  asha = await atDesk(app, 'asha')
})

async function exported(search = '', who = asha): Promise<string> {
  const response = await who.ask('GET', `/api/leads/export.csv?${search}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.body
}

function upload(file: string | Buffer, search = '', target = { app, asha }) {
  return target.app.inject({
    method: 'POST',
    url: `/api/leads/import${search}`,
    headers: { ...target.asha.headers, 'content-type': 'text/csv' },
    payload: file,
  })
}

async function preview(file: string | Buffer): Promise<ImportPreview> {
  const response = await upload(file, '?preview=1')
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const workingOf = (leadId: number) => ({
  leadId,
  tool: 'hra-and-rent-tds',
  input: { salary: '61,234' },
  answer: {
    title: 'HRA by month, tax year 2026-27',
    inputs: [{ label: 'Salary', value: '₹61,234' }],
    answer: { headline: { label: 'Exempt HRA, in the year', value: '₹1,82,000' } },
  },
  rulesVersion: '2026-11-22 0a1b2c3d',
})

const linesOf = (response: { body: string }) =>
  response.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('a file with many columns', () => {
  const wide = (columns: number) =>
    ['Name,Email,Phone', 'Asha,asha@example.in,9876543210']
      .map((line) => line + ',x'.repeat(columns - 3))
      .join('\n')

  test('a file with many columns is read up to 200 columns', async () => {
    expect((await preview(wide(200))).total).toBe(1)
  })

  test('a file with many columns is refused at once beyond 200 columns', async () => {
    const start = performance.now()
    for (const file of [wide(201), wide(400_000), `Name,Email,Phone\n${',x'.repeat(400_000)}`]) {
      const response = await upload(file, '?preview=1')
      expect(response.statusCode).toBe(400)
      expect(response.json().message).toMatch(/more than 200 columns/)
    }
    expect(performance.now() - start).toBeLessThan(30_000)
  })
})

test('the exported file opens in Excel, and holds the filtered enquiries', async () => {
  await makeLead(app, {
    name: 'In The File',
    service: 'Only This',
    receivedAt: new Date('2026-07-30T18:35:00Z'),
  })
  await makeLead(app, { name: 'Elsewhere', service: 'Another' })
  const response = await asha.ask('GET', '/api/leads/export.csv?service=Only%20This')
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [head, row, ...rest] = response.body.split('\r\n')
  expect(head).toBe(
    '\uFEFFEnquiry,Received (IST),Name,Email,Phone,Service,Source,Message,Status,Owner,Due (IST),Answered (IST),Follow-up (IST),Closed (IST),Fee (₹),Reason lost,Case stage,Came in via,Notes,Tool,Tool result',
  )
  expect(row).toContain(',2026-07-31 00:05:00,In The File,')
  expect(row).toContain(',2026-08-01 00:05:00,')
  expect(rest).toEqual([''])
})

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '＝1+1', '=HYPERLINK("http://x","y")'])(
  'the exported file starts no formula with %j',
  async (text) => {
    await makeLead(app, { name: `${text} name`.trim(), message: text, service: 'Formulas' })
    const cells = (await exported('service=Formulas')).split(/,|\r\n/)
    for (const cell of cells) expect(cell).not.toMatch(/^"?[=+\-@\t＝]/)
    await app.db.delete(leads)
  },
)

test('the exported file holds every enquiry once, in order, however many there are', async () => {
  const many = await testApp()
  const staff = await atDesk(many, 'asha')
  const start = new Date('2026-07-01T00:00:00Z')
  await many.db.insert(leads).values(
    Array.from({ length: 1_203 }, (_, i) => ({
      name: `Number ${i}`,
      email: `n${i}@example.in`,
      phone: '9848022338',
      service: 'Other',
      message: 'Two\nlines, and "quotes"',
      source: 'contact-form' as const,
      fingerprint: `n${i}`,
      // Hundreds with the same timestamp: the order must hold across batches.
      receivedAt: new Date(start.getTime() + Math.floor(i / 400)),
    })),
  )
  const names = [...(await exported('', staff)).matchAll(/,(Number \d+),/g)].map(([, name]) => name)
  expect(names).toHaveLength(1_203)
  expect(new Set(names).size).toBe(1_203)
  expect(names[0]).toBe('Number 1202')
  expect(names.at(-1)).toBe('Number 0')
})

test('the exported file has the stage, the way each enquiry came in, and its notes with author and time', async () => {
  const { id } = await makeLead(app, {
    source: 'staff',
    intake: 'walk-in',
    stage: 'documents',
    service: 'With Notes',
  })
  await asha.act(id, 'notes', { text: 'Form 16 is missing\nand the rent receipts' })
  await asha.act(id, 'contacts', { kind: 'call', note: '=Will bring them on Monday' })
  const { changed } = await asha.act(id, 'notes', { text: 'A slip' })
  await asha.act(id, 'undo', { eventId: changed[0] })
  const file = await exported('service=With%20Notes')
  const when = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`
  expect(file).toMatch(
    new RegExp(
      `,documents,walk-in,"${when} asha: Form 16 is missing\nand the rent receipts\n${when} asha: =Will bring them on Monday",,\r\n$`,
    ),
  )
  await app.db.delete(leads)
})

test('the exported file names numbers, sources and states as the desk does, without an apostrophe before +91', async () => {
  const service = 'In Words'
  const closedAt = new Date('2026-07-31T10:00:00Z')
  await makeLead(app, { service, phone: '+91 98480-22338', status: 'won', closedAt })
  expect(await exported('service=In%20Words')).toContain(',98480 22338,In Words,Contact form,')
  expect(await exported('service=In%20Words')).toContain(',Won,')
  await app.db.delete(leads)
})

test('the exported file has the fee of what was won, and the reason of what was lost', async () => {
  const service = 'With Outcomes'
  const closedAt = new Date('2026-07-31T10:00:00Z')
  await makeLead(app, { service, status: 'won', closedAt, fee: 3499 })
  await makeLead(app, { service, status: 'lost', closedAt, lostReason: 'own-filing' })
  const file = await exported('service=With%20Outcomes')
  expect(file).toContain(',2026-07-31 15:30:00,3499,,')
  expect(file).toContain(`,2026-07-31 15:30:00,,${lostReasons['own-filing']},`)
  await app.db.delete(leads)
})

test('the exported file names the tool, its year and the answer of a working, and its figures nowhere else', async () => {
  const { id } = await makeLead(app, { service: 'With A Working' })
  await app.db.insert(leadWorkings).values(workingOf(id))
  await makeLead(app, { service: 'With A Working' })
  const rows = (await exported('service=With%20A%20Working')).trim().split('\r\n').slice(1)
  expect(rows.map((row) => row.endsWith(',,'))).toEqual([true, false])
  expect(rows[1]).toMatch(/,"HRA by month, tax year 2026-27","Exempt HRA, in the year: ₹1,82,000"$/)
  expect(rows.join()).not.toContain('61,234')
  await app.db.delete(leads)
})

test('the exported file is rejected for invalid filters', async () => {
  expect((await asha.ask('GET', '/api/leads/export.csv?view=none')).statusCode).toBe(400)
})

describe('an exported file can be imported elsewhere', () => {
  test('an exported file is imported elsewhere with the same values', async () => {
    const from = await testApp()
    const there = await testApp({ RETENTION_MONTHS: '0' })
    const [one, other] = [await atDesk(from, 'asha'), await atDesk(there, 'asha')]
    const sent = {
      name: '=Asha, "the first"',
      email: 'asha@example.in',
      phone: '+91 98480 22338',
      message: 'Line one\nline two; आशा ₹1,00,000',
      service: 'Tax Planning',
      receivedAt: new Date('2025-07-30T18:35:07Z'),
      status: 'won' as const,
      closedAt: new Date('2025-08-01T10:00:00Z'),
      firstResponseAt: new Date('2025-07-31T02:00:00Z'),
      ownerId: one.id,
      stage: 'filed' as const,
      fee: 3499,
    }
    const { id } = await makeLead(from, sent)
    await from.db.insert(leadWorkings).values(workingOf(id))
    for (const text of ['a'.repeat(4_000), 'b'.repeat(4_000)]) await one.act(id, 'notes', { text })
    const response = await upload(await exported('', one), '', { app: there, asha: other })
    expect(linesOf(response)).toMatchObject([
      { done: 0, of: 1 },
      { imported: 1, duplicates: 0, expired: 0 },
    ])
    const [row] = await there.db.select().from(leads)
    const phone = '98480 22338'
    expect(row).toMatchObject({ ...sent, phone, ownerId: other.id, source: 'import', dueAt: null })
    const { events } = await other.see(row!.id)
    expect(events.map(({ kind }) => kind)).toEqual(['imported', 'note'])
    expect(events[1]?.detail.text).toContain(' asha: bbbb')
    const { columns } = await preview(await exported('', one))
    expect(columns.slice(-2)).toEqual([
      {
        heading: 'Tool',
        sample: 'HRA by month, tax year 2026-27',
        hasStatuses: false,
        field: null,
      },
      {
        heading: 'Tool result',
        sample: 'Exempt HRA, in the year: ₹1,82,000',
        hasStatuses: false,
        field: null,
      },
    ])
  })

  test('the reason of a lost enquiry comes back with an exported file', async () => {
    const from = await testApp()
    const there = await testApp({ RETENTION_MONTHS: '0' })
    const [one, other] = [await atDesk(from, 'asha'), await atDesk(there, 'asha')]
    const closedAt = new Date('2026-07-31T10:00:00Z')
    await makeLead(from, { status: 'lost', closedAt, lostReason: 'other-firm' })
    await upload(await exported('', one), '', { app: there, asha: other })
    const [row] = await there.db.select().from(leads)
    expect(row).toMatchObject({ status: 'lost', lostReason: 'other-firm', fee: null })
  })

  test.each([
    ['+91 98480 22338', '+919848022338'],
    ['ask the office', null],
  ])(
    'an enquiry without an email address, with the phone %s, is imported once',
    async (phone, phoneKey) => {
      const from = await testApp()
      const there = await testApp()
      const [one, other] = [await atDesk(from, 'asha'), await atDesk(there, 'asha')]
      await makeLead(from, { email: '', phone, source: 'callback' })
      const file = await exported('', one)
      for (const imported of [1, 0]) {
        const response = await upload(file, '', { app: there, asha: other })
        expect(linesOf(response).at(-1)).toMatchObject({ imported, duplicates: 1 - imported })
      }
      const [row] = await there.db.select().from(leads)
      expect(row).toMatchObject({ email: '', emailKey: null, phoneKey })
    },
  )
})

test('a file of old enquiries from another program is understood', async () => {
  const file = [
    'Sr No;Date;Customer Name;Email ID;Mobile No;Interested In;Remarks;Assigned to;Stage',
    '1;31/07/2024;Meera Nair;meera@example.in;98480 22338;Foreign income;Call after six;Asha;Lost',
    '2;2024-08-01 9:05 pm;"Rao; Ravi";ravi@example.in;90000 11111;;;Kiran;',
  ].join('\r\n')
  expect(await preview(file)).toMatchObject({
    total: 2,
    fresh: 2,
    duplicates: 0,
    expired: 0,
    errors: 0,
    columns: expect.arrayContaining([
      { heading: 'Sr No', sample: '1', hasStatuses: false, field: null },
      { heading: 'Mobile No', sample: '98480 22338', hasStatuses: false, field: 'phone' },
    ]),
  })
  expect(await app.db.$count(leads)).toBe(0)
  expect(linesOf(await upload(file)).at(-1)).toMatchObject({
    imported: 2,
    duplicates: 0,
    expired: 0,
  })
  const { items } = await asha.get('/api/leads?source=import&sort=received&order=asc')
  expect(items).toMatchObject([
    {
      name: 'Meera Nair',
      service: 'Foreign income',
      status: 'lost',
      owner: { name: 'asha' },
      receivedAt: '2024-07-30T18:30:00.000Z',
      dueAt: null,
      unread: false,
    },
    { name: 'Rao; Ravi', service: 'General Inquiry', status: 'new', owner: null, unread: true },
  ])
  expect((await asha.get('/api/leads?q=after%20six')).total).toBe(1)
  expect((await asha.get('/api/leads?q=owner:%20kiran')).total).toBe(1)
})

test('a file of old enquiries is understood however messy, and the preview shows how it was read', async () => {
  const file = [
    '\uFEFFनाम Name;Name;Email;Mobile No;Date;Follow-up;Remarks',
    '1;आशा राव;asha.rao@example.in;9.848022338E+09;03/04/2026 10:15;;"दो',
    'पंक्तियाँ; साथ में"',
    '2;रवि;;09848022339;2026-08-03T04:45:00Z;31/12/2026;',
    ';;;;;;',
    '3;Kavya;;9848022340.0;;;',
    '4;Dev;;call the office;;;',
  ].join('\r\n')
  const { rows } = await preview(Buffer.from(file))
  expect(rows).toMatchObject([
    { line: 6, phone: { inFile: '9848022340.0', read: '98480 22340' }, dates: [] },
    { line: 7, phone: { inFile: 'call the office', read: null } },
    {
      line: 2,
      outcome: 'new',
      name: 'आशा राव',
      phone: { inFile: '9.848022338E+09', read: '98480 22338' },
      dates: [
        {
          field: 'receivedAt',
          inFile: '03/04/2026 10:15',
          at: '2026-04-03T04:45:00.000Z',
          dayFirst: true,
        },
      ],
    },
    {
      line: 4,
      phone: { inFile: '09848022339', read: '98480 22339' },
      dates: [
        { field: 'receivedAt', at: '2026-08-03T04:45:00.000Z', dayFirst: false },
        { field: 'followUpAt', at: '2026-12-30T18:30:00.000Z', dayFirst: false },
      ],
    },
  ])
})

test.each([
  ['9.84802E+09', undefined],
  ['9.84802E9', undefined],
  ['9,84802E+09', undefined],
  ['9.19848E+11', undefined],
  ['9.848022338E9', '9848022338'],
  ['9,848022338E+09', '9848022338'],
  ['9.19848022338e+11', '919848022338'],
  ['9848022338.0', '9848022338'],
  ['+91 98480 22338', '+91 98480 22338'],
])('a row with the phone %s stores %s', (cell, phone) => {
  expect(readPhoneCell(cell)).toBe(phone)
})

test('a file of old enquiries with phones that a spreadsheet has rounded says what to do', async () => {
  const file = 'name,email,phone\nAsha Rao,asha@example.in,9.84802E+09'
  expect((await preview(file)).rows[0]).toMatchObject({
    outcome: 'error',
    reason:
      'The spreadsheet has rounded the phone number to 9.84802E+09. Format that column as text and export the file again',
    phone: { inFile: '9.84802E+09', read: null },
  })
  expect(linesOf(await upload(file)).at(-1)).toMatchObject({ imported: 0, errors: 1 })
})

test('a row with two numbers in one cell is stored with both', async () => {
  const there = { app: await testApp(), asha }
  there.asha = await atDesk(there.app, 'asha')
  await upload('name,phone\nKavita Rao,98220 12345 / 98220 54321', '', there)
  const [row] = await there.app.db.select().from(leads)
  expect(row).toMatchObject({ phone: '98220 12345', secondPhone: '98220 54321' })
})

test('a file of old enquiries with an unknown case stage reports the row', async () => {
  const file = 'name,email,phone,case stage\nAsha Rao,asha@example.in,9848022338,half way'
  expect((await preview(file)).rows[0]?.reason).toBe(
    '"half way" is not a case stage. Use documents, preparing, filed',
  )
})

test('a file of old enquiries imports nothing twice', async () => {
  const file = [
    'name,email,phone',
    'Once Only,once@example.in,9848022338',
    'once only,Once@Example.in,+91 98480 22338',
  ].join('\n')
  expect((await preview(file)).rows).toMatchObject([
    { line: 2, outcome: 'new', name: 'Once Only', reason: null },
    { line: 3, outcome: 'duplicate', name: 'once only', reason: 'Same as line 2' },
  ])
  expect(linesOf(await upload(file)).at(-1)).toMatchObject({
    imported: 1,
    duplicates: 1,
    expired: 0,
  })
  expect(linesOf(await upload(file))).toMatchObject([{ imported: 0, duplicates: 2, expired: 0 }])
  expect((await preview(file)).rows[0]?.reason).toMatch(/^Already here as enquiry \d+$/)
})

test('a file of old enquiries imports nothing that the retention would erase again', async () => {
  const there = { app: await testApp({ RETENTION_MONTHS: '6' }), asha }
  there.asha = await atDesk(there.app, 'asha')
  const daysAgo = (days: number) => inHours(-24 * days).toISOString()
  const file = [
    'name,email,phone,received,status,closed,followup',
    `Long Closed,l@example.in,9848022338,${daysAgo(400)},lost,${daysAgo(190)},`,
    `Comes Back,c@example.in,9848022338,${daysAgo(400)},lost,${daysAgo(190)},${daysAgo(-9)}`,
    `Closed Lately,r@example.in,9848022338,${daysAgo(400)},lost,${daysAgo(170)},`,
    `Long Won,w@example.in,9848022338,${daysAgo(400)},won,${daysAgo(190)},`,
    `Still Open,o@example.in,9848022338,${daysAgo(400)},new,,`,
  ].join('\n')
  const plan = (await upload(file, '?preview=1', there)).json<ImportPreview>()
  expect(plan).toMatchObject({ total: 5, fresh: 4, duplicates: 0, expired: 1, errors: 0 })
  expect(plan.rows[0]).toMatchObject({
    line: 2,
    outcome: 'expired',
    name: 'Long Closed',
    reason: 'Closed longer ago than enquiries are kept (6 months)',
  })
  expect(linesOf(await upload(file, '', there)).at(-1)).toMatchObject({
    imported: 4,
    duplicates: 0,
    expired: 1,
  })
  expect(await applyRetention(there.app.db, 6)).toBe(0)
  expect(await there.app.db.$count(leads)).toBe(4)
})

test('a file of old enquiries sent twice at once is stored once', async () => {
  const before = await app.db.$count(leads)
  const rows = Array.from({ length: 60 }, (_, i) => `Twice ${i},twice${i}@example.in,9848022338`)
  const file = ['name,email,phone', ...rows].join('\n')
  const responses = await Promise.all([upload(file), upload(file), upload(file)])
  const ends = responses.map((response) => linesOf(response).at(-1))
  expect(ends.map(({ imported }) => imported).toSorted()).toEqual([0, 0, 60])
  expect(await app.db.$count(leads)).toBe(before + 60)
})

test('a file of old enquiries with rows in error imports the others, and gives those back with the reasons', async () => {
  const before = await app.db.$count(leads)
  const file = [
    'name,email,phone,message,status,received',
    'Good One,good@example.in,9848022338,"two',
    'lines",won,2024-07-31',
    'B,b@example.in,9848022338,,won,',
    'Bad Mail,bad,9848022338,,,',
    'Bad Phone,p@example.in,123,,,',
    'Bad Status,s@example.in,9848022338,,maybe,',
    'Bad Date,d@example.in,9848022338,,,31/02/2024',
    'Of Tomorrow,t@example.in,9848022338,,,2099-12-31',
  ].join('\n')
  const { rows, errors } = await preview(file)
  expect(errors).toBe(5)
  expect(rows.map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'Name must be at least 2 characters'],
    [6, 'Phone number must be at least 10 digits'],
    [7, expect.stringContaining('"maybe" is not a status')],
    [8, expect.stringContaining('"31/02/2024" is not a valid date')],
    [9, 'The date received is in the future'],
    [5, null],
    [2, null],
  ])
  const given = (await upload(file, '?errors=1')).body.split('\r\n')
  expect(given[0]).toBe('\uFEFFname,email,phone,message,status,received,Not imported because')
  expect(given[1]).toBe('B,b@example.in,9848022338,,won,,Name must be at least 2 characters')
  expect(given).toHaveLength(7)
  expect(linesOf(await upload(file)).at(-1)).toMatchObject({ imported: 2, errors: 5 })
  expect(await app.db.$count(leads)).toBe(before + 2)
})

test('a file of old enquiries with the maximum of rows is read, and one with one more is rejected', () => {
  const row = 'Asha Rao,asha@example.in,9848022338\n'
  const most = `name,email,phone\n\n,,\n${row.repeat(20_000)},,\n\n`
  expect(readFile(Buffer.from(most)).rows).toHaveLength(20_000)
  expect(() => readFile(Buffer.from(most + row))).toThrow(
    expect.objectContaining({
      errors: [{ path: '', message: 'The file has more than 20000 rows. Please split it.' }],
    }),
  )
})

test('a file of old enquiries with far too many short lines is rejected without reading them all', async () => {
  const file = `name,email,phone\n${'a\n'.repeat(500_000)}`
  const response = await upload(file)
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('more than 20000 rows')
})

test('a file of old enquiries does not block other requests while it is read', async () => {
  let turns = 0
  const others = setInterval(() => turns++)
  const row = 'Asha Rao,asha@example.in,9848022338\n'
  await readInWorker(Buffer.from(`name,email,phone\n${row.repeat(10_000)}`), {
    statuses: {},
    known: {},
  })
  clearInterval(others)
  expect(turns).toBeGreaterThan(20)
})

test('a file of old enquiries with a date of an impossible year reports the row', async () => {
  const dates = [
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-12:00',
    '1999-12-31',
    '2000-01-01',
    '2100-12-31',
    '01/01/2101',
  ]
  const rows = dates.map((date, i) => `Of A Year,y${i}@example.in,9848022338,${date}`)
  const file = ['name,email,phone,follow-up', ...rows].join('\n')
  const plan = await preview(file)
  expect(plan.rows.map(({ line, reason }) => [line, reason])).toEqual([
    [2, '"0000-01-01T00:00:00Z": The year must be from 2000 to 2100'],
    [3, expect.stringContaining('The year must be')],
    [4, expect.stringContaining('The year must be')],
    [7, expect.stringContaining('The year must be')],
    [5, null],
    [6, null],
  ])
})

test.each([
  ['nothing', ''],
  ['a stray quotation mark in the headings', 'na"me,email,phone\nAsha,a@example.in,9848022338'],
  ['something that is not text', Buffer.from([0, 1, 2, 3, 255])],
])('a file that is %s is rejected', async (_what, file) => {
  for (const search of ['', '?preview=1']) {
    expect((await upload(file, search)).statusCode).toBe(400)
  }
})

test.each([
  ['within a word', 'Asha 5" Rao,a@example.in,9848022338'],
  ['after a closed one', '"Asha" Rao,a@example.in,9848022338'],
  ['that never ends', '"Asha Rao,a@example.in,9848022338'],
])('a quotation mark %s spoils its own row alone', async (_where, wrong) => {
  const good = (name: string) => `${name},${name}@example.in,9848022339,"Two\nlines, ""quoted"""`
  const heading = 'name,email,phone,message'
  const file = [heading, good('Before'), '', wrong, good('After'), ',,', wrong, good('Last')]
  const { rows } = await preview(file.join('\r\n'))
  expect(rows.map(({ line, name, reason }) => [line, name, reason])).toEqual([
    [5, expect.stringContaining('Asha'), 'A quotation mark is unclosed or misplaced'],
    [9, expect.stringContaining('Asha'), 'A quotation mark is unclosed or misplaced'],
    [2, 'Before', null],
    [6, 'After', null],
    [10, 'Last', null],
  ])
  expect((await upload(file.join('\n'), '?errors=1')).body).toContain('Asha')
})

test('a row with more cells than there are headings is not imported with shifted values', async () => {
  const file = [
    'name,phone,status,fee,message',
    'Asha,9848022338,won,2,999,Filed ITR-1',
    'Ravi,9848022339,won,2999,"Filed, and refunded",,',
    'Sita,9848022340,won,2999,Filed',
  ]
  const { rows } = await preview(file.join('\n'))
  expect(rows.map(({ line, reason }) => [line, reason])).toEqual([
    [2, expect.stringContaining('more cells than there are headings')],
    [3, null],
    [4, null],
  ])
})

test('a file with thousands of stray quotation marks is read to its last row', async () => {
  const rows = Array.from({ length: 19_000 }, (_, i) => `"Visitor ${i},v@example.in,9848022338`)
  const file = ['name,email,phone', ...rows, 'Last,last@example.in,9848022338'].join('\n')
  expect(await preview(file)).toMatchObject({ total: 19_001, errors: 19_000, fresh: 1 })
})

test('a file of old enquiries may take two minutes to arrive', async () => {
  const there = await testApp()
  const { headers, get } = await atDesk(there, 'asha')
  const origin = new URL(await there.listen({ host: '127.0.0.1', port: 0 }))
  const file = 'name,email,phone\nSlow Line,slow@example.in,9848022338\n'
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sending = request(new URL('/api/leads/import', origin), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv', 'content-length': file.length },
  })
  const responded = once(sending, 'response')
  const arrived = once(there.server, 'request')
  sending.write(file.slice(0, 20))
  await arrived
  // A later request has got its response: by now the import is authenticated.
  await get('/api/leads')
  vi.advanceTimersByTime(120_000)
  sending.end(file.slice(20))
  const [response] = await responded
  response.resume()
  expect(response.statusCode).toBe(200)
})

test.each([
  ['won', '"₹3,499/-"', 3499, null],
  ['won', 'Rs. 2999.00', 2999, null],
  ['won', '"Rs. 4,000/- only"', 4000, null],
  ['won', '"INR 1,00,000"', 100_000, null],
  ['won', '4000 Rs.', 4000, null],
  ['won', '4 000', 4000, null],
  ['won', '₹४०००', 4000, null],
  ['won', 'रु. 4000', 4000, null],
  ['won', '4000.50', 4001, 'Fee: 4000.50'],
  ['won', '"4,000.49"', 4000, 'Fee: 4,000.49'],
  ['won', '4k', null, 'Fee: 4k'],
  ['won', '"40,00"', null, 'Fee: 40,00'],
  ['won', '2999 500', null, 'Fee: 2999 500'],
  ['won', '-', null, null],
  ['won', '2999 + GST', null, 'Fee: 2999 + GST'],
  ['won', '999999999', null, 'Fee: 999999999'],
  ['contacted', '2999', null, 'Fee: 2999'],
])(
  'a fee in a file of old enquiries is read where it can be, else noted: %s, %s',
  async (status, cell, fee, note) => {
    const there = { app: await testApp({ RETENTION_MONTHS: '0' }), asha }
    there.asha = await atDesk(there.app, 'asha')
    const file = `Name,Phone,Status,Fees\nAsha Rao,98480 22338,${status},${cell}`
    expect(linesOf(await upload(file, '', there)).at(-1)).toMatchObject({ imported: 1 })
    const [row] = await there.app.db.select().from(leads)
    expect(row?.fee).toBe(fee)
    const { events } = await there.asha.see(row!.id)
    expect(events.find(({ kind }) => kind === 'note')?.detail.text).toBe(note ?? undefined)
  },
)

test.each(['Result', 'Outcome', 'Final status', 'Final Result'])(
  'a column called %s is proposed as the status',
  async (heading) => {
    const file = `Name,Phone,${heading}\nAsha Rao,98480 22338,converted`
    const { rows } = await preview(file)
    expect(rows[0]?.lead?.status).toBe('won')
  },
)

test.each([
  ['Lost - went to other CA', '', 'lost', 'other-firm'],
  ['Lost (price)', '', 'lost', 'price'],
  ['Lost: uncle does it', '', 'lost', null],
  ['Not interested', '', 'lost', 'not-needed'],
  ['too costly', '', 'lost', 'price'],
  ['Lost', 'Too costly!', 'lost', 'price'],
  ['Lost', 'No response', 'lost', 'not-reached'],
  ['Not interested', 'self-filed', 'lost', 'own-filing'],
  ['जीता', '', 'won', null],
])('the status %j with the reason %j is %s, %s', async (status, reason, read, lostReason) => {
  const file = `Name,Phone,Status,Reason\nAsha Rao,98480 22338,${status},${reason}`
  const { rows } = await preview(file)
  expect(rows[0]?.lead).toMatchObject({ status: read, lostReason })
  const isKept = status === 'Lost: uncle does it'
  expect(rows[0]?.notes).toEqual(isKept ? [{ what: 'lostReason', inFile: 'uncle does it' }] : [])
})

test('a row with a name and an email address and no phone number is taken', async () => {
  const there = { app: await testApp({ RETENTION_MONTHS: '0' }), asha }
  there.asha = await atDesk(there.app, 'asha')
  const file = 'Name,Phone,Email\nAsha Rao,,asha@example.in\nRavi Rao,,\nDev,98480 22338,'
  expect(linesOf(await upload(file, '', there)).at(-1)).toMatchObject({ imported: 2, errors: 1 })
  const stored = await there.app.db.select().from(leads).orderBy(leads.id)
  expect(stored.map(({ phone, phoneKey }) => [phone, phoneKey !== null])).toEqual([
    ['No phone number', false],
    ['98480 22338', true],
  ])
  const again = await upload(await exported('', there.asha), '', there)
  expect(linesOf(again).at(-1)).toMatchObject({ imported: 0, duplicates: 2, errors: 0 })
})

test('a row with a telephone number and no name is taken, and says so; one without a date counts from today', async () => {
  const there = { app: await testApp(), asha }
  there.asha = await atDesk(there.app, 'asha')
  const file =
    'Name,Phone,Email,Date,Fees\n,98255 55555,,,\n,,who@example.in,15-Jul-2025,\n,,,,TOTAL 900'
  const plan = (await upload(file, '?preview=1', there)).json<ImportPreview>()
  expect(plan).toMatchObject({
    fresh: 2,
    errors: 1,
    noted: [
      { what: 'name', rows: 2 },
      { what: 'receivedAt', rows: 1 },
    ],
  })
  await upload(file, '', there)
  const { items } = await there.asha.get('/api/leads?view=all&q=Name%20not%20given')
  expect(items).toHaveLength(2)
  const [undated] = (await there.asha.get('/api/leads?view=all&q=55555')).items
  expect(JSON.stringify(await there.asha.see(undated.id))).toContain('no date in the file')
  expect(linesOf(await upload(file, '', there)).at(-1)).toMatchObject({ imported: 0 })
})

test('a second enquiry of the same person on another day is imported too, once', async () => {
  const there = { app: await testApp({ RETENTION_MONTHS: '0' }), asha }
  there.asha = await atDesk(there.app, 'asha')
  const rows = [
    '04-Jun-2025,Dinesh Shah,98250 11111,Filed,2500',
    '15-Aug-25,Dinesh Shah,9825011111,Filed,2000',
  ]
  const file = ['Date,Name,Phone,Status,Fees', ...rows, rows[0]].join('\n')
  for (const imported of [2, 0])
    expect(linesOf(await upload(file, '', there)).at(-1)).toMatchObject({
      imported,
      duplicates: 3 - imported,
    })
})

test('a column that has statuses in it is marked, whatever it is called', async () => {
  const file =
    'Name,Phone,Verdict,City\nAsha,98480 22338,Won,Pune\nRavi,98480 22339,lost,Nagpur\nDev,98480 22340,,Done'
  const { columns } = await preview(file)
  expect(columns.filter(({ hasStatuses }) => hasStatuses)).toEqual([
    { heading: 'Verdict', sample: 'Won', hasStatuses: true, field: null },
  ])
})

test('what of a row can’t be read is said in the preview and kept as a note', async () => {
  const there = { app: await testApp({ RETENTION_MONTHS: '0' }), asha }
  there.asha = await atDesk(there.app, 'asha')
  const file = [
    'Name,Phone,Email,Status,Fees,Owner,Follow-up,Reason lost',
    'Nothing Odd,98480 22330,n@example.in,won,2999,Asha,,',
    'Asha Iyer,98480 22331,"first@example.in, second@example.in",won,4k,Ravi,,',
    'Dev Menon,98480 22332 / 1234,ask him,contacted,4000,NA,after Diwali,',
    'Paise,98480 22333,-,won,4000.50,Ravi,,',
    'Went,98480 22334,,lost,,,nil,Uncle does it',
    'No,1,x@example.in,won,4k,Ravi,,',
  ].join('\n')
  const { rows, noted } = (await upload(file, '?preview=1', there)).json<ImportPreview>()
  expect(rows.map(({ line, notes }) => [line, notes])).toEqual([
    [7, []],
    [
      3,
      [
        { what: 'email', inFile: 'first@example.in, second@example.in' },
        { what: 'fee', inFile: '4k' },
        { what: 'owner', inFile: 'Ravi' },
      ],
    ],
    [
      4,
      [
        { what: 'secondPhone', inFile: '1234' },
        { what: 'email', inFile: 'ask him' },
        { what: 'followUpAt', inFile: 'after Diwali' },
        { what: 'earlyFee', inFile: '4000' },
      ],
    ],
    [
      5,
      [
        { what: 'roundedFee', inFile: '4000.50' },
        { what: 'owner', inFile: 'Ravi' },
      ],
    ],
    [6, [{ what: 'lostReason', inFile: 'Uncle does it' }]],
    [2, []],
  ])
  expect(noted).toEqual([
    { what: 'email', rows: 2 },
    { what: 'secondPhone', rows: 1 },
    { what: 'owner', rows: 2 },
    { what: 'fee', rows: 1 },
    { what: 'roundedFee', rows: 1 },
    { what: 'earlyFee', rows: 1 },
    { what: 'lostReason', rows: 1 },
    { what: 'followUpAt', rows: 1 },
  ])
  expect(rows.find(({ line }) => line === 2)?.lead?.owner).toBe('asha')
  await upload(file, '', there)
  const noteOf = async (name: string) => {
    const [found] = (await there.asha.get(`/api/leads?q=${encodeURIComponent(name)}`)).items
    const { events, email, phone } = await there.asha.see(found.id)
    const note = events.find(({ kind }) => kind === 'note')
    return { email, phone, text: note?.detail.text }
  }
  expect(await noteOf('Asha Iyer')).toMatchObject({
    email: 'first@example.in',
    text: 'Email: first@example.in, second@example.in\nFee: 4k\nOwner: Ravi',
  })
  expect(await noteOf('Dev Menon')).toEqual({
    email: '',
    phone: '98480 22332',
    text: 'Phone: 1234\nEmail: ask him\nFollow-up: after Diwali\nFee: 4000',
  })
})

test('an owner in a file of old enquiries is found by a first name that only one person has', async () => {
  const there = { app: await testApp(), asha }
  there.asha = await atDesk(there.app, 'asha')
  await there.app.pool.query("update users set name = 'Asha Rao'")
  const file = 'Name,Phone,Owner\nKavya Nair,98480 22330,asha\nDev Nair,98480 22331,ash'
  const { rows } = (await upload(file, '?preview=1', there)).json<ImportPreview>()
  expect(rows.map(({ name, lead }) => [name, lead?.owner])).toEqual([
    ['Dev Nair', null],
    ['Kavya Nair', 'Asha Rao'],
  ])
})

test.each([
  ['98480 22338/98480 22339', '98480 22338', '98480 22339', ''],
  ['98480 22338\n98480 22339', '98480 22338', '98480 22339', ''],
  ['98480 22338 98480 22339', '98480 22338', '98480 22339', ''],
  ['98480 22338 (wife 98480 22339)', '98480 22338', '98480 22339', 'wife 98480 22339)'],
  ['Amit bhai 98480 22338', '98480 22338', '', 'Amit bhai 98480 22338'],
  ['98480 22338 / 1234', '98480 22338', '', '1234'],
  ['9848022338, 9848022339, 9848022340', '9848022338', '9848022339', '9848022339, 9848022340'],
  ['040 2355 0000 ext 22', '040 2355 0000 ext 22', '', ''],
  ['call the office', 'call the office', '', ''],
])('the numbers in the cell %j are %j and %j', (cell, phone, secondPhone, rest) => {
  expect(readPhones([cell])).toEqual({ phone, secondPhone, rest })
})

test('a second column of numbers in a file of old enquiries is the second number', () => {
  const file = 'Name,Mobile,Alternate No\nAsha Rao,98480 22338,98480 22339\nRavi Rao,,98480 22340'
  expect(readFile(Buffer.from(file)).rows.map(({ phone }) => phone.read)).toEqual([
    { phone: '98480 22338', secondPhone: '98480 22339' },
    { phone: '98480 22340', secondPhone: '' },
  ])
})

test.each(['utf-16le', 'utf-16be'])('a file in %s with Hindi headings is read', (encoding) => {
  const text =
    '\uFEFFनाम\tफ़ोन नं.\tतारीख\tस्थिति\tफ़ीस\nआशा राव\t९८४८० २२३३८\t१५ जुलाई २०२५\tहो गया\t४,०००'
  const file = Buffer.from(text, 'utf16le')
  if (encoding === 'utf-16be') file.swap16()
  expect(readFile(file).rows).toMatchObject([
    {
      name: 'आशा राव',
      phone: { read: { phone: '98480 22338' } },
      lead: { status: 'won', fee: 4000, receivedAt: new Date('2025-07-14T18:30:00Z') },
    },
  ])
})

test('a practice’s own list is read by columns and statuses chosen once, and remembered', async () => {
  const there = { app: await testApp(), asha }
  there.asha = await atDesk(there.app, 'asha')
  const file = (name: string) =>
    [
      'Kundali,Ring,Date of enquiry,State,A.Y.,Handled by',
      `${name},98480 22338,04-Jun-2025,Filed,2025-26,asha`,
      `${name} Two,98480 22339,3.6.25,Pending,,`,
      `${name} Three,98480 22340,,Not interested,,`,
      `${name} Four,98480 22341,,Parked,,`,
    ].join('\n')
  const see = async (search: string) =>
    (await upload(file('Asha Rao'), `?preview=1${search}`, there)).json<ImportPreview>()
  expect(await see('')).toMatchObject({ missing: ['name', 'phone'], total: 0 })
  expect((await upload(file('Asha Rao'), '', there)).statusCode).toBe(400)

  const columns = ['name', 'phone', 'receivedAt', 'status', 'note', 'owner']
  const mapping = (statuses: object) =>
    `&mapping=${encodeURIComponent(JSON.stringify({ columns, statuses }))}`
  expect(await see(mapping({}))).toMatchObject({
    missing: [],
    fresh: 3,
    errors: 1,
    statuses: [
      { inFile: 'filed', rows: 1, status: 'filed' },
      { inFile: 'pending', rows: 1, status: 'new' },
      { inFile: 'not interested', rows: 1, status: 'lost' },
      { inFile: 'parked', rows: 1, status: null },
    ],
  })
  const chosen = mapping({ parked: 'contacted' })
  const done = await upload(file('Asha Rao'), `?file=list.csv${chosen}`, there)
  expect(linesOf(done).at(-1)).toMatchObject({ imported: 4, errors: 0 })
  const { items } = await there.asha.get('/api/leads?q=Asha%20Rao&sort=received&order=asc')
  expect(items).toContainEqual(
    expect.objectContaining({ name: 'Asha Rao', status: 'won', stage: 'filed' }),
  )
  expect((await there.asha.get('/api/leads?q=A.Y.:%202025-26')).total).toBe(1)
  const again = await upload(file('Meera Nair'), '?preview=1', there)
  expect(again.json()).toMatchObject({ missing: [], fresh: 4, errors: 0 })
})

test('a list below its title lines is read by its own headings', async () => {
  const file = [
    'Sharma & Co., Chartered Accountants, Pune;;;;;;;',
    ';;;;;;;',
    'Enquiry register, 2025-26;;;;;;;',
    'Sr.;Contact Person;Mob. No.;Dt of Enquiry;Nature of Work;Fees (Rs.);Status;Description',
    '1;Meera Nair;98480 22338;31/07/2024;Return with two Form 16s;2,999;Closed;Changed jobs',
  ].join('\n')
  expect(await preview(file)).toMatchObject({
    headings: 2,
    firstRows: [
      { line: 1, text: 'Sharma & Co., Chartered Accountants, Pune' },
      { line: 3, text: 'Enquiry register, 2025-26' },
      { line: 4, text: expect.stringContaining('Sr. | Contact Person | Mob. No.') },
      { line: 5, text: expect.stringContaining('1 | Meera Nair') },
    ],
    missing: [],
    total: 1,
    rows: [
      {
        line: 5,
        outcome: 'new',
        name: 'Meera Nair',
        lead: { service: 'Return with two Form 16s', status: 'won', stage: 'filed', fee: 2999 },
      },
    ],
  })
})

test('the row of the headings is found where none is known, and can be chosen by hand', async () => {
  const file = [
    'Register of enquiries,,',
    'Kundali,Ring,State',
    'Asha Rao,98480 22338,Pending',
    'Ravi Rao,98480 22339,Pending',
  ].join('\n')
  const see = async (headings?: number) => {
    const mapping = JSON.stringify({ headings, statuses: {} })
    const response = await upload(file, `?preview=1&mapping=${encodeURIComponent(mapping)}`)
    return response.json<ImportPreview>()
  }
  const headingsOf = ({ columns }: ImportPreview) => columns.map(({ heading }) => heading)
  expect(headingsOf(await see())).toEqual(['Kundali', 'Ring', 'State'])
  expect(headingsOf(await see(0))).toEqual(['Register of enquiries', '', ''])
  expect(headingsOf(await see(2))).toEqual(['Asha Rao', '98480 22338', 'Pending'])
  const mapping = { headings: 2, columns: ['name', 'phone', null], statuses: {} }
  const response = await upload(
    file,
    `?preview=1&mapping=${encodeURIComponent(JSON.stringify(mapping))}`,
  )
  expect(response.json()).toMatchObject({ total: 1, rows: [{ line: 4, name: 'Ravi Rao' }] })
})

test('a file of old enquiries is undone as a whole for a week, except what was worked on since', async () => {
  const there = { app: await testApp(), asha }
  there.asha = await atDesk(there.app, 'asha')
  const file = (name: string) =>
    ['name,phone,notes', `${name} One,9848022338,Old`, `${name} Two,9848022339,`].join('\n')
  const importIdOf = async (name: string) =>
    linesOf(await upload(file(name), '?file=old.csv', there)).at(-1).importId
  const id = await importIdOf('Undone')
  const list = async () => (await there.asha.ask('GET', '/api/leads/imports')).json()
  expect(await list()).toMatchObject([{ id, actor: 'asha', file: 'old.csv', imported: 2 }])
  const [two] = (await there.asha.get('/api/leads?q=Undone%20Two')).items
  await there.asha.act(two.id, 'contacts', { kind: 'call' })
  const undo = (which: number) => there.asha.ask('POST', `/api/leads/imports/${which}/undo`)
  const result = { removed: 1, won: 0, kept: 1, stay: [{ id: two.id, name: 'Undone Two' }] }
  expect((await there.asha.ask('GET', `/api/leads/imports/${id}`)).json()).toEqual(result)
  expect((await undo(id)).json()).toEqual(result)
  expect((await there.asha.ask('GET', `/api/leads/imports/${id}`)).statusCode).toBe(409)
  expect((await there.asha.get('/api/leads?q=Undone')).total).toBe(1)
  expect((await undo(id)).statusCode).toBe(409)
  expect(await list()).toEqual([])

  const old = await importIdOf('Stays')
  await there.app.pool.query("update imports set at = now() - interval '8 days'")
  expect((await undo(old)).statusCode).toBe(409)
  expect((await there.asha.get('/api/leads?q=Stays')).total).toBe(2)
})

test('the undo of an import says how many it deletes are won, and leaves what was merged into', async () => {
  const there = { app: await testApp({ RETENTION_MONTHS: '0' }), asha }
  there.asha = await atDesk(there.app, 'asha')
  await makeLead(there.app, { name: 'Here Before' })
  const file = [
    'name,phone,status',
    'Won Before,98480 22330,won',
    'Won And Called,98480 22331,won',
    'Merged Into,98480 22332,contacted',
    'Only Opened,98480 22333,new',
  ].join('\n')
  const id = linesOf(await upload(file, '', there)).at(-1).importId
  const named = async (name: string) =>
    (await there.asha.get(`/api/leads?view=all&q=${encodeURIComponent(name)}`)).items[0].id
  await there.asha.act(await named('Won And Called'), 'notes', { text: 'Pays in parts' })
  await there.asha.change(await named('Only Opened'), { read: true })
  await there.app.db
    .update(leads)
    .set({ mergedInto: await named('Merged Into') })
    .where(eq(leads.name, 'Here Before'))
  const result = (await there.asha.ask('POST', `/api/leads/imports/${id}/undo`)).json()
  expect(result).toMatchObject({
    removed: 2,
    won: 1,
    kept: 2,
    stay: [{ name: 'Won And Called' }, { name: 'Merged Into' }],
  })
  const left = await there.app.db.select({ name: leads.name }).from(leads).orderBy(leads.id)
  expect(left.map(({ name }) => name)).toEqual(['Here Before', 'Won And Called', 'Merged Into'])
})

test('a file of old enquiries in another format than CSV is rejected', async () => {
  const response = await asha.ask('POST', '/api/leads/import', { rows: [] })
  expect(response.statusCode).toBe(415)
})

test('a file of old enquiries from an older Excel is decoded as Windows-1252', async () => {
  const file = Buffer.from(
    'name,email,phone\nAndr\xe9 D\x92Souza,a@example.in,9848022338',
    'latin1',
  )
  expect((await preview(file)).rows[0]?.name).toBe('André D’Souza')
})

test('a file of old enquiries with thousands of rows is stored whole, with progress', async () => {
  const there = await testApp()
  const staff = await atDesk(there, 'asha')
  const rows = Array.from(
    { length: 1_200 },
    (_, i) => `Visitor ${i},v${i}@example.in,98480${String(i).padStart(5, '0')}`,
  )
  const lines = linesOf(
    await upload(['name,email,phone', ...rows].join('\n'), '', { app: there, asha: staff }),
  )
  expect(lines).toMatchObject([
    { done: 0, of: 1200 },
    { done: 500, of: 1200 },
    { done: 1000, of: 1200 },
    { imported: 1200, duplicates: 0, expired: 0 },
  ])
  expect(await there.db.$count(leads)).toBe(1_200)
  expect(await there.db.$count(leadEvents)).toBe(1_200)
})

test.each([
  ['2026-07-31', '2026-07-30T18:30:00.000Z'],
  ['31/07/2026', '2026-07-30T18:30:00.000Z'],
  ['31-7-2026 09:05', '2026-07-31T03:35:00.000Z'],
  ['2026-07-31 12:00 AM', '2026-07-30T18:30:00.000Z'],
  ['2026-07-31, 12:30 pm', '2026-07-31T07:00:00.000Z'],
  ['2026-07-31T09:05:00Z', '2026-07-31T09:05:00.000Z'],
  ['2026-07-31T09:05:00+01:00', '2026-07-31T08:05:00.000Z'],
  ['2026-02-29', undefined],
  ['07/31/2026', undefined],
  ['31.07.26', '2026-07-30T18:30:00.000Z'],
  ['04-Jun-2025', '2025-06-03T18:30:00.000Z'],
  ['4 June 2025, 9:05 am', '2025-06-04T03:35:00.000Z'],
  ['3.6.25', '2025-06-02T18:30:00.000Z'],
  ['3-Jun-25', '2025-06-02T18:30:00.000Z'],
  ['4th June 2025', '2025-06-03T18:30:00.000Z'],
  ['1st Sept. 2025, 9:05 am', '2025-09-01T03:35:00.000Z'],
  ['Jun 4, 2025', '2025-06-03T18:30:00.000Z'],
  ['June 4th 2025 21:05', '2025-06-04T15:35:00.000Z'],
  ['4 June, 2025', '2025-06-03T18:30:00.000Z'],
  ['45812', '2025-06-03T18:30:00.000Z'],
  ['45812.5', '2025-06-04T06:30:00.000Z'],
  ['4581', undefined],
  ['458123', undefined],
  ['Jun 31, 2025', undefined],
  ['31-Jun-2025', undefined],
  ['4-Juno-2025', undefined],
  ['25:00', undefined],
  ['2026-07-31 09:75', undefined],
  ['15-07 2025', undefined],
  ['31/12/49', '2049-12-30T18:30:00.000Z'],
  ['15 जुलाई 2025', '2025-07-14T18:30:00.000Z'],
  ['15 सितम्बर, 2025', '2025-09-14T18:30:00.000Z'],
  ['5 फ़रवरी 2025', '2025-02-04T18:30:00.000Z'],
  ['5-फरवरी-25', '2025-02-04T18:30:00.000Z'],
  ['15 अगला 2025', undefined],
  ['१५/०७/२०२५', '2025-07-14T18:30:00.000Z'],
  ['15/07/2025 4:30 PM', '2025-07-15T11:00:00.000Z'],
  ['15/07/2025 4:30\u202Fpm', '2025-07-15T11:00:00.000Z'],
  ['15/07/2025 at 4.30 p.m.', '2025-07-15T11:00:00.000Z'],
  ['15/07/2025 4 PM', '2025-07-15T10:30:00.000Z'],
  ['15/07/2025 16:30 hrs IST', '2025-07-15T11:00:00.000Z'],
  ['2025-07-15T10:00', '2025-07-15T04:30:00.000Z'],
  ['2025-07-15 10:00:00.000', '2025-07-15T04:30:00.000Z'],
  ['2025/07/15', '2025-07-14T18:30:00.000Z'],
  ['Tue, 15 Jul 2025', '2025-07-14T18:30:00.000Z'],
  ['15-Jul-25', '2025-07-14T18:30:00.000Z'],
  ['15Jul2025', '2025-07-14T18:30:00.000Z'],
  ['15 Jul ’25', '2025-07-14T18:30:00.000Z'],
  ['४५८१२', '2025-06-03T18:30:00.000Z'],
  ['2026-07-31 24:00', undefined],
  ['2026-07-31 13:00 pm', undefined],
  ['yesterday', undefined],
])('the date %s is read as %s', (text, expected) => {
  expect(parseTimestamp(text)?.toISOString()).toBe(expected)
})

import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteOldActivity } from '#app/team/audit/activity.server.ts'
import { plainSentence } from '#app/team/audit/sentence.ts'
import { enquiry, logIn, send, testApp } from '../../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../../test/desk.ts'
import type { AuditEntry, AuditPage } from './audit-log.ts'

let app: FastifyInstance
let admin: Staff
let ravi: Staff
beforeAll(async () => {
  app = await testApp()
  admin = await atDesk(app, 'asha', 'admin')
  ravi = await atDesk(app, 'ravi')
})
beforeEach(() => app.pool.query('truncate activity'))

const log = async (search = ''): Promise<AuditPage> => admin.get(`/api/audit${search}`)
/** What the log says, the oldest first. */
const sentences = async (search = '') => (await log(search)).items.map(plainSentence).toReversed()

describe('who may read it', () => {
  test.each(['/api/audit', '/api/audit/export.csv'])('%s is for admins alone', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(401)
    expect((await ravi.ask('GET', url)).statusCode).toBe(403)
    expect((await admin.ask('GET', url)).statusCode).toBe(200)
  })
})

test('the work at the desk is recorded by enquiry number, with who, when and from where', async () => {
  const lead = await makeLead(app, { name: 'Kavya Reddy', email: 'kavya@example.in' })
  const other = await makeLead(app)
  await ravi.change(lead.id, { read: true })
  await ravi.change(lead.id, { ownerId: admin.id })
  const { changed } = await ravi.change(lead.id, { status: 'in progress', stage: 'documents' })
  await ravi.change(lead.id, { followUpAt: '2027-01-04T04:30:00.000Z' })
  await ravi.act(lead.id, 'notes', { text: 'Kavya Reddy wants a refund' })
  await ravi.act(lead.id, 'contacts', { kind: 'call', outcome: 'reached', note: 'Kavya is well' })
  await ravi.act(lead.id, 'replies', {
    subject: 'Kavya',
    text: 'Dear Kavya, …',
    key: 'once-only',
  })
  await ravi.act(lead.id, 'undo', { eventId: changed[1] })
  await ravi.act(other.id, 'merge', { into: lead.id })
  const n = lead.id
  expect(await sentences()).toEqual([
    `ravi assigned enquiry ${n} to asha`,
    `ravi marked enquiry ${n} as in progress`,
    `ravi set the stage of enquiry ${n} to “Documents requested”`,
    `ravi set the follow-up date of enquiry ${n} to 4 Jan 2027, 10:00 am IST`,
    `ravi added a note to enquiry ${n}`,
    `ravi logged a call for enquiry ${n}`,
    `ravi sent a reply to enquiry ${n}`,
    `ravi undid a stage change on enquiry ${n}`,
    `ravi merged enquiry ${n} into enquiry ${other.id}`,
    `ravi marked enquiry ${other.id} as in progress`,
    `ravi assigned enquiry ${other.id} to asha`,
    `ravi set the follow-up date of enquiry ${other.id} to 4 Jan 2027, 10:00 am IST`,
  ])
  const page = await log()
  for (const entry of page.items) {
    expect(entry).toMatchObject({ actor: 'ravi', address: '127.0.0.1' })
    expect(Math.abs(Date.now() - Date.parse(entry.at))).toBeLessThan(60_000)
  }
  expect(JSON.stringify(page)).not.toMatch(/kavya|refund/i)
})

test('the work at the desk has one entry for an enquiry that staff added, with who', async () => {
  const call = { intake: 'call', name: 'Kavya Reddy', phone: '98480 22338', owner: 'none' }
  const response = await ravi.ask('POST', '/api/leads/staff', { ...call, key: 'only-once' })
  const { id } = response.json()
  expect(await sentences()).toEqual([`ravi added enquiry ${id}`])
})

test('the work at the desk on many enquiries at once is one entry with their numbers', async () => {
  const owned = { ownerId: ravi.id }
  const made = [await makeLead(app, owned), await makeLead(app, owned), await makeLead(app, owned)]
  const ids = made.map(({ id }) => id)
  const response = await ravi.ask('PATCH', '/api/leads', { ids, status: 'lost' })
  const { changed } = response.json()
  await ravi.ask('POST', '/api/leads/undo', { eventIds: changed })
  expect(await sentences()).toEqual([
    'ravi marked 3 enquiries as lost',
    'ravi undid a status change on 3 enquiries',
  ])
  const [, first] = (await log()).items
  expect(first?.enquiries.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(await sentences(`?enquiry=${ids[1]}`)).toHaveLength(2)
  expect(await sentences('?enquiry=2000000000')).toEqual([])
})

test('the work at the desk stays readable when the enquiry is erased, which is recorded too', async () => {
  const { id } = await makeLead(app)
  await ravi.change(id, { status: 'contacted' })
  await admin.ask('GET', `/api/leads/${id}/export`)
  await admin.ask('DELETE', `/api/leads/${id}`)
  expect(await sentences(`?enquiry=${id}`)).toEqual([
    `ravi marked enquiry ${id} as contacted`,
    `asha downloaded the personal data of enquiry ${id}`,
    `asha erased enquiry ${id}`,
  ])
  for (const { enquiries } of (await log()).items)
    expect(enquiries).toEqual([{ id, exists: false }])
  expect(await sentences('?about=erasures')).toEqual([`asha erased enquiry ${id}`])
})

test('an enquiry that staff typed in is logged once, with who added it', async () => {
  const typed = { intake: 'call', name: 'Kavya', phone: '98480 22338', message: 'Sold a flat' }
  const response = await ravi.ask('POST', '/api/leads/staff', {
    ...typed,
    service: 'General Inquiry',
    owner: 'none',
    key: 'typed-in-once-only',
  })
  const { id } = response.json()
  expect(await sentences()).toEqual([`ravi added enquiry ${id}`])
})

test('the audit log leaves out an enquiry’s service, which anyone can type', async () => {
  const service = 'Divorce of Kavya Reddy'
  await send(app, enquiry({ service }))
  await ravi.ask('POST', '/api/leads/staff', {
    intake: 'call',
    name: 'Kavya',
    phone: '98480 22338',
    service,
    owner: 'none',
    key: 'typed-service',
  })
  const { rows } = await app.pool.query('select * from activity')
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('Kavya')
  // As releases until 0.3 stored it; entries stay for a year.
  await app.pool.query(`insert into activity (verb, subject, label, detail) values
    ('received', 'lead', '${service}', '{}'),
    ('exported', 'export', 'enquiries', '{"rows": 1, "filters": {"service": "${service}"}}')`)
  expect(JSON.stringify(await log())).not.toContain('Kavya')
  expect((await admin.ask('GET', '/api/audit/export.csv')).body).not.toContain('Kavya')
  expect(await sentences('?about=files')).toContain('Someone exported 1 enquiry as CSV (a service)')
})

test('a takeover is logged as one entry', async () => {
  const leaving = await atDesk(app, 'leaving')
  const ids = [(await makeLead(app)).id, (await makeLead(app)).id]
  await ravi.ask('PATCH', '/api/leads', { ids, ownerId: leaving.id })
  const change = { disabled: true, takeover: ravi.id }
  await admin.ask('PATCH', `/api/staff/${leaving.id}`, change)
  expect((await sentences()).slice(-3)).toEqual([
    'ravi assigned 2 enquiries to leaving',
    'asha disabled leaving’s account',
    'asha assigned 2 enquiries to ravi',
  ])
})

test('a change of who is available for new enquiries is in the audit log', async () => {
  for (const onDuty of [true, true, false]) await ravi.ask('PUT', '/api/desk/duty', { onDuty })
  expect(await sentences('?about=accounts')).toEqual([
    'ravi became available for new enquiries',
    'ravi stopped being available for new enquiries',
  ])
})

test('an email that is sent again is logged without its address', async () => {
  await send(app, enquiry({ email: 'kavya@example.in' }))
  const [mail] = (await ravi.get('/api/mails')).items
  await ravi.ask('POST', `/api/mails/${mail.id}/send-again`)
  const [entry] = (await log()).items
  expect(entry && plainSentence(entry)).toBe(`ravi resent an email about enquiry ${mail.leadId}`)
  expect(JSON.stringify(entry)).not.toContain('kavya')
})

test('exports and imports are recorded with their rows and filters, but not with what was searched for', async () => {
  await ravi.ask('GET', '/api/leads/export.csv?view=spam&q=kavya&service=Kavya%27s+divorce')
  const file = 'Name,Email,Phone,Message\nMeena Old,meena.old@example.in,9848022338,Old question\n'
  const imported = await app.inject({
    method: 'POST',
    url: '/api/leads/import',
    headers: { ...ravi.headers, 'content-type': 'text/csv' },
    payload: file,
  })
  expect(imported.statusCode, imported.body).toBe(200)
  expect(await sentences('?about=files')).toEqual([
    'ravi exported 0 enquiries as CSV (view spam, a search, a service)',
    'ravi imported 1 enquiry from a file',
  ])
  expect(JSON.stringify(await log())).not.toMatch(/kavya|meena/i)
})

test('sign-ins are recorded, but an unknown username is not', async () => {
  await logIn(app, 'ravi', 'not-the-password')
  await logIn(app, 'my-secret-typed-as-name', 'not-the-password')
  await logIn(app, 'ravi')
  const rows = (await log('?about=sign-ins')).items
  expect(rows.map(plainSentence).toReversed()).toEqual([
    'Failed sign-in to ravi’s account',
    'Failed sign-in with a username that doesn’t exist',
    'ravi signed in',
  ])
  for (const { address } of rows) expect(address).toBe('127.0.0.1')
  const { rows: stored } = await app.pool.query('select * from activity')
  expect(JSON.stringify(stored)).not.toContain('my-secret')
  const { recentActivity } = await ravi.get('/api/dashboard')
  expect(recentActivity).toEqual([])
})

test('the filters narrow the audit log by person, kind and day', async () => {
  const { id } = await makeLead(app)
  await ravi.change(id, { status: 'contacted' })
  await admin.act(id, 'notes', { text: 'x' })
  await admin.ask('PATCH', `/api/staff/${ravi.id}`, { name: 'Ravi Teja' })
  expect(await sentences(`?person=${ravi.id}`)).toEqual([
    `Ravi Teja marked enquiry ${id} as contacted`,
    'asha updated Ravi Teja’s account',
  ])
  expect(await sentences('?about=accounts')).toEqual(['asha updated Ravi Teja’s account'])
  await app.pool.query(`alter table activity disable trigger activity_kept`)
  await app.pool.query(
    `update activity set at = '2026-03-04T18:29:59Z' where verb = 'note'; update activity set at = '2026-03-04T18:30:00Z' where verb = 'status'`,
  )
  await app.pool.query(`alter table activity enable trigger activity_kept`)
  expect(await sentences('?from=2026-03-04&to=2026-03-04')).toEqual([
    `asha added a note to enquiry ${id}`,
  ])
  expect(await sentences('?from=2026-03-05&to=2026-03-05')).toHaveLength(1)
  for (const wrong of ['?about=nonsense', '?from=2026-02-30', '?enquiry=0', '?person=x'])
    expect((await admin.ask('GET', `/api/audit${wrong}`)).statusCode, wrong).toBe(400)
  await admin.ask('PATCH', `/api/staff/${ravi.id}`, { name: 'ravi' })
})

test('the address of a visitor is not kept', async () => {
  await send(app, enquiry())
  const { rows } = await app.pool.query('select verb, address from activity')
  expect(rows).toEqual([{ verb: 'received', address: '' }])
})

test('the downloaded audit log holds every entry that matches, and the download is recorded', async () => {
  const { id } = await makeLead(app)
  for (let times = 0; times < 3; times++) await ravi.act(id, 'notes', { text: 'x' })
  const file = await admin.ask('GET', `/api/audit/export.csv?enquiry=${id}`)
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.headers['content-disposition']).toMatch(/filename="audit-log-.*\.csv"/)
  const lines = file.body.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(
    new RegExp(`IST",ravi,ravi added a note to enquiry ${id},${id},127.0.0.1$`),
  )
  expect(await sentences('?about=files')).toEqual([
    `asha exported 3 rows of the audit log as CSV (enquiry ${id})`,
  ])
})

test('no one can change an entry, or delete it before it is a year old', async () => {
  await app.pool.query(
    `insert into activity (verb, subject, at) values ('old', 'user', now() - interval '366 days'), ('young', 'user', now() - interval '364 days')`,
  )
  await deleteOldActivity(app.db)
  await app.pool.query('delete from activity')
  const { rows } = await app.pool.query('select verb from activity')
  expect(rows).toEqual([{ verb: 'young' }])
  await expect(app.pool.query(`update activity set verb = 'other'`)).rejects.toThrow('audit log')
})

test('templates and images are recorded by name', async () => {
  const { id } = (
    await admin.ask('POST', '/api/templates', {
      title: 'Documents',
      subject: 'Documents',
      body: 'Dear client',
    })
  ).json()
  await admin.ask('DELETE', `/api/templates/${id}`)
  const entries: AuditEntry[] = (await log('?about=templates')).items
  expect(entries.map(plainSentence)).toEqual([
    'asha deleted the template “Documents”',
    'asha added the template “Documents”',
  ])
})

test('a question and a post are named in quotation marks, with a link and without', () => {
  const entry = { actor: 'asha', label: 'Is this a question?', detail: {}, enquiries: [] }
  const sentence = (verb: string, subjectId: number | null) =>
    plainSentence({ ...entry, id: 1, at: '', ip: null, verb, subject: 'faq', subjectId } as never)
  expect(sentence('added', 7)).toBe('asha added the question “Is this a question?”')
  expect(sentence('deleted', null)).toBe('asha deleted the question “Is this a question?”')
})

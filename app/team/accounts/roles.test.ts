import { once } from 'node:events'
import { get } from 'node:http'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { activity, leads, mails, users } from '#app/platform/db/schema.ts'
import { commandSite, enquiry, makeAccount, send, signIn, testApp } from '../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../test/desk.ts'
import { runAccountCommand, UsageError } from './command.server.ts'

const WAIT = { timeout: 20_000 }
const DESK = { accountant: true, editor: false }
const TEXTS = { accountant: false, editor: true }

let app: FastifyInstance
let admin: Staff
let editor: Staff
let accountant: Staff

beforeAll(async () => {
  app = await testApp({ ROLES: 'strict' })
  admin = await atDesk(app, 'admin', 'admin')
  editor = await atDesk(app, 'editor', 'staff', TEXTS)
  accountant = await atDesk(app, 'accountant', 'staff', DESK)
})

const give = (id: number, change: Record<string, unknown>) =>
  admin.ask('PATCH', `/api/staff/${id}`, change)
const storedOf = async (id: number) =>
  (await app.db.select().from(users).where(eq(users.id, id)))[0]

describe('nobody gives themselves a role', () => {
  const wanted = {
    role: 'admin',
    roles: ['admin', 'accountant', 'editor'],
    rights: ['export', 'import'],
    accountant: true,
    mayExport: true,
    may_export: true,
  }

  test('nobody gives themselves a role with their profile', async () => {
    const before = await storedOf(editor.id)
    await editor.ask('PATCH', '/api/staff/me', { name: 'editor', ...wanted })
    expect(await storedOf(editor.id)).toEqual(before)
  })

  test('nobody gives themselves a role with the emails that they get', async () => {
    const before = await storedOf(editor.id)
    await editor.ask('PATCH', '/api/auth/me/mail', { mailNew: before?.mailNew, ...wanted })
    expect(await storedOf(editor.id)).toEqual(before)
  })

  test('nobody gives themselves a role by the route of admins', async () => {
    for (const one of [editor, accountant]) {
      const { statusCode } = await one.ask('PATCH', `/api/staff/${one.id}`, wanted)
      expect(statusCode).toBe(403)
      expect(
        (await one.ask('POST', '/api/staff', { username: 'mole', ...wanted })).statusCode,
      ).toBe(403)
    }
  })

  test('nobody gives themselves a role where they sign in', async () => {
    const { username } = await makeAccount(app, 'climber', 'staff', TEXTS)
    const headers = await signIn(app, username)
    const me = await app.inject({ url: '/api/auth/me', headers })
    expect(me.json()).toMatchObject({ role: 'staff', roles: ['editor'], mayExport: false })
  })
})

test('an admin without the desk sees that emails of an enquiry wait or failed, not to whom, what about or why', async () => {
  const { id } = (await send(app, enquiry({ email: 'kavya@example.in', name: 'Kavya' }))).json()
  await app.db
    .update(mails)
    .set({ state: 'failed', lastError: 'No mailbox kavya@example.in', subject: 'Re: Kavya' })
    .where(eq(mails.leadId, id))
  const deskless = await atDesk(app, 'deskless', 'admin', { accountant: false, editor: false })
  const address = `/api/mails?lead=${id}`
  const seen = await deskless.get(address)
  expect(seen.total).toBeGreaterThan(0)
  expect(JSON.stringify(seen)).not.toMatch(/kavya/i)
  for (const mail of seen.items) {
    expect(mail).toMatchObject({ leadId: id, state: 'failed', reason: null })
  }
  expect(JSON.stringify(await accountant.get(address))).toMatch(/to":"kavya@example.in.*Re: Kavya/)
})

describe('a role that is given or taken', () => {
  test('a role that is given or taken counts from the next request on, with the session as it is', async () => {
    const someone = await atDesk(app, 'mover', 'staff', DESK)
    await someone.get('/api/leads')
    expect((await give(someone.id, { roles: ['editor'] })).statusCode).toBe(200)
    expect((await someone.ask('GET', '/api/leads')).statusCode).toBe(403)
    expect((await someone.ask('GET', '/api/images')).statusCode).toBe(200)
    await give(someone.id, { roles: ['accountant', 'editor'] })
    await someone.get('/api/leads')
  })

  test('a role that is given or taken is in the audit log with what was given and taken', async () => {
    const { id } = await makeAccount(app, 'audited', 'staff', DESK)
    await give(id, { roles: ['editor'], rights: ['export'] })
    const [entry] = await app.db.select().from(activity).where(eq(activity.subjectId, id))
    expect(entry).toMatchObject({
      verb: 'changed-roles',
      actorId: admin.id,
      detail: { given: ['editor', 'export'], taken: ['accountant'] },
    })
    const { items } = await admin.get('/api/audit')
    expect(JSON.stringify(items)).toContain('changed-roles')
  })

  test('an account keeps at least one role', async () => {
    const { id } = await makeAccount(app, 'nothing', 'staff', DESK)
    expect((await give(id, { roles: [] })).statusCode).toBe(400)
    const { id: alone } = await makeAccount(app, 'admin-alone', 'admin', {
      accountant: false,
      editor: false,
    })
    const refused = await give(alone, { role: 'staff' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().message).toBe('Choose at least one role.')
  })

  test('a role that is given or taken is never the role of the last admin', async () => {
    const other = await testApp({ ROLES: 'strict' })
    const only = await atDesk(other, 'only', 'admin')
    const answer = await only.ask('PATCH', `/api/staff/${only.id}`, { roles: ['accountant'] })
    expect(answer.statusCode).toBe(409)
    await expect(
      runAccountCommand(['roles', 'only', '--roles', 'editor'])(other.db, commandSite(other)),
    ).rejects.toThrow('last admin')
  })

  test('taking the role of an accountant with open enquiries asks who takes them over', async () => {
    const { id } = await makeAccount(app, 'leaving', 'staff', DESK)
    const lead = await makeLead(app, { ownerId: id })
    const refused = await give(id, { roles: ['editor'] })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toContain('Choose who takes over')
    expect((await give(id, { roles: ['editor'], takeover: editor.id })).statusCode).toBe(400)
    expect((await give(id, { roles: ['editor'], takeover: accountant.id })).statusCode).toBe(200)
    const [after] = await app.db.select().from(leads).where(eq(leads.id, lead.id))
    expect(after?.ownerId).toBe(accountant.id)
  })

  test('a role that is given or taken ends the open stream of the desk', async () => {
    const own = await testApp({ ROLES: 'strict' })
    const boss = await atDesk(own, 'boss', 'admin')
    const someone = await atDesk(own, 'streaming', 'staff', DESK)
    const stream = await openStream(own, someone.headers.cookie)
    await vi.waitFor(() => expect(stream.text()).toContain('refresh'), WAIT)
    await boss.ask('PATCH', `/api/staff/${someone.id}`, { roles: ['editor'] })
    await vi.waitFor(() => expect(stream.text()).toContain('event: signed-out'), WAIT)
    const heard = stream.text()
    await send(own, enquiry())
    expect(stream.text()).toBe(heard)
    expect((await someone.ask('GET', '/api/desk/events')).statusCode).toBe(403)
  })
})

describe('enquiries concern accountants alone', () => {
  test('only accountants own enquiries, are in turn, and are mentioned', async () => {
    const lead = await makeLead(app)
    const toEditor = await accountant.ask('PATCH', `/api/leads/${lead.id}`, { ownerId: editor.id })
    expect(toEditor.statusCode).toBe(400)
    expect(toEditor.json().message).toContain('isn’t an accountant')
    await app.db.update(users).set({ onDuty: true }).where(eq(users.id, editor.id))
    expect((await accountant.ask('POST', `/api/leads/${lead.id}/assign-next`)).statusCode).toBe(409)
    const people: { username: string }[] = await accountant.get('/api/desk/people')
    expect(people.map(({ username }) => username)).not.toContain('editor')
    await accountant.act(lead.id, 'notes', { text: 'What do you think, @editor?' })
    await app.db.update(users).set({ accountant: true }).where(eq(users.id, editor.id))
    const { items } = await editor.get('/api/notifications')
    await app.db.update(users).set({ accountant: false }).where(eq(users.id, editor.id))
    expect(items).toEqual([])
  })

  test('only accountants get the emails about a new enquiry, no matter who is on duty or an admin', async () => {
    const own = await testApp({ ROLES: 'strict' })
    const people = {
      editor: await makeAccount(own, 'e', 'staff', TEXTS),
      admin: await makeAccount(own, 'a', 'admin', { accountant: false, editor: false }),
      desk: await makeAccount(own, 'd', 'admin'),
    }
    for (const [name, { id }] of Object.entries(people)) {
      const change = { email: `${name}@firm.example`, onDuty: name === 'editor' }
      await own.db.update(users).set(change).where(eq(users.id, id))
    }
    await send(own, enquiry())
    const sent = await own.db.select().from(mails).where(eq(mails.kind, 'new-enquiry'))
    expect(sent.map(({ toAddress }) => toAddress)).toEqual(['desk@firm.example'])
  })

  test('only accountants see enquiries on the dashboard and in its activity', async () => {
    const lead = await makeLead(app, { name: 'Confidential Client' })
    await accountant.change(lead.id, { status: 'contacted' })
    const seen = await editor.get('/api/dashboard')
    expect(seen).toMatchObject({ counts: { leads: null }, mine: null, latestLeads: [] })
    expect(JSON.stringify(seen.recentActivity)).not.toContain('"lead"')
    const atWork = await accountant.get('/api/dashboard')
    expect(atWork).toMatchObject({ counts: { faqs: null, posts: null }, mine: { overdue: 0 } })
    expect(JSON.stringify(atWork.recentActivity)).toContain('"lead"')
  })

  test('an admin who is no accountant sees that an email was sent, and not what it says', async () => {
    await send(app, enquiry())
    const boss = await atDesk(app, 'only-boss', 'admin', { accountant: false, editor: false })
    const { items } = await boss.get('/api/mails')
    const about = items.find(({ leadId }: { leadId: number | null }) => leadId !== null)
    expect((await boss.ask('GET', `/api/mails/${about.id}`)).statusCode).toBe(403)
    expect((await boss.ask('POST', `/api/mails/${about.id}/send-again`)).statusCode).toBe(403)
    await accountant.get(`/api/mails/${about.id}`)
  })
})

describe('enquiries as a file', () => {
  test('enquiries as a file need the right, which counts at once and is in the audit log with filter and count', async () => {
    const url = '/api/leads/export.csv?status=won'
    expect((await accountant.ask('GET', url)).statusCode).toBe(403)
    await makeLead(app, { status: 'won', closedAt: new Date() })
    await give(accountant.id, { rights: ['export'] })
    expect((await accountant.ask('GET', url)).statusCode).toBe(200)
    const entries = await app.db.select().from(activity).where(eq(activity.verb, 'exported'))
    expect(entries.at(-1)).toMatchObject({
      actorId: accountant.id,
      detail: { rows: 1, filters: { status: 'won' } },
    })
    await give(accountant.id, { rights: [] })
    expect((await accountant.ask('GET', url)).statusCode).toBe(403)
  })

  test('an import of enquiries is in the audit log with the name of the file and the count', async () => {
    await give(accountant.id, { rights: ['import'] })
    const answer = await app.inject({
      method: 'POST',
      url: '/api/leads/import?file=old%20clients.csv',
      headers: { ...accountant.headers, 'content-type': 'text/csv' },
      payload:
        'Received,Name,Email,Phone,Message\n2026-05-01,Asha Rao,asha.old@example.in,9876543210,Old',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const entries = await app.db.select().from(activity).where(eq(activity.verb, 'imported'))
    expect(entries.at(-1)?.detail).toMatchObject({ imported: 1, file: 'old clients.csv' })
    await give(accountant.id, { rights: [] })
  })
})

describe('the operator’s command', () => {
  const run = async (...args: string[]) => runAccountCommand(args)(app.db, commandSite(app))

  test('the operator’s command makes accounts with roles, and changes them', async () => {
    const text = await run('add', 'writer', '--roles', 'editor')
    expect(text).toMatch(/roles +editor$/m)
    await run('roles', 'writer', '--roles', 'accountant,editor', '--rights', 'export')
    expect(await run('list')).toMatch(/^writer .*accountant, editor, may export/m)
  })

  test.each([
    ['add', 'nobody', '--roles', ''],
    ['add', 'nobody', '--roles', 'owner'],
    ['roles', 'writer'],
    ['roles', 'writer', '--rights', 'erase'],
  ])('%s %s %s %s is no command', async (...args) => {
    await expect(run(...args)).rejects.toThrow(UsageError)
  })
})

/** The stream of the desk's events over a real connection. */
async function openStream(on: FastifyInstance, cookie: string) {
  const address = await on.listen({ host: '127.0.0.1', port: 0 })
  const request = get(`${address}/api/desk/events`, { headers: { cookie } })
  onTestFinished(() => void request.destroy())
  const [response] = await once(request, 'response')
  let heard = ''
  response.setEncoding('utf8').on('data', (text: string) => {
    heard += text
  })
  return { text: () => heard }
}

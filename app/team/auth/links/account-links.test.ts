import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { activity, mails, users } from '#app/platform/db/schema.ts'
import { runAccountCommand } from '#app/team/accounts/command.server.ts'
import type { ListedAccount } from '#app/team/accounts/staff.ts'
import { commandSite, logIn, makeAccount, PASSWORD, signIn, testApp } from '../../../../test/app.ts'
import { closeAfterwards } from '../../../../test/closing.ts'
import { MailSink } from '../../../../test/mail-sink.ts'
import { mailsToSend } from '../../../../test/outbox.ts'
import { browserAt, withTotp } from '../../../../test/second-factor.ts'
import { type Invitation, sendInvitation } from './invitations.server.ts'

const NEW = 'harvest-Ledger-42-cloud'
type Visitor = ReturnType<typeof browserAt>
const guestAt = (site: FastifyInstance) =>
  browserAt(site, { cookie: 'none=0', origin: site.env.publicOrigin })

let app: FastifyInstance
let admin: Visitor
let visitor: () => Visitor
beforeAll(async () => {
  app = await testApp()
  const { id } = await makeAccount(app, 'admin', 'admin')
  expect(id).toBeGreaterThan(0)
  admin = browserAt(app, await signIn(app, 'admin'))
  visitor = () => guestAt(app)
})

async function linkFor(id: number, purpose: 'access' | 'second-factor' = 'access') {
  const made = await admin.ask('POST', `/api/staff/${id}/link`, { purpose })
  expect(made.statusCode, made.body).toBe(201)
  const { url } = made.json()
  expect(url).toContain(`${app.env.publicOrigin}/admin/reset/`)
  return `/api/auth/links/${url.split('/').at(-1)}`
}

describe('an invitation', () => {
  const link = /\/admin\/reset\/([\w-]+)/
  const tokensIn = (sink: MailSink, to: string) =>
    sink.to(to).map(({ text }) => link.exec(text ?? '')?.[1] ?? '')
  const lata = { username: 'lata', name: 'Lata Rao', email: 'lata@firm.example', invite: true }

  /** A site with a mail server, and its admin. */
  async function invitingSite() {
    const sink = await MailSink.open()
    closeAfterwards(() => sink.close())
    const site = await testApp({ SMTP_URL: sink.url })
    await makeAccount(site, 'admin', 'admin')
    return { sink, site, boss: browserAt(site, await signIn(site, 'admin')) }
  }

  /** Sends what is queued, as a worker does; the last time it is tried unless said otherwise. */
  async function sendQueued(site: FastifyInstance, { isLast = true } = {}) {
    const { boss } = site.outbox.jobs
    for (const { id, data } of await boss.fetch<Invitation>('invitation', { batchSize: 9 })) {
      const { db, securityMails, env } = site
      await sendInvitation({ db, securityMails, origin: env.publicOrigin }, data, isLast)
      await boss.complete('invitation', id)
    }
  }

  const listed = async (boss: Visitor, id: number): Promise<ListedAccount> =>
    (await boss.ask('GET', '/api/staff')).json().find((one: ListedAccount) => one.id === id)

  test('an invitation lets somebody new choose a password by a link that nobody else sees, once', async () => {
    const { sink, site, boss } = await invitingSite()
    const made = await boss.ask('POST', '/api/staff', lata)
    expect(made.statusCode, made.body).toBe(201)
    expect(made.json()).not.toHaveProperty('password')
    const { id } = made.json().account
    await sendQueued(site)
    expect((await boss.ask('POST', `/api/staff/${id}/invitation`)).statusCode).toBe(204)
    await sendQueued(site)

    const [first, second = ''] = tokensIn(sink, lata.email)
    const [mail] = sink.to(lata.email)
    expect(mail?.text).toContain('lata')
    const stored =
      await site.db.execute(sql`select (select json_agg(m) from mails m)::text || (select
      json_agg(l) from account_links l)::text || (select json_agg(a) from activity a)::text as text`)
    expect(JSON.stringify(stored.rows)).not.toContain(second)
    const guest = guestAt(site)
    const at = (token = '') => `/api/auth/links/${token}`
    expect((await guest.ask('GET', at(first))).statusCode).toBe(404)
    expect((await guest.ask('GET', at(second))).json()).toMatchObject({
      username: 'lata',
      isNew: true,
    })
    for (const newPassword of ['too-short', 'lata-rao-lata-rao'])
      expect((await guest.ask('POST', at(second), { newPassword })).statusCode).toBe(400)
    const used = await guest.ask('POST', at(second), { newPassword: NEW })
    expect(used.statusCode, used.body).toBe(200)
    expect(used.json()).not.toHaveProperty('mustChangePassword')
    expect((await logIn(site, 'lata', NEW)).statusCode).toBe(200)
    const received = await mailsToSend(site, eq(mails.toAddress, lata.email))
    expect(received.map(({ subject }) => subject)).toContain('Your account is ready')
    expect((await guest.ask('POST', at(second), { newPassword: NEW })).statusCode).toBe(404)
    expect((await boss.ask('POST', `/api/staff/${id}/invitation`)).statusCode).toBe(409)
  })

  test('an invitation ends after three days', async () => {
    const { sink, site, boss } = await invitingSite()
    await boss.ask('POST', '/api/staff', lata)
    await sendQueued(site)
    const [token] = tokensIn(sink, lata.email)
    const shift = (hours: number) =>
      site.db.execute(
        sql`update account_links set expires_at = expires_at - make_interval(hours => ${hours})`,
      )
    await shift(71)
    const guest = guestAt(site)
    expect((await guest.ask('GET', `/api/auth/links/${token}`)).statusCode).toBe(200)
    await shift(1)
    expect((await guest.ask('GET', `/api/auth/links/${token}`)).statusCode).toBe(404)
  })

  test('an invitation ends when the address it went to turns out to be wrong', async () => {
    const { sink, site, boss } = await invitingSite()
    const mistyped = { ...lata, email: 'latta@firm.example' }
    const { id } = (await boss.ask('POST', '/api/staff', mistyped)).json().account
    await sendQueued(site)
    const [token] = tokensIn(sink, mistyped.email)
    const corrected = await boss.ask('PATCH', `/api/staff/${id}`, { email: lata.email })
    expect(corrected.statusCode, corrected.body).toBe(200)
    const stranger = guestAt(site)
    expect((await stranger.ask('GET', `/api/auth/links/${token}`)).statusCode).toBe(404)
  })

  test('an invitation that the mail server refuses leaves the account, and its row says why', async () => {
    const { sink, site, boss } = await invitingSite()
    sink.onRecipient = () => [550, 'no such mailbox here']
    const made = await boss.ask('POST', '/api/staff', lata)
    expect(made.statusCode).toBe(201)
    await sendQueued(site, { isLast: false })
    expect((await listed(boss, made.json().account.id)).invitation).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('no such mailbox here'),
    })
    const log = await site.db.execute(sql`select 1 from activity where verb = 'invited'`)
    expect(log.rows).toEqual([])
  })

  test('an invitation is queued, and its row says how far it is', async () => {
    const { sink, site, boss } = await invitingSite()
    sink.onRecipient = () => [451, 'try again later']
    const { id } = (await boss.ask('POST', '/api/staff', lata)).json().account
    const state = async () => (await listed(boss, id)).invitation
    expect(await state()).toMatchObject({ state: 'sending', error: null })
    expect(sink.to(lata.email)).toEqual([])
    await sendQueued(site, { isLast: false })
    expect(await state()).toMatchObject({
      state: 'sending',
      error: expect.stringContaining('try again later'),
    })
    sink.onRecipient = () => undefined
    await boss.ask('POST', `/api/staff/${id}/invitation`)
    await sendQueued(site)
    expect(await state()).toMatchObject({ state: 'sent', error: null })
    const [token] = tokensIn(sink, lata.email)
    await guestAt(site).ask('POST', `/api/auth/links/${token}`, { newPassword: NEW })
    expect(await state()).toBeNull()
  })

  test('an invitation that is sent again leaves the link of the first until the mail server has taken the second', async () => {
    const { sink, site, boss } = await invitingSite()
    const { id } = (await boss.ask('POST', '/api/staff', lata)).json().account
    await sendQueued(site)
    const [token] = tokensIn(sink, lata.email)
    const open = async () => (await guestAt(site).ask('GET', `/api/auth/links/${token}`)).statusCode
    sink.onRecipient = () => [550, 'mailbox is full']
    expect((await boss.ask('POST', `/api/staff/${id}/invitation`)).statusCode).toBe(204)
    expect(await open()).toBe(200)
    await sendQueued(site)
    expect(await open()).toBe(200)
    expect((await listed(boss, id)).invitation).toMatchObject({ state: 'failed' })
  })

  test('an invitation can’t be sent without a mail server: the admin hands a password over', async () => {
    const { invite: _, ...uninvited } = lata
    const made = await admin.ask('POST', '/api/staff', uninvited)
    expect(made.json().password).toMatch(/^[a-z2-9-]{24}$/)
    const { id } = made.json().account
    expect((await admin.ask('POST', `/api/staff/${id}/invitation`)).statusCode).toBe(409)
  })
})

test('a one-time link lets its holder choose a new password once, and ends everything before', async () => {
  const { id, username, browser } = await withTotp(app, 'forgetful')
  const url = await linkFor(id)
  const holder = visitor()
  expect((await holder.ask('GET', url)).json()).toMatchObject({ username, purpose: 'access' })
  for (const newPassword of ['too-short', username.repeat(3)]) {
    expect((await holder.ask('POST', url, { newPassword })).statusCode).toBe(400)
  }
  const used = await holder.ask('POST', url, { newPassword: NEW })
  expect(used.statusCode, used.body).toBe(200)
  expect((await holder.ask('GET', '/api/auth/me')).json()).toMatchObject({ username })
  expect((await browser.ask('GET', '/api/auth/me')).statusCode).toBe(401)
  expect((await logIn(app, username)).statusCode).toBe(401)
  expect((await logIn(app, username, NEW)).statusCode).toBe(200)
  for (const method of ['GET', 'POST'] as const) {
    const again = await visitor().ask(
      method,
      url,
      method === 'POST' ? { newPassword: NEW } : undefined,
    )
    expect(again.statusCode).toBe(404)
  }
})

test('a one-time link for the second step alone asks for the password', async () => {
  const { id, username } = await withTotp(app, 'lost-phone')
  const url = await linkFor(id, 'second-factor')
  const holder = visitor()
  const wrong = { password: 'not-the-password', newPassword: NEW }
  expect((await holder.ask('POST', url, wrong)).statusCode).toBe(400)
  expect((await logIn(app, username)).statusCode).toBe(202)
  expect((await holder.ask('POST', url, { password: PASSWORD })).statusCode).toBe(200)
  expect((await logIn(app, username)).statusCode).toBe(200)
})

test('a one-time link lets one of many in that use it at once', async () => {
  const { id } = await makeAccount(app, 'raced')
  const url = await linkFor(id)
  const responses = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      visitor().ask('POST', url, { newPassword: `${NEW}-${at}` }),
    ),
  )
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a one-time link does not work after a day, after a newer one, or for a disabled account', async () => {
  const { id } = await makeAccount(app, 'late')
  const first = await linkFor(id)
  const second = await linkFor(id)
  expect((await visitor().ask('GET', first)).statusCode).toBe(404)
  expect((await visitor().ask('GET', second)).statusCode).toBe(200)
  await app.pool.query(`update account_links set expires_at = now() - interval '1 second'`)
  expect((await visitor().ask('POST', second, { newPassword: NEW })).statusCode).toBe(404)
  const third = await linkFor(id)
  await admin.ask('PATCH', `/api/staff/${id}`, { disabled: true })
  expect((await visitor().ask('POST', third, { newPassword: NEW })).statusCode).toBe(404)
  await admin.ask('PATCH', `/api/staff/${id}`, { disabled: false })
  expect((await visitor().ask('POST', third, { newPassword: NEW })).statusCode).toBe(404)
})

test('a one-time link is made by admins, not for themselves, and not guessed', async () => {
  const { id } = await makeAccount(app, 'wanted')
  const staff = browserAt(app, await signIn(app))
  const body = { purpose: 'access' }
  expect((await staff.ask('POST', `/api/staff/${id}/link`, body)).statusCode).toBe(403)
  expect((await visitor().ask('POST', `/api/staff/${id}/link`, body)).statusCode).toBe(401)
  const me = (await admin.ask('GET', '/api/auth/me')).json()
  expect((await admin.ask('POST', `/api/staff/${me.id}/link`, body)).statusCode).toBe(409)
  expect((await visitor().ask('GET', '/api/auth/links/guessed')).statusCode).toBe(404)
})

test('a one-time link is reported by email and in the audit log, neither of which holds it', async () => {
  const { id } = await makeAccount(app, 'told')
  await app.db
    .update(users)
    .set({ email: 'told@example.in', lastSignInAt: new Date() })
    .where(eq(users.id, id))
  const url = await linkFor(id)
  await visitor().ask('POST', url, { newPassword: NEW })
  const mails = (await mailsToSend(app)).filter(({ toAddress }) => toAddress === 'told@example.in')
  expect(mails.map(({ subject }) => subject)).toEqual([
    'A link to reset your sign-in was created',
    'Your sign-in was reset',
  ])
  const entries = await app.db.select().from(activity).where(eq(activity.subjectId, id))
  expect(entries.map(({ verb }) => verb)).toEqual(
    expect.arrayContaining(['made-access-link', 'used-access-link']),
  )
  expect(JSON.stringify([mails, entries])).not.toContain(url.split('/').at(-1))
})

test('a one-time link is printed by the operator’s command, for an admin who lost everything', async () => {
  await withTotp(app, 'only-admin', 'admin')
  const printed = await runAccountCommand(['reset-access', 'only-admin'])(app.db, commandSite(app))
  const token = /\/admin\/reset\/(\S+)/.exec(printed)?.[1]
  const holder = visitor()
  const used = await holder.ask('POST', `/api/auth/links/${token}`, { newPassword: NEW })
  expect(used.statusCode, used.body).toBe(200)
  expect((await holder.ask('GET', '/api/staff')).statusCode).toBe(200)
})

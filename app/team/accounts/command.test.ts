import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { activity, leads } from '#app/platform/db/schema.ts'
import { findUser } from '#app/team/auth/users.server.ts'
import { commandSite, logIn, makeAccount, PASSWORD, signIn, testApp } from '../../../test/app.ts'
import { makeLead } from '../../../test/desk.ts'
import { runAccountCommand, UsageError } from './command.server.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await testApp()
  await makeAccount(app, 'asha', 'admin')
})

const run = async (...args: string[]) => runAccountCommand(args)(app.db, commandSite(app))
const passwordIn = (text: string) => /password +(\S+)/.exec(text)?.[1] ?? ''

test('an account that is added can sign in with the password that is printed', async () => {
  const text = await run('add', 'meera', '--name', 'Meera Rao', '--role', 'admin')
  const answer = await logIn(app, 'meera', passwordIn(text))
  expect(answer.json()).toMatchObject({ username: 'meera', name: 'Meera Rao', role: 'admin' })
})

test('an account made with a user name alone is staff, and named after it', async () => {
  const answer = await logIn(app, 'plain', passwordIn(await run('add', 'plain')))
  expect(answer.json()).toMatchObject({ name: 'plain', role: 'staff' })
})

test('a new password is printed, the old one and the sessions are gone', async () => {
  await makeAccount(app, 'forgetful')
  const headers = await signIn(app, 'forgetful')
  const password = passwordIn(await run('reset', 'Forgetful'))
  expect((await app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401)
  expect((await logIn(app, 'forgetful', PASSWORD)).statusCode).toBe(401)
  expect((await logIn(app, 'forgetful', password)).statusCode).toBe(200)
})

test('an account that is disabled cannot sign in until it is enabled', async () => {
  await makeAccount(app, 'on-leave')
  expect(await run('disable', 'on-leave')).toContain('disabled')
  expect((await logIn(app, 'on-leave')).statusCode).toBe(401)
  expect(await run('list')).toMatch(/^on-leave .*disabled$/m)
  await run('enable', 'on-leave')
  expect((await logIn(app, 'on-leave')).statusCode).toBe(200)
})

test('the last admin who can sign in is not disabled', async () => {
  const other = await testApp()
  await makeAccount(other, 'only-admin', 'admin')
  await expect(
    runAccountCommand(['disable', 'only-admin'])(other.db, commandSite(other)),
  ).rejects.toThrow('last admin')
  expect((await logIn(other, 'only-admin')).statusCode).toBe(200)
})

test('everyone is signed out at once, and can sign in again', async () => {
  const other = await testApp()
  const people = ['one', 'two']
  for (const name of people) await makeAccount(other, name)
  const headers = await Promise.all(people.map((name) => signIn(other, name)))
  const text = await runAccountCommand(['sign-out-everyone'])(other.db, commandSite(other))
  expect(text).toContain('2 sessions were ended')
  for (const browser of headers)
    expect((await other.inject({ url: '/api/auth/me', headers: browser })).statusCode).toBe(401)
  expect((await logIn(other, 'one')).statusCode).toBe(200)
  expect(() => runAccountCommand(['sign-out-everyone', 'one'])).toThrow(UsageError)
})

test('an action of the operator is recorded without a member of staff', async () => {
  const before = await app.db.$count(activity)
  await run('add', 'recorded')
  const [newest] = (await app.db.select().from(activity).orderBy(activity.id)).slice(before)
  expect(newest).toMatchObject({ verb: 'added-account', label: 'recorded', actorId: null })
})

test('an account that does not exist is reported', async () => {
  await expect(run('reset', 'nobody-here')).rejects.toThrow('account doesn’t exist')
  await expect(run('add', 'ASHA')).rejects.toThrow('taken')
})

test.each([
  [[]],
  [['remove', 'asha']],
  [['constructor', 'asha']],
  [['reset']],
  [['reset', 'asha', 'meera']],
  [['reset', 'asha', '--role', 'admin']],
  [['list', 'asha']],
  [['add', 'ab']],
  [['add', 'two words']],
  [['add', 'somebody', '--role', 'owner']],
  [['add', 'somebody', '--email', 'nowhere']],
  [['add', 'somebody', '--password', 'x']],
])('%j is no command', async (args) => {
  await expect(run(...args)).rejects.toThrow(UsageError)
})

test('an account with open enquiries is disabled once someone takes them over', async () => {
  const { id } = await makeAccount(app, 'retiring')
  const lead = await makeLead(app, { ownerId: id })
  await expect(run('disable', 'retiring')).rejects.toThrow(
    'retiring has 1 open enquiry. Choose who takes over.',
  )
  expect(await run('disable', 'retiring', '--enquiries', 'asha')).toContain('disabled')
  const asha = await findUser(app.db, 'asha')
  expect(await app.db.select().from(leads).where(eq(leads.id, lead.id))).toMatchObject([
    { ownerId: asha?.id },
  ])
})

import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activity, devices, users } from '#app/platform/db/schema.ts'
import {
  cookiesOf,
  errorShape,
  logIn,
  makeAccount,
  PASSWORD,
  signIn,
  testApp,
} from '../../../test/app.ts'
import type { AccountReceipt, StaffAccount } from './staff.ts'

type Headers = { cookie: string; origin: string }

let app: FastifyInstance
let admin: Headers
let staff: Headers
let meera: StaffAccount
beforeAll(async () => {
  app = await testApp({ LIMIT_LOGIN_ACCOUNT: '3', LIMIT_SCALE: '1', LIMIT_LOGIN_ADDRESS: '100000' })
  await makeAccount(app, 'asha', 'admin')
  admin = await signIn(app, 'asha')
})
beforeEach(async () => {
  await app.pool.query(`delete from users where username <> 'asha'; truncate activity`)
  await app.pool.query(`update users set role = 'admin', disabled_at = null`)
  await add({ username: 'meera', name: 'Meera Rao' })
  await app.pool.query(
    `update users set password_hash = (select password_hash from users where username = 'asha'), must_change_password = false`,
  )
  staff = await signIn(app, 'meera')
  meera = (await ask(staff, 'GET', '/api/staff/me')).json()
})

describe('who may', () => {
  const requests = () =>
    [
      ['GET', '/api/staff'],
      ['POST', '/api/staff', { username: 'intruder', name: 'Intruder', role: 'admin' }],
      ['PATCH', `/api/staff/${meera.id}`, { role: 'admin' }],
    ] as const

  test('a visitor must sign in first', async () => {
    const more = [
      ['GET', '/api/staff/names'],
      ['GET', '/api/staff/me'],
      ['PATCH', '/api/staff/me'],
    ]
    for (const [method, url, payload] of [...requests(), ...more] as const) {
      const answer = await ask(undefined, method as 'GET', url ?? '', payload)
      expect(answer.statusCode, url).toBe(401)
      expect(answer.json()).toEqual(errorShape)
    }
  })

  test('staff without the admin role are refused, and nothing is done', async () => {
    for (const [method, url, payload] of requests()) {
      const answer = await ask(staff, method, url, payload)
      expect(answer.statusCode, url).toBe(403)
      expect(answer.json()).toEqual(errorShape)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect((await accounts()).map(({ username, role }) => [username, role])).toEqual([
      ['asha', 'admin'],
      ['meera', 'staff'],
    ])
  })

  test('an admin whose role is taken may do nothing more, at once', async () => {
    await change(meera.id, { role: 'admin' })
    expect((await ask(staff, 'GET', '/api/staff')).statusCode).toBe(200)
    await change(meera.id, { role: 'staff' })
    expect((await ask(staff, 'GET', '/api/staff')).statusCode).toBe(403)
  })
})

test('the names of staff are for everybody who is signed in, by name, without who is disabled', async () => {
  await add({ username: 'former', name: 'Former' }).then(({ account }) =>
    change(account.id, { disabled: true }),
  )
  const zara = (await add({ username: 'zara', name: 'zara' })).account
  const eesha = (await add({ username: 'eesha', name: 'Éesha' })).account
  const answer = await ask(staff, 'GET', '/api/staff/names')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual([
    { id: expect.any(Number), name: 'asha', username: 'asha' },
    { id: eesha.id, name: 'Éesha', username: 'eesha' },
    { id: meera.id, name: 'Meera Rao', username: 'meera' },
    { id: zara.id, name: 'zara', username: 'zara' },
  ])
})

test('a new account gets a random password, shown once, with which one can sign in', async () => {
  const answer = await ask(admin, 'POST', '/api/staff', {
    username: ' lakshmi ',
    name: '  Lakshmi   Iyer ',
    email: 'lakshmi@example.in',
    role: 'admin',
  })
  expect(answer.statusCode).toBe(201)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { account, password } = answer.json<AccountReceipt>()
  expect(account).toEqual({
    id: expect.any(Number),
    username: 'lakshmi',
    name: 'Lakshmi Iyer',
    email: 'lakshmi@example.in',
    publicName: null,
    qualification: null,
    role: 'admin',
    roles: ['admin', 'accountant', 'editor'],
    rights: [],
    disabledAt: null,
    createdAt: expect.any(String),
    lastSignInAt: null,
    invitation: null,
  })
  expect(password?.length).toBeGreaterThanOrEqual(20)
  expect((await logIn(app, 'lakshmi', password)).json()).toMatchObject({ role: 'admin' })
  expect((await ask(admin, 'GET', '/api/staff')).body).not.toContain(password)
  const { rows } = await app.pool.query('select * from users, activity')
  expect(JSON.stringify(rows)).not.toContain(password)
})

test('a new account is staff without an email where nothing else is said', async () => {
  const { account } = await add({ username: 'plain', name: 'Plain Name' })
  expect(account).toMatchObject({ role: 'staff', email: null })
})

test('a new account does not take the user name of another, whatever the case', async () => {
  const answer = await ask(admin, 'POST', '/api/staff', { username: 'MEERA', name: 'Other' })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ ...errorShape, errors: [{ path: 'username' }] })
  expect(await accounts()).toHaveLength(2)
})

test.each([
  [{ username: 'ab', name: 'Somebody' }, 'username'],
  [{ username: 'two words', name: 'Somebody' }, 'username'],
  [{ username: 'x'.repeat(61), name: 'Somebody' }, 'username'],
  [{ username: 'nul\u0000', name: 'Somebody' }, 'username'],
  [{ name: 'Somebody' }, 'username'],
  [{ username: 'somebody', name: ' S ' }, 'name'],
  [{ username: 'somebody', name: 'x'.repeat(101) }, 'name'],
  [{ username: 'somebody', name: 'half \ud83d character' }, 'name'],
  [{ username: 'somebody' }, 'name'],
  [{ username: 'somebody', name: 'Somebody', email: 'at home' }, 'email'],
  [{ username: 'somebody', name: 'Somebody', email: 5 }, 'email'],
  [{ username: 'somebody', name: 'Somebody', role: 'owner' }, 'role'],
])('a new account: %j is rejected with the reason', async (body, path) => {
  const answer = await ask(admin, 'POST', '/api/staff', body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ ...errorShape, errors: [{ path }] })
  expect(await accounts()).toHaveLength(2)
})

test('changing an account changes what is named and leaves the rest', async () => {
  await change(meera.id, { email: 'meera@example.in' })
  const { account, ...more } = (await change(meera.id, { name: 'Meera Nair' })).json()
  expect(account).toEqual({ ...meera, name: 'Meera Nair', email: 'meera@example.in' })
  expect(more).toEqual({})
  expect((await change(meera.id, { email: '' })).json().account.email).toBeNull()
  expect((await change(meera.id, {})).json().account.name).toBe('Meera Nair')
  expect((await ask(staff, 'GET', '/api/auth/me')).json()).toMatchObject({ name: 'Meera Nair' })
})

test('a change of an account that does not exist is reported', async () => {
  for (const id of ['999999', '0', 'abc', '99999999999']) {
    const answer = await ask(admin, 'PATCH', `/api/staff/${id}`, { name: 'Nobody' })
    expect(answer.statusCode).toBe(id === '999999' ? 404 : 400)
    expect(answer.json()).toMatchObject(errorShape)
  }
})

test.each([
  { name: '' },
  { email: 'nowhere' },
  { role: null },
  { disabled: 'yes' },
  { resetPassword: 'hunter2-hunter2' },
  [],
  null,
])('changing an account to %j is refused', async (body) => {
  expect((await change(meera.id, body)).statusCode).toBe(400)
  expect((await accounts()).at(-1)).toMatchObject(meera)
})

test('disabling an account ends its sessions for good, and no one can sign in with it', async () => {
  expect((await change(meera.id, { disabled: true })).json().account.disabledAt).not.toBeNull()
  expect(await isSignedIn(staff)).toBe(false)
  expect((await logIn(app, 'meera')).statusCode).toBe(401)
  await change(meera.id, { disabled: false })
  expect(await isSignedIn(staff)).toBe(false)
  await app.pool.query('truncate login_attempts')
  expect((await logIn(app, 'meera')).statusCode).toBe(200)
})

test('disabling an account keeps the day on which it was disabled first', async () => {
  const first = (await change(meera.id, { disabled: true })).json().account.disabledAt
  expect((await change(meera.id, { disabled: true })).json().account.disabledAt).toBe(first)
  expect(await recordedActions()).toEqual([
    ['added-account', 'asha'],
    ['disabled-account', 'asha'],
  ])
})

test('a new password from an admin is random and shown once; the old one, the sessions and the known browsers are gone', async () => {
  const { password } = (await change(meera.id, { resetPassword: true })).json<AccountReceipt>()
  expect(password?.length).toBeGreaterThanOrEqual(20)
  expect(await isSignedIn(staff)).toBe(false)
  expect(await app.db.$count(devices, eq(devices.userId, meera.id))).toBe(0)
  expect((await logIn(app, 'meera', PASSWORD)).statusCode).toBe(401)
  expect((await logIn(app, 'meera', password)).statusCode).toBe(200)
})

test('a new password from an admin lets one in even when strangers have used up the login attempts', async () => {
  for (let times = 0; times < 4; times++) await logIn(app, 'meera', 'not-the-password')
  expect((await logIn(app, 'meera')).statusCode).toBe(429)
  const { password } = (await change(meera.id, { resetPassword: true })).json<AccountReceipt>()
  expect((await logIn(app, 'meera', password)).statusCode).toBe(200)
})

describe('a password set by an admin', () => {
  const NEW = 'harvest-Ledger-42-cloud'

  test.each([
    ['of a new account', () => add({ username: 'lata', name: 'Lata' })],
    [
      'of a reset',
      async () => (await change(meera.id, { resetPassword: true })).json<AccountReceipt>(),
    ],
  ])('%s must be changed before anything else', async (_, make) => {
    const { account, password = '' } = await make()
    const first = await logIn(app, account.username, password)
    expect(first.json()).toMatchObject({ mustChangePassword: true })
    const theirs = { cookie: cookiesOf(first), origin: admin.origin }
    expect((await ask(theirs, 'GET', '/api/auth/me')).json().mustChangePassword).toBe(true)
    for (const url of ['/api/dashboard', '/api/leads', '/api/staff/me', '/api/desk/events']) {
      const refused = await ask(theirs, 'GET', url)
      expect(refused.statusCode, url).toBe(403)
      expect(refused.json().message).toContain('choose a new password')
    }
    const changed = await ask(theirs, 'POST', '/api/auth/password', {
      currentPassword: password,
      newPassword: NEW,
    })
    expect(changed.statusCode).toBe(200)
    const free = { cookie: cookiesOf(changed), origin: admin.origin }
    expect((await ask(free, 'GET', '/api/auth/me')).json()).not.toHaveProperty('mustChangePassword')
    expect((await ask(free, 'GET', '/api/dashboard')).statusCode).toBe(200)
  })

  test('a password set by an admin is changed without typing it again right after signing in, and by no one else', async () => {
    const { account, password = '' } = await add({ username: 'lata', name: 'Lata' })
    const first = await logIn(app, 'lata', password)
    const theirs = { cookie: cookiesOf(first), origin: admin.origin }
    const choose = (who: typeof theirs, body: object) =>
      ask(who, 'POST', '/api/auth/password', body)
    await app.db.execute(sql`update sessions set verified_at = now() - interval '11 minutes'
      where user_id = ${account.id}`)
    const late = await choose(theirs, { newPassword: NEW })
    expect(late.statusCode).toBe(400)
    expect(late.json().errors).toMatchObject([{ path: 'currentPassword' }])
    await app.db.execute(sql`update sessions set verified_at = now() where user_id = ${account.id}`)
    expect((await choose(theirs, { newPassword: password })).statusCode).toBe(400)
    const changed = await choose(theirs, { newPassword: NEW })
    expect(changed.statusCode, changed.body).toBe(200)
    const own = { cookie: cookiesOf(changed), origin: admin.origin }
    const again = await choose(own, { newPassword: 'orchard-Anvil-77-river' })
    expect(again.json().errors).toMatchObject([{ path: 'currentPassword' }])
  })

  test('a password set by an admin doesn’t prevent signing out', async () => {
    const { password } = await add({ username: 'lata', name: 'Lata' })
    const theirs = { cookie: cookiesOf(await logIn(app, 'lata', password)), origin: admin.origin }
    expect((await ask(theirs, 'POST', '/api/auth/logout')).statusCode).toBe(200)
    expect(await isSignedIn(theirs)).toBe(false)
  })
})

test('each account shows when it last signed in', async () => {
  await add({ username: 'lata', name: 'Lata' })
  const shown = (await accounts()).map(({ username, lastSignInAt }) => [username, lastSignInAt])
  expect(shown).toContainEqual(['lata', null])
  expect(shown).toContainEqual(['meera', expect.stringMatching(/^20.*Z$/)])
})

describe('no one', () => {
  const own = async () => (await ask(admin, 'GET', '/api/staff/me')).json<StaffAccount>()

  test.each([{ disabled: true }, { role: 'staff' }, { resetPassword: true }])(
    'no one does %j to their own account, be there another admin or not',
    async (body) => {
      for (const others of ['staff', 'admin']) {
        await change(meera.id, { role: others })
        const before = await own()
        const answer = await change(before.id, body)
        expect(answer.statusCode).toBe(409)
        expect(answer.json()).toEqual(errorShape)
        expect(await own()).toEqual(before)
      }
    },
  )

  test('two admins who disable or demote one another at the same time don’t both succeed', async () => {
    await change(meera.id, { role: 'admin' })
    const { id } = await own()
    for (const body of [{ disabled: true }, { role: 'staff' }]) {
      const answers = await Promise.all([
        ask(admin, 'PATCH', `/api/staff/${meera.id}`, body),
        ask(staff, 'PATCH', `/api/staff/${id}`, body),
      ])
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      const left = (await app.db.select().from(users)).filter(
        ({ role, disabledAt }) => role === 'admin' && !disabledAt,
      )
      expect(left).toHaveLength(1)
      await app.pool.query(`update users set role = 'admin', disabled_at = null`)
      admin = await signIn(app, 'asha')
      staff = await signIn(app, 'meera')
    }
  })

  test('an admin who changes their own name loses nothing', async () => {
    const { id, name } = await own()
    expect(
      (await change(id, { name: 'Asha Rao', role: 'admin', disabled: false })).statusCode,
    ).toBe(200)
    expect(await own()).toMatchObject({ name: 'Asha Rao', role: 'admin', disabledAt: null })
    await change(id, { name })
  })
})

test("one's own account is shown, and its name and email can be changed", async () => {
  expect((await ask(staff, 'GET', '/api/staff/me')).json()).toEqual(meera)
  const changed = { name: 'Meera Nair', email: 'meera@example.in' }
  const answer = await ask(staff, 'PATCH', '/api/staff/me', changed)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ ...meera, ...changed })
  expect((await ask(staff, 'GET', '/api/staff/me')).json()).toMatchObject(changed)
  const renamed = await ask(staff, 'PATCH', '/api/staff/me', { name: 'Meera Rao' })
  expect(renamed.json()).toMatchObject({ name: 'Meera Rao', email: changed.email })
})

test("one's own account gets no role by it", async () => {
  const body = { name: 'Meera', email: '', role: 'admin', username: 'root', disabled: false }
  const answer = await ask(staff, 'PATCH', '/api/staff/me', body)
  expect(answer.json()).toMatchObject({ name: 'Meera', role: 'staff', username: 'meera' })
})

test.each([{ name: 'x', email: '' }, { name: 'Meera', email: 'nowhere' }, {}])(
  "one's own account is not changed to %j",
  async (body) => {
    expect((await ask(staff, 'PATCH', '/api/staff/me', body)).statusCode).toBe(400)
  },
)

test('people and admins can set a public name and a qualification, and remove them', async () => {
  const shown = { publicName: 'Meera Rao', qualification: 'FCA, member 123456' }
  const own = await ask(staff, 'PATCH', '/api/staff/me', { name: 'Meera', ...shown })
  expect(own.json()).toMatchObject({ name: 'Meera', ...shown })
  expect((await ask(staff, 'PATCH', '/api/staff/me', { name: 'Meera' })).json()).toMatchObject(
    shown,
  )
  const cleared = await change(meera.id, { publicName: ' ', qualification: '' })
  expect(cleared.json().account).toMatchObject({ publicName: null, qualification: null })
  expect((await add({ username: 'ravi', name: 'Ravi', ...shown })).account).toMatchObject(shown)
  const tooLong = await change(meera.id, { qualification: 'F'.repeat(121) })
  expect(tooLong.statusCode).toBe(400)
  expect(tooLong.json().errors).toEqual([
    { path: 'qualification', message: 'Qualification must be at most 120 characters.' },
  ])
})

test('everything that is done to accounts is recorded, and who did it', async () => {
  await change(meera.id, { name: 'Meera Nair', role: 'admin' })
  await change(meera.id, { role: 'staff', disabled: true })
  await change(meera.id, { disabled: false, resetPassword: true })
  await change(meera.id, { name: 'Meera Nair', role: 'staff', disabled: false })
  expect(await recordedActions()).toEqual(
    [
      'added-account',
      'changed-account',
      'made-admin',
      'made-staff',
      'disabled-account',
      'enabled-account',
      'reset-password',
    ].map((verb) => [verb, 'asha']),
  )
  const shown = (await ask(admin, 'GET', '/api/dashboard')).json().recentActivity
  expect(shown[0]).toMatchObject({ subject: 'user', label: 'Meera Nair', actor: 'asha' })
})

function ask(
  headers: Headers | undefined,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: unknown,
) {
  return app.inject({
    method,
    url,
    headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  })
}

async function add(body: object) {
  return (await ask(admin, 'POST', '/api/staff', body)).json<AccountReceipt>()
}

function change(id: number, body: unknown) {
  return ask(admin, 'PATCH', `/api/staff/${id}`, body)
}

async function accounts() {
  return (await ask(admin, 'GET', '/api/staff')).json<StaffAccount[]>()
}

async function isSignedIn(headers: Headers) {
  return (await ask(headers, 'GET', '/api/auth/me')).statusCode === 200
}

async function recordedActions() {
  const rows = await app.db
    .select({ verb: activity.verb, actor: users.username, label: activity.label })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.actorId))
    .where(eq(activity.subject, 'user'))
    .orderBy(activity.id)
  for (const { label } of rows) expect(label).toMatch(/^Meera/)
  return rows.map(({ verb, actor }) => [verb, actor])
}

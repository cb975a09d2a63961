import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { sessions, users } from '#app/platform/db/schema.ts'
import { routes } from '#app/routes.ts'
import type { OpenRule, Rule } from '#app/team/auth/access/rules.ts'
import type { Role } from '#app/team/auth/account.ts'
import { type Rights, rightsOf, type StaffRole, type StoredRights } from '#app/team/auth/roles.ts'
import { screens } from '#app/team/auth/screens.ts'
import { makeAccount, signIn, testApp } from '../../../test/app.ts'

/** Everyone who may knock: what is stored of their account, or nothing for a visitor. */
const PEOPLE: Record<string, StoredRights | undefined> = {
  'a visitor': undefined,
  'an accountant': person('staff', { accountant: true }),
  'an accountant who may export and import': person('staff', {
    accountant: true,
    mayExport: true,
    mayImport: true,
  }),
  'an editor': person('staff', { editor: true }),
  'an editor who was given the rights alone': person('staff', {
    editor: true,
    mayExport: true,
    mayImport: true,
  }),
  'an accountant and editor': person('staff', { accountant: true, editor: true }),
  'an admin and nothing else': person('admin', {}),
  'an admin and accountant': person('admin', { accountant: true }),
  'an admin and editor': person('admin', { editor: true }),
  'an admin with every role': person('admin', { accountant: true, editor: true }),
}

function person(role: Role, given: Partial<StoredRights>): StoredRights {
  return {
    ...{ role, accountant: false, editor: false, mayExport: false, mayImport: false },
    ...given,
  }
}

/** Whom each rule lets in: a visitor where no account is given. */
function allows(rule: Rule, user: Rights | undefined): boolean {
  if (rule === 'public' || rule === 'both') return true
  return user !== undefined && MAY[rule](user)
}

const is =
  (...roles: StaffRole[]) =>
  (user: Rights) =>
    roles.some((role) => user.roles.includes(role))

const MAY: Record<Exclude<Rule, OpenRule>, (user: Rights) => boolean> = {
  session: () => true,
  enrolment: () => true,
  staff: () => true,
  accountant: is('accountant'),
  editor: is('editor'),
  admin: is('admin'),
  figures: (user) => user.roleMode === 'open' || is('admin')(user),
  'accountant or admin': is('accountant', 'admin'),
  // The routes are asked about no one in particular.
  'admin or oneself': is('admin'),
  'admin at the desk': (user) => is('admin')(user) && is('accountant')(user),
  export: ({ mayExport }) => mayExport,
  import: ({ mayImport }) => mayImport,
}

/** What of the API and of the staff area is open to visitors: a room that is not here may not be. */
const FOR_VISITORS = new RegExp(
  `^\\w+ /(?!api/|admin)|^POST /api/leads$|^(GET|HEAD) /api/office$|^\\w+ /api/(${[
    'appointments|auth/(links|login|logout)|blog/(categories$|posts$|posts/:slug$)|counts$|date-reminders|due-dates$',
    'faq/|faqs$|faqs/related$|inbound-mail$|my/|promise$|receipts/|reply-time$|tools/',
  ].join('|')})`,
)

/** They end sessions: they come last, and each has one of its own. */
const ENDING = ['POST /api/auth/logout', 'DELETE /api/auth/sessions']
const isLasting = (route: string) => !ENDING.includes(route)

describe.each(['open', 'strict'] as const)('where roles are %s', (mode) => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await testApp({ ROLES: mode })
  })

  test('every route says whom it is for', () => {
    expect(app.access.size).toBeGreaterThan(300)
    const without = [...app.access].filter(([, rule]) => rule === undefined)
    expect(without, 'Declare these with `route()`, or with `config: { access }`').toEqual([])
  })

  test('nothing of the API is open to visitors but what is meant for them', () => {
    const open = [...app.access].filter(
      ([route, rule]) => (rule === 'public' || rule === 'both') && !FOR_VISITORS.test(route),
    )
    expect(open).toEqual([])
  })

  test.each(Object.entries(PEOPLE))(
    '%s gets what the table says',
    async (_who, stored) => {
      const wrong: string[] = []
      const user = stored && rightsOf(stored, mode)
      const account = stored && (await accountOf(app, stored))
      const signedIn = () =>
        account ? signIn(app, account) : Promise.resolve({ origin: app.env.publicOrigin })
      const usual = await signedIn()
      for (const route of [...[...app.access.keys()].filter(isLasting), ...ENDING]) {
        const rule = app.access.get(route)
        if (!rule) continue
        const status = await knock(app, route, isLasting(route) ? usual : await signedIn())
        const expected = allows(rule, user) ? 'let in' : account ? 403 : 401
        const got = status === 401 || status === 403 ? status : 'let in'
        if (got !== expected) wrong.push(`${route} is for ${rule}, but ${status}`)
      }
      expect(wrong).toEqual([])
    },
    120_000,
  )

  const ask = (url: string, headers: InjectOptions['headers']) => app.inject({ url, headers })

  test.each([
    '/api/faqs?status=all',
    '/api/faq/categories?status=draft',
    '/api/blog/posts?status=scheduled',
    '/api/blog/categories?status=all',
  ])('a text that is not published is for editors: %s', async (url) => {
    for (const stored of Object.values(PEOPLE)) {
      const headers = stored ? await signIn(app, await accountOf(app, stored)) : {}
      const { statusCode } = await ask(url, headers)
      const isEditor = stored && rightsOf(stored, mode).roles.includes('editor')
      expect(statusCode, JSON.stringify(stored)).toBe(isEditor ? 200 : stored ? 403 : 401)
    }
  })
})

/** Screens for people who are not signed in. */
const OUTSIDE = ['/admin/login', '/admin/reset/$token']

test('every screen of the staff area says whom it is for', () => {
  const addresses = addressesIn(routes).filter(
    (address) => address.startsWith('/admin') && !OUTSIDE.includes(address),
  )
  expect(addresses.length).toBeGreaterThan(10)
  expect(
    addresses.filter((address) => !Object.hasOwn(screens, address)),
    'Decide whom these screens are for and add them to app/team/auth/screens.ts',
  ).toEqual([])
  expect(Object.keys(screens).filter((address) => !addresses.includes(address))).toEqual([])
})

interface Node {
  type: string
  path?: string
  children?: Node[]
}

function addressesIn({ path, type, children = [] }: Node): string[] {
  return [...(type === 'route' && path ? [path] : []), ...children.flatMap(addressesIn)]
}

/** The user name of a new account with these rights. */
async function accountOf(app: FastifyInstance, { role, ...rights }: StoredRights): Promise<string> {
  return (await makeAccount(app, `person-${++people}`, role, rights)).username
}
let people = 0

/** Asks a route for something that is not there, so that nobody's asking changes what others find. */
describe('a session that is not whole', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await testApp()
  })
  const guarded = (...except: Rule[]) =>
    [...app.access].flatMap(([route, rule = 'public']) =>
      ['public', 'both', 'session', ...except].includes(rule) ? [] : route,
    )

  const refusing = async (headers: InjectOptions['headers'], routes: string[]) => {
    const open: string[] = []
    for (const route of routes) {
      const status = await knock(app, route, headers)
      if (status !== 403) open.push(`${route}: ${status}`)
    }
    return open
  }

  test('somebody who has to choose a password can do nothing else first', async () => {
    const { id, username } = await makeAccount(app, 'first-day', 'admin')
    const headers = await signIn(app, username)
    await app.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, id))
    expect(await refusing(headers, guarded())).toEqual([])
  }, 120_000)

  test('an admin whose grace period is over can only set up a second factor', async () => {
    const { id, username } = await makeAccount(app, 'too-late', 'admin')
    const headers = await signIn(app, username)
    await app.db
      .update(users)
      .set({ secondFactorAskedAt: sql`now() - interval '15 days'` })
      .where(eq(users.id, id))
    expect(await refusing(headers, guarded('enrolment'))).toEqual([])
  }, 120_000)

  test('exports, erases, resets and enrols nothing an hour after it was checked', async () => {
    const { id, username } = await makeAccount(app, 'stolen', 'admin')
    const headers = await signIn(app, username)
    await app.db
      .update(sessions)
      .set({ verifiedAt: sql`now() - interval '1 hour'` })
      .where(eq(sessions.userId, id))
    const routes = [
      'GET /api/leads/export.csv',
      'HEAD /api/leads/export.csv',
      'GET /api/audit/export.csv',
      'HEAD /api/audit/export.csv',
      'GET /api/leads/:id/export',
      'DELETE /api/leads/:id',
      'POST /api/leads/spam/erase',
      'DELETE /api/clients/:id',
      'POST /api/staff',
      'PATCH /api/staff/:id',
      'POST /api/staff/:id/link',
      'POST /api/backups',
      'POST /api/calendar-feed',
      'POST /api/auth/second-factor/totp',
      'POST /api/auth/second-factor/totp/confirm',
      'DELETE /api/auth/second-factor/totp',
      'POST /api/auth/second-factor/recovery-codes',
      'POST /api/auth/passkeys/options',
      'POST /api/auth/passkeys',
      'DELETE /api/auth/passkeys/:id',
    ]
    expect(routes.filter((route) => !app.access.has(route))).toEqual([])
    expect(await refusing(headers, routes)).toEqual([])
  })
})

async function knock(app: FastifyInstance, route: string, headers: InjectOptions['headers']) {
  const [method, path = ''] = route.split(' ') as [InjectOptions['method'], string]
  const url = path
    .replace(/^\/\*$/, '/nowhere')
    .replace('/*', '/openapi.json')
    .replace(/:id\b|:version\b|:leave\b/g, '999999')
    .replace(/:day\b/g, '2026-01-26')
    .replace(/:\w+/g, 'none')
  const query = path === '/api/mails/arrival' ? '?selector=%20' : ''
  const response = await app.inject({
    method,
    url: url + query,
    headers,
    payloadAsStream: true,
    ...(method !== 'GET' && method !== 'HEAD' && { payload: {} }),
  })
  response.stream().destroy()
  return response.statusCode
}

import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { readEnv } from '#app/platform/config/env.ts'
import type { OpenDatabase } from '#app/platform/db/database.ts'
import { users } from '#app/platform/db/schema.ts'
import type { Pages } from '#app/platform/rendering/pages.ts'
import { buildApp } from '#app/server/app.ts'
import type { Role } from '#app/team/auth/account.ts'
import type { StoredRights } from '#app/team/auth/roles.ts'
import { closeAfterwards } from './closing.ts'
import { testDatabase } from './database.ts'
import { LIGHT_HASH, PASSWORD } from './light-password.ts'

export { PASSWORD }

type Settings = Record<string, string>

/**
 * The site on a database of its own, with settings as the environment would give them. Limits are
 * out of the way unless the test sets them. Closed when the test file is done.
 */
export async function testApp(
  settings: Settings = {},
  { database, pages = plainPages }: { database?: OpenDatabase; pages?: Pages } = {},
): Promise<FastifyInstance> {
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    LIMIT_SCALE: '10000',
    LIMIT_DELAY_MS: '60000',
    DOCUMENTS_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...settings,
  })
  const open = database ?? (await testDatabase())
  const app = await buildApp({ env, ...open, pages })
  closeAfterwards(() => app.close())
  return app
}

/** Pages that say which one they are and nothing else: the API's tests need no more. */
export const plainPages: Pages = {
  render: async ({ path, problem }) => ({
    status: problem?.status ?? 200,
    html: `<!doctype html><title>${path}</title><p>${problem?.message ?? ''}</p>`,
  }),
  assets: { script: '/entry.js', enhance: '/enhance.js', tools: {}, styles: [], fonts: [] },
}

/** What a visitor would send from the contact form; the message differs each time. */
export function enquiry(changes: Record<string, unknown> = {}) {
  return {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '+91 98765 43210',
    message: `I changed my job in June. (${++enquiries})`,
    service: 'General Inquiry',
    ...changes,
  }
}
let enquiries = 0

/** Sends an enquiry as the contact form does; give another body or headers as needed. */
export function send(
  app: FastifyInstance,
  payload: InjectOptions['payload'],
  more: InjectOptions = {},
) {
  return app.inject({ method: 'POST', url: '/api/leads', payload, ...more })
}

/** What every error of the API looks like. */
export const errorShape = {
  message: expect.any(String),
  requestId: expect.stringMatching(/^[\w-]{8,}$/),
}

/** Makes an account, whose password is PASSWORD. */
export async function makeAccount(
  app: FastifyInstance,
  username: string,
  role: Role = 'staff',
  rights: Partial<Omit<StoredRights, 'role'>> = {},
) {
  const account = { username, name: username, role, passwordHash: LIGHT_HASH, ...rights }
  const [made] = await app.db.insert(users).values(account).returning()
  if (!made) throw new Error(`${username} was not made`)
  return made
}

/** Signs in (with a new account unless one is named) and returns the headers of that browser's requests. */
export async function signIn(app: FastifyInstance, username?: string): Promise<Headers> {
  const name = username ?? (await makeAccount(app, `staff-${++accounts}`)).username
  const response = await logIn(app, name)
  if (response.statusCode !== 200) throw new Error(`${name} could not sign in: ${response.body}`)
  return { cookie: cookiesOf(response), origin: app.env.publicOrigin }
}
type Headers = { cookie: string; origin: string }
let accounts = 0

export function logIn(
  app: FastifyInstance,
  username: string,
  password = PASSWORD,
  more: InjectOptions = {},
) {
  return app.inject({
    ...more,
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
  })
}

/** The cookies that a response set, as the browser would send them back. */
export function cookiesOf(response: { cookies: { name: string; value: string }[] }): string {
  return response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** What the operator's commands need of the site. */
export function commandSite({ env, securityMails }: FastifyInstance) {
  return { roles: env.roles, origin: env.publicOrigin, securityMails }
}

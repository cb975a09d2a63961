import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type APIRequestContext,
  type Browser,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import pg from 'pg'
import { APP_DATABASE, APP_USER } from '../../ops/postgres/cluster.ts'
import { LIGHT_HASH, PASSWORD } from '../light-password.ts'
import type { CaughtMail } from '../mail-sink.ts'

export { expect }

/**
 * Runs in the page: a click on a phone number opens no program. Chromium would ask which, in a
 * window that no test can answer, and every later click and key would go there.
 */
function callNoOne() {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="tel:"]')
    if (link) event.preventDefault()
  })
}

/** The running site, as `start-site.ts` left it to us. */
export const site: {
  origin: string
  username: string
  password: string
  log: string
  mailbox: string
  /** signs the e-mails that a mail provider would deliver */
  inboundSecret: string
} = JSON.parse(process.env.JOURNEY_SITE ?? '{}')

interface Fixtures {
  /** what the browser may complain about in this journey, because the journey provokes it */
  provoked: RegExp[]
  complaints: string[]
  /** a page on which staff are signed in */
  staffPage: Page
  /** asks the API as staff */
  staff: APIRequestContext
}

/** Every journey fails when the browser complains of a script, a resource or a policy. */
export const test = base.extend<Fixtures, { session: Session }>({
  baseURL: site.origin,
  provoked: [[], { option: true }],

  complaints: [
    async ({ context, provoked }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        complaints.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await context.addInitScript(callNoOne)
      await use(complaints)
      const expected = [...provoked, NOBODY_SIGNED_IN, DRAFT_OF_ANOTHER]
      const unexpected = complaints.filter((text) => !expected.some((known) => known.test(text)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],

  session: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: site.origin })
      const response = await request.post('/api/auth/login', {
        data: { username: site.username, password: site.password },
      })
      expect(response.status()).toBe(200)
      await use(await request.storageState())
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  staffPage: async ({ page, session }, use) => {
    await page.context().addCookies(session.cookies)
    await use(page)
  },

  staff: async ({ playwright, session }, use) => {
    const request = await playwright.request.newContext({
      baseURL: site.origin,
      storageState: session,
      extraHTTPHeaders: { origin: site.origin },
    })
    await use(request)
    await request.dispose()
  },
})
type Session = Awaited<ReturnType<APIRequestContext['storageState']>>

/** Without a session the current user is a 401, and browsers log every such response. */
const NOBODY_SIGNED_IN = /status of 401 .*\/api\/auth\/me\)$/

/** The journeys share an account and with it its drafts: another browser may have saved one. */
const DRAFT_OF_ANOTHER = /status of 409 .*\/api\/drafts\/(faq|post)\)$/

let people = 0

/** A visitor with a unique name, to send an enquiry. */
export function newPerson() {
  const number = `${Date.now()}${process.pid}${++people}`.slice(-9)
  return {
    name: `Asha ${number}`,
    email: `asha.${number}@example.in`,
    phone: `+91 98${number.slice(-8)}`,
    message: `I changed my job in June and have two Forms 16. (${number})`,
  }
}
export type Person = ReturnType<typeof newPerson>

/** Opens a group of the staff menu and goes to one of its screens. */
export async function goTo(page: Page, group: string, screen: string) {
  const menu = page.getByRole('navigation', { name: 'Staff' })
  const button = menu.getByRole('button', { name: group })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await menu.getByRole('link', { name: screen }).click()
}

/** Another member of staff, signed in at a desk of their own. */
export async function colleague(browser: Browser) {
  const username = `ravi.${Date.now()}${process.pid}`
  const { password, id, name } = await addAccount({ username, name: `Ravi ${username}` })
  const context = await browser.newContext({ baseURL: site.origin, locale: 'en-IN' })
  const signedIn = await context.request.post('/api/auth/login', { data: { username, password } })
  expect(signedIn.status()).toBe(200)
  return { page: await context.newPage(), name, id }
}

export async function fillContactForm(page: Page, person: Person) {
  const form = contactForm(page)
  for (const [name, value] of Object.entries(person)) await form.field(name).fill(value)
  await form.field('acceptTerms').check()
  await takeTime(page)
  return form
}

/**
 * Waits until a form may be sent: submissions faster than any person are flagged as spam. Not by
 * waitForFunction, which waits for frames that a page without script may never draw.
 */
export async function takeTime(page: Page) {
  const age = () => page.evaluate(() => performance.now())
  await expect.poll(age, { intervals: [50] }).toBeGreaterThan(250)
}

export function contactForm(page: Page) {
  const form = page.locator('form[action="/api/leads"]:not(#slip *)')
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    button: form.locator('button[type="submit"]'),
    /** the message under a field, found as a screen reader finds it */
    complaint: async (name: string) => {
      const control = form.locator(`[name="${name}"][aria-invalid="true"]`)
      const described = (await control.getAttribute('aria-describedby')) ?? ''
      return page.locator(`[id="${described.split(' ').at(-1)}"]`)
    },
  }
}

/** Waits until the form is hydrated, which is not visible on the page. */
export function hydrated(page: Page, action = '/api/leads') {
  return page.waitForFunction((address) => {
    const form = document.querySelector(`form[action="${address}"]:not(#slip *)`)
    return form && Object.keys(form).some((key) => key.startsWith('__reactProps'))
  }, action)
}

/** Keeps what is asked of these addresses waiting until it is let go. */
export async function hold(page: Page, addresses: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    // The page may have gone elsewhere meanwhile.
    await route.fallback().catch(() => {})
  })
  return { release }
}

export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /notifications/i }).locator('li')
}

export async function expectKept(page: Page, person: Person) {
  const form = contactForm(page)
  for (const [name, value] of Object.entries(person)) {
    await expect(form.field(name)).toHaveValue(value)
  }
  await expect(form.field('acceptTerms')).toBeChecked()
}

/** The number of enquiries of a person. */
export async function countFrom(staff: APIRequestContext, person: Person): Promise<number> {
  const response = await staff.get(`/api/leads?q=${encodeURIComponent(person.email)}`)
  return (await response.json()).total
}

/** An account as if it had chosen its own password, as one does at the first sign-in. */
export async function addAccount(person: { username: string; name: string }) {
  const [account] = await inDatabase(
    `insert into users (username, name, role, password_hash, last_sign_in_at)
      values ($1, $2, 'staff', $3, now()) returning id`,
    [person.username, person.name, LIGHT_HASH],
  )
  return { ...person, id: account.id as number, password: PASSWORD }
}

/** Lets hours pass for an enquiry, as if it had come so much earlier. */
export async function timePasses(id: number, hours: number) {
  await inDatabase(
    `update leads set received_at = received_at - $2 * interval '1 hour', due_at = due_at - $2 * interval '1 hour' where id = $1`,
    [id, hours],
  )
}

/** Lets hours pass in which no one uses the sessions of an account. */
export async function sessionsIdle(username: string, hours: number) {
  await inDatabase(
    `update sessions set last_seen_at = now() - $2 * interval '1 hour' where user_id = (select id from users where username = $1)`,
    [username, hours],
  )
}

/** Opens alerts to the operator, as the checks of each minute do. */
export async function raiseAlerts() {
  const disk = { host: 'web-1', path: '/var/lib/tax-expert', freeBytes: 4e8, totalBytes: 4e10 }
  await inDatabase(
    `insert into operator_alerts (kind, detail)
     values ('disk-nearly-full', $1), ('mail-failing', $2), ('backup-late', '{}') on conflict do nothing`,
    [{ disks: [disk] }, { waiting: 12, reason: 'The mail server could not be reached.' }],
  )
}

/** Changes the site’s database, where a journey needs time to pass. */
export async function inDatabase(text: string, values: unknown[]) {
  const pidFile = join(dirname(site.log), 'data', 'postgres', 'postmaster.pid')
  const socket = (await readFile(pidFile, 'utf8')).split('\n')[4]
  const database = new pg.Client({ host: socket, user: APP_USER, database: APP_DATABASE })
  await database.connect()
  const { rows } = await database.query(text, values)
  await database.end()
  return rows
}

/** The mails that a real mail server has taken over for an address. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  return (await fetch(`${site.mailbox}/${encodeURIComponent(address)}`)).json()
}

const STEP_MS = 20_000

/** More time for the running test: what looks at many screens takes longer the more they are. */
export function extendTimeout() {
  const { timeout } = test.info()
  test.info().setTimeout(timeout + STEP_MS)
}

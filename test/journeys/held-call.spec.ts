import { randomBytes, randomUUID } from 'node:crypto'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { MailSink } from '../mail-sink.ts'
import { newPerson, type Person } from './journey.ts'
import { openDay } from './open-day.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'

/** A site on which one call an hour needs no confirmation; it is booked already. */
let site: OwnSite
let post: MailSink
const ZONE = 'Asia/Dubai'
const admin = { username: 'calls-admin', password: randomBytes(24).toString('base64url') }

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  post = await MailSink.open()
  site = await startOwnSite(() => ({
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    SMTP_URL: post.url,
    LIMIT_SCALE: '1',
    LIMIT_BOOKINGS: '1',
  }))
  const { slots } = await (await fetch(`${site.origin}/api/appointments/slots`)).json()
  const first = await fetch(`${site.origin}/api/appointments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...newPerson(),
      start: slots[0],
      timeZone: 'Asia/Kolkata',
      sendKey: randomUUID(),
    }),
  })
  expect(first.status).toBe(201)
})
test.afterAll(async () => {
  await site?.stop()
  await post?.close()
})

test('a call that is held is booked by the link of its e-mail', async ({ browser }) => {
  const page = await ownPage(browser, { viewport: { width: 360, height: 740 } })
  const { person } = await book(page, -1)
  const panel = page.getByRole('region', { name: 'Please confirm your call' })
  await expect(panel.getByRole('heading')).toBeFocused()
  await expect(panel).toContainText(/It isn’t booked yet.*button in the email.*until .* \(Dubai\)/)
  await page.goto(await linkTo(person))
  await expect(page.getByText(/keeping this time for you until/)).toBeVisible()
  await confirm(page)
  await page.context().close()
})

test('a call that is held is booked without script too', async ({ browser }) => {
  const page = await ownPage(browser, { javaScriptEnabled: false })
  const { person } = await book(page, -2, 'Asia/Kolkata')
  await page.waitForURL(/\/receipt\/[\w-]{43}$/)
  await expect(page.getByRole('region', { name: 'Please confirm your call' })).toContainText(
    /It isn’t booked yet.*button in the email.*until .* IST/,
  )
  await expect(page.getByText('You don’t need to do anything')).toHaveCount(0)
  await page.goto(await linkTo(person))
  await confirm(page)
  await page.context().close()
})

test('a visitor without e-mail confirms a call that is held by WhatsApp', async ({ browser }) => {
  const page = await ownPage(browser, {})
  const { person } = await book(page, -4, ZONE, { email: '' })
  const chat = page.getByRole('link', { name: 'Confirm by WhatsApp' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toContain(`Hello, this is ${person.name}. Please confirm my call on `)
  await page.context().close()
})

test('staff see a call that is held as not confirmed, and book it', async ({ browser }) => {
  const visitor = await ownPage(browser, {})
  const { person, day } = await book(visitor, -3)
  await expect(visitor.getByRole('heading', { name: 'Please confirm your call' })).toBeVisible()

  const page = await ownPage(browser, {})
  const signedIn = await page.request.post('/api/auth/login', {
    data: admin,
    headers: { origin: site.origin },
  })
  expect(signedIn.status()).toBe(200)
  await page.goto(`/admin/calls?day=${day}&of=everyone`)
  const call = page
    .getByRole('list', { name: 'Calls of the day' })
    .getByRole('listitem')
    .filter({ hasText: person.name })
  await expect(call).toContainText(/Not confirmed.*Kept until/)
  await call.getByRole('button', { name: /^Confirm: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Book call' }).click()
  await expect(call).toContainText('Booked')
  await expect(call).not.toContainText('Not confirmed')

  await visitor.getByRole('link', { name: 'Track your enquiry' }).click()
  await expectBooked(visitor)
  await page.context().close()
  await visitor.context().close()
})

async function ownPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.origin,
    locale: 'en-IN',
    timezoneId: ZONE,
    ...options,
  })
  return context.newPage()
}

/**
 * Asks for the first free time of a day, which is one for each journey.
 * @param zone of the visitor, which the page knows once its script runs
 */
async function book(page: Page, dayOfList: number, zone = ZONE, as: Partial<Person> = {}) {
  await page.goto('/book')
  await expect(page.getByLabel('Your time zone')).toHaveValue(zone)
  const times = await openDay(page, dayOfList)
  await times.locator('label').first().click()
  const start = (await times.locator('input').first().getAttribute('value')) ?? ''
  const person = { ...newPerson(), ...as }
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Phone').fill(person.phone)
  await page.getByLabel('Email (optional)').fill(person.email)
  await page.getByLabel(/I accept/).check()
  await page.getByRole('button', { name: 'Book this call' }).click()
  const day = new Date(Date.parse(start) + 5.5 * 3_600_000).toISOString().slice(0, 10)
  return { person, day }
}

/** The link of the e-mail that asks to confirm. */
async function linkTo({ email }: Person): Promise<string> {
  const find = () => post.to(email).find(({ subject }) => subject?.startsWith('Confirm your call'))
  await expect.poll(find).toBeDefined()
  const path = find()?.text?.match(/\/confirm-call\/[\w-]{43}/)?.[0]
  return path ?? ''
}

async function confirm(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your call')
  await page.getByRole('button', { name: 'Yes, book this call' }).click()
  await page.waitForURL(/\/receipt\/[\w-]{43}$/)
  await expectBooked(page)
}

async function expectBooked(page: Page) {
  const slip = page.getByRole('article')
  await expect(slip.getByRole('heading', { name: 'Your call', exact: true })).toBeVisible()
  await expect(slip.getByRole('link', { name: 'Move this call' })).toBeVisible()
}

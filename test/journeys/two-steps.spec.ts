import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { api } from '#app/paths.ts'
import { expectAccessible } from './accessible.ts'
import { addAccount, expect, inDatabase, site, test, toast } from './journey.ts'

const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

/** An account of its own, and a browser in which it is at the login. */
async function newcomer(browser: Browser, role?: 'admin') {
  const username = `step.${Date.now()}${process.pid}`
  const person = await addAccount({ username, name: `Step ${username}` })
  if (role) await inDatabase(`update users set role = $2 where username = $1`, [username, role])
  const context = await browser.newContext({ baseURL: site.origin, locale: 'en-IN' })
  return { ...person, page: await context.newPage() }
}

async function enterPassword(
  page: Page,
  { username, password }: Record<'username' | 'password', string>,
) {
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Waits for the next step of 30 s where this one is nearly over: a code of the step before would be refused then. */
async function timeInStep() {
  const left = 30_000 - (Date.now() % 30_000)
  if (left < 10_000) await sleep(left)
}

/** Turns on an authenticator app on the screen that is open; returns its key and the recovery codes. */
async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  const key = await page.locator('code').innerText()
  await timeInStep()
  await page.getByLabel('Then enter the code').fill(codeOf(key, -1))
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return { key, codes: await codes.allInnerTexts() }
}

/** Holds the first request of this path until it is released; then waits for its answer. */
async function holdFirst(page: Page, path: string) {
  const held = Promise.withResolvers<void>()
  await page.route(path, (route) => held.promise.then(() => route.continue()), { times: 1 })
  const asked = page.waitForRequest(`**${path}`)
  return {
    asked,
    release: async () => {
      held.resolve()
      await (await asked).response()
    },
  }
}

test('an authenticator app is set up, asked for at the next sign-in, and a recovery code stands in once', async ({
  browser,
}) => {
  const person = await newcomer(browser)
  const { page } = person
  await enterPassword(page, person)
  await page.waitForURL('/admin')
  await page.goto('/admin/account#second-factor')
  const { key, codes } = await setUpApp(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('You have 10 unused recovery codes.')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL('/admin/login')

  await enterPassword(page, person)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
  await expectAccessible(page)
  await page.getByLabel('Code').fill(codeOf(key))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('/admin')
  await page.context().clearCookies()

  await enterPassword(page, person)
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('/admin')
  await page.goto('/admin/account')
  await expect(page.getByText('You have 9 unused recovery codes.')).toBeVisible()
})

test('a passkey is added and then signs in without a password', async ({ browser }) => {
  const person = await newcomer(browser)
  const { page } = person
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await enterPassword(page, person)
  await page.waitForURL('/admin')
  await page.goto('/admin/account#second-factor')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.locator('#second-factor').getByLabel(/^Name/).fill('Work laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  const passkeys = page.getByRole('list', { name: 'Your passkeys' })
  await expect(passkeys).toContainText('Work laptop')
  await expectAccessible(page)

  await test.step('a rename is sent once by a double press, and keeps what was typed when it fails', async () => {
    let renames = 0
    await page.route('**/api/auth/passkeys/*', async (route) => {
      renames += 1
      await (renames === 1 ? route.abort() : route.fallback())
    })
    await passkeys.getByRole('button', { name: 'Rename Work laptop' }).click()
    await passkeys.getByLabel('Name').fill('Home laptop')
    await passkeys.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page)).toContainText('Passkey not renamed')
    await expect(passkeys.getByLabel('Name')).toHaveValue('Home laptop')
    await passkeys.getByRole('button', { name: 'Save' }).dblclick()
    await expect(passkeys).toContainText('Home laptop')
    expect(renames).toBe(2)
  })
  await page.context().clearCookies()

  // On a slow connection the button is pressed before the field's suggestions have come.
  const suggestions = await holdFirst(page, api.auth.loginPasskeyOptions)
  await page.route(api.auth.loginPasskey, async (route) => {
    await suggestions.release()
    await route.continue()
  })
  await page.goto('/admin/login')
  await suggestions.asked
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForTimeout(1000)
  await suggestions.release()
  await page.waitForURL('/admin')
  await expect(page.getByRole('main')).toContainText(person.name)

  // This device picks the passkey that the field suggests by itself.
  await page.unroute(api.auth.loginPasskey)
  await page.context().clearCookies()
  await page.goto('/admin/login')
  await page.waitForURL('/admin')
})

test('after the grace an admin sets a second step up before anything else', async ({ browser }) => {
  const person = await newcomer(browser, 'admin')
  const { page } = person
  await enterPassword(page, person)
  await page.waitForURL('/admin')
  await expect(page.getByText('Two-step sign-in becomes compulsory in 14 days.')).toBeVisible()
  await inDatabase(
    `update users set second_factor_asked_at = now() - interval '15 days' where username = $1`,
    [person.username],
  )
  await page.goto('/admin/leads')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second step')
  await expectAccessible(page)
  await setUpApp(page)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByRole('navigation', { name: 'Staff' }).first()).toBeAttached()
})

test.describe('long after signing in', () => {
  test.use({ provoked: [/status of 403 .*\/api\/staff/] })

  test('an export and a change of accounts ask who it is, and go on with what was typed', async ({
    browser,
  }) => {
    const person = await newcomer(browser, 'admin')
    const { page } = person
    await enterPassword(page, person)
    await page.waitForURL('/admin')
    const timePasses = () =>
      inDatabase(
        `update sessions set verified_at = now() - interval '25 hours' where user_id = (select id from users where username = $1)`,
        [person.username],
      )
    const confirm = async () => {
      const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
      await dialog.getByLabel('Password').fill(person.password)
      await dialog.getByRole('button', { name: 'Confirm' }).click()
    }
    await page.goto('/admin/audit')
    await timePasses()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).click()
    await confirm()
    expect((await download).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/)

    await page.goto('/admin/staff')
    await timePasses()
    await page.getByRole('button', { name: 'Add Staff Member' }).click()
    const name = `Typed ${person.username}`
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Username').fill(`typed.${person.username}`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible()
    await expectAccessible(page)
    await confirm()
    await expect(page.getByRole('dialog', { name: `Password for ${name}` })).toBeVisible()
  })
})

test('a one-time link lets a colleague in again', async ({ browser, staffPage: page }) => {
  const person = await newcomer(browser)
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: `Reset sign-in: ${person.name}` }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel('One-time link').inputValue()
  await person.page.goto(link)
  await expect(person.page.getByText(`Choose a new password for ${person.username}`)).toBeVisible()
  await expectAccessible(person.page)
  await person.page.getByLabel('New password').fill('harvest-Ledger-42-cloud')
  await person.page.getByRole('button', { name: 'Continue' }).click()
  await person.page.waitForURL(/\/admin\/account/)
  await expect(toast(person.page)).toContainText('Your sign-in was reset')
})

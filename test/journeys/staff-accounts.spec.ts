import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible, looks } from './accessible.ts'
import { addAccount, expect, goTo, mailsTo, site, test, toast } from './journey.ts'

const NEW_PASSWORD = 'harvest-Ledger-42-cloud'
let people = 0
const somebodyNew = () => {
  const number = `${Date.now()}${process.pid}${++people}`.slice(-9)
  return { username: `meera.${number}`, name: `Meera ${number}` }
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const rowAction = (page: Page, name: string, what: string) =>
  row(page, name).getByRole('button', { name: new RegExp(`^${what}`) })

async function signIn(page: Page, username: string, password: string) {
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** A page in a browser of its own. */
async function ownPage(browser: Browser) {
  const context = await browser.newContext({ baseURL: site.origin })
  return context.newPage()
}

/** An account made by the API, and its password. */
async function makeAccount() {
  return addAccount(somebodyNew())
}

test.describe('a member of staff', () => {
  test.use({ provoked: [/status of 401/] })

  test('a member of staff is added, signs in, changes the password, is disabled and signed out', async ({
    staffPage: page,
    browser,
  }) => {
    const { username, name } = somebodyNew()
    await page.goto('/admin')
    await goTo(page, 'Settings', 'Staff')
    await expect(heading(page)).toHaveText('Staff')
    await page.getByRole('button', { name: 'Add Staff Member' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel('Username').fill(username)
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(toast(page)).toContainText(`Account added for ${name}`)
    await expect(dialog.getByRole('heading')).toHaveText(`Password for ${name}`)
    const password = await dialog.getByLabel('Password').inputValue()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(row(page, name)).toContainText('Not signed in yet')
    await expect(page.locator('body')).not.toContainText(password)

    const theirs = await ownPage(browser)
    await signIn(theirs, username, password)
    await expect(heading(theirs)).toHaveText('Choose your own password')
    await expect(theirs.getByText(`Welcome, ${name}.`)).toBeVisible()
    const theirRail = theirs.getByRole('navigation', { name: 'Staff' })
    await theirs.goto('/admin/leads')
    await expect(heading(theirs)).toHaveText('Choose your own password')
    await expect(theirRail).toHaveCount(0)
    await expect(theirs.getByLabel('Current password')).toHaveCount(0)
    await theirs.getByLabel('New password').fill(NEW_PASSWORD)
    await theirs.getByRole('button', { name: 'Change password' }).click()
    await expect(toast(theirs)).toContainText('Your password was changed')
    await expect(heading(theirs)).toHaveText('Enquiries')
    await theirRail.getByRole('button', { name: 'Settings' }).click()
    await expect(theirRail.getByRole('link', { name: 'Templates' })).toBeVisible()
    for (const admins of ['Staff', 'Audit log'])
      await expect(theirRail.getByRole('link', { name: admins })).toHaveCount(0)
    await theirRail.getByRole('link', { name: 'Account' }).click()
    await theirs.reload()
    await expect(heading(theirs)).toHaveText('Account')

    await rowAction(page, name, 'Disable').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
    await expect(toast(page)).toContainText(`${name} can no longer sign in`)
    await expect(row(page, name)).toContainText('Disabled since')
    await theirs.reload()
    await theirs.waitForURL('/admin/login')
    await signIn(theirs, username, NEW_PASSWORD)
    await expect(toast(theirs)).toContainText('Login failed')

    await rowAction(page, name, 'Enable').click()
    await expect(toast(page)).toContainText(`${name} can sign in again`)
    await signIn(theirs, username, NEW_PASSWORD)
    await theirs.waitForURL('/admin/account')
    await theirs.context().close()
  })
})

test('somebody new is invited by email and chooses a password, which no one else sees', async ({
  staffPage: page,
  browser,
}) => {
  const { username, name } = somebodyNew()
  const email = `${username}@example.in`
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: 'Add Staff Member' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByLabel('Email').fill(email)
  await expect(dialog).toContainText('They’ll get an email with a link to choose their password.')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(toast(page)).toContainText(`Invitation to ${name} is on its way`)
  await expect(dialog).toHaveCount(0)
  await expect(row(page, name)).toContainText(/Invited on .+, not signed in yet/)
  await expect(rowAction(page, name, 'Invite again')).toBeVisible()
  const [mail] = await mailsTo(email)
  const link = /https?:\S+\/admin\/reset\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''

  const theirs = await ownPage(browser)
  await theirs.goto(link)
  await expect(heading(theirs)).toHaveText('Welcome')
  await expect(theirs.getByText(`Your username is ${username}.`)).toBeVisible()
  await theirs.getByLabel('New password').fill(NEW_PASSWORD)
  await theirs.getByRole('button', { name: 'Continue' }).click()
  await expect(toast(theirs)).toContainText('Welcome to the staff area')
  await theirs.waitForURL('/admin')
  await theirs.goto(link)
  await expect(heading(theirs)).toHaveText('This link doesn’t work')
  await theirs.context().close()
})

test.describe('the accounts of staff', () => {
  test.use({ provoked: [/503|status of 409/] })

  test('the accounts of staff are asked for again when they cannot be loaded; one is not added with a username that is taken, and another is changed and given a new password', async ({
    staffPage: page,
    browser,
  }) => {
    const { name, username, password } = await makeAccount()
    const away = (url: URL) => url.pathname === '/api/staff'
    await page.route(away, (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }))
    await page.goto('/admin/staff')
    await expect(page.getByRole('alert')).toContainText('An error occurred while fetching')
    await page.unroute(away)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(row(page, site.username)).toContainText('(you)')
    const dialog = page.getByRole('dialog').first()

    await test.step('a username that is taken is reported under the field, and the typed text stays', async () => {
      await page.getByRole('button', { name: 'Add Staff Member' }).click()
      await dialog.getByLabel('Name', { exact: true }).fill('Somebody Else')
      await dialog.getByLabel('Username').fill(username.toUpperCase())
      await dialog.getByRole('button', { name: 'Add' }).click()
      await expect(dialog.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
      await expect(dialog.getByLabel('Username')).toBeFocused()
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Somebody Else')
      await expect(dialog.getByRole('alert')).toContainText('This username is already taken.')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Leave', exact: true }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    await test.step('an account is changed', async () => {
      await rowAction(page, name, 'Edit').click()
      await dialog.getByLabel('Email').fill('meera@')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toContainText('Please enter a valid email address, or leave it empty.')
      await expect(dialog.getByLabel('Email')).toBeFocused()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Stay' }).click()
      await dialog.getByLabel('Email').fill('meera@example.in')
      await dialog.getByLabel('Admin', { exact: true }).check()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(row(page, name)).toContainText('meera@example.in')
      await expect(row(page, name)).toContainText('admin')
    })

    await test.step('axe finds nothing wrong in the dialogs', async () => {
      for (const what of ['Edit', 'Reset password', 'Disable']) {
        await rowAction(page, name, what).click()
        await expect(dialog).toBeVisible()
        await expectAccessible(
          page,
          looks.filter(({ width }) => width === 1280),
        )
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })

    await test.step('it gets a new password', async () => {
      await rowAction(page, name, 'Reset password').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click()
      const given = page.getByRole('dialog').getByLabel('Password')
      await expect(given).not.toHaveValue('')
      const secret = await given.inputValue()
      expect(secret).not.toBe(password)
      const theirs = await ownPage(browser)
      await signIn(theirs, username, secret)
      await expect(heading(theirs)).toHaveText('Choose your own password')
      await theirs.context().close()
    })
  })
})

test('staff who open the accounts see why there are none', async ({ page }) => {
  const { username, password } = await makeAccount()
  await signIn(page, username, password)
  await page.waitForURL('/admin')
  await page.goto('/admin/staff')
  await expect(heading(page)).toHaveText('Only admins manage staff accounts')
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await page.waitForURL('/admin')
})

test.describe('the own account', () => {
  test.use({ provoked: [/status of 40[01]/] })

  test('the own account reports a wrong current password, shows where one is signed in, and signs out one other browser or everywhere', async ({
    page,
    browser,
  }) => {
    const { username, password } = await makeAccount()
    const other = await ownPage(browser)
    const signInOther = async () => {
      const answer = await other.context().request.post('/api/auth/login', {
        data: { username, password },
        headers: { origin: site.origin },
      })
      expect(answer.status()).toBe(200)
    }
    const isSignedOut = async () => {
      await other.goto('/admin')
      await other.waitForURL('/admin/login')
    }
    await signInOther()
    await signIn(page, username, password)
    await page.waitForURL('/admin')
    await page.goto('/admin/account')

    await test.step('a wrong current password is reported, and nothing is lost', async () => {
      await page.getByLabel('Current password').fill('not-the-password')
      await page.getByLabel('New password').fill('short')
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('A new password must be at least 12 characters.')).toBeVisible()
      await page.getByLabel('New password').fill(NEW_PASSWORD)
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD)
      await page.getByLabel('Show passwords').check()
      await expect(page.getByLabel('New password')).toHaveAttribute('type', 'text')
    })

    const browsers = page.getByRole('listitem').filter({ hasText: 'last used' })
    await test.step('one other browser is signed out', async () => {
      await expect(browsers).toHaveCount(2)
      await expect(browsers.filter({ hasText: 'This browser' })).toHaveCount(1)
      await expect(browsers.filter({ hasText: /^(Headless)?Chrome on / })).toHaveCount(2)
      await page.getByRole('button', { name: /^Sign out .+ on / }).click()
      await expect(toast(page)).toContainText('Browser signed out')
      await expect(browsers).toHaveCount(1)
      await expect(browsers).toContainText('This browser')
      await isSignedOut()
    })

    await test.step('all are signed out', async () => {
      await signInOther()
      await page.getByLabel('Name').fill('Meera Nair')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(toast(page)).toContainText('Account saved')
      await page.getByRole('button', { name: 'Sign out everywhere' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
      await page.waitForURL('/admin/login')
      await expect(toast(page)).toContainText('Signed out everywhere')
      await isSignedOut()
    })
    await other.context().close()
  })
})

test('the operator gives an account access by a command while the site runs', async ({
  page,
  staff,
}) => {
  const { username, name } = await makeAccount()
  const { stdout } = await promisify(execFile)(
    'node_modules/node/bin/node',
    ['dist/app/account.js', 'reset', username],
    { env: { PATH: process.env.PATH, DATA_DIR: join(dirname(site.log), 'data') } },
  )
  const password = /password +(\S+)/.exec(stdout)?.[1] ?? ''
  await signIn(page, username, password)
  await expect(heading(page)).toHaveText('Choose your own password')
  const response = await staff.get('/api/dashboard')
  expect((await response.json()).recentActivity).toContainEqual(
    expect.objectContaining({ verb: 'reset-password', label: name, actor: null }),
  )
})

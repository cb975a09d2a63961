import { randomBytes } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { type OwnSite, startOwnSite } from './own-site.ts'

/** A site of its own with ROLES=strict. */
interface StrictSite extends OwnSite {
  username: string
  password: string
}

let site: StrictSite

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startStrictSite()
})
test.afterAll(() => site?.stop())

test('an editor sees texts and no enquiries', async ({ browser }) => {
  const page = await signedIn(browser, ['editor'])
  const menu = page.getByRole('navigation', { name: 'Staff' })
  await menu.getByRole('button', { name: 'Content' }).click()
  await expect(menu.getByRole('link')).toHaveText([
    'Today',
    'FAQs',
    'Blog Posts',
    'Tax facts',
    'Claims',
    'Account',
    'Website',
  ])
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'My enquiries' })).toHaveCount(0)
  await page.goto(`${site.origin}/admin/leads/1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen is for accountants')
  await expect(page.getByRole('main')).toContainText('You’re signed in as editor.')
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await menu.getByRole('link', { name: 'Blog Posts' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Posts')
  await page.context().close()
})

test('an accountant sees enquiries and no texts, and exports once an admin allows it', async ({
  browser,
}) => {
  const page = await signedIn(browser, ['accountant'])
  const menu = page.getByRole('navigation', { name: 'Staff' })
  await expect(menu.getByRole('link', { name: 'Enquiries' })).toBeVisible()
  for (const name of ['FAQs', 'Blog Posts', 'Staff', 'Audit log', 'Backups'])
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0)
  await page.goto(`${site.origin}/admin/blog/new`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen is for editors')
  await page.goto(`${site.origin}/admin/leads`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
  await expect(page.getByRole('link', { name: 'Export' })).toHaveCount(0)

  const admin = await ownPage(browser)
  await signIn(admin, site.username, site.password)
  await admin.goto(`${site.origin}/admin/staff`)
  await admin.getByRole('button', { name: /^Edit: accountant/ }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByLabel('Accountant', { exact: true })).toBeChecked()
  await expect(dialog.getByLabel('Editor', { exact: true })).not.toBeChecked()
  await dialog.getByLabel('May export enquiries').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(admin.getByRole('row', { name: /^accountant/ })).toContainText(
    'May export enquiries',
  )
  await admin.context().close()

  await page.reload()
  await expect(page.getByRole('link', { name: 'Export' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import' })).toHaveCount(0)
  await page.context().close()
})

test('an admin keeps their own admin role, and leaves the desk', async ({ browser }) => {
  const page = await ownPage(browser)
  await signIn(page, site.username, site.password)
  await page.goto(`${site.origin}/admin/staff`)
  await page.getByRole('button', { name: `Edit: ${site.username}` }).click()
  const dialog = page.getByRole('dialog')
  const admin = dialog.getByLabel('Admin', { exact: true })
  await admin.click({ force: true })
  await expect(admin).toBeChecked()
  await dialog.getByLabel('Accountant', { exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Staff' })
  await expect(menu.getByRole('link', { name: 'Enquiries' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Audit log' })).toBeVisible()
  await page.context().close()
})

async function ownPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: site.origin, locale: 'en-IN' })).newPage()
}

async function signIn(page: Page, username: string, password: string) {
  const answer = await page.context().request.post('/api/auth/login', {
    data: { username, password },
    headers: { origin: site.origin },
  })
  expect(answer.status()).toBe(200)
}

/** A new account with these roles, signed in and on its dashboard. */
async function signedIn(browser: Browser, roles: string[]): Promise<Page> {
  const admin = await ownPage(browser)
  await signIn(admin, site.username, site.password)
  const username = `${roles.join('-')}-${Date.now()}`
  const made = await admin.context().request.post('/api/staff', {
    data: { username, name: username, roles },
    headers: { origin: site.origin },
  })
  expect(made.status()).toBe(201)
  const { password } = await made.json()
  await admin.context().close()
  const page = await ownPage(browser)
  await signIn(page, username, password)
  const newPassword = randomBytes(24).toString('base64url')
  const changed = await page.context().request.post('/api/auth/password', {
    data: { currentPassword: password, newPassword },
    headers: { origin: site.origin },
  })
  expect(changed.status()).toBe(200)
  await page.goto('/admin')
  return page
}

async function startStrictSite(): Promise<StrictSite> {
  const username = 'strict-admin'
  const password = randomBytes(24).toString('base64url')
  const started = await startOwnSite(() => ({
    ROLES: 'strict',
    ADMIN_USERNAME: username,
    ADMIN_PASSWORD: password,
  }))
  return { ...started, username, password }
}

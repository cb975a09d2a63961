import type { Page } from '@playwright/test'
import { expect, hold, site, test, toast } from './journey.ts'

const username = (page: Page) => page.getByLabel('Username')
const password = (page: Page) => page.getByLabel('Password')
const button = (page: Page) => page.locator('button[type="submit"]')

async function signIn(page: Page, secret = site.password) {
  await username(page).fill(site.username)
  await password(page).fill(secret)
  await button(page).click()
}

test('staff sign in, see the dashboard, and sign out', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login')
  await expect(page.getByText('Contact your administrator if you need access')).toBeVisible()
  await signIn(page)
  await page.waitForURL('/admin')
  await expect(toast(page)).toContainText('Login successful')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
  await expect(page.getByRole('main')).toContainText(site.username)
  await expect(page.getByRole('main')).toContainText('admin')
  const leads = page.getByRole('main').getByRole('link', { name: 'Leads', exact: true })
  for (const [card, path] of [
    [leads, '/admin/leads'],
    [page.getByRole('main').getByRole('link', { name: /^FAQs *\d/ }), '/admin/faqs'],
    [page.getByRole('main').getByRole('link', { name: /^Blog Posts *\d/ }), '/admin/blog'],
  ] as const) {
    await expect(card).toHaveAttribute('href', path)
  }

  await leads.click()
  await page.waitForURL('/admin/leads')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/admin/login')
  await page.goBack()
  await page.waitForURL('/admin/login')
  await page.goto('/admin')
  await page.waitForURL('/admin/login')
})

test.describe('signing out', () => {
  test.use({ provoked: [/status of 503/] })

  test('signing out takes the screens away first, and brings them back when it fails', async ({
    page,
  }) => {
    await page.goto('/admin/login')
    await signIn(page)
    await page.waitForURL('/admin')
    await page.route(
      '**/api/auth/logout',
      (route) => route.fulfill({ status: 503, json: { message: 'Away for a moment.' } }),
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(toast(page).filter({ hasText: 'Away for a moment.' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')

    const held = await hold(page, '**/api/auth/logout')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('Signing out')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Staff' })).toHaveCount(0)
    held.release()
    await page.waitForURL('/admin/login')
  })
})

test.describe('a wrong password', () => {
  test.use({ provoked: [/status of 401 .*\/api\/auth\/login/] })

  test('a wrong password is reported as values that are too short are, and the button says while the next one is checked', async ({
    page,
  }) => {
    await page.goto('/admin/login')
    await username(page).fill('ab')
    await password(page).fill('12345')
    await button(page).click()
    await expect(page.getByText('Username must be at least 3 characters.')).toBeVisible()
    await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible()
    await expect(username(page)).toBeFocused()
    await expect(username(page)).toHaveAttribute('aria-invalid', 'true')

    await signIn(page, 'not-the-password')
    const inline = page.getByRole('alert').filter({ hasNot: page.locator('li') })
    await expect(inline.first()).not.toBeEmpty()
    await expect(toast(page)).toContainText('Login failed')
    await expect(username(page)).toHaveValue(site.username)
    await expect(page).toHaveURL('/admin/login')

    const held = await hold(page, '**/api/auth/login')
    await signIn(page)
    await expect(button(page)).toHaveText('Please wait')
    await expect(button(page)).toBeDisabled()
    held.release()
    await page.waitForURL('/admin')
    await expect(toast(page)).toContainText('Login successful')
  })
})

test.describe('the server in trouble', () => {
  test.use({ provoked: [/Failed to load resource|Failed to fetch/] })

  test('the server in trouble is reported, and the typed text stays', async ({ page }) => {
    await page.goto('/admin/login')
    await page.route('**/api/auth/login', (route) => route.abort(), { times: 1 })
    await signIn(page)
    await expect(toast(page)).toContainText('Login failed')
    await expect(username(page)).toHaveValue(site.username)
    await expect(password(page)).toHaveValue(site.password)
    await button(page).click()
    await page.waitForURL('/admin')
  })

  test('the server in trouble is not taken for being signed out', async ({ staffPage: page }) => {
    await page.route('**/api/auth/me', (route) =>
      route.fulfill({ status: 503, json: { message: 'Away.' } }),
    )
    await page.goto('/admin/leads')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page).toHaveURL('/admin/leads')
  })
})

test('a visitor who is not signed in is redirected to the login from everywhere', async ({
  page,
}) => {
  for (const path of ['/admin', '/admin/leads', '/admin/leads?q=asha', '/admin/leads/1']) {
    await page.goto(path)
    await page.waitForURL('/admin/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login')
  }
})

test('signing in leads to the screen that one wanted, also after the login is loaded again', async ({
  page,
}) => {
  await page.goto('/admin/faqs?q=refund#list')
  await page.waitForURL('/admin/login')
  await page.reload()
  await signIn(page)
  await page.waitForURL('/admin/faqs?q=refund#list')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/admin/login')
  await signIn(page)
  await page.waitForURL('/admin')
})

test('nothing is shown before it is known who asks', async ({ staffPage: page }) => {
  const held = await hold(page, '**/api/auth/me')
  await page.goto('/admin')
  await expect(
    page.getByRole('status', { name: 'Loading' }).or(page.getByText('Loading')).first(),
  ).toBeAttached()
  await expect(page.getByRole('heading')).toHaveCount(0)
  held.release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
})

test('somebody who is signed in already is led from the login to the dashboard', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/login')
  await page.waitForURL('/admin')
})

test.describe('a session that was ended elsewhere', () => {
  test.use({ provoked: [/status of 401/] })

  test('a session that was ended elsewhere is asked for at the next step, and its screen stays as it was', async ({
    page,
  }) => {
    await page.goto('/admin/faqs')
    await page.waitForURL('/admin/login')
    await signIn(page)
    await page.waitForURL('/admin/faqs')
    await page.getByRole('button', { name: 'Add FAQ' }).click()
    await page.getByLabel('Question', { exact: true }).fill('What is a belated return?')
    await page.waitForLoadState('networkidle')
    const ended = await page.request.post('/api/auth/logout', { headers: { origin: site.origin } })
    expect(ended.status()).toBe(200)
    const question = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(question).toContainText('Your session has ended. Please sign in again.', {
      timeout: 15_000,
    })
    await expect(username(page)).toHaveValue(site.username)
    const again = question.getByLabel('Password')
    await expect(again).toBeFocused()
    await again.fill(site.password)
    await question.getByRole('button', { name: 'Sign In' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue(
      'What is a belated return?',
    )

    await page.request.post('/api/auth/logout', { headers: { origin: site.origin } })
    // Who comes back to a tab makes it ask whether the session still lasts.
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    await expect(question).toBeVisible({ timeout: 15_000 })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('/admin/login')
  })
})

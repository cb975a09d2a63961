import type { Page } from '@playwright/test'
import { expect, newPerson, test } from './journey.ts'

/** The site was updated while a page was open: the scripts that it has not loaded yet are gone. */

const DASHBOARD = /\/assets\/dashboard-[^/]*\.js$/
const gone = { status: 404, contentType: 'text/plain', body: 'There is no such file.\n' }

test.use({ provoked: [/Failed to load resource|Failed to fetch|dynamically imported module/] })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Staff' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a screen whose script is gone is shown all the same, and what was typed is kept', async ({
  staffPage: page,
  staff,
}) => {
  const { id } = await (await staff.post('/api/leads', { data: newPerson() })).json()
  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('textbox', { name: 'Note' }).fill('Half a sentence about the')
  await page.route(DASHBOARD, (route) => route.fulfill(gone), { times: 1 })

  await menu(page).getByRole('link', { name: 'Today' }).click()
  await expect(heading(page)).toHaveText('Admin Dashboard')

  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a sentence about the')
})

test('a screen whose script stays away says so beside the menu, and is tried again', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/account')
  await expect(heading(page)).toHaveText('Account')
  let loads = 0
  page.on('load', () => loads++)
  await page.route(DASHBOARD, (route) => route.fulfill(gone))
  await menu(page).getByRole('link', { name: 'Today' }).click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('alert')).toContainText('This screen couldn’t be shown')
  await expect(menu(page)).toBeVisible()
  await page.waitForTimeout(1_500)
  expect(loads).toBe(1)
  await page.unroute(DASHBOARD)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Admin Dashboard')
})

test('while the site is away the page stays, and says so', async ({ staffPage: page }) => {
  await page.goto('/admin/account')
  await expect(heading(page)).toHaveText('Account')
  await page.route('**/*', (route) => route.abort())
  await menu(page).getByRole('link', { name: 'Today' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('We can’t reach the site right now')
  await page.unroute('**/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Admin Dashboard')
})

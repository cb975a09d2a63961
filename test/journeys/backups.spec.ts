import type { Page } from '@playwright/test'
import { colleague, expect, goTo, raiseAlerts, site, test } from './journey.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const fact = (page: Page, name: string) =>
  page.getByRole('definition').filter({ has: page.locator(`xpath=../dt[.="${name}"]`) })

test('an admin makes a backup and sees what it holds', async ({ staffPage: page }) => {
  test.slow() // a process of its own makes it, with low priority
  await page.goto('/admin')
  await goTo(page, 'Settings', 'Backups')
  await expect(heading(page)).toHaveText('Backups')
  await page.getByRole('button', { name: 'Back up now' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Backing up…' })).toBeDisabled()

  const made = page.getByRole('row').filter({ hasText: 'by an admin' }).first()
  await expect(made).toContainText('Done', { timeout: 120_000 })
  await expect(made).toContainText(/[\d,]+ rows/)
  await expect(made).toContainText('.tar.zst.age')
  await expect(fact(page, 'Last backup')).toContainText('IST')
  await expect(fact(page, 'Next backup')).toContainText('kept for 30 days')
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeEnabled({ timeout: 20_000 })

  await page.goto('/admin/audit')
  await expect(page.getByText(`${site.username} started a backup`).first()).toBeVisible()
})

test('staff without the admin role see no backups', async ({ browser }) => {
  const { page } = await colleague(browser)
  await page.goto('/admin')
  await expect(heading(page)).toHaveText('Admin Dashboard')
  await expect(page.getByRole('link', { name: 'Backups' })).toHaveCount(0)
  await page.goto('/admin/backups')
  await expect(heading(page)).toHaveText('Only admins can see backups')
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(heading(page)).toHaveText('Admin Dashboard')
})

test('an alert on the dashboard leads to the screen that says more', async ({
  staffPage: page,
  browser,
}) => {
  await raiseAlerts()
  await page.goto('/admin')
  const alerts = page.getByRole('region', { name: 'Needs attention from the operator' })
  await expect(alerts.getByRole('listitem')).toHaveCount(3)
  await alerts.getByRole('link', { name: 'Open Backups' }).click()
  await expect(heading(page)).toHaveText('Backups')

  const other = (await colleague(browser)).page
  await other.goto('/admin')
  await expect(heading(other)).toHaveText('Admin Dashboard')
  await expect(other.getByText('A disk is nearly full')).toHaveCount(0)
})

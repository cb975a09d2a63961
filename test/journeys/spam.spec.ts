import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { newPerson } from './journey.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'

/** A site of its own: other journeys have spam of theirs. */
let site: OwnSite
const admin = { username: 'spam-admin', password: randomBytes(24).toString('base64url') }

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startOwnSite(() => ({
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
  }))
})
test.afterAll(() => site?.stop())

test('an admin erases all spam at once', async ({ page }) => {
  const { request } = page
  const signedIn = await request.post(`${site.origin}/api/auth/login`, { data: admin })
  expect(signedIn.status()).toBe(200)
  const spam = { ...newPerson(), website: 'https://spam.example' }
  const sent = await fetch(`${site.origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(spam),
  })
  expect(sent.status).toBe(201)
  await page.goto(`${site.origin}/admin/leads?view=spam`)
  await expect(
    page.getByText('Spam is erased automatically 24 months after it was marked.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Erase all spam' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase all spam' }).click()
  await expect(page.getByText('Enquiry erased', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('No spam.')).toBeVisible()
})

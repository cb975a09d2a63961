import type { Page } from '@playwright/test'
import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { expect, fillContactForm, mailsTo, newPerson, site, test } from './journey.ts'

const opened = (page: Page) => page.getByRole('article')

test('the sender of an enquiry gets one mail that says what was received', async ({
  page,
  staffPage,
}) => {
  const person = newPerson()
  await page.goto('/contact')
  const form = await fillContactForm(page, person)
  await form.button.click()
  await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 15_000 }).toBe(1)
  const [mail] = await mailsTo(person.email)
  expect(mail?.text).toContain(person.message)
  expect(mail?.html).toContain(person.message)
  expect(mail?.text).toContain('IST')
  expect(mail?.text).toContain('Dear Asha,')

  await staffPage.goto('/admin/mail?state=sent&kind=acknowledgement')
  const row = staffPage.getByRole('row').filter({ hasText: person.email })
  await expect(row).toContainText('Sent')
  await row.getByRole('link').click()
  await expect(opened(staffPage).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(opened(staffPage)).toContainText('Sent on')
  await expect(opened(staffPage).locator('pre')).toContainText(person.message)
  await opened(staffPage).getByRole('button', { name: 'Formatted' }).click()
  const formatted = opened(staffPage).frameLocator('iframe')
  await expect(formatted.getByText(person.message)).toBeVisible()
  await staffPage.reload()
  await expect(opened(staffPage)).toContainText(person.email)
  await opened(staffPage)
    .getByRole('link', { name: /^Enquiry/ })
    .click()
  await expect(staffPage.getByRole('heading', { level: 1 })).toHaveText(person.name)
})

test('a mail that was refused shows why, and is sent again by hand', async ({
  staffPage: page,
  staff,
}) => {
  const person = { ...newPerson(), email: `unknown.${Date.now()}@example.in` }
  expect((await staff.post('/api/leads', { data: person })).status()).toBe(201)
  await page.goto('/admin/mail?state=failed')
  const row = page.getByRole('row').filter({ hasText: person.email })
  await expect(row).toContainText('550 no such mailbox here', { timeout: 15_000 })
  await row.getByRole('link').click()
  await opened(page).getByRole('button', { name: 'Send again' }).click()
  await expect(opened(page)).toContainText('Sent on', { timeout: 15_000 })
  await expect(opened(page)).toContainText(`sent by ${site.username}`)
  expect(await mailsTo(person.email)).toHaveLength(1)
})

test('a client’s emails are found by name, address, subject and number, apart from security notices', async ({
  staffPage: page,
  staff,
}) => {
  const person = { ...newPerson(), name: `Kavya ${Date.now()}` }
  const { id } = await (await staff.post('/api/leads', { data: person })).json()
  await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 15_000 }).toBe(1)
  const found = page.getByRole('table').getByText(person.email)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await page.goto('/admin/mail')
  const words = [
    person.name.split(' ').toReversed().join(' '),
    person.email,
    `received enquiry ${person.email}`,
    referenceOf(id),
    `#${id}`,
  ]
  for (const text of words) {
    await search.fill(text)
    await expect(page).toHaveURL(/q=/)
    await expect(found.first(), text).toBeVisible()
    await search.fill('nobody-has-this-name')
    await expect(page.getByText('No emails here.')).toBeVisible()
  }
  await search.fill(person.name)
  await page.getByLabel('Kind').selectOption('Reply')
  await expect(page.getByText('No emails here.')).toBeVisible()
  await page.getByLabel('Kind').selectOption('Acknowledgement')
  await expect(found.first()).toBeVisible()
  await expect(page).toHaveURL(/kind=acknowledgement/)
})

test('states are chosen in the address bar, nonsense there is passed over, and notices about accounts stand apart from the emails of enquiries', async ({
  staffPage: page,
  staff,
}) => {
  const number = Date.now()
  const ravi = { username: `ravi.${number}`, name: 'Ravi', email: `ravi.${number}@example.in` }
  const { account } = await (await staff.post('/api/staff', { data: ravi })).json()
  await staff.patch(`/api/staff/${account.id}`, { data: { resetPassword: true } })
  const notice = page.getByRole('link', { name: 'Your password was reset by an admin' })
  await page.goto('/admin/mail?state=lost&page=minus&mail=none&unknown=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Delivery' })
  await tabs.getByRole('link', { name: /^Delivery unknown/ }).click()
  await expect(page).toHaveURL(/state=unconfirmed/)
  await expect(page.getByText('No emails here.')).toBeVisible()
  const chosen = tabs.locator('[aria-current]')
  await expect(chosen).toHaveText(/^Delivery unknown/)
  await page.goBack()
  await expect(chosen).toHaveText('All')

  await expect(page.getByRole('table')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.getByLabel('Kind').selectOption('Account security')
  await expect(notice.first()).toBeVisible()
})

test('the badge beside Mail opens what it counts', async ({ staffPage: page }) => {
  const counts = (failed: number, unmatched: number) =>
    page.route('**/api/desk/counts', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      await route.fulfill({
        json: { ...json, 'failed-replies': failed, 'unmatched-mails': unmatched },
      })
    })
  const entry = page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: /^Mail/ })
  await counts(0, 2)
  await page.goto('/admin')
  await expect(entry).toHaveText('Mail 2 to sort')
  await entry.click()
  await expect(page).toHaveURL(/\/admin\/mail\/incoming$/)
  await page.unrouteAll()
  await counts(3, 2)
  await page.goto('/admin')
  await expect(entry).toHaveText('Mail 3 not delivered')
  await entry.click()
  await expect(page).toHaveURL(/\/admin\/mail\?.*state=failed.*kind=reply|kind=reply.*state=failed/)
})

test('an admin checks whether mail arrives, and sends a test email', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/mail')
  await page.getByText('Is our email delivered?').click()
  for (const record of ['SPF', 'DKIM', 'DMARC', 'MX']) {
    await expect(page.getByRole('heading', { level: 2, name: record })).toContainText(
      /OK|Needs attention|Unknown/,
    )
  }
  await page.getByLabel('DKIM selector').fill('not a name')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByLabel('DKIM selector')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('DKIM selector').fill('march2026')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('march2026._domainkey.taxexpert.example')).toBeVisible()

  const to = `probe.${Date.now()}@example.in`
  await page.getByLabel('To', { exact: true }).fill(to)
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect(page.getByText(/^Sent on/)).toBeVisible({ timeout: 30_000 })
  const [mail] = await mailsTo(to)
  expect(mail?.text).toContain('This email arrived')
  await page.getByRole('button', { name: 'View email' }).click()
  await expect(opened(page)).toContainText(to)
})

import type { Page } from '@playwright/test'
import { expect, newPerson, test, timePasses, toast } from './journey.ts'

/** Staff try to reach a client and don't: what staff see, and what the client sees on a phone. */

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Staff' })

test('a call that no one answers is a try: staff plan the next one, and the client sees it', async ({
  staffPage: page,
  staff,
  browser,
}) => {
  const person = newPerson()
  const response = await staff.post('/api/leads', { data: person })
  const { id, receiptUrl } = await response.json()
  await timePasses(id, 25)
  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('button', { name: 'Log contact' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Outcome').selectOption('No answer')
  await expect(dialog).toContainText(
    'This doesn’t count as an answer. The deadline stays the same.',
  )
  await expect(dialog.getByLabel('Follow up').locator('option:checked')).toHaveText(
    /^Try again (today|tomorrow), /,
  )
  await dialog.getByRole('button', { name: 'Log call' }).click()
  await expect(toast(page)).toContainText('Contact logged')
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('new')
  await expect(page.getByRole('main')).toContainText('Overdue 1 h')

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const visitor = await phone.newPage()
  await visitor.goto(new URL(new URL(receiptUrl).pathname, page.url()).href)
  await expect(visitor.getByText(/We tried to call you at \d+:\d\d\s[ap]m/)).toBeInViewport()
  await expect(visitor.getByText(/We’ll try again (tomorrow )?at \d+:\d\d\s[ap]m/)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'No one has called me' })).toBeVisible()
  const { scrollWidth, clientWidth } = await visitor.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  await phone.close()
})

test('a reply that fails is marked in the list, at Mail and on the enquiry, which is as before', async ({
  staffPage: page,
  staff,
}) => {
  const person = { ...newPerson(), email: '' }
  const added = await staff.post('/api/leads/staff', {
    data: {
      ...person,
      email: `unknown.${Date.now()}@example.in`,
      service: 'General Inquiry',
      intake: 'email',
      acknowledge: false,
      key: `tries-${Date.now()}`,
    },
  })
  expect(added.status()).toBe(201)
  const { id } = await added.json()
  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Text', { exact: true }).fill('Please send both Forms 16.')
  await dialog.getByRole('button', { name: 'Send' }).click()

  const notice = page.getByRole('main').getByText(/^The reply to unknown\..* wasn’t delivered\.$/)
  await expect(notice).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('main')).toContainText('550 no such mailbox here')
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('new')
  await expect(page.getByRole('main')).toContainText(/23 h \d+ min left/)
  await expect(menu(page).getByRole('link', { name: /^Mail \d+ not delivered/ })).toBeVisible()
  await page.goto(`/admin/leads?view=needs-answer&q=%23${id}`)
  await expect(row(page, person.name)).toContainText('Reply not delivered')
})

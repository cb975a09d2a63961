import type { Page } from '@playwright/test'
import { addAccount, expect, goTo, newPerson, sessionsIdle, site, test } from './journey.ts'

const log = (page: Page) => page.getByRole('table', { name: 'Entries of the audit log' })

test('an admin finds what was done to an enquiry, and opens it from there', async ({
  staffPage: page,
  staff,
}) => {
  const person = newPerson()
  const { id } = await (await staff.post('/api/leads', { data: person })).json()
  await staff.patch(`/api/leads/${id}`, { data: { status: 'won' } })
  await page.goto('/admin')
  await expect(page.getByText(`${site.username} marked enquiry ${id} as won`)).toBeVisible()
  await goTo(page, 'Settings', 'Audit log')
  await page.getByLabel('Enquiry number').fill(String(id))
  await page.getByLabel('Enquiry number').press('Enter')
  await page.getByLabel('Kind').selectOption('Enquiries')
  // Received, won, and assigned to the person who won it.
  await expect(log(page).getByRole('row')).toHaveCount(4)
  const won = log(page).getByRole('row', {
    name: `${site.username} marked enquiry ${id} as won`,
  })
  await expect(won).toBeVisible()
  await expect(won).toContainText('IST')
  await expect(won).toContainText(/127\.0\.0\.1|::1/)
  await expect(log(page)).not.toContainText(person.name)
  const downloads = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await downloads).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/)
  await won.getByRole('link', { name: `enquiry ${id}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name)
})

test.describe('an open page that no one uses', () => {
  test.use({ provoked: [/status of 401/] })

  test('warns, signs out, and gives unsent text back to its writer', async ({ page, staff }) => {
    const { id } = await (await staff.post('/api/leads', { data: newPerson() })).json()
    const account = await addAccount({
      username: `idle.${Date.now()}${process.pid}`,
      name: 'Idle Lata',
    })
    const signIn = async () => {
      await page.getByLabel('Username').fill(account.username)
      await page.getByLabel('Password').fill(account.password)
      await page.getByRole('button', { name: 'Sign In' }).click()
    }
    const openLead = async () => {
      await page.getByRole('link', { name: 'Enquiries' }).click()
      await page.getByLabel('Search').fill(String(id))
      await page.locator(`[data-row="${id}"]`).click()
    }
    const note = page.getByRole('textbox', { name: 'Note' })
    const warning = page.getByRole('dialog', { name: 'Are you still there?' })

    await page.clock.install()
    await page.goto('/admin/login')
    await signIn()
    await openLead()
    await note.fill('Half a thought')
    // Hours later nothing that the page still asks for was asked by its user.
    const checked = page.waitForResponse('**/api/auth/session')
    await page.clock.fastForward('11:57:00')
    await checked
    await sessionsIdle(account.username, 11.95)
    await page.clock.fastForward('11:57:00')
    await expect(warning).toContainText('You’ll be signed out in 3 minutes.')
    await warning.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(warning).toHaveCount(0)

    await sessionsIdle(account.username, 12.01)
    await page.clock.fastForward('12:00:00')
    await expect(page.getByText(/because nothing was done here for a while/)).toBeVisible()
    await signIn()
    await expect(note).toHaveValue('Half a thought')
  })

  test('an open page that no one uses says why its user was signed out, whichever request learns of it first', async ({
    page,
  }) => {
    const account = await addAccount({
      username: `away.${Date.now()}${process.pid}`,
      name: 'Away Lata',
    })
    await page.goto('/admin/login')
    await page.getByLabel('Username').fill(account.username)
    await page.getByLabel('Password').fill(account.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('/admin')
    await sessionsIdle(account.username, 12.01)
    // Somebody comes back to the tab, to which much less time seems to have passed.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText(/because nothing was done here for a while/)).toBeVisible()
  })
})

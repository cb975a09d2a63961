import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { addAccount, expect, newPerson, site, test } from './journey.ts'

let people = 0

/** A colleague with an account. */
function newColleague() {
  const number = `${Date.now()}${process.pid}${++people}`.slice(-9)
  return addAccount({ username: `ravi.${number}`, name: `Ravi ${number}` })
}
type Colleague = Awaited<ReturnType<typeof newColleague>>

async function newLead(staff: APIRequestContext) {
  const person = { ...newPerson(), service: 'General Inquiry' }
  const response = await staff.post('/api/leads', { data: person })
  expect(response.status()).toBe(201)
  return { ...person, id: (await response.json()).id as number }
}

async function signIn(context: BrowserContext, { username, password }: Colleague) {
  const response = await context.request.post('/api/auth/login', { data: { username, password } })
  expect(response.status()).toBe(200)
}

/** Enquiries of other journeys that no one has taken may ring it too. */
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

test('a colleague who is mentioned finds the enquiry behind the bell', async ({
  staffPage: page,
  staff,
  browser,
}) => {
  const ravi = await newColleague()
  const lead = await newLead(staff)
  const context = await browser.newContext({ baseURL: site.origin })
  await signIn(context, ravi)
  const desk = await context.newPage()
  await desk.goto('/admin/account')
  await expect(bell(desk)).toBeVisible()

  await page.goto(`/admin/leads/${lead.id}`)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.pressSequentially(`Please call, @${ravi.username.slice(0, 12)}`)
  const suggested = page.getByRole('listbox', { name: 'Colleagues to mention' })
  await expect(suggested.getByRole('option', { name: ravi.name })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await note.press('Enter')
  await expect(note).toHaveValue(`Please call, @${ravi.name} `)
  await note.press('Control+Enter')
  await expect(page.locator('strong', { hasText: `@${ravi.name}` })).toBeVisible()

  await expect(bell(desk)).toHaveAccessibleName(/, [1-9]\d* unread$/)
  await bell(desk).click()
  await desk
    .getByRole('dialog')
    .getByRole('link', { name: `mentioned you on enquiry ${lead.id}` })
    .click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(lead.name)
  await expect
    .poll(async () => (await (await context.request.get('/api/notifications')).json()).items)
    .toContainEqual(expect.objectContaining({ kind: 'mentioned', leadId: lead.id, read: true }))
  await context.close()
})

test('an admin who disables an account chooses who takes over its enquiries', async ({
  staffPage: page,
  staff,
}) => {
  const [leaving, next] = [await newColleague(), await newColleague()]
  const lead = await newLead(staff)
  await staff.patch(`/api/leads/${lead.id}`, { data: { ownerId: leaving.id } })
  await page.goto('/admin/staff')
  await page
    .getByRole('row')
    .filter({ hasText: leaving.username })
    .getByRole('button', { name: /^Disable/ })
    .click()
  const dialog = page.getByRole('dialog')
  const disable = dialog.getByRole('button', { name: 'Disable' })
  await expect(disable).toBeDisabled()
  await dialog.getByLabel('Who takes over?').selectOption({ label: next.name })
  await disable.click()
  await expect(dialog).toBeHidden()
  const { owner } = await (await staff.get(`/api/leads/${lead.id}`)).json()
  expect(owner.id).toBe(next.id)
})

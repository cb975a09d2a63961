import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, newPerson, test, toast } from './journey.ts'

/** Office hours, leave and the day’s list, as staff work with them. */

const dialog = (page: Page) => page.getByRole('dialog')
const call = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Calls of the day' })
    .getByRole('listitem')
    .filter({ hasText: name })
/** Fits into an hour of the week that no other journey books, and into a year that none looks at. */
const FAR_OFF = '2031-03-03'

async function booked(staff: APIRequestContext) {
  const person = newPerson()
  const { id } = await (await staff.post('/api/leads', { data: person })).json()
  // Somebody else may take the same time meanwhile.
  for (let place = 0; place < 10; place++) {
    const { slots } = await (await staff.get('/api/desk/calls/times')).json()
    const data = { leadId: id, start: slots[place] }
    const response = await staff.post('/api/desk/calls', { data })
    if (!response.ok()) continue
    const day = new Date(Date.parse(slots[place]) + 5.5 * 3_600_000).toISOString().slice(0, 10)
    return { person, id, day }
  }
  throw new Error('no time was free')
}

test('an admin opens the office on Sunday without losing the keyboard’s place, closes it on a holiday, and goes back to the usual hours', async ({
  staffPage: page,
  staff,
}) => {
  await page.goto('/admin/office')
  await expect(page.getByText('None are set yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a time range on Sunday' }).click()
  await page.getByLabel('Sunday, time range 1: from').fill('11:00')
  await page.getByLabel('Sunday, time range 1: to').fill('10:00')
  const hours = page.getByRole('form', { name: 'Hours' })
  await hours.getByRole('button', { name: 'Save' }).click()
  await expect(hours.getByRole('alert')).toContainText('A time range must end after it begins.')
  await page.getByLabel('Sunday, time range 1: to').fill('13:00')
  await hours.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('None are set yet')).toHaveCount(0)
  await expect(hours.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.goto('/contact')
  await expect(page.getByText('Monday to Saturday: 10 am to 6:30 pm')).toBeVisible()
  await expect(page.getByText('Sunday: 11 am to 1 pm')).toBeVisible()

  await page.goto('/admin/office')
  // A colleague changes Monday and the rules while Tuesday and the pause are entered here.
  const stored = async () => (await staff.get('/api/office/settings')).json()
  await page.getByLabel('Tuesday, time range 1: from').fill('08:15')
  const before = await stored()
  const week = before.hours.map((span: { weekday: number; opens: string }) =>
    span.weekday === 1 ? { ...span, opens: '09:30' } : span,
  )
  await staff.put('/api/office/hours', { data: { hours: week, confirmed: true } })
  await staff.put('/api/office/rules', { data: { ...before.rules, maxPerDay: 11 } })

  const adding = page.getByRole('form', { name: 'Add holiday' })
  await adding.getByLabel(/^Date/).fill(FAR_OFF)
  await adding.getByLabel('Holiday').fill('Founder’s Day')
  await page.getByRole('button', { name: 'Add holiday' }).click()
  const holiday = page.getByRole('listitem').filter({ hasText: 'Founder’s Day' })
  await expect(holiday).toContainText('Monday, 3 March 2031 · Closed')
  // A second one on that day doesn't take the place of the first.
  await adding.getByLabel(/^Date/).fill(FAR_OFF)
  await adding.getByLabel('Holiday').fill('Another')
  await page.getByRole('button', { name: 'Add holiday' }).click()
  await expect(adding).toContainText('This day is listed as Founder’s Day. Remove that first.')
  await adding.getByLabel(/^Date/).fill('')
  await holiday.getByRole('button', { name: /^Stay open/ }).click()
  await expect(holiday).toContainText('Open as usual')
  await expectAccessible(page)
  await holiday.getByRole('button', { name: /^Remove/ }).click()
  await expect(holiday).toHaveCount(0)
  await hours.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => JSON.stringify((await stored()).hours))
    .toMatch(/"weekday":1,"opens":"09:30".*"weekday":2,"opens":"08:15"/)
  const rules = page.getByRole('form', { name: 'Booking calls' })
  await rules.getByLabel(/^Break after/).fill('20')
  await rules.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await stored()).rules.bufferMinutes).toBe(20)
  expect((await stored()).rules.maxPerDay).toBe(11)
  await staff.put('/api/office/rules', { data: before.rules })
  await hours.getByRole('button', { name: 'Reset to the usual hours' }).click()
  await expect(page.getByText('None are set yet')).toBeVisible()

  const promise = page.getByRole('form', { name: 'Reply promise' })
  await expect(promise).toContainText('The office is closed on Sundays and holidays.')
  const sentence = 'A CA replies within 24 hours, Sundays and holidays not counted.'
  const setClosedDays = async (checked: boolean) => {
    await promise.getByLabel('Closed days don’t count').setChecked(checked)
    await expect(promise.getByText(sentence)).toHaveCount(checked ? 1 : 0)
    // The toast of what was saved before may still be shown.
    const saved = page.waitForResponse('**/api/office/closed-days')
    await promise.getByRole('button', { name: 'Save' }).click()
    expect((await saved).ok()).toBe(true)
    await expect(page.getByRole('status').filter({ hasText: 'Saved' }).last()).toBeVisible()
  }
  await setClosedDays(true)
  await page.goto('/contact')
  await expect(page.getByText(sentence)).toBeVisible()
  await page.goto('/admin/office')
  await setClosedDays(false)
  await page.goto('/contact')
  await expect(page.getByText('A CA replies within 24 hours.')).toBeVisible()
})

test('a day of leave is added on the account screen, shown to admins, and removed', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/account')
  await page.getByLabel('First day').fill(FAR_OFF)
  await page.getByLabel('Last day').fill('2031-03-05')
  await page.getByLabel('Note (optional)').fill('Family')
  await page.getByRole('button', { name: 'Add leave' }).click()
  const leave = page.getByRole('listitem').filter({ hasText: '3 March 2031 to 5 March 2031' })
  await expect(leave).toContainText('Family')
  await page.goto('/admin/office')
  await expect(page.getByRole('main')).toContainText('3 March 2031 to 5 March 2031 · Family')
  await page.goto(`/admin/calls?day=${FAR_OFF}&of=everyone`)
  await expect(page.getByText(/^On leave: /)).toBeVisible()
  await page.goto('/admin/account')
  await leave.getByRole('button', { name: /^Remove leave/ }).click()
  await expect(leave).toHaveCount(0)
})

test('a calendar address is shown once, works, and ends when it is renewed', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Create an address' }).click()
  const address = page.getByLabel('Your calendar address')
  const first = new URL(await address.inputValue()).pathname
  expect((await page.request.get(first)).headers()['content-type']).toContain('text/calendar')
  await page.reload()
  await expect(page.getByText(/Last fetched /)).toBeVisible()
  await expect(address).toHaveCount(0)
  await page.getByRole('button', { name: 'Create a new address' }).click()
  await dialog(page).getByRole('button', { name: 'Create a new address' }).click()
  await expect(address).not.toHaveValue('')
  expect((await page.request.get(first)).status()).toBe(404)
  await page.getByRole('button', { name: 'Remove it' }).click()
  await dialog(page).getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('You have no calendar address.')).toBeVisible()
})

test.describe('a call that a colleague cancels', () => {
  test.use({ provoked: [/status of 409/] })

  test('the note about a call stays in its dialog when a colleague moves the call to another day meanwhile, or cancels it, and then says why it can’t be saved', async ({
    staffPage: page,
    staff,
  }) => {
    const { person, id, day } = await booked(staff)
    const note = dialog(page).getByLabel('Note (optional)')
    const change = async (how: 'move' | 'cancel', more: object = {}) => {
      const [{ id: callId, sequence }] = await (await staff.get(`/api/desk/calls/of/${id}`)).json()
      const data = { sequence, ...more }
      expect((await staff.post(`/api/desk/calls/${callId}/${how}`, { data })).status()).toBe(200)
    }
    const expectKept = async () => {
      await dialog(page).getByRole('button', { name: 'Log try' }).click()
      await expect(dialog(page).getByRole('alert')).toContainText('This call is no longer booked.')
      await expect(note).toHaveValue('Rang out twice.')
    }
    await page.goto(`/admin/calls?day=${day}&of=everyone`)
    const row = page.locator('li', { hasText: person.name })
    await row.getByRole('button', { name: /^No answer/ }).click()
    await note.fill('Rang out twice.')
    const { slots } = await (await staff.get('/api/desk/calls/times')).json()
    await change('move', { start: slots.at(-1) })
    await expect(row).toHaveCount(0)
    await expect(note).toHaveValue('Rang out twice.')
    await change('cancel')
    await expectKept()

    // At its enquiry likewise.
    const data = { leadId: id, start: slots.at(-1) }
    expect((await staff.post('/api/desk/calls', { data })).status()).toBe(200)
    await page.goto(`/admin/leads/${id}`)
    await page.getByRole('button', { name: /^No answer/ }).click()
    await note.fill('Rang out twice.')
    await change('cancel')
    await expect(page.locator('button', { hasText: 'Book a call' })).toHaveCount(1)
    await expectKept()
  })
})

test('the day’s list: one call is done, one gets no answer, one is moved from its enquiry', async ({
  staffPage: page,
  staff,
}) => {
  const done = await booked(staff)
  await page.goto(`/admin/calls?day=${done.day}&of=everyone`)
  await expect(call(page, done.person.name)).toContainText('Booked')
  const digits = done.person.phone.slice(-10)
  const shown = `${digits.slice(0, 5)} ${digits.slice(5)}`
  await expect(call(page, done.person.name)).toContainText(shown)
  // Live: a call that is booked meanwhile appears.
  const missed = await booked(staff)
  if (missed.day === done.day) await expect(call(page, missed.person.name)).toBeVisible()
  await expectAccessible(page)

  await call(page, done.person.name).getByRole('button', { name: /^Done/ }).click()
  await dialog(page).getByLabel('Note (optional)').fill('Two Forms 16.')
  await dialog(page).getByRole('button', { name: 'Log call' }).click()
  await expect(toast(page)).toContainText('Call logged')
  await expect(call(page, done.person.name)).toContainText('Done')

  await page.goto(`/admin/calls?day=${missed.day}&of=everyone`)
  await call(page, missed.person.name)
    .getByRole('button', { name: /^No answer/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Log try' }).click()
  await expect(call(page, missed.person.name)).toContainText('No answer')

  await page.goto(`/admin/leads/${done.id}`)
  await expect(page.getByRole('main')).toContainText('Answered within')
  await expect(page.getByRole('main')).toContainText('Two Forms 16.')
  await page.goto(`/admin/leads/${missed.id}`)
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('new')

  await page.getByRole('button', { name: 'Book a call' }).click()
  // Late in the day there are few times left of it.
  await dialog(page).getByLabel('Day').selectOption({ index: 1 })
  await dialog(page).getByLabel('Time').selectOption({ index: 5 })
  await dialog(page).getByRole('button', { name: 'Book call' }).click()
  const line = page.getByRole('region', { name: 'Call', exact: true })
  await expect(line).toContainText('Call booked: ')
  await line.getByRole('button', { name: /^Move/ }).click()
  await dialog(page).getByLabel('Day').selectOption({ index: 1 })
  await dialog(page).getByLabel('Time').selectOption({ index: 9 })
  await dialog(page).getByRole('button', { name: 'Move call' }).click()
  await expect(toast(page)).toContainText('Call moved')
  await line.getByRole('button', { name: /^Cancel/ }).click()
  await dialog(page).getByRole('button', { name: 'Cancel call' }).click()
  await expect(line).toHaveCount(0)
})

test('a holiday, the rules of booking, a leave and a new return are not left half typed without asking', async ({
  staffPage: page,
  staff,
}) => {
  const menu = page.getByRole('navigation', { name: 'Staff' })
  const data = { name: newPerson().name, kind: 'individual' }
  const { id: clientId } = await (await staff.post('/api/clients', { data })).json()
  for (const [address, field, text] of [
    ['/admin/office', page.getByRole('form', { name: 'Add holiday' }).getByLabel('Holiday'), 'Eid'],
    ['/admin/office', page.getByLabel('Maximum calls per person per day'), '7'],
    ['/admin/account', page.getByRole('form', { name: 'Add leave' }).getByLabel('Note'), 'Diwali'],
    [`/admin/returns/new?client=${clientId}`, page.getByLabel(/^Fee/), '2345'],
  ] as const) {
    await page.goto(address)
    await field.fill(text)
    await menu.getByRole('link', { name: 'Enquiries' }).click()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(field).toHaveValue(text)
  }
  await menu.getByRole('link', { name: 'Enquiries' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/leads/)
})

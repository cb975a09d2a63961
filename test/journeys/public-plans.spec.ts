import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { contactForm, expect, hold, newPerson, test, toast } from './journey.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get Started Today' })
const field = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`)
const submit = (page: Page) => dialog(page).locator('button[type="submit"]')
const opener = (page: Page, plan: string) =>
  page.getByRole('link', { name: new RegExp(`Request a Callback.*${plan}`) })

async function open(page: Page, plan: string) {
  await opener(page, plan).click()
  await expect(dialog(page)).toBeVisible()
}

async function fill(page: Page) {
  const person = newPerson()
  await field(page, 'fullName').fill(person.name)
  await field(page, 'email').fill(person.email)
  await field(page, 'phoneNumber').fill(person.phone)
  await field(page, 'message').fill(person.message)
  return person
}

for (const path of ['/', '/pricing']) {
  test(`on ${path} the callback of each plan is about that plan`, async ({ page }) => {
    await page.goto(path)
    for (const [plan, option] of [
      ['Basic', 'Basic Plan ₹1,999'],
      ['Professional', 'Professional Plan ₹3,499'],
      ['Premium', 'Premium Plan ₹8,999'],
    ] as const) {
      await open(page, plan)
      await expect(field(page, 'incomeSource')).toHaveValue(option)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(opener(page, plan)).toBeFocused()
    }
  })
}

test('while a callback is sent the button says so; then the dialog closes, and is empty when opened again', async ({
  page,
  staff,
}) => {
  await page.goto('/pricing')
  await open(page, 'Premium')
  const person = await fill(page)
  const held = await hold(page, '**/api/leads')
  await submit(page).click()
  await expect(submit(page)).toHaveText('Submitting...')
  await expect(submit(page)).toBeDisabled()
  await expect(submit(page).locator('svg')).toBeVisible()
  held.release()
  await expect(toast(page)).toContainText('Thank you for your interest!')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page, 'Premium')).toBeFocused()

  const { items } = await (
    await staff.get(`/api/leads?q=${encodeURIComponent(person.email)}`)
  ).json()
  expect(items).toMatchObject([
    { source: 'plan-dialog', service: 'Premium Plan', message: person.message },
  ])

  await open(page, 'Basic')
  for (const name of ['fullName', 'email', 'phoneNumber', 'message'])
    await expect(field(page, name)).toHaveValue('')
  await expect(field(page, 'incomeSource')).toHaveValue('Basic Plan ₹1,999')
  await expect(submit(page)).toHaveText('Submit Inquiry')
  await expect(submit(page)).toBeEnabled()
})

test('what the browser writes of a price doesn’t name GST where the firm isn’t registered for it', async ({
  page,
}) => {
  await page.route(/\/(pricing|tools\/i-got-a-notice)$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/ data-(notice|today)=/g, ' data-no-gst$&')
    await route.fulfill({ response, body })
  })
  await page.goto('/pricing')
  await open(page, 'Basic')
  await expect(dialog(page)).toContainText('Price: ₹1,999, all our fees included')
  await page.goto(paths.tool('i-got-a-notice'))
  await page.getByLabel('What did you get?').selectOption('143-2')
  await expect(page.locator('#answer [data-part="figures"]')).toContainText(
    'Tax Notice Assistance, all our fees included',
  )
})

test('the dialog lists the services of the practice, and text that was typed is still there when it is opened again, for another plan too', async ({
  page,
}) => {
  await page.goto('/pricing')
  await open(page, 'Basic')
  await expect(field(page, 'incomeSource').locator('option:not([value=""])')).toHaveText([
    'Basic Plan ₹1,999',
    'Professional Plan ₹3,499',
    'Premium Plan ₹8,999',
    'Salary & House Rent Filing',
    'Capital Gains Filing',
    'Foreign Income Filing',
    'Traders Filing',
    'Professionals Filing',
    'GST Registration',
    'Business Registration',
    'Tax Planning',
    'Other',
  ])
  await expect(field(page, 'phoneNumber')).toHaveAttribute('placeholder', /^\+91/)
  const person = await fill(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
  await open(page, 'Professional')
  await expect(field(page, 'fullName')).toHaveValue(person.name)
  await expect(field(page, 'incomeSource')).toHaveValue('Professional Plan ₹3,499')
})

test.describe('a callback that could not be stored', () => {
  test.use({ provoked: [/503|Failed to load resource/] })

  test('a callback that could not be stored is shown in front of the dialog, and the notice can be closed', async ({
    page,
  }) => {
    await page.goto('/pricing')
    await open(page, 'Basic')
    const person = await fill(page)
    await page.route('**/api/leads', (route) =>
      route.fulfill({ status: 503, json: { message: 'Please call us.' } }),
    )
    await submit(page).click()
    await expect(toast(page)).toContainText('Error')
    await expect(toast(page)).toContainText('Please call us.')
    await expect(dialog(page)).toBeVisible()
    await expect(field(page, 'fullName')).toHaveValue(person.name)
    await toast(page).getByRole('button', { name: 'Close' }).click()
    await expect(toast(page)).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
  })
})

test('the pricing form accepts only what the browser finds valid, then says that it was sent', async ({
  page,
  staff,
}) => {
  const person = newPerson()
  await page.goto('/pricing')
  const { form, field: control, button } = contactForm(page)
  const invalid = () =>
    form
      .locator(':invalid')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name).filter(Boolean))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/leads')) sent.push(request.url())
  })
  await control('name').fill(person.name)
  await control('phone').fill(person.phone)
  await control('email').fill('asha at example')
  await button.click()
  expect(await invalid()).toEqual(['email', 'service'])
  await expect(control('email')).toBeFocused()
  expect(sent).toEqual([])

  await expect(control('service').locator('option:enabled')).toHaveCount(4)
  await control('service').selectOption('custom')
  await control('email').fill(person.email)
  const held = await hold(page, '**/api/leads')
  await button.click()
  await expect(button).toBeDisabled()
  held.release()
  await expect(toast(page)).toContainText('Message sent successfully!')
  await expect(toast(page)).toContainText('Our team will contact you within 24 hours.')
  for (const name of ['name', 'email', 'phone', 'message'])
    await expect(control(name)).toHaveValue('')

  const { items } = await (
    await staff.get(`/api/leads?q=${encodeURIComponent(person.email)}`)
  ).json()
  expect(items).toMatchObject([{ source: 'pricing-form', service: 'Custom', message: '' }])
})

test('staff see which plan a visitor asked about', async ({ page, session }) => {
  const person = newPerson()
  await page.goto('/pricing')
  const { field: control, button } = contactForm(page)
  for (const [name, value] of Object.entries(person)) await control(name).fill(value)
  await control('service').selectOption('basic')
  await button.click()
  await expect(toast(page)).toContainText('Message sent successfully!')
  await page.context().addCookies(session.cookies)
  await page.goto(`/admin/leads?q=${encodeURIComponent(person.email)}`)
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toContainText(
    'Basic plan, ₹1,999',
  )
})

test.describe('what only the server rejects on the pricing form', () => {
  test.use({ provoked: [/status of 400/] })

  test('what only the server rejects on the pricing form is shown under its field, which gets the focus', async ({
    page,
  }) => {
    const person = { ...newPerson(), name: 'A', phone: '98765' }
    await page.goto('/pricing')
    const form = contactForm(page)
    for (const [name, value] of Object.entries(person)) await form.field(name).fill(value)
    await form.field('service').selectOption('basic')
    await form.button.click()
    await expect(toast(page)).toContainText('Failed to send message')
    await expect(await form.complaint('name')).toHaveText('Name must be at least 2 characters')
    await expect(await form.complaint('phone')).toHaveText(
      'Phone number must be at least 10 digits',
    )
    await expect(form.field('name')).toBeFocused()
    await form.field('name').fill('Asha Rao')
    await form.field('phone').fill('+91 98765 43210')
    await form.button.click()
    await expect(toast(page)).toContainText('Message sent successfully!')
    await expect(form.field('name')).toHaveAttribute('aria-invalid', 'false')
  })
})

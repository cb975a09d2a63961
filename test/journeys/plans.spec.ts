import type { Page } from '@playwright/test'
import { contactForm, expect, newPerson, test, toast } from './journey.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get Started Today' })
const field = (page: Page, name: string) => dialog(page).locator(`[name="${name}"]`)
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Inquiry' })
const opener = (page: Page) => page.getByRole('link', { name: /Request a Callback/ }).first()

test('the dialog shows what is wrong under each field', async ({ page }) => {
  await page.goto('/')
  await opener(page).click()
  await field(page, 'incomeSource').selectOption('')
  await submit(page).click()
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Please select a service',
  ]) {
    await expect(dialog(page).getByText(message)).toBeVisible()
  }
  await expect(field(page, 'fullName')).toBeFocused()
})

test('the fields of the dialog are in one column, next to a close button of full size', async ({
  page,
}) => {
  await page.goto('/')
  await opener(page).click()
  await expect(field(page, 'fullName')).toBeVisible()
  const boxes = await dialog(page)
    .locator('input:visible:not([name=website]), select, textarea')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  expect(new Set(boxes).size).toBe(1)
  const cross = dialog(page).getByRole('button', { name: 'Close' }).locator('svg')
  const { width, height } = (await cross.boundingBox()) ?? { width: 0, height: 0 }
  expect([width, height]).toEqual([20, 20])
})

test('the dialog closes by Cancel, by its close button and by Escape, and returns the focus', async ({
  page,
}) => {
  await page.goto('/')
  const ways = [
    () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]
  for (const close of ways) {
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  }
})

test.describe('when a callback could not be stored', () => {
  test.use({ provoked: [/503/] })

  test('the toast is in front of the dialog and can be closed, and sending again works', async ({
    page,
  }) => {
    const person = newPerson()
    await page.route(
      '**/api/leads',
      (route) => route.fulfill({ status: 503, json: { message: 'Please call us.' } }),
      { times: 1 },
    )
    await page.goto('/')
    await opener(page).click()
    await field(page, 'fullName').fill(person.name)
    await field(page, 'email').fill(person.email)
    await field(page, 'phoneNumber').fill(person.phone)
    await submit(page).click()
    await toast(page).getByRole('button', { name: 'Close' }).click()
    await expect(toast(page)).toHaveCount(0)
    await expect(dialog(page)).toBeVisible()
    await submit(page).click()
    await expect(toast(page)).toContainText('Thank you for your interest!')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the pricing form is stored with its plan', async ({ page, staff }) => {
    const person = newPerson()
    await page.goto('/pricing')
    const form = contactForm(page)
    for (const [name, value] of Object.entries(person)) await form.field(name).fill(value)
    await form.field('service').selectOption('professional')
    await form.button.click()
    await page.waitForURL('/enquiry-received/*')
    const found = await staff.get(`/api/leads?q=${encodeURIComponent(person.email)}`)
    const [lead] = (await found.json()).items
    expect(lead).toMatchObject({ source: 'pricing-form', service: 'Professional Plan' })
  })
})

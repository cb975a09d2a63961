import type { APIRequestContext, Page } from '@playwright/test'
import { contactForm, expect, hydrated, newPerson, takeTime, test, toast } from './journey.ts'

const SERVICE_PAGE = '/services/capital-gains-filing'

test('a visitor asks on the page of a service to be called back', async ({ page, staff }) => {
  const { name, phone } = newPerson()
  await page.goto(SERVICE_PAGE)
  await fill(page, { name, phone })
  await hydrated(page)
  const form = contactForm(page)
  await form.button.click()
  await expect(page.getByRole('main').getByText('We’ll reach you at')).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
  await expect(form.field('name')).toHaveValue('')
  await expect(form.field('phone')).toHaveValue('')
  expect(await enquiriesOf(staff, name)).toMatchObject([
    { name, phone, email: '', service: 'Capital Gains Filing', source: 'callback' },
  ])
})

test('staff see that a callback has no email address, and why no email can be sent', async ({
  staffPage: page,
  staff,
}) => {
  const { name, phone } = newPerson()
  const sent = await staff.post('/api/leads', {
    data: { name, phone, service: 'Tax Planning', source: 'callback' },
  })
  await page.goto(`/admin/leads/${(await sent.json()).id}`)
  const email = page.getByRole('button', { name: 'Email', exact: true })
  await expect(email).toBeDisabled()
  await expect(email).toHaveAccessibleDescription('No email address given. Call or use WhatsApp.')
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toBeVisible()
  await expect(page.getByText('Not given')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, provoked: [/status of 400/] })

  test('the form comes back filled, knows its service, and then leads to the thanks', async ({
    page,
    staff,
  }) => {
    const { name, phone } = newPerson()
    await page.goto(SERVICE_PAGE)
    await fill(page, { name, phone: '12345' })
    const form = contactForm(page)
    await form.button.click()
    await expect(page.getByRole('alert')).toContainText('Failed to send message')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Call me back')
    await expect(form.field('name')).toHaveValue(name)
    await expect(await form.complaint('phone')).toHaveText(
      'Phone number must be at least 10 digits',
    )
    await expect(form.field('phone')).toBeFocused()
    await form.field('phone').fill(phone)
    await form.button.click()
    await page.waitForURL('/enquiry-received/*')
    expect(await enquiriesOf(staff, name)).toMatchObject([
      { phone, service: 'Capital Gains Filing', source: 'callback' },
    ])
  })

  test('a callback about a plan leads to a form with this plan chosen', async ({ page }) => {
    for (const start of ['/', '/pricing']) {
      await page.goto(start)
      await page.getByRole('link', { name: /Request a Callback.*Premium/ }).click()
      await page.waitForURL('/pricing?plan=premium#contact-form')
      await expect(contactForm(page).field('service')).toHaveValue('premium')
    }
    await page.goto('/pricing?plan=nothing')
    await expect(contactForm(page).field('service')).toHaveValue('')
  })
})

async function fill(page: Page, { name, phone }: { name: string; phone: string }) {
  const form = contactForm(page)
  await form.field('name').fill(name)
  await form.field('phone').fill(phone)
  await takeTime(page)
}

async function enquiriesOf(staff: APIRequestContext, name: string) {
  const response = await staff.get(`/api/leads?q=${encodeURIComponent(name)}`)
  return (await response.json()).items
}

import type { APIRequestContext, Page } from '@playwright/test'
import { expect, fillContactForm, newPerson, takeTime, test } from './journey.ts'

test('the slip asks for a call, and staff see what was ticked', async ({ page, staff }) => {
  const person = newPerson()
  await page.goto('/')
  await page.locator('#slip').getByLabel('Salary or pension').check()
  await send(page, person)
  await expect(page.getByRole('region', { name: 'Sent', exact: true })).toBeVisible()
  await expect(page.getByText('Message sent successfully!')).toHaveCount(0)
  await expectList(staff, person)
})

test('the slip and the form of one page can both be sent', async ({ page }) => {
  await page.goto('/')
  await send(page, newPerson())
  const panels = page.getByRole('region', { name: 'Sent', exact: true })
  await expect(panels).toHaveCount(1)
  await (await fillContactForm(page, newPerson())).button.click()
  await expect(panels).toHaveCount(2)
  const headings = await page.getByRole('heading', { name: 'Sent', exact: true }).all()
  const ids = await Promise.all(headings.map((heading) => heading.getAttribute('id')))
  expect(new Set(ids).size).toBe(2)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the slip asks for a call all the same', async ({ page, staff }) => {
    const person = newPerson()
    await page.goto('/?income=salary')
    await send(page, person)
    await page.waitForURL('/enquiry-received/*')
    await expectList(staff, person)
  })
})

async function send(page: Page, { name, phone }: { name: string; phone: string }) {
  const slip = page.locator('#slip')
  await slip.locator('summary').filter({ hasText: 'Call me back' }).click()
  await slip.locator('input[name="name"]').fill(name)
  await slip.locator('input[name="phone"]').fill(phone)
  await takeTime(page)
  await slip.getByRole('button', { name: 'Call me back' }).click()
}

async function expectList(staff: APIRequestContext, { name }: { name: string }) {
  const response = await staff.get(`/api/leads?q=${encodeURIComponent(name)}`)
  const [lead] = (await response.json()).items
  expect(lead).toMatchObject({ email: '', source: 'tool' })
  const detail = await (await staff.get(`/api/leads/${lead.id}`)).json()
  const message = JSON.stringify(detail)
  expect(message).toContain('Salary or pension')
  expect(message).toContain('Form 16 from each employer')
}

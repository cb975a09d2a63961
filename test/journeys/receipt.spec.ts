import { shownPhone } from '#app/ui/text/phone-number.ts'
import { expect, fillContactForm, newPerson, test } from './journey.ts'

test('a visitor follows an enquiry by its receipt, and withdraws it', async ({ page, staff }) => {
  const person = newPerson()
  await page.goto('/contact')
  await (await fillContactForm(page, person)).button.click()
  await page.getByRole('main').getByRole('link', { name: 'Track your enquiry' }).first().click()
  await page.waitForURL('/receipt/*')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('We have your enquiry')
  const slip = page.getByRole('article')
  const { phone, ...others } = person
  for (const typed of Object.values(others)) await expect(slip).toContainText(typed)
  await expect(slip).toContainText(shownPhone(phone))
  await expect(page.getByRole('button', { name: 'No one has called me' })).toHaveCount(0)

  const found = await staff.get(`/api/leads?q=${encodeURIComponent(person.email)}`)
  const [{ id }] = (await found.json()).items
  await staff.post(`/api/leads/${id}/contacts`, { data: { kind: 'call' } })
  await page.reload()
  await expect(heading).toHaveText('We have been in touch')

  await page.getByText('Withdraw this enquiry').click()
  await page.getByRole('button', { name: 'Delete my enquiry' }).click()
  await expect(heading).toHaveText('This enquiry was deleted')
  await expect(page.getByRole('main')).not.toContainText(person.name)
  expect((await staff.get(`/api/leads/${id}`)).status()).toBe(404)
})

test('a note sent from a receipt puts nothing back that staff corrected while it was open', async ({
  page,
  staff,
}) => {
  const person = newPerson()
  await page.goto('/contact')
  await (await fillContactForm(page, person)).button.click()
  await page.getByRole('main').getByRole('link', { name: 'Track your enquiry' }).first().click()
  await page.waitForURL('/receipt/*')
  const found = await staff.get(`/api/leads?q=${encodeURIComponent(person.email)}`)
  const [{ id, version }] = (await found.json()).items
  const corrected = { name: `${person.name} Rao`, email: `new.${person.email}` }
  const change = await staff.patch(`/api/leads/${id}`, { data: { ...corrected, version } })
  expect(change.ok(), await change.text()).toBe(true)

  const form = page.locator('form[action$="/corrections"]')
  await page.locator('details', { has: form }).locator('summary').click()
  await form.locator('[name=note]').fill('Please call after six.')
  await form.locator('button[type=submit]').click()
  await expect(page.getByRole('article')).toContainText('Please call after six.')
  const lead = await (await staff.get(`/api/leads/${id}`)).json()
  expect(lead).toMatchObject({ ...corrected, proposedEmail: null })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the thank-you page leads to the receipt, and all of it works', async ({ page, staff }) => {
    const person = newPerson()
    await page.goto('/contact')
    await (await fillContactForm(page, person)).button.click()
    await page.waitForURL('/enquiry-received/*')
    await page.getByRole('link', { name: 'Track your enquiry' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('We have your enquiry')
    await expect(page.getByText('only on a device of your own')).toBeHidden()
    const found = await staff.get(`/api/leads?q=${encodeURIComponent(person.email)}`)
    expect((await found.json()).items).toMatchObject([{ status: 'new', spamReason: null }])
    await page.getByText('Withdraw this enquiry').click()
    await page.getByRole('button', { name: 'Delete my enquiry' }).click()
    await expect(heading).toHaveText('This enquiry was deleted')
  })
})

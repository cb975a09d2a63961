import type { Page } from '@playwright/test'
import { expectNoFault, showStill } from './accessible.ts'
import { expect, mailsTo, newPerson, test } from './journey.ts'

/** Templates: what staff send often, by e-mail and on WhatsApp. */

const dialog = (page: Page) => page.getByRole('dialog')

async function sent(staff: { post: Page['request']['post'] }, person: object) {
  const response = await staff.post('/api/leads', { data: person })
  expect(response.status()).toBe(201)
  return (await response.json()).id as number
}

test('a reply to an enquiry in Hindi begins in Hindi', async ({ staffPage: page, staff }) => {
  const id = await sent(staff, { ...newPerson(), name: 'सुनीता देवी', language: 'hi' })
  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await expect(dialog(page).getByLabel('Subject')).toHaveValue('आपकी पूछताछ: टैक्स रिटर्न')
  await expect(dialog(page).getByLabel('Text')).toHaveValue(/^नमस्ते सुनीता जी,\n{4}सादर\n/)
})

test('a template is added with a live preview, used, and deleted', async ({
  staffPage: page,
  staff,
}) => {
  const id = await sent(staff, newPerson())
  const title = `Greeting ${Date.now()}`
  await page.goto('/admin/templates')
  await page.getByRole('button', { name: 'Add reply' }).click()
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Subject').fill('About {service}')
  await dialog(page).getByLabel('Text').fill('Dear {nam}')
  await dialog(page).getByRole('button', { name: 'Save template' }).click()
  await expect(dialog(page)).toContainText('{nam} is not a placeholder')
  await dialog(page).getByLabel('Text').fill('Dear , your {First Name} and [date].')
  await dialog(page)
    .getByLabel('Text')
    .evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5))
  await dialog(page)
    .getByRole('button', { name: /^Insert \{name\}/ })
    .click()
  await expect(dialog(page).getByLabel('Text')).toHaveValue(
    'Dear {name}, your {First Name} and [date].',
  )
  const preview = dialog(page).getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Dear Kavya Reddy, your Kavya and [date].')
  await expect(preview).toContainText('[date] can’t be filled in from this enquiry.')
  await showStill(page)
  await expectNoFault(page)
  await dialog(page).getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await dialog(page).getByLabel('Text').fill('My own words')
  await dialog(page).getByLabel('Template').selectOption({ label: title })
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(dialog(page).getByLabel('Text')).toHaveValue('My own words')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await expect(dialog(page).getByLabel('Text')).toHaveValue('My own words')
  await dialog(page).getByLabel('Template').selectOption({ label: title })
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(dialog(page).getByLabel('Text')).toHaveValue(/^Dear Asha /)
  await expect(dialog(page).getByLabel('Template').locator('option:checked')).toHaveText(title)
  await dialog(page).getByRole('button', { name: 'Edit templates' }).click()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
})

test('a reply with a gap in it is not sent, however often one presses, until it is filled or kept on purpose', async ({
  staffPage: page,
  staff,
}) => {
  const person = newPerson()
  const id = await sent(staff, person)
  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await dialog(page).getByLabel('Template').selectOption({ label: 'Price and next steps' })
  const gaps = dialog(page).getByText('Fill in or remove [price], [documents], [date]')
  await expect(gaps).toBeInViewport()
  // The acknowledgement, which may still be on its way.
  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(1)
  const send = dialog(page).getByRole('button', { name: 'Send' })
  for (let press = 0; press < 3; press++) await send.click()
  await expect(gaps).toBeInViewport()
  expect(await mailsTo(person.email)).toHaveLength(1)
  const text = dialog(page).getByLabel('Text')
  await expect(text).toBeFocused()
  const written = await text.inputValue()
  await text.fill(written.replace('[price]', '₹1,999').replace(/- Documents.*\n/, ''))
  await expect(dialog(page)).toContainText('Fill in or remove [date] before you send.')
  await send.click()
  await dialog(page).getByRole('button', { name: 'Keep as written' }).click()
  await send.click()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(async () => (await mailsTo(person.email)).length).toBe(2)
})

test('WhatsApp opens with the message for the service, in the client’s language', async ({
  staffPage: page,
  staff,
}) => {
  const english = await sent(staff, {
    ...newPerson(),
    name: 'Kavya Reddy',
    message: 'About: NRI or foreign income\nI moved to Dubai last year.',
  })
  await page.goto(`/admin/leads/${english}`)
  const whatsapp = page.getByRole('link', { name: 'WhatsApp' })
  const message = async () =>
    new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text')
  await expect.poll(message).toMatch(/^Hello Kavya, this is .*, about your income abroad\./)

  const hindi = await sent(staff, {
    ...newPerson(),
    name: 'कविता शर्मा',
    message: 'मुझे अपना रिटर्न भरना है।',
  })
  await page.goto(`/admin/leads/${hindi}`)
  await expect.poll(message).toMatch(/^नमस्ते कविता जी, /)
  await page.keyboard.press('m')
  await expect(dialog(page).getByLabel('Language')).toHaveValue('hi')
  await dialog(page).getByLabel('Language').selectOption({ label: 'English' })
  await dialog(page).getByLabel('Template').selectOption({ label: 'No answer to our call' })
  const text = dialog(page).getByLabel('Message')
  await expect(text).toHaveValue(/^Hello कविता, this is .* We just called/)
  await text.fill('Call you at 5 pm?')
  const open = dialog(page).getByRole('link', { name: 'Open WhatsApp' })
  await expect(open).toHaveAttribute('href', /text=Call%20you%20at%205%20pm%3F$/)
  await text.fill('It costs [price].')
  await open.click()
  await expect(dialog(page)).toContainText('Fill in or remove [price] before you send.')
  await expect(text).toHaveValue('It costs [price].')
})

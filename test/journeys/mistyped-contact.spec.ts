import type { Locator, Page } from '@playwright/test'
import {
  contactForm,
  countFrom,
  expect,
  fillContactForm,
  hydrated,
  newPerson,
  test,
  toast,
} from './journey.ts'

const PHONE_ADVICE =
  'We can’t call this number from India as it is. Is a digit or the country code missing?'
const KEEP = 'The number is right, send it as it is'

/** What a screen reader says about a field besides its name. */
const describedAs = (field: Locator, text: string) =>
  expect(field).toHaveAccessibleDescription(text)

async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await contactForm(page).form.scrollIntoViewIfNeeded()
  await contactForm(page).field('name').focus()
  await hydrated(page)
}

const TOO_SHORT = ['abcdefghij', '98765 4321']
const UNSURE = ['call 98480 22338', '050 123 4567']

for (const path of ['/contact', '/pricing'])
  test(`on ${path} a number that looks wrong is questioned, not rejected, and a mistyped address replaced by a press`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    await expectQuestioned(page, [...TOO_SHORT, ...UNSURE])
    const email = contactForm(page).field('email')
    await email.fill('Kavya@gmial.com')
    await email.press('Tab')
    const replace = page.getByRole('button', { name: 'Use this address' })
    await describedAs(email, 'Did you mean Kavya@gmail.com? Use this address')
    await expect(email).toHaveAttribute('aria-invalid', 'false')
    await replace.click()
    await expect(email).toHaveValue('Kavya@gmail.com')
    await expect(email).toBeFocused()
    await expect(replace).toHaveCount(0)
  })

test('a number to be called back on is questioned where it looks wrong, and refused below ten digits', async ({
  page,
}) => {
  await openHydrated(page, '/services/traders-filing')
  await expectQuestioned(page, UNSURE)
  const phone = contactForm(page).field('phone')
  for (const typed of TOO_SHORT) {
    await phone.fill(typed)
    await phone.press('Tab')
    await describedAs(phone, 'Phone number must be at least 10 digits')
  }
})

test('An enquiry with a number that looks wrong is sent once its sender says that it is right', async ({
  page,
  staff,
}) => {
  const person = newPerson()
  await openHydrated(page, '/contact')
  const { field, button } = await fillContactForm(page, person)
  await field('phone').fill('abcdefghij')
  await button.click()
  await expect(page.getByText(PHONE_ADVICE)).toBeVisible()
  await expect(field('phone')).toBeFocused()
  expect(await countFrom(staff, person)).toBe(0)
  await page.getByLabel(KEEP).check()
  await button.click()
  await expect(toast(page)).toContainText('Message sent successfully!')
  expect(await countFrom(staff, person)).toBe(1)
  await expect(page.getByText(PHONE_ADVICE)).toHaveCount(0)
})

test('A PAN in a message is noticed while it is typed, and masked once it is sent and on the receipt', async ({
  page,
}) => {
  const person = { ...newPerson(), message: 'Please help me, my PAN is ABCPE1234F.' }
  await openHydrated(page, '/contact')
  const { field, button } = await fillContactForm(page, { ...person, message: 'Please help me' })
  const advice = page.getByText('That looks like a PAN or an Aadhaar number.')
  await expect(advice).toHaveCount(0)
  await field('message').fill(person.message)
  await expect(advice).toBeVisible()
  await button.click()
  await expect(page.getByText('my PAN is ABCPE••••F.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Track your enquiry' }).first().click()
  await expect(page.getByRole('article')).toContainText('my PAN is ABCPE••••F.')
  await expect(page.getByText('ABCPE1234F')).toHaveCount(0)
})

test('the replaced address is the one that is stored', async ({ page, staff }) => {
  const person = newPerson()
  const meant = { ...person, email: person.email.replace('example.in', 'gmail.com') }
  await openHydrated(page, '/contact')
  const { button } = await fillContactForm(page, {
    ...person,
    email: meant.email.replace('gmail', 'gamil'),
  })
  await page.getByRole('button', { name: 'Use this address' }).click()
  await button.click()
  await expect(toast(page)).toContainText('Message sent successfully!')
  expect(await countFrom(staff, meant)).toBe(1)
})

test('the plan dialog questions a mistyped number and a mistyped address', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('link', { name: /Request a Callback.*Basic/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="phoneNumber"]').fill('abcdefghij')
  await dialog.locator('[name="email"]').fill('kavya@yaho.com')
  await dialog.locator('[name="message"]').focus()
  await expect(dialog.getByText(PHONE_ADVICE)).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this address' }).click()
  await expect(dialog.locator('[name="email"]')).toHaveValue('kavya@yahoo.com')
})

async function expectQuestioned(page: Page, asked: string[]) {
  const phone = contactForm(page).field('phone')
  for (const typed of asked) {
    await phone.fill(typed)
    await expect(page.getByText(PHONE_ADVICE)).toHaveCount(0)
    await phone.press('Tab')
    await describedAs(phone, `${PHONE_ADVICE} ${KEEP}`)
    await expect(phone).toHaveAttribute('aria-invalid', 'false')
  }
  await phone.fill('+91 98480 22338')
  await phone.press('Tab')
  await expect(page.getByText(PHONE_ADVICE)).toHaveCount(0)
}

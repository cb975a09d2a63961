import { contactForm, countFrom, expect, fillContactForm, newPerson, test } from './journey.ts'

test.use({ javaScriptEnabled: false })

test('a visitor without script sends an enquiry and is thanked on a page', async ({
  page,
  staff,
}) => {
  const person = newPerson()
  await page.goto('/')
  await (await fillContactForm(page, person)).button.click()
  await page.waitForURL('/enquiry-received/*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent successfully!')
  await expect(page.getByRole('main')).toContainText('Our team will contact you within 24 hours.')
  expect(await countFrom(staff, person)).toBe(1)
})

test.describe('when something was wrong', () => {
  test.use({ provoked: [/status of 400/] })

  test('the form is shown again with the errors and with what was typed', async ({
    page,
    staff,
  }) => {
    const person = { ...newPerson(), email: 'asha at example', message: 'Call me' }
    await page.goto('/')
    const form = contactForm(page)
    for (const [name, value] of Object.entries(person)) await form.field(name).fill(value)
    await form.button.click()
    await expect(page.getByRole('alert')).toContainText('Failed to send message')
    for (const [name, value] of Object.entries(person)) {
      await expect(form.field(name)).toHaveValue(value)
    }
    await expect(await form.complaint('email')).toHaveText('Please enter a valid email address')
    await expect(await form.complaint('message')).toHaveText(
      'Message must be at least 10 characters',
    )
    await expect(await form.complaint('acceptTerms')).toHaveText(
      'You must accept the privacy policy and terms of service',
    )
    await expect(form.field('name')).toHaveAttribute('aria-invalid', 'false')
    await expect(form.field('email')).toBeFocused()

    const mended = newPerson()
    await form.field('email').fill(mended.email)
    await form.field('message').fill(mended.message)
    await form.field('acceptTerms').check()
    await form.button.click()
    await page.waitForURL('/enquiry-received/*')
    expect(await countFrom(staff, mended)).toBe(1)
  })
})

test.describe('when something was wrong with the form on the pricing page', () => {
  test.use({ provoked: [/status of 400/] })

  test('the form on the pricing page is shown again, with the first invalid field in focus', async ({
    page,
    staff,
  }) => {
    const person = { ...newPerson(), name: 'A' }
    await page.goto('/pricing')
    const form = contactForm(page)
    for (const [name, value] of Object.entries(person)) await form.field(name).fill(value)
    await form.field('service').selectOption('premium')
    await form.button.click()
    await expect(page.getByRole('alert')).toContainText('Failed to send message')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    for (const [name, value] of Object.entries(person))
      await expect(form.field(name)).toHaveValue(value)
    await expect(form.field('service')).toHaveValue('premium')
    await expect(await form.complaint('name')).toHaveText('Name must be at least 2 characters')
    await expect(form.field('name')).toBeFocused()

    await form.field('name').fill('Asha Rao')
    await form.button.click()
    await page.waitForURL('/enquiry-received/*')
    expect(await countFrom(staff, person)).toBe(1)
  })
})

test('menus, questions and every testimonial can be read', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('details')
  await menu.locator('summary').click()
  await expect(menu.getByRole('link').first()).toBeVisible()
  await menu.locator('summary').click()
  await expect(menu.getByRole('link').first()).toBeHidden()

  const questions = page.locator('#faq details')
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await expect(questions.nth(1)).toHaveAttribute('open')

  for (const testimonial of await page.locator('#testimonials figure').all()) {
    await expect(testimonial).toBeVisible()
  }
  await expect(page.locator('#testimonials').getByRole('button')).toHaveCount(0)
})

test('the staff area says that it needs script', async ({ page }) => {
  await page.goto('/admin')
  // Not by its text: Playwright ignores the text of noscript elements.
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.getByRole('status')).toBeHidden()
})

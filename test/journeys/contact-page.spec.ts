import { contactForm, expect, hydrated, newPerson, test } from './journey.ts'

test('the contact page says when somebody answers, where the office is and what happens next', async ({
  page,
}) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main).toContainText('Mon-Sat 10 am to 6:30 pm IST')
  await expect(main.getByRole('link', { name: 'See on a map' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.*Hyderabad/,
  )
  await expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'See on a map' })).toHaveCount(0)
})

test('a topic starts the message, another one takes its place, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/contact')
  const { field } = contactForm(page)
  await field('name').fill('Asha Rao')
  await hydrated(page)
  await field('message').fill('I sold a plot in June.')
  await page.getByRole('link', { name: 'Shares, funds or property' }).click()
  await expect(field('message')).toHaveValue(
    'About: Shares, funds or property\nI sold a plot in June.',
  )
  await expect(field('message')).toBeFocused()
  const notice = page.getByRole('link', { name: 'A notice from the department' })
  await notice.click()
  await expect(field('message')).toHaveValue(
    'About: A notice from the department\nI sold a plot in June.',
  )
  await expect(notice).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('form [aria-current]')).toHaveCount(1)
  await expect(field('name')).toHaveValue('Asha Rao')
  expect(new URL(page.url()).pathname).toBe('/contact')
})

test('a topic that makes the message long enough takes its error away', async ({ page }) => {
  await page.goto('/contact')
  const { field, button } = contactForm(page)
  await field('name').fill('Asha Rao')
  await hydrated(page)
  await button.click()
  const error = page.getByText('Message must be at least 10 characters')
  await expect(error).toBeVisible()
  await page.getByRole('link', { name: 'A notice from the department' }).click()
  await expect(error).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a topic leads to the form with its message started, and an unknown one changes nothing', async ({
    page,
    staff,
  }) => {
    const person = newPerson()
    await page.goto('/contact?topic=nothing')
    await expect(contactForm(page).field('message')).toHaveValue('')
    await page.goto('/services/foreign-income-filing')
    await page.getByRole('link', { name: 'send us a message' }).click()
    await page.waitForURL('/contact?topic=foreign-income-filing#contact-form')
    const { field, button } = contactForm(page)
    await expect(field('message')).toHaveValue(/^About: NRI or foreign income\s*$/)
    await page.getByRole('link', { name: 'A return for an earlier year' }).click()
    await page.waitForURL('/contact?topic=earlier-year#contact-form')
    await expect(field('message')).toHaveValue(/^About: A return for an earlier year\s*$/)
    for (const name of ['name', 'email', 'phone'] as const) await field(name).fill(person[name])
    await field('acceptTerms').check()
    await button.click()
    await page.waitForURL('/enquiry-received/*')
    const found = await staff.get(`/api/leads?q=${encodeURIComponent(person.email)}`)
    expect((await found.json()).items).toMatchObject([
      { service: 'General Inquiry', message: 'About: A return for an earlier year' },
    ])
  })
})

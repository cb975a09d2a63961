import { paths } from '#app/paths.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { expect, test } from './journey.ts'

test.use({ provoked: [/status of 404/], javaScriptEnabled: false })

test('the footer leads to the guides, and each says what help costs and how to ask', async ({
  page,
}) => {
  await page.goto(paths.about)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guides', exact: true }).click()
  await expect(page).toHaveURL(paths.guides)
  for (const { slug, name } of guideMenu) {
    await page.goto(paths.guides)
    await page.getByRole('link', { name: `Read the guide on ${name.toLowerCase()}` }).click()
    await expect(page).toHaveURL(paths.guide(slug))
    const start = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
    await expect(start.getByText(/₹\d,\d{3}/).first()).toBeVisible()
    await expect(start.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /wa\.me/)
    await expect(start.getByRole('link', { name: /^Call \+/ })).toHaveAttribute('href', /^tel:/)
  }
})

test('Who comes from a guide finds its topic in the message', async ({ page }) => {
  await page.goto(paths.guide('refunds'))
  await page.getByRole('link', { name: 'Use the contact form' }).click()
  await expect(page).toHaveURL(`${paths.contact}?topic=refund#contact-form`)
  await expect(page.locator('[name="message"]')).toHaveValue('About: A refund\n')
})

test('the home page leads to every guide', async ({ page }) => {
  await page.goto(paths.home)
  const links = page.getByRole('navigation', { name: 'Something else?' }).getByRole('link')
  await expect(links).toHaveText(guideMenu.map(({ name }) => name))
  await links.first().click()
  await expect(page).toHaveURL(paths.guide('tax-notices'))
})

test('a notice is found by its section number', async ({ page }) => {
  await page.goto(paths.guide('tax-notices'))
  await page.getByRole('link', { name: 'Section 139(9)' }).click()
  const notice = page.locator('li:target')
  await expect(notice).toBeInViewport()
  await expect(notice).toContainText('15 days')
  await expect(notice).toContainText('What to do today')
})

test('a guide that does not exist is not found', async ({ page }) => {
  const response = await page.goto(paths.guide('no-such-guide'))
  expect(response?.status()).toBe(404)
})

import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expect, newPerson, test } from './journey.ts'

const PHONE = { width: 360, height: 640 }
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('the menus mark the page that is shown, and the FAQs where it is a question', async ({
  page,
}) => {
  await page.goto(paths.pricing)
  await expect(main(page).getByRole('link', { name: 'Pricing' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(main(page).locator('[aria-current]')).toHaveCount(1)

  await page.goto(paths.faq)
  const question = page.locator('[data-entries] a[href^="/faq/"]').first()
  await page.goto((await question.getAttribute('href')) ?? '')
  await expect(main(page).getByRole('link', { name: 'FAQs' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the menu leads to blog, about and contact, and its end is not under the bar', async ({
    page,
  }) => {
    await page.goto(paths.home)
    const menu = page.getByRole('banner').locator('details').last()
    await menu.locator('summary').click()
    for (const [name, path] of [
      ['Blog', paths.blog],
      ['About us', paths.about],
      ['Contact', paths.contact],
    ] as const) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    const last = menu.getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await menu.getByRole('navigation').evaluate((nav) => nav.scrollTo(0, nav.scrollHeight))
    await last.click({ trial: true })
  })

  test('the categories of questions take one row, and results of a search can be seen', async ({
    page,
  }) => {
    await page.goto(paths.faq)
    const tabs = page.getByRole('navigation', { name: 'Categories' })
    expect((await tabs.boundingBox())?.height).toBeLessThan(64)
    await page.getByRole('searchbox').fill('landlord')
    const first = page.locator('[data-entries] summary').first()
    await expect(first).toContainText(/landlord/i)
    await expect(first).toBeInViewport({ ratio: 1 })
  })

  test('a wide table of a post keeps its caption in view while it scrolls', async ({ page }) => {
    await page.goto(paths.post('complete-guide-to-capital-gains-taxation-in-india'))
    const scroller = page.locator('.table-scroller:has(caption)').first()
    await scroller.scrollIntoViewIfNeeded()
    await scroller.evaluate((box) => box.scrollTo(1000, 0))
    const caption = await scroller.locator('caption').boundingBox()
    expect(caption?.x).toBeGreaterThanOrEqual(0)
    expect((caption?.x ?? 0) + (caption?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
  })
})

test('the theme can be chosen on an error page and on a receipt', async ({ page, staff }) => {
  const sent = await (await staff.post('/api/leads', { data: newPerson() })).json()
  for (const path of [sent.receiptUrl, paths.privacy]) {
    await page.goto(path)
    await page.getByRole('contentinfo').getByTitle('Dark').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('contentinfo').getByTitle('Light').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  }
})

test.describe('a missing page', () => {
  test.use({ provoked: [/status of 404/] })

  test('a missing page is everything below a post, too, and its theme can be chosen', async ({
    page,
  }) => {
    const response = await page.goto('/blog/crypto-tax-in-india/more')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await page.goto('/nothing-here')
    await page.getByRole('contentinfo').getByTitle('Dark').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test('a page is printed with the name of the firm and the day, without buttons and forms', async ({
  page,
}) => {
  await page.goto(paths.contact)
  await page.emulateMedia({ media: 'print' })
  const today = new Date().toLocaleDateString('en-IN', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  await expect(page.getByText(today, { exact: true })).toBeVisible()
  await expect(page.locator('form[method="post"]').first()).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('an address in capitals leads to the page, with its query', async ({ page }) => {
  await page.goto('/Pricing?Plan=Basic')
  await expect(page).toHaveURL('/pricing?Plan=Basic')
})

test('a search without results offers three questions and a person', async ({ page }) => {
  await page.goto(`${paths.faq}?q=zzzzqqqq`)
  const results = page.locator('[data-live-body]')
  await expect(results.getByRole('listitem')).toHaveCount(3)
  await expect(results.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', paths.contact)
})

test('the chat button can be seen on the footer', async ({ page }) => {
  await page.goto(paths.pricing)
  const ring = await page
    .getByRole('link', { name: /Chat with us about tax filing/ })
    .evaluate((button) => getComputedStyle(button).boxShadow)
  expect(ring).toContain('2px')
})

test.describe('where the browser forces colours', () => {
  test.use({ colorScheme: 'light' })

  test('a button has a border, and the chosen theme differs', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(paths.pricing)
    const button = page.getByRole('link', { name: /Choose Basic Plan/ })
    await expect(button).toHaveCSS('border-top-style', 'solid')
    const colours = await page
      .getByRole('contentinfo')
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor))
    expect(new Set(colours).size).toBe(2)
  })
})

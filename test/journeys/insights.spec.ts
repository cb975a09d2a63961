import { type BrowserContextOptions, chromium } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, goTo, newPerson, site, test } from './journey.ts'

const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** A browser that does not say that a program drives it, not even in what it sends while a page is left. */
async function visitor(options: BrowserContextOptions = {}) {
  const { launchOptions = {} } = test.info().project.use
  const args = [...(launchOptions.args ?? []), `--user-agent=${USER_AGENT}`]
  const browser = await chromium.launch({ ...launchOptions, args })
  const context = await browser.newContext({ baseURL: site.origin, ...options })
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
  })
  return { browser, context, page: await context.newPage() }
}

test('pages that visitors see and use appear on the screen, and what they brought', async ({
  staffPage,
  staff,
}) => {
  const { browser, context, page } = await visitor()
  const buttonsOf = async (
    path: string,
  ): Promise<Record<string, { views: number; clicks: number }>> => {
    const { rows } = await (await staff.get(`/api/insights?by=action&on=${path}`)).json()
    return Object.fromEntries(rows.map((row: { key: string }) => [row.key, row]))
  }
  await page.goto('/guides/refunds')
  await expect(page.locator('[data-action="guide-hero-chat"]')).toBeVisible()
  const before = await buttonsOf('/guides/refunds')
  await page.locator('[data-action="guide-closing-contact"]').click()
  await page.waitForURL('/contact?topic=refund#contact-form')
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)

  const person = newPerson()
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Phone').fill(person.phone)
  await page.getByLabel('Message').fill('My refund has not arrived for a year.')
  await page.getByRole('checkbox', { name: /privacy policy/ }).check()
  const stored = page.waitForResponse('**/api/leads')
  await page.locator('[data-action="contact-send"]').click()
  const { id } = await (await stored).json()
  expect(await (await staff.get(`/api/leads/${id}`)).json()).toMatchObject({
    fromPage: '/guides/refunds',
    fromAction: 'guide-closing-contact',
  })
  await browser.close()

  await expect
    .poll(async () => (await buttonsOf('/guides/refunds'))['guide-closing-contact']?.clicks, {
      timeout: 15_000,
    })
    .toBe((before['guide-closing-contact']?.clicks ?? 0) + 1)
  const after = await buttonsOf('/guides/refunds')
  expect(after['guide-hero-chat']?.views).toBe((before['guide-hero-chat']?.views ?? 0) + 1)
  expect(after['guide-hero-chat']?.clicks).toBe(before['guide-hero-chat']?.clicks ?? 0)

  await staffPage.goto('/admin')
  await goTo(staffPage, 'Reports', 'Insights')
  await staffPage.getByRole('link', { name: 'Buttons of Income tax refunds' }).click()
  const row = staffPage.getByRole('row', { name: /Guide, end: contact/ })
  await expect(row.getByRole('cell')).toHaveText([/^\d/, /^\d/, /^\d/, /^\d/])
  await expect(
    staffPage.getByRole('img', { name: /Enquiries: .*Guide, end: contact/ }),
  ).toBeVisible()
  await expectAccessible(staffPage)
  const download = staffPage.waitForEvent('download')
  await staffPage.getByRole('link', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^insights-.*\.csv$/)

  await staffPage.goto(`/admin/leads/${id}`)
  await expect(staffPage.getByText('Income tax refunds page, Guide, end: contact')).toBeVisible()
})

test('under Global Privacy Control nothing is sent, and an enquiry tells no origin', async ({
  staff,
}) => {
  const { browser, context, page } = await visitor({ extraHTTPHeaders: { 'sec-gpc': '1' } })
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
  })
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/counts')) reports.push(request.url())
  })
  await page.goto('/guides/refunds')
  await page.locator('[data-action="guide-closing-contact"]').click()
  await page.waitForURL('/contact?topic=refund#contact-form')
  const person = newPerson()
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Phone').fill(person.phone)
  await page.getByLabel('Message').fill('My refund has not arrived for a year.')
  await page.getByRole('checkbox', { name: /privacy policy/ }).check()
  const stored = page.waitForResponse('**/api/leads')
  await page.locator('[data-action="contact-send"]').click()
  const { id } = await (await stored).json()
  expect(await (await staff.get(`/api/leads/${id}`)).json()).toMatchObject({
    fromPage: null,
    fromAction: null,
  })
  await page.goto('/')
  expect(reports).toEqual([])
  await browser.close()
})

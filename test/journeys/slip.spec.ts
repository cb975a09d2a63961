import type { Page } from '@playwright/test'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { seasonLine } from '#content/en/season/home.ts'
import { expectNoFault } from './accessible.ts'
import { expect, test } from './journey.ts'

const slip = (page: Page) => page.locator('#slip')
const tick = (page: Page, name: string) => slip(page).getByLabel(name).check()
const row = (page: Page, term: string) =>
  slip(page)
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
const listed = (page: Page) => slip(page).locator('details li:visible')
const SEASONS = [
  ...['2026-05-20', '2026-07-28', '2026-07-31', '2026-08-20', '2026-10-01', '2026-11-23'],
  ...['2026-12-31', '2027-01-10', '2027-04-15'],
]

function lineOn(day: string) {
  const season = filingSeason(day)
  const { title, text, link } = seasonLine[season.phase]
  return { title: title(season), text: `${text(season, '₹1,999')} `, link: link.label }
}

/** The season's line of another day, as the page would hold it. */
function saySeason(title: Element, line: ReturnType<typeof lineOn>) {
  const link = title.nextElementSibling?.querySelector('a')
  if (!link?.firstChild) throw new Error('The line ends with no link')
  link.firstChild.textContent = line.link
  title.textContent = line.title
  title.nextElementSibling?.replaceChildren(line.text, link)
}
const chatText = async (page: Page) => {
  const link = slip(page).getByRole('link', { name: 'Send me this list on WhatsApp' })
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
}

test('the slip on the home page fills in with each row that is ticked, and empties again', async ({
  page,
}) => {
  await page.goto('/')
  await expect(slip(page).getByRole('button', { name: 'Show my form and price' })).toBeHidden()
  await tick(page, 'Salary or pension')
  await expect(row(page, 'Form')).toContainText('ITR-1')
  await expect(row(page, 'Plan')).toContainText('Basic, ₹1,999')
  await tick(page, 'Shares, funds or crypto')
  await expect(row(page, 'Form')).toContainText('ITR-2')
  await expect(row(page, 'Plan')).toContainText('Professional, ₹3,499')
  await expect(row(page, 'Due')).toContainText(/\d{4}/)
  await slip(page).getByText('See the list').click()
  await expect(listed(page).filter({ hasText: 'Form 16' })).toHaveCount(1)
  await expect(listed(page).filter({ hasText: 'Tax P&L' })).toHaveCount(1)
  await expect(slip(page).locator('summary').first()).toContainText(
    String(await listed(page).count()),
  )
  const text = await chatText(page)
  expect(text).toContain('Salary or pension, Shares, funds or crypto')
  expect(text).toContain('- Tax P&L from each broker')

  await slip(page).getByLabel('Salary or pension').uncheck()
  await slip(page).getByLabel('Shares, funds or crypto').uncheck()
  await expect(row(page, 'Form')).toContainText('Tick your income above')
  expect(await chatText(page)).not.toContain('ITR')
})

test('the slip on the home page is ticked and filled in where the address names incomes', async ({
  page,
}) => {
  await page.goto('/?income=abroad&income=salary#slip')
  await expect(slip(page).getByLabel('Income abroad')).toBeChecked()
  await expect(row(page, 'Form')).toContainText('ITR-2 with Schedule FA')
  await slip(page).getByLabel('Income abroad').uncheck()
  await expect(row(page, 'Form')).not.toContainText('Schedule FA')
})

test('the slip on the home page still says what was ticked when the visitor comes back to it', async ({
  page,
}) => {
  await page.goto('/')
  await tick(page, 'Business or freelance')
  await page.goto('/pricing')
  await page.goBack()
  await expect(slip(page).getByLabel('Business or freelance')).toBeChecked()
  await expect(row(page, 'Form')).toContainText('ITR-4, or ITR-3 with books')
})

test('the slip on the home page is printed with its list', async ({ page }) => {
  await page.goto('/?income=rent')
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.getByRole('heading', { name: 'Pick a plan for your kind of income' }),
  ).toBeHidden()
  await expect(listed(page).filter({ hasText: 'Rent agreements' })).toBeVisible()
  await expect(slip(page).getByRole('link', { name: 'Send me this list on WhatsApp' })).toBeHidden()
})

test('the slip on the home page has no fault that axe finds, filled in and with its list open', async ({
  page,
}) => {
  await page.goto('/?income=fno&income=abroad')
  await slip(page).getByText('See the list').click()
  await expectNoFault(page, { within: '#slip' })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the slip is sent and comes back filled in, and bears no stamp before', async ({ page }) => {
    await page.goto('/')
    await tick(page, 'F&O or intraday')
    await tick(page, 'Salary or pension')
    const stamp = slip(page).locator('svg').filter({ hasText: 'MOST LIKELY' })
    await expect(stamp).toHaveCSS('opacity', '0')
    await expect(slip(page).getByText('See the list')).toBeHidden()
    await slip(page).getByRole('button', { name: 'Show my form and price' }).click()
    await expect(stamp).toHaveCSS('opacity', '1')
    await expect(page).toHaveURL('/?income=salary&income=fno#slip')
    await expect(slip(page).getByLabel('F&O or intraday')).toBeChecked()
    await expect(row(page, 'Form')).toContainText('ITR-3')
    await expect(row(page, 'Plan')).toContainText('Professional, ₹3,499')
    await slip(page).getByText('See the list').click()
    await expect(listed(page).filter({ hasText: 'contract notes' })).toBeVisible()
    expect(await chatText(page)).toContain('- Broker ledgers and contract notes')
  })
})

test.describe('the home page on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the home page on a phone says in its first screen what it costs and has one thing to do, in every season', async ({
    page,
  }) => {
    await page.goto('/')
    const title = page.locator('#season-title')
    const bar = page.getByRole('complementary', { name: 'Reach us' }).locator('> div')
    const end = (await bar.boundingBox())?.y ?? 0
    for (const day of ['today', ...SEASONS]) {
      if (day !== 'today') await title.evaluate(saySeason, lineOn(day))
      for (const element of [
        page.getByRole('heading', { level: 1 }),
        page.getByText('From ₹1,999, GST included'),
        page.locator('#home').getByRole('link', { name: 'Get Expert Assistance' }),
      ]) {
        const box = await element.boundingBox()
        expect((box?.y ?? end) + (box?.height ?? 0), day).toBeLessThanOrEqual(end)
      }
    }
  })

  test('the home page on a phone is at most 9,000 pixels tall, and unfolds what a plan contains', async ({
    page,
  }) => {
    await page.goto('/')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height).toBeLessThanOrEqual(9000)
    const feature = page.locator('#pricing').getByText('Form 16, AIS and Form 26AS reconciled')
    await expect(feature).toBeHidden()
    await page.locator('#pricing summary').first().click()
    await expect(feature).toBeVisible()
  })
})

test('on a wider screen the plans stand side by side, and each unfolds what it contains', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1000 })
  await page.goto('/')
  const plans = page.locator('#pricing > ul > li')
  await expect(plans).toHaveCount(3)
  const tops = await plans.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBe(1)
  const feature = plans.getByText('Schedule FA for foreign shares and accounts')
  await expect(feature).toBeHidden()
  await plans.last().locator('summary').click()
  await expect(feature).toBeVisible()
})

import type { APIRequestContext, Page } from '@playwright/test'
import { expectNoFault, showStill } from './accessible.ts'
import { expect, goTo, site, test, toast } from './journey.ts'

let written = 0
const number = () => `${Date.now()}${process.pid}${++written}`.slice(-9)
const FIGURE = '<data value="section80c2026">₹1,50,000</data>'

const box = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })

async function htmlOf(page: Page): Promise<string> {
  await tool(page, 'HTML source').click()
  const shown = await box(page).inputValue()
  await tool(page, 'HTML source').click()
  return shown
}

async function writeSource(page: Page, html: string) {
  await tool(page, 'HTML source').click()
  await box(page).fill(html)
  await tool(page, 'HTML source').click()
}

async function oldPost(staff: APIRequestContext) {
  const name = `What is deducted ${number()}`
  const response = await staff.post('/api/blog/posts', {
    data: {
      title: name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      excerpt: 'What may be deducted, and how much of it.',
      content:
        '<p>Provident fund counts. Deduct up to <data value="section80c2026">₹1,00,000</data> a year. That is all.</p>',
      published: true,
    },
  })
  expect(response.status()).toBe(201)
  return (await response.json()) as { id: number; title: string; slug: string; version: number }
}

test('a fact is found by keyboard, put into a post, and seen on the page and in the register', async ({
  staffPage: page,
}) => {
  const title = `Deductions of ${number()}`
  const inserted = FIGURE.replace('₹1,50,000', '₹1.5 lakh')
  await page.goto('/admin/blog/new')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page
    .getByRole('textbox', { name: 'Excerpt', exact: true })
    .fill('How much of what is saved may be deducted.')
  await box(page).click()
  await page.keyboard.type('Deduct up to ')
  await page.keyboard.press('Control+Alt+f')
  const search = page.getByRole('combobox', { name: /Search by words/ })
  await expect(search).toBeFocused()
  await search.fill('150000 2026-27')
  const options = page.getByRole('listbox', { name: 'Tax facts' }).getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const place = await options.evaluateAll((all) =>
    all.findIndex(({ id }) => id.endsWith('-section80c2026')),
  )
  expect(place).toBeGreaterThanOrEqual(0)
  for (let moved = 0; moved < place; moved++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(' a year, if you choose the old regime.')
  expect(await htmlOf(page)).toBe(
    `<p>Deduct up to ${inserted} a year, if you choose the old regime.</p>`,
  )
  await expect(box(page).locator('data')).toHaveAttribute('title', /FY 2026-27.*Section 123/)

  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByLabel('When the post is created').selectOption('Publish now')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL('/admin/blog')
  const slug = title.toLowerCase().replaceAll(' ', '-')
  expect(await (await fetch(`${site.origin}/blog/${slug}`)).text()).toContain(
    `<p>Deduct up to ${inserted} a year, if you choose the old regime.</p>`,
  )

  await goTo(page, 'Content', 'Tax facts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax facts')
  await page.getByRole('searchbox', { name: 'Search' }).fill('section 80c 2026-27 1,50,000')
  const row = page
    .getByRole('row')
    .filter({ hasText: '80C investments' })
    .filter({ hasText: 'FY 2026-27' })
  await expect(row).toContainText('Section 123 2025 Act')
  await row.getByText(/^\d+ places?$/).click()
  await expect(row.getByRole('link', { name: title })).toBeVisible()
  await expect(row).toContainText('₹1,50,000')
})

test('a figure is copied, removed, brought back and turned into text as a whole', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/blog/new')
  await box(page).click()
  await writeSource(page, `<p>Up to ${FIGURE} a year.</p>`)
  await box(page).locator('data').click()
  const bar = page.getByRole('group', { name: 'Tax fact' })
  await expect(bar).toContainText('Section 123, Income-tax Act 2025')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+v')
  expect(await htmlOf(page)).toBe(`<p>Up to ${FIGURE}${FIGURE} a year.</p>`)
  // The history joins changes within half a second.
  await page.waitForTimeout(600)
  await box(page).locator('data').last().click()
  await page.keyboard.press('Backspace')
  expect(await htmlOf(page)).toBe(`<p>Up to ${FIGURE} a year.</p>`)
  await tool(page, 'Undo').click()
  await expect(box(page).locator('data')).toHaveCount(2)
  await tool(page, 'Redo').click()
  await box(page).locator('data').click()
  await bar.getByRole('button', { name: 'Turn into plain text' }).click()
  expect(await htmlOf(page)).toBe('<p>Up to ₹1,50,000 a year.</p>')
})

test('a pasted figure stays one where the register has its fact', async ({ staffPage: page }) => {
  await page.goto('/admin/blog/new')
  await box(page).click()
  await box(page).evaluate(
    (element, html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    `<p>Up to ${FIGURE.replace('<data', '<data class="x"')} or <data value="noSuchFact">₹9</data></p>`,
  )
  expect(await htmlOf(page)).toBe(`<p>Up to ${FIGURE} or ₹9</p>`)
})

test('an old figure is seen with its sentence, and renewed after a look', async ({
  staffPage: page,
  staff,
}) => {
  const post = await oldPost(staff)
  await page.goto('/admin')
  const notice = page.getByRole('region', { name: /with an old tax figure/ })
  await expect(notice).toContainText('₹1,00,000 → ₹1,50,000')
  await notice.getByRole('link', { name: 'See the sentences and update them' }).click()
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: post.title }) })
  await expect(card.first()).toContainText('Deduct up to ₹1,00,000 a year.')
  await expect(card.first()).toContainText('Deduct up to ₹1,50,000 a year.')
  await page.getByRole('searchbox', { name: 'Search' }).fill('NPS')
  await expect(page).toHaveURL(/q=NPS/)
  await showStill(page)
  await expectNoFault(page)

  await page.getByRole('button', { name: `Update the figure in ${post.title}` }).click()
  await expect(toast(page)).toContainText(`${post.title} has a new version.`)
  await expect(
    page.getByRole('button', { name: `Update the figure in ${post.title}` }),
  ).toHaveCount(0)
  const seen = await fetch(`${site.origin}/blog/${post.slug}`)
  expect(await seen.text()).toContain(FIGURE)

  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page)).toContainText(`${post.title} has its old figures again.`)
  await expect(
    page.getByRole('button', { name: `Update the figure in ${post.title}` }),
  ).toBeVisible()
})

test.describe('with a colleague', () => {
  test.use({ provoked: [/status of 409 .*renewals/] })

  test('a text that was changed meanwhile is shown again, not overwritten', async ({
    staffPage: page,
    staff,
  }) => {
    const post = await oldPost(staff)
    await page.goto('/admin/tax-facts')
    const renew = page.getByRole('button', { name: `Update the figure in ${post.title}` })
    await expect(renew).toBeVisible()
    const theirs =
      '<p>It is now up to <data value="section80c2026">₹1,00,000</data> for both of you together.</p>'
    await staff.patch(`/api/blog/posts/${post.id}`, { data: { content: theirs, version: 1 } })
    await renew.click()
    await expect(toast(page)).toContainText('Someone else has changed this text in the meantime.')
    await expect(
      page.getByText('It is now up to ₹1,00,000 for both of you together.'),
    ).toBeVisible()
    await renew.click()
    await expect(renew).toHaveCount(0)
  })
})

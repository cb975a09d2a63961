import type { Page } from '@playwright/test'
import { expect, hold, test } from './journey.ts'
import { pageBlog } from './paged-blog.ts'

const tab = (page: Page, name: RegExp | string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name })
const questions = (page: Page) => page.locator('[data-live-body] details')
const cards = (page: Page) => page.locator('[data-live-body] li').filter({ has: page.locator('p') })
const box = (page: Page) => page.getByRole('searchbox')
/** The count that a tab shows. */
const countOn = async (page: Page, name: RegExp | string) =>
  Number(/\d+$/.exec((await tab(page, name).innerText()).trim())?.[0])

/** Returns a check that the browser is still on the same document. */
async function stayOn(page: Page) {
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  return () => page.evaluate(() => 'stayed' in window)
}

test('the questions are filtered by category without leaving the page, and Back undoes it', async ({
  page,
}) => {
  await page.goto('/faq')
  const all = await countOn(page, /All Questions/)
  const some = await countOn(page, /Documents/)
  await expect(questions(page)).toHaveCount(all)
  await expect(tab(page, /All Questions/)).toHaveAttribute('aria-current', 'true')
  const stayed = await stayOn(page)

  await tab(page, /Documents/).click()
  await expect(questions(page)).toHaveCount(some)
  await expect(page).toHaveURL('/faq?category=documents')
  await expect(tab(page, /Documents/)).toHaveAttribute('aria-current', 'true')
  await expect(tab(page, /All Questions/)).not.toHaveAttribute('aria-current')
  await tab(page, /NRI/).click()
  await expect(page).toHaveURL('/faq?category=nri-and-foreign-income')
  await expect(tab(page, /NRI/)).toHaveAttribute('aria-current', 'true')

  await page.goBack()
  await expect(page).toHaveURL('/faq?category=documents')
  await expect(tab(page, /Documents/)).toHaveAttribute('aria-current', 'true')
  await expect(questions(page)).toHaveCount(some)
  await page.goBack()
  await expect(questions(page)).toHaveCount(all)
  await page.goForward()
  await expect(questions(page)).toHaveCount(some)
  expect(await stayed()).toBe(true)
})

test('the questions of a category and of a search can be linked to, and a reload shows them again', async ({
  page,
}) => {
  await page.goto('/faq?category=documents')
  const shown = await questions(page).locator('summary').allInnerTexts()
  expect(shown).toHaveLength(await countOn(page, /Documents/))
  await expect(tab(page, /Documents/)).toHaveAttribute('aria-current', 'true')
  await page.reload()
  expect(await questions(page).locator('summary').allInnerTexts()).toEqual(shown)

  await page.goto('/faq?q=return')
  await expect(box(page)).toHaveValue('return')
  const some = await countOn(page, /Documents/)
  await tab(page, /Documents/).click()
  await expect(page).toHaveURL('/faq?category=documents&q=return')
  await expect(questions(page)).toHaveCount(some)
  await page.reload()
  await expect(questions(page)).toHaveCount(some)
})

test('the questions open one at a time, and each leads to a page of its own', async ({ page }) => {
  await page.goto('/faq')
  const [first, second] = [questions(page).nth(0), questions(page).nth(1)]
  await first.locator('summary').click()
  await expect(first.locator('.rich-text')).toBeVisible()
  await second.locator('summary').press('Enter')
  await expect(second.locator('.rich-text')).toBeVisible()
  await expect(first.locator('.rich-text')).toBeHidden()
  await second.locator('summary').press('Enter')
  await expect(second.locator('.rich-text')).toBeHidden()

  await first.locator('summary').click()
  const question = await first.locator('summary').innerText()
  await first.getByRole('link', { name: 'Link to this answer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question.trim())
})

test('the questions are found while the visitor types, and Back undoes it', async ({ page }) => {
  await page.goto('/faq')
  const all = await countOn(page, /All Questions/)
  const stayed = await stayOn(page)
  await box(page).pressSequentially('landlo')
  await expect(page).toHaveURL('/faq?q=landlo')
  await expect(questions(page).filter({ hasText: 'landlord' }).first()).toBeVisible()
  await expect.poll(() => questions(page).count()).toBeLessThan(all)
  await expect
    .poll(async () => (await questions(page).count()) === (await countOn(page, /All Questions/)))
    .toBe(true)

  await page.goBack()
  await expect(questions(page)).toHaveCount(all)
  await expect(box(page)).toHaveValue('')
  await page.goForward()
  await expect(box(page)).toHaveValue('landlo')
  await expect.poll(() => questions(page).count()).toBeLessThan(all)

  await box(page).fill('')
  await expect(page).toHaveURL('/faq')
  await expect(questions(page)).toHaveCount(all)
  expect(await stayed()).toBe(true)
})

test('the questions are one step back from a search, however many keystrokes it took', async ({
  page,
}) => {
  await page.goto('/faq')
  const steps = await page.evaluate(() => history.length)
  for (const text of ['la', 'landl', 'landlord']) {
    await box(page).fill(text)
    await expect(page).toHaveURL(`/faq?q=${text}`)
  }
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)
  await tab(page, /Documents/).click()
  await expect(page).toHaveURL('/faq?category=documents&q=landlord')
  await page.goBack()
  await expect(page).toHaveURL('/faq?q=landlord')
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await expect(box(page)).toHaveValue('')
})

test('the questions are searched in the current category, with and without script, and what was typed and not yet sent comes along with a tab', async ({
  page,
  browser,
}) => {
  await page.goto('/faq')
  await tab(page, /Documents/).click()
  await expect(tab(page, /Documents/)).toHaveAttribute('aria-current', 'true')
  await box(page).fill('form')
  await expect(page).toHaveURL('/faq?category=documents&q=form')
  await expect(tab(page, /Documents/)).toHaveAttribute('aria-current', 'true')

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const plainPage = await plain.newPage()
  await plainPage.goto(new URL('/faq?category=documents', page.url()).href)
  await box(plainPage).fill('form')
  await box(plainPage).press('Enter')
  await expect(plainPage).toHaveURL(/\/faq\?category=documents&q=form$/)
  await plain.close()

  await page.goto('/faq')
  await box(page).fill('form')
  await tab(page, /Documents/).click()
  await expect(page).toHaveURL('/faq?category=documents&q=form')
  await expect(box(page)).toHaveValue('form')
})

test('the questions keep the focus where the keyboard was, are counted for screen readers and found in spite of a typing error, and the page says when there are none', async ({
  page,
}) => {
  await page.goto('/faq')
  const status = page.locator('[role="status"].sr-only:not([aria-label])')
  await expect(status).toHaveText('')
  const some = await countOn(page, /Documents/)
  await tab(page, /Documents/).focus()
  await page.keyboard.press('Enter')
  await expect(tab(page, /Documents/)).toHaveAttribute('aria-current', 'true')
  await expect(tab(page, /Documents/)).toBeFocused()
  await expect(status).toHaveText(`${some} questions`)

  await tab(page, /All Questions/).click()
  await expect(page).toHaveURL('/faq')
  await box(page).fill('landlrod')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/faq?q=landlrod')
  await expect(questions(page).filter({ hasText: 'landlord' }).first()).toBeVisible()
  await box(page).fill('wxyzwxyz')
  await expect(page.locator('[data-live-body]')).toContainText('wxyzwxyz')
  await expect(questions(page)).toHaveCount(0)
  await expect(status).toHaveText('0 questions')
})

test('the questions are not fetched again when only the fragment changes', async ({ page }) => {
  await page.goto('/faq')
  await questions(page).first().locator('summary').click()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url())
  })
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(asked).toEqual([])
  await expect(questions(page).first()).toHaveAttribute('open')
})

test('the questions are replaced by a skeleton while they load', async ({ page }) => {
  await page.goto('/faq?category=nri-and-foreign-income')
  const held = await hold(page, '**/faq?category=documents')
  await tab(page, /Documents/).click()
  await expect(page.getByRole('status', { name: 'Loading questions' })).toBeVisible()
  await expect(questions(page)).toHaveCount(0)
  held.release()
  await expect(questions(page).first()).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading questions' })).toHaveCount(0)
})

test('questions of a filter that was changed meanwhile are not shown', async ({ page }) => {
  await page.goto('/faq?category=nri-and-foreign-income')
  const held = await hold(page, '**/faq?category=documents')
  await tab(page, /Documents/).click()
  await tab(page, /All Questions/).click()
  await expect(tab(page, /All Questions/)).toHaveAttribute('aria-current', 'true')
  const some = await countOn(page, /All Questions/)
  const late = page.waitForResponse('**/faq?category=documents')
  held.release()
  await (await late).finished()
  await expect(tab(page, /All Questions/)).toHaveAttribute('aria-current', 'true')
  await expect(questions(page)).toHaveCount(some)
})

test.describe('where the list cannot be fetched', () => {
  test.use({ provoked: [/Failed to load resource|Failed to fetch/] })

  test('the browser goes there by itself', async ({ page }) => {
    await page.goto('/faq?category=nri-and-foreign-income')
    const stayed = await stayOn(page)
    await page.route('**/faq?category=documents', (route) => route.abort(), { times: 1 })
    await tab(page, /Documents/).click()
    await expect(tab(page, /Documents/)).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL('/faq?category=documents')
    expect(await stayed()).toBe(false)
  })
})

test('the posts are filtered by category without leaving the page, and Back undoes it', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax Filing Blog')
  const first = await cards(page).count()
  const stayed = await stayOn(page)
  const some = await countOn(page, /Capital gains/)
  await tab(page, /Capital gains/).click()
  await expect(page).toHaveURL('/blog?category=capital-gains')
  await expect(cards(page)).toHaveCount(some)
  for (const card of await cards(page).all()) await expect(card).toContainText('Capital gains')
  await page.goBack()
  await expect(cards(page)).toHaveCount(first)
  await expect(tab(page, /All Posts/)).toHaveAttribute('aria-current', 'true')
  expect(await stayed()).toBe(true)
})

test('the posts are paged, Back leads to the newer ones, and by keyboard too one reads from the start of the list', async ({
  page,
}) => {
  await pageBlog(page)
  await page.goto('/blog')
  const newest = await cards(page).first().innerText()
  const total = await countOn(page, /All Posts/)
  const onFirst = await cards(page).count()
  expect(onFirst).toBeLessThan(total)
  await page.getByRole('link', { name: 'Older articles' }).click()
  await expect(page).toHaveURL('/blog?page=2')
  await expect(cards(page)).toHaveCount(total - onFirst)
  await expect(cards(page).filter({ hasText: newest })).toHaveCount(0)
  await page.goBack()
  await expect(cards(page).first()).toHaveText(newest, { useInnerText: true })
  await page.goto('/blog?page=2')
  await page.getByRole('link', { name: 'Newer articles' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(cards(page)).toHaveCount(onFirst)

  await page.goto('/blog')
  await page.getByRole('link', { name: 'Older articles' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog?page=2')
  await expect(page).toHaveTitle(/Page 2/)
  await expect(tab(page, /All Posts/)).toBeInViewport()
  await expect(page.locator('[data-live-body]')).toBeFocused()
})

test('the posts show day, category, title and excerpt, link to the post, and lead to help and to the prices', async ({
  page,
}) => {
  await page.goto('/blog')
  const banner = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Need Professional Tax Filing Assistance?' }),
  })
  await expect(banner.getByRole('link', { name: 'View Our Services' })).toHaveAttribute(
    'href',
    '/pricing',
  )
  await expect(banner.locator('a[href="/contact"]')).toBeVisible()

  for (const card of await cards(page).all()) {
    await expect(card).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}\s*·\s*\w/)
    await expect(card.getByRole('heading')).not.toBeEmpty()
    await expect(card.getByRole('link', { name: /^Read More/ })).toBeVisible()
  }
  const title = await cards(page).first().getByRole('heading').innerText()
  await cards(page)
    .first()
    .getByRole('link', { name: /^Read More/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('the posts are found while the visitor types', async ({ page }) => {
  await page.goto('/blog')
  await box(page).pressSequentially('cryp')
  await expect(page).toHaveURL('/blog?q=cryp')
  await expect(cards(page).first()).toContainText(/crypto/i)
})

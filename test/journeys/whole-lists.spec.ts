import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
const countOn = async (page: Page, name: RegExp) =>
  Number(/\d+$/.exec((await tabs(page).filter({ hasText: name }).innerText()).trim())?.[0])

/** How each tab looks, by its address; of those alone that no other journey adds or takes away. */
const looks = async (page: Page) => {
  const all = await tabs(page)
    .filter({ hasNotText: MADE_BY_A_JOURNEY })
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.className]))
  expect(all.length).toBeGreaterThan(4)
  return Object.fromEntries(all)
}
const MADE_BY_A_JOURNEY = /^(Empty|Category|Topic|Order) \d/

const lists = [
  {
    path: '/faq',
    all: /All Questions/,
    some: /Documents/,
    others: /NRI/,
    slug: 'documents',
    entries: 'details',
    nouns: 'questions',
    empty: 'No FAQs found in this category.',
    categories: '/api/faq/categories',
  },
  {
    path: '/blog',
    all: /All Posts/,
    some: /Capital gains/,
    others: /Tax planning/i,
    slug: 'capital-gains',
    entries: 'li:has(p)',
    nouns: 'articles',
    empty: 'No blog posts found in this category.',
    categories: '/api/blog/categories',
  },
]

for (const { path, all, some, others, slug, entries: entry, nouns, empty, categories } of lists) {
  const entries = (page: Page) => page.locator('[data-live-body]').locator(entry)

  test(`the tabs of ${path} choose at once and offline, and the way back undoes it`, async ({
    page,
    context,
  }) => {
    await page.goto(path)
    const title = await page.title()
    const total = await countOn(page, all)
    const [few, fewOthers] = [await countOn(page, some), await countOn(page, others)]
    expect(few).toBeLessThan(total)
    await expect(entries(page)).toHaveCount(total)
    const asked: string[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/favicon.svg')) asked.push(request.url())
    })
    await context.setOffline(true)

    await tabs(page).filter({ hasText: some }).click()
    await expect(page).toHaveURL(`${path}?category=${slug}`)
    await expect(entries(page)).toHaveCount(few)
    await expect(tabs(page).filter({ hasText: some })).toHaveAttribute('aria-current', 'true')
    await expect(tabs(page).filter({ hasText: some })).toBeFocused()
    await expect(tabs(page).filter({ hasText: all })).not.toHaveAttribute('aria-current')
    await expect(page.locator('[role="status"].sr-only:not([aria-label])')).toHaveText(
      `${few} ${few === 1 ? nouns.slice(0, -1) : nouns}`,
    )
    const chosen = await page.title()
    expect(chosen).not.toBe(title)
    await tabs(page).filter({ hasText: others }).click()
    await expect(entries(page)).toHaveCount(fewOthers)

    await page.goBack()
    await expect(page).toHaveURL(`${path}?category=${slug}`)
    await expect(entries(page)).toHaveCount(few)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(entries(page)).toHaveCount(total)
    await expect(page).toHaveTitle(title)
    await expect(tabs(page).filter({ hasText: all })).toHaveAttribute('aria-current', 'true')
    await page.goForward()
    await expect(entries(page)).toHaveCount(few)
    expect(asked).toEqual([])

    const before = await looks(page)
    await context.setOffline(false)
    await page.reload()
    await expect(page).toHaveTitle(chosen)
    await expect(entries(page)).toHaveCount(few)
    expect(await looks(page)).toEqual(before)
  })

  test(`a page of ${path} that was opened on a category fetches the others`, async ({ page }) => {
    await page.goto(`${path}?category=${slug}`)
    const total = await countOn(page, all)
    await tabs(page).filter({ hasText: all }).click()
    await expect(page).toHaveURL(path)
    await expect(entries(page)).toHaveCount(total)
    await tabs(page).filter({ hasText: some }).click()
    await expect(entries(page)).toHaveCount(await countOn(page, some))
  })

  test(`a category of ${path} without entries says so, offline too`, async ({
    page,
    context,
    staff,
  }) => {
    const name = `Empty ${Date.now()}`
    const made = await staff.post(categories, { data: { name } })
    expect(made.status()).toBe(201)
    await expect.poll(async () => (await page.context().request.get(path)).text()).toContain(name)
    await page.goto(path)
    await expect(page.getByText(empty)).toBeHidden()
    await context.setOffline(true)
    await tabs(page).filter({ hasText: name }).click()
    await expect(page.getByText(empty)).toBeVisible()
    await expect(entries(page)).toHaveCount(0)
    await tabs(page).filter({ hasText: all }).click()
    await expect(page.getByText(empty)).toBeHidden()
    await context.setOffline(false)
    await staff.delete(`${categories}/${(await made.json()).id}`)
  })
}

test('the post that stands first leads across the row, also among those of a tab', async ({
  page,
}) => {
  await page.goto('/blog')
  const cards = page.locator('[data-entries] > li')
  const widths = async () => {
    const boxes = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
    return boxes.map((box) => box?.width ?? 0)
  }
  const [lead = 0, card = 0] = await widths()
  expect(lead).toBeGreaterThan(2.5 * card)
  const newest = await cards.first().getByRole('heading').innerText()
  await tabs(page)
    .filter({ hasText: /Capital gains/ })
    .click()
  await expect(cards.first()).not.toContainText(newest)
  expect(await widths()).toEqual([lead, card])
  await tabs(page)
    .filter({ hasText: /All Posts/ })
    .click()
  await expect(cards.first()).toContainText(newest)
  expect(await widths()).toEqual([lead, card])
})

import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expect, hydrated, test } from './journey.ts'

/** Text that the visitor enlarged in the browser's settings, and a phone that is narrower than others. */
const SCREENS = [
  { text: 32, width: 360 },
  { text: 16, width: 320 },
  { text: 32, width: 320, isWidthAlone: true },
]

test('on a small phone and with large text, amounts and words of every page but articles stay whole, and nothing lies beside the screen', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const pages = (await pagesOfSitemap(page)).filter((path) => !isArticle(path))
  expect(await faultsOn(page, pages, SCREENS)).toEqual([])
})

test('with text of 32 px on 360 px, amounts and words of articles stay whole, and nothing lies beside the screen', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const articles = (await pagesOfSitemap(page)).filter(isArticle)
  expect(await faultsOn(page, articles, SCREENS.slice(0, 1))).toEqual([])
})

test('with large text the logo does not reach the menu, and stars cover no name', async ({
  page,
}) => {
  const show = await screenOf(page)
  await page.goto(paths.home)
  for (const screen of SCREENS.slice(0, 2)) {
    await show(screen)
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
    const menu = await page.getByRole('banner').locator('summary').last().boundingBox()
    if (!logo || !menu) throw new Error('the header has no logo or no menu')
    expect(logo.x + logo.width).toBeLessThanOrEqual(menu.x)
    const card = page.getByRole('figure').filter({ hasText: 'Anil M.' })
    const stars = await card.getByRole('img').boundingBox()
    const name = await card.getByText('Anil M.').boundingBox()
    if (!stars || !name) throw new Error('the card has no stars or no name')
    expect(stars.y + stars.height <= name.y || name.y + name.height <= stars.y).toBe(true)
  }
})

async function pagesOfSitemap(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path = '']) => path)
  expect(pages.length).toBeGreaterThan(30)
  return pages
}

/** Articles and answers share one layout each, and are many. */
function isArticle(path: string): boolean {
  return /^\/(blog|faq)\/./.test(path)
}

/** Gives a page the width of a screen, and its browser the text of the visitor's settings. */
async function screenOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return async ({ text, width }: (typeof SCREENS)[number]) => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: text } })
    await page.setViewportSize({ width, height: 740 })
    const size = page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(await size).toBe(`${text}px`)
  }
}

async function faultsOn(
  page: Page,
  addresses: string[],
  screens: typeof SCREENS,
): Promise<string[]> {
  const show = await screenOf(page)
  const found: string[] = []
  for (const path of addresses) {
    await page.goto(path)
    // Script says which days are today and tomorrow.
    if (path === paths.book) await hydrated(page, '/api/appointments')
    for (const screen of screens) {
      await show(screen)
      const faults = await faultsOf(page)
      const counted = screen.isWidthAlone ? faults.filter((one) => one.endsWith('px wide')) : faults
      found.push(...counted.map((fault) => `${path}, ${screen.text} on ${screen.width}: ${fault}`))
    }
  }
  return found
}

/** Amounts and words that stand on two lines, links under others, and how far the page scrolls sideways. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A name such as `tanstack_router_reload` is no word.
    const WHOLE = /₹ ?\d[\d,.]*\d|\d[\d,.]*\d%?|(?<![\p{L}_])\p{L}{2,}(?![\p{L}_])/gu
    for (const details of document.querySelectorAll('details')) details.open = true
    const { scrollWidth, clientWidth } = document.documentElement
    const faults = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      range.selectNodeContents(text)
      if (range.getClientRects().length < 2) continue
      if (!element?.checkVisibility() || element.closest('code, option, textarea, svg')) continue
      for (const match of (text.nodeValue ?? '').matchAll(WHOLE)) {
        range.setStart(text, match.index)
        range.setEnd(text, match.index + match[0].length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) faults.push(`"${match[0]}" in "${text.nodeValue?.slice(0, 60)}"`)
      }
    }
    for (const link of document.querySelectorAll('nav a + a')) {
      const before = link.previousElementSibling as Element
      range.selectNodeContents(before)
      const [own, other] = [link.getBoundingClientRect(), range.getBoundingClientRect()]
      const isBeside = other.top < own.bottom && own.top < other.bottom
      if (isBeside && other.right > own.left + 1)
        faults.push(`"${before.textContent}" under "${link.textContent}"`)
    }
    return faults
  })
}

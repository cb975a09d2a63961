import type { Browser, Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import config from '../../playwright.config.ts'
import { test as base, expect, site } from './journey.ts'

/** Text that the visitor enlarged in the browser's settings, and a phone that is narrower than others. */
const SCREENS = [
  { text: 32, width: 360, isWalked: () => true },
  { text: 24, width: 360, isWalked: isNoArticle },
  { text: 16, width: 320, isWalked: isNoArticle },
]

const test = base.extend<{ pageWith: (screen: { text: number; width: number }) => Promise<Page> }>({
  pageWith: async ({ playwright }, use) => {
    const { launchOptions } = config.use ?? {}
    const browsers: Browser[] = []
    await use(async ({ text, width }) => {
      const args = [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${text}`]
      const browser = await playwright.chromium.launch({ ...launchOptions, args })
      browsers.push(browser)
      return browser.newPage({ baseURL: site.origin, viewport: { width, height: 740 } })
    })
    for (const browser of browsers) await browser.close()
  },
})

for (const { text, width, isWalked } of SCREENS) {
  test.describe(`With text of ${text} px on ${width} px`, () => {
    test('amounts and words stay whole, and nothing lies beside the screen', async ({
      pageWith,
    }) => {
      test.setTimeout(600_000)
      const page = await pageWith({ text, width })
      const faults: string[] = []
      for (const path of await pagesOf(page, isWalked)) {
        await page.goto(path)
        faults.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`))
      }
      expect(faults).toEqual([])
    })

    test('the logo does not reach the menu, and stars cover no name', async ({ pageWith }) => {
      const page = await pageWith({ text, width })
      await page.goto(paths.home)
      const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
      const menu = await page.getByRole('banner').locator('summary').last().boundingBox()
      if (!logo || !menu) throw new Error('the header has no logo or no menu')
      expect(logo.x + logo.width).toBeLessThanOrEqual(menu.x)
      const card = page.getByRole('figure').filter({ hasText: 'Anil M.' })
      const stars = await card.getByRole('img').boundingBox()
      const name = await card.getByText('Anil M.').boundingBox()
      if (!stars || !name) throw new Error('the card has no stars or no name')
      expect(stars.y + stars.height <= name.y || name.y + name.height <= stars.y).toBe(true)
    })
  })
}

test('With text of 32 px on 320 px nothing lies beside the screen', async ({ pageWith }) => {
  test.setTimeout(600_000)
  const page = await pageWith({ text: 32, width: 320 })
  const faults: string[] = []
  for (const path of await pagesOf(page, isNoArticle)) {
    await page.goto(path)
    const wide = (await faultsOf(page)).filter((fault) => fault.endsWith('px wide'))
    faults.push(...wide.map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})

async function pagesOf(page: Page, isWalked: (path: string) => boolean): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path = '']) => path)
  expect(pages.length).toBeGreaterThan(30)
  return pages.filter(isWalked)
}

/** Articles and answers share one layout each, and are many. */
function isNoArticle(path: string): boolean {
  return !/^\/(blog|faq)\/./.test(path)
}

/** Amounts and words that stand on two lines, and how far the page scrolls sideways. */
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
      if (!element?.checkVisibility() || element.closest('code, option, textarea, svg')) continue
      for (const match of (text.nodeValue ?? '').matchAll(WHOLE)) {
        range.setStart(text, match.index)
        range.setEnd(text, match.index + match[0].length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) faults.push(`"${match[0]}" in "${text.nodeValue?.slice(0, 60)}"`)
      }
    }
    return faults
  })
}

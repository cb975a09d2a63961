import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { paths } from '#app/paths.ts'
import { expectAccessible } from './accessible.ts'
import { expect, extendTimeout, test } from './journey.ts'
import { onEach } from './on-each.ts'
import { pageBlog } from './paged-blog.ts'

const POST = paths.post('complete-guide-to-capital-gains-taxation-in-india')
const QUESTION = paths.question('which-itr-form-is-mine')
/** One page of each kind that visitors see. */
const kinds = [
  paths.home,
  paths.service('professionals-filing'),
  paths.pricing,
  paths.faq,
  QUESTION,
  paths.blog,
  POST,
  paths.contact,
  paths.about,
  paths.privacy,
  paths.enquiryReceived('A'.repeat(43)),
]
const missing = ['/faq/no-such-question', '/blog/no-such-post', '/nothing-here']
const unlisted = [
  ...missing,
  '/blog?q=tax',
  '/faq?q=rent',
  '/faq?category=none',
  paths.enquiryReceived('A'.repeat(43)),
  paths.confirmCall('A'.repeat(43)),
  paths.enquiryLinkSent,
  paths.enquiryRepeated('1795000000000'),
  paths.admin.login,
]

test.use({ provoked: [/status of 404/] })

// The other kinds of pages are covered by screens.spec.ts.
test.describe('axe finds nothing wrong', () => {
  test('axe finds nothing wrong in a question and a post, and where there is none', async ({
    page,
  }) => {
    await onEach([QUESTION, POST, '/faq/no-such-question', '/blog/no-such-post'], async (path) => {
      await page.goto(path)
      await expectAccessible(page)
    })
  })

  test('axe finds nothing wrong in the results of a list', async ({ page }) => {
    await page.goto(paths.faq)
    await page.locator('details summary').filter({ hasText: 'Which losses can be set off' }).click()
    await expect(page.locator('details[open] table')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('nothing is wider than a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  // What the sitemap names is walked by large-text.spec.ts.
  test('nothing is wider than a phone of 320 pixels on a page that the sitemap does not name', async ({
    page,
  }) => {
    for (const path of unlisted) await expectNarrow(page, path)
  })

  test('a table that is wider scrolls in its container, by keyboard too', async ({ page }) => {
    await page.goto(paths.post('schedule-fa-and-form-67'))
    const box = page.getByRole('group', { name: 'Illustrative figures' })
    const [inner, outer] = await box.evaluate((one) => [one.scrollWidth, one.clientWidth])
    expect(inner).toBeGreaterThan(outer ?? 0)
    await box.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
    await expect(box.getByRole('table')).toBeVisible()
  })

  test('nothing is wider than a phone of 320 pixels in the open answers of all questions', async ({
    page,
  }) => {
    await page.goto(paths.faq)
    const wide = await page.locator('details').evaluateAll((all) =>
      all.flatMap((one) => {
        ;(one as HTMLDetailsElement).open = true
        const { scrollWidth } = document.documentElement
        return scrollWidth > 320
          ? `${scrollWidth}: ${one.querySelector('summary')?.textContent}`
          : []
      }),
    )
    expect(wide).toEqual([])
  })
})

const FONTS = '**/*.woff2'

test.describe('nothing shifts while a page loads, nor when it is scrolled,', () => {
  test.use({ provoked: [/ERR_BLOCKED_BY_\w+ .*\.woff2|status of 404 .*\/nothing-here/] })

  for (const width of [360, 1280]) {
    test(`at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      // Not by a route: the network of a page whose requests one aborts does not always become idle.
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
      await devtools.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
      await recordShifts(page)
      for (const path of [...kinds, '/nothing-here']) {
        extendTimeout()
        expect(await shiftOf(page, path), path).toBeLessThan(0.01)
      }
    })
  }
})

test('fonts that load late hardly move the page', async ({ page }) => {
  await page.route(FONTS, async (route) => {
    await sleep(500)
    await route.continue()
  })
  await recordShifts(page)
  for (const path of ['/', paths.pricing, paths.about, paths.tool('advance-tax')]) {
    expect(await shiftOf(page, path), path).toBeLessThan(0.05)
  }
})

async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of the layout shifts of a page that loads and is scrolled to its end. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.wheel(0, 50_000)
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        // After two frames every layout shift has been recorded.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((window as unknown as { shifts: number[] }).shifts)),
          ),
        )
      }),
  )
  return shifts.reduce((total, shift) => total + shift, 0)
}

test.describe('on paper', () => {
  test.slow()
  const onPaper = async (page: Page, path: string) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  test('a page of any kind has its text and none of its controls', async ({ page }) => {
    for (const path of kinds) {
      extendTimeout()
      await onPaper(page, path)
      await expect(page.locator('body > header'), path).toBeHidden()
      await expect(page.getByRole('complementary', { name: 'Reach us' }), path).toBeHidden()
      await expect(page.getByRole('searchbox'), path).toHaveCount(0)
      await expect(page.getByRole('navigation'), path).toHaveCount(0)
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(background, path).toBe('rgb(255, 255, 255)')
    }
  })

  test('every answer is there, although it was closed on the screen', async ({ page }) => {
    for (const path of [paths.faq, paths.pricing, paths.service('traders-filing')]) {
      extendTimeout()
      await onPaper(page, path)
      for (const answer of await page.locator('main details > div').all()) {
        await expect(answer).toBeVisible()
        expect((await answer.boundingBox())?.height).toBeGreaterThan(20)
      }
    }
  })

  test('a dark theme is not printed', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tax-expert-theme', 'dark'))
    await onPaper(page, POST)
    const { color } = await page.evaluate(() => {
      const text = document.querySelector('.rich-text p')
      return { color: text && getComputedStyle(text).color }
    })
    const [lightness = 1] = (/[\d.]+/g.exec(color ?? '') ?? []).map(Number)
    expect(lightness, color ?? '').toBeLessThan(color?.startsWith('rgb') ? 90 : 0.4)
  })
})

test.describe('without script', () => {
  test.slow()
  test.use({ javaScriptEnabled: false })

  test('a page of any kind reads well', async ({ page }) => {
    for (const path of [...kinds, ...missing]) {
      extendTimeout()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(60)
      const statuses = page.getByRole('status').filter({ hasText: /\S/ })
      await expect(statuses, 'nothing is waited for').toHaveCount(0)
      await expect(page.getByRole('radio'), 'no control that does nothing').toHaveCount(0)
    }
  })

  test('questions are searched, filtered by category and read', async ({ page }) => {
    await page.goto(paths.faq)
    await page.getByRole('searchbox').fill('landlord')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/faq?q=landlord')
    await expect(page.getByRole('searchbox')).toHaveValue('landlord')
    const found = page.locator('main details')
    await found.first().locator('summary').click()
    await expect(found.first().locator('.rich-text')).toBeVisible()

    await page.goto(paths.faq)
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /NRI/ })
      .click()
    await expect(page).toHaveURL('/faq?category=nri-and-foreign-income')
    await expect(found.first()).toBeVisible()
  })

  test('posts are searched, paged and read', async ({ page }) => {
    await pageBlog(page)
    await page.goto(paths.blog)
    await page.getByRole('link', { name: 'Older articles' }).click()
    await expect(page).toHaveURL('/blog?page=2')
    await page.getByRole('searchbox').fill('crypto')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/blog?q=crypto')
    await page
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click()
    const contents = page.getByRole('navigation', { name: 'In this article' }).getByRole('link')
    await contents.nth(1).click()
    await expect(
      page.getByRole('heading', { level: 2, name: await contents.nth(1).innerText(), exact: true }),
    ).toBeInViewport()
  })
})

async function expectNarrow(page: Page, path: string) {
  extendTimeout()
  await page.goto(path)
  const { width, wider } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    wider: [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100))
      .slice(0, 3),
  }))
  expect(width, `${path}\n${wider.join('\n')}`).toBeLessThanOrEqual(320)
}

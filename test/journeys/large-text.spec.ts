import { paths } from '#app/paths.ts'
import config from '../../playwright.config.ts'
import { expect, test } from './journey.ts'

/** A phone whose owner has doubled the size of text in the browser's settings. */
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
})

for (const path of [
  paths.home,
  paths.pricing,
  paths.faq,
  paths.blog,
  paths.post('complete-guide-to-capital-gains-taxation-in-india'),
  paths.service('professionals-filing'),
  paths.about,
  paths.contact,
  paths.book,
  paths.privacy,
  paths.tools,
  paths.tool('return-form-and-documents'),
  paths.tool('advance-tax'),
]) {
  test(`nothing of ${path} lies beside the screen`, async ({ page }) => {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
    const menu = await page.getByRole('banner').locator('summary').last().boundingBox()
    if (!logo || !menu) throw new Error('the header has no logo or no menu')
    expect(logo.x + logo.width).toBeLessThanOrEqual(menu.x)
  })
}

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, extendTimeout } from './journey.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Every rule at both widths, and the colour rules once more in the dark theme. */
export async function expectAccessible(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const found: string[] = []
    for (const theme of ['light', 'dark']) {
      extendTimeout()
      await page.evaluate(async (name) => {
        document.documentElement.dataset.theme = name
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      }, theme)
      const axe = new AxeBuilder({ page })
      const { violations } = await (theme === 'light'
        ? axe.withTags(RULES)
        : axe.withRules(COLOURS)
      ).analyze()
      for (const { id, nodes } of violations)
        found.push(`${theme}, ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    }
    expect(found, `at ${width}`).toEqual([])
  }
}

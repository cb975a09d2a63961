import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, extendTimeout } from './journey.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Shows everything as it is once it no longer moves, in a theme where one is named: what is measured
 * half faded in, such as a notice that comes just then, does not have its own colours yet.
 */
export async function showStill(page: Page, theme?: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async (name) => {
    if (name) document.documentElement.dataset.theme = name
    const ending = document.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }, theme)
}

/** Every rule at both widths, and the colour rules once more in the dark theme. */
export async function expectAccessible(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const found: string[] = []
    for (const theme of ['light', 'dark']) {
      extendTimeout()
      await showStill(page, theme)
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

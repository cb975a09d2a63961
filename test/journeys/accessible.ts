import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, extendTimeout } from './journey.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOURS = ['color-contrast', 'link-in-text-block']

/** axe for a page, run in the page itself: by default it opens another one to put frames together. */
export function axeOf(page: Page) {
  return new AxeBuilder({ page }).setLegacyMode()
}

/** Longer than anything moves; one that is shown nowhere may never come to its end. */
const LONGEST_MOVE_MS = 3_000

/**
 * Shows everything as it is once it no longer moves, in a theme where one is named: what is measured
 * half faded in, such as a notice that comes just then, does not have its own colours yet.
 */
export async function showStill(page: Page, theme?: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const move = { name: theme, longest: LONGEST_MOVE_MS }
  await page.evaluate(async ({ name, longest }) => {
    if (name) document.documentElement.dataset.theme = name
    const ending = document.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    const ended = Promise.allSettled(ending.map(({ finished }) => finished))
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longest))])
  }, move)
}

/** Every rule at both widths, and the colour rules once more in the dark theme. */
export async function expectAccessible(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const found: string[] = []
    for (const theme of ['light', 'dark']) {
      extendTimeout()
      await showStill(page, theme)
      const axe = axeOf(page)
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

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, extendTimeout } from './journey.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe is asked: without a part of the page or tags, the whole page by all its rules. */
interface Asked {
  within?: string
  tags?: string[]
  said?: string
}

/** axe finds nothing wrong on the page as it is now. */
export async function expectNoFault(page: Page, { within, tags, said }: Asked = {}) {
  // Loading axe takes longer than most of what it does: it is loaded once on each page.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // It runs in the page itself, as by default it opens another one to put frames together. Naming
  // every element that is as it should be takes half the time.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  if (tags) axe.withTags(tags)
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 150)} ${any[0]?.message ?? ''}`),
  )
  expect(found, said).toEqual([])
}

/** Longer than anything moves. */
const LONGEST_MOVE_MS = 3_000

/**
 * Shows everything as it is once it no longer moves, in a theme where one is named: what is measured
 * half faded in, such as a notice that comes just then, does not have its own colours yet.
 */
export async function showStill(page: Page, theme?: string) {
  const move = { name: theme, longest: LONGEST_MOVE_MS }
  await page.evaluate(async ({ name, longest }) => {
    if (name) document.documentElement.dataset.theme = name
    // What moves in a menu that is closed never comes to its end.
    const isShown = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility()
    const ending = document.getAnimations().filter(({ effect }) => {
      return isShown(effect) && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    const ended = Promise.allSettled(ending.map(({ finished }) => finished))
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longest))])
  }, move)
}

/** Both themes and both widths: a part has the same colours at each. */
export const looks = [
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 1280 },
]

/** axe finds nothing wrong in either look, or in those that are given. */
export async function expectAccessible(page: Page, shown = looks) {
  for (const { theme, width } of shown) {
    extendTimeout()
    await page.setViewportSize({ width, height: 800 })
    await showStill(page, theme)
    // Where it is scrolled to, the header may cover half of a link.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoFault(page, { tags: RULES, said: `${theme} at ${width}` })
  }
}

import { expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { services } from '#content/services/index.ts'
import { siteOn } from '../site-on.ts'
import { wordsInSight } from '../words-in-sight.ts'

const WORDS_MAX: Record<string, number> = {
  [paths.home]: 900,
  [paths.pricing]: 600,
  ...Object.fromEntries(services.map(({ slug }) => [paths.service(slug), 700])),
}

test('text that a visitor opens or only hears is not in sight', () => {
  expect(
    wordsInSight(
      `<header>Home Pricing</header><main><h1>One two</h1> three<span class="sr-only"> four</span>
      <details><summary>five</summary><p>six seven</p></details><details open><p>eight</p></details>
      <details class="md:unfolded mt-2"><p>₹1,999</p></details><p>· <svg aria-hidden="true"></svg></p>
      <p class="sm:hidden">ten</p></main><footer>Contact</footer>`,
    ),
  ).toBe(7)
})

test.each([
  ['open', '2026-05-20'],
  ['in the last week', '2026-07-28'],
  ['passed for some', '2026-08-20'],
  ['belated', '2026-11-23'],
  ['closed', '2027-01-10'],
  ['open under the 2025 Act', '2027-04-15'],
])('Home, pricing and services stay short while returns are %s', async (_phase, day) => {
  const app = await siteOn(day, { GUARANTEE: 'on' })
  const long: string[] = []
  for (const [path, most] of Object.entries(WORDS_MAX)) {
    const words = wordsInSight((await app.inject(path)).body)
    if (words > most) long.push(`${path}: ${words} words, at most ${most}`)
  }
  expect(long).toEqual([])
})

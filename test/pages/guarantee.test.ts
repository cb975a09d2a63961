import { expect, test } from 'vitest'
import { builtPages } from '#app/server/built-pages.ts'
import { unescapeHtml } from '#app/ui/text/escape-html.ts'
import { testApp } from '../app.ts'

const pages = await builtPages()
const GUARANTEE = 'Our mistake? We pay'
const TO_MISTAKES = 'href="/terms-of-service#liability"'
const TO_REFUNDS = 'href="/terms-of-service#cancelling"'

async function reader(settings: Record<string, string>) {
  const app = await testApp(settings, { pages })
  return async (url: string) =>
    unescapeHtml((await app.inject({ url, headers: { accept: 'text/html' } })).body)
}
const times = (page: string, part: string) => page.split(part).length - 1

test('the guarantee stands nowhere until the practice switches it on', async () => {
  const read = await reader({})
  for (const url of ['/', '/pricing']) {
    const page = await read(url)
    expect(page).not.toContain(GUARANTEE)
    expect(page).not.toContain(TO_MISTAKES)
  }
})

test('switched on, it stands on the slip and below the prices, and leads to the terms', async () => {
  const read = await reader({ GUARANTEE: 'on' })
  const home = await read('/')
  const [slip = ''] = /<section id="slip"[\s\S]*?<\/section>/.exec(home) ?? []
  expect(slip).toContain(GUARANTEE)
  expect(slip).toContain(TO_MISTAKES)
  expect(times(home, GUARANTEE)).toBe(2)
  expect(home).toContain(TO_REFUNDS)

  const pricing = await read('/pricing')
  expect(times(pricing, GUARANTEE)).toBe(1)
  expect(pricing).toContain(TO_MISTAKES)

  const terms = await read('/terms-of-service')
  expect(terms).toMatch(/id="liability"[\s\S]*If our mistake costs you interest, a late fee or a/)
  expect(terms).toMatch(/id="cancelling"[\s\S]*Before we start on your documents/)
})

import { expect, test } from '@playwright/test'
import { cleanHtml } from '../../app/writing/editor/sanitize/clean.server.ts'
import { hostileHtml } from '../hostile-html.ts'

/** A page with no policy at all, and word of everything that runs in it. */
test('hostile HTML runs before it is cleaned and never afterwards', async ({ context }) => {
  // Dozens of pages, one after the other.
  test.setTimeout(240_000)
  await context.route('**', (route) => route.abort())
  const runs = async (html: string) => {
    let ran = false
    const page = await context.newPage()
    page.on('dialog', (dialog) => {
      ran = true
      return dialog.dismiss()
    })
    await page.setContent(`<!doctype html><body>${html}`, { waitUntil: 'load' }).catch(() => {})
    await page.mouse.move(20, 20)
    for (const link of await page.locator('a[href^="j" i], a[href^="d" i]').all()) {
      await link.click({ noWaitAfter: true, timeout: 500 }).catch(() => {})
    }
    await page
      .evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      .catch(() => {})
    await page.close()
    return ran
  }
  const hostile = Object.entries(hostileHtml)
  // That they are dangerous at all is shown by some of them; each costs a page of its own.
  const some = hostile.filter((_, index) => index % 6 === 0)
  let dangerous = 0
  for (const [, html] of some) if (await runs(html)) dangerous++
  expect(dangerous).toBeGreaterThan(some.length / 4)

  const clean = hostile.flatMap(([name, html]) =>
    [html, `<p>${html}`, `<ul><li>${html}`, `<table><td>${html}`].map((way) => ({
      name,
      html: cleanHtml(way),
    })),
  )
  const all = clean.map(({ html }) => `<div>${html}</div>`).join('')
  const culprits: string[] = []
  if (await runs(all)) for (const { name, html } of clean) if (await runs(html)) culprits.push(name)
  expect(culprits).toEqual([])
  expect(await runs(`${all}<img src="x" onerror="alert(1)">`)).toBe(true)
})

import type { BrowserCopy } from '#content/en/in-browser.ts'

/** In the browser: what the forms of the page say, in its language. */
export async function loadCopy(): Promise<BrowserCopy> {
  const { inBrowser } = document.documentElement.lang.startsWith('hi')
    ? await import('#content/hi/in-browser.ts')
    : await import('#content/en/in-browser.ts')
  return inBrowser
}

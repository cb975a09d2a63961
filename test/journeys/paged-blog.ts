import type { Page } from '@playwright/test'

/** Shows the blog as one that has outgrown a single page: half of its posts on each of two. */
export async function pageBlog(page: Page) {
  const html = await (await page.context().request.get('/blog')).text()
  const start = html.indexOf('<li data-category=')
  const end = html.indexOf('</ul>', start)
  const cards = html.slice(start, end).split(/(?=<li data-category=)/)
  const middle = Math.ceil(cards.length / 2)
  const first = withPart(cards.slice(0, middle), '/blog?page=2', 'Older articles')
  const second = withPart(cards.slice(middle), '/blog', 'Newer articles').replace(
    / \|(?=[^|<]*<\/title>)/,
    ', Page 2 |',
  )
  await page.route(
    ({ pathname, searchParams }) => pathname === '/blog' && !searchParams.has('q'),
    (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: route.request().url().endsWith('?page=2') ? second : first,
      }),
  )

  function withPart(part: string[], href: string, label: string): string {
    const link = `</ul><nav><a href="${href}" data-live-link="true">${label}</a></nav>`
    const whole = html.slice(0, start) + part.join('') + link + html.slice(end + '</ul>'.length)
    return whole.replace('data-whole="true"', '')
  }
}

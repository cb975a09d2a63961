import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { languageOf, withoutLanguage } from '#app/platform/page/languages.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { testApp } from '../app.ts'
import { withoutYearSpans } from '../unbroken.ts'

const ORIGIN = 'https://www.firm.in'
let app: FastifyInstance
/** every page in the sitemap, as a browser without script reads it */
let pages: Page[]

beforeAll(async () => {
  app = await testApp(
    { PUBLIC_ORIGIN: ORIGIN, FIRM_NAME: 'Rao & Rao' },
    { pages: await builtPages() },
  )
  await seedDatabase(app.db)
  const sitemap = (await app.inject('/sitemap.xml')).body
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  pages = []
  for (const address of named) pages.push(await open(address.replace(ORIGIN, '')))
}, 60_000)

test('every public page is there, under its own address', () => {
  expect(pages.length).toBeGreaterThan(50)
  expect(faults(({ status }) => status !== 200 && `status ${status}`)).toEqual([])
})

test('every public page has one title, one heading of the first level and one main part', () => {
  expect(
    faults((page) => [
      page.titles.length !== 1 && `${page.titles.length} titles`,
      page.all('h1').length !== 1 && `${page.all('h1').length} headings`,
      page.all('main').length !== 1 && `${page.all('main').length} main parts`,
    ]),
  ).toEqual([])
})

test('every public page says its language and can be enlarged', () => {
  expect(
    faults((page) => [
      !page.all('html')[0]?.lang?.startsWith(languageOf(page.path)) && 'no language',
      /maximum-scale|user-scalable/.test(page.meta('viewport') ?? 'maximum-scale') &&
        'cannot be enlarged',
    ]),
  ).toEqual([])
})

test('every public page has its own address as its canonical link', () => {
  expect(
    faults((page) => {
      const named = page.links('canonical')
      return (named.length !== 1 || named[0] !== ORIGIN + page.path) && `is said to be ${named}`
    }),
  ).toEqual([])
})

test('every public page has a title and a description of a length that search results show nearly whole', () => {
  expect(
    faults((page) => {
      const title = page.title.replace(/ \| www\.firm\.in$/, '')
      const description = page.meta('description') ?? ''
      return [
        title === page.title && 'a title without the name of the site',
        (title.length < 10 || page.title.length > 75) && `a title of ${title.length}: ${title}`,
        (description.length < 50 || description.length > 170) &&
          `a description of ${description.length}: ${description}`,
      ]
    }),
  ).toEqual([])
})

test.each([
  ['title', (page: Page) => page.title],
  ['description', (page: Page) => page.meta('description')],
  ['first heading', (page: Page) => page.heading],
])('every public page shares its %s with no other', (_what, part) => {
  const parts = pages.map(part)
  expect(parts.filter((one, index) => !one || parts.indexOf(one) !== index)).toEqual([])
})

test('every public page can be shared: text, its address and a picture of its own', () => {
  expect(
    faults((page) => [
      page.meta('og:url') !== ORIGIN + page.path && 'og:url',
      ...['og:title', 'og:description', 'og:site_name', 'og:locale', 'og:image:alt'].map(
        (name) => !page.meta(name) && name,
      ),
      page.meta('og:type') !== (isPost(page) ? 'article' : 'website') && 'og:type',
      !page.meta('og:image')?.startsWith(`${ORIGIN}/social/`) && 'og:image',
      page.meta('twitter:image') !== page.meta('og:image') && 'twitter:image',
      page.meta('twitter:card') !== 'summary_large_image' && 'twitter:card',
      !page.meta('keywords') && 'keywords',
    ]),
  ).toEqual([])
})

test('every public page has a picture for shares that is a PNG of the declared size', async () => {
  const pictures = [...new Set(pages.map((page) => page.meta('og:image') ?? ''))]
  // A page in Hindi has the picture of its English twin.
  expect(pictures).toHaveLength(pages.filter(({ path }) => languageOf(path) === 'en').length)
  const wrong: string[] = []
  const fetchImages = async () => {
    for (let address = pictures.pop(); address; address = pictures.pop()) {
      const response = await app.inject(address.replace(ORIGIN, ''))
      const { statusCode, headers, rawPayload: png } = response
      const size = png.subarray(1, 4).toString() === 'PNG' && [
        png.readUInt32BE(16),
        png.readUInt32BE(20),
      ]
      if (`${statusCode} ${headers['content-type']} ${size}` !== '200 image/png 1200,630')
        wrong.push(`${address}: ${statusCode}`)
    }
  }
  await Promise.all([fetchImages(), fetchImages(), fetchImages()])
  expect(wrong).toEqual([])
  expect(
    faults(
      (page) => page.meta('og:image:width') !== '1200' || page.meta('og:image:height') !== '630',
    ),
  ).toEqual([])
}, 60_000)

test('every public page is for search engines', () => {
  expect(faults((page) => page.meta('robots'))).toEqual([])
})

test('every public page shows no trace of a failed template, and no filler text', () => {
  expect(
    faults(
      (page) =>
        /\b(undefined|NaN|null|Infinity|Invalid Date|lorem|ipsum|TODO|FIXME)\b|\[object|\$\{|\{\{/i.exec(
          `${page.text} ${page.title} ${page.meta('description')}`,
        )?.[0],
    ),
  ).toEqual([])
})

test('every public page gives every picture an alternative text (empty for decoration) and its size', () => {
  expect(
    faults((page) =>
      page
        .all('img')
        .filter(
          (image) =>
            image.alt === undefined ||
            !/^\d+$/.test(image.width ?? '') ||
            !/^\d+$/.test(image.height ?? ''),
        )
        .map((image) => `${image.src}`),
    ),
  ).toEqual([])
})

test('every public page gives an id to one element only', () => {
  expect(faults((page) => page.ids.filter((id, index) => page.ids.indexOf(id) !== index))).toEqual(
    [],
  )
})

test('every public page describes what its labels, controls and headings refer to', () => {
  expect(
    faults((page) =>
      page.tags
        .flatMap(({ attributes }) =>
          ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap(
            (name) => attributes[name]?.split(' ') ?? [],
          ),
        )
        .filter((id) => !page.ids.includes(id)),
    ),
  ).toEqual([])
})

test('every public page loads one small script of its own, and that of a tool another', () => {
  expect(
    faults((page) => {
      const scripts = page.all('script').filter(({ src }) => src)
      const expected = page.path.includes('/tools/') ? 2 : 1
      return [
        scripts.length !== expected && `${scripts.length} scripts`,
        scripts.some(({ src, type }) => !src?.startsWith('/assets/') || type !== 'module') &&
          'a script that hinders the page',
        scripts.some((script) => 'async' in script) &&
          'a script that runs before the page has arrived whole',
      ]
    }),
  ).toEqual([])
})

test('every public page requests only files that exist', async () => {
  const files = new Set(
    pages.flatMap((page) => [
      ...page.tags.flatMap(({ name, attributes }) =>
        name === 'link' && attributes.rel !== 'canonical' ? (attributes.href ?? []) : [],
      ),
      ...page.tags.flatMap(({ attributes }) => attributes.src ?? []),
    ]),
  )
  expect(files.size).toBeGreaterThan(5)
  for (const file of files) expect((await app.inject(file)).statusCode, file).toBe(200)
})

test('structured data is there by the kind of page, the organisation on every one', () => {
  expect(
    faults((page) => {
      const wanted = ['Organization', ...kindsOf(page.path)].toSorted().join()
      const found = page.structured
        .map((thing) => thing['@type'])
        .toSorted()
        .join()
      return found !== wanted && `${found} where ${wanted} should be`
    }),
  ).toEqual([])
})

test('structured data is of schema.org and holds no unknown value', () => {
  expect(
    faults((page) =>
      page.structured.flatMap((thing) => [
        thing['@context'] !== 'https://schema.org' && 'another context',
        /undefined|null|NaN|\[object/.test(JSON.stringify(thing)) && `${thing['@type']}`,
      ]),
    ),
  ).toEqual([])
})

test('structured data leads from the home page to the page itself', () => {
  expect(
    faults((page) =>
      page.structured
        .filter((thing) => thing['@type'] === 'BreadcrumbList')
        .flatMap(({ itemListElement: trail }) => [
          trail[0].item !== `${ORIGIN}${page.path.startsWith('/hi/') ? '/hi' : '/'}` &&
            'does not begin at home',
          trail.at(-1).item !== ORIGIN + page.path && 'does not end here',
          trail.some(({ position }: Thing, index: number) => position !== index + 1) &&
            'is counted wrongly',
          trail.some(({ name }: Thing) => !name) && 'leaves a step without a name',
        ]),
    ),
  ).toEqual([])
})

test('structured data has no question that a visitor does not see on the page, and no empty answer', () => {
  expect(
    faults((page) =>
      page.structured
        .filter((thing) => thing['@type'] === 'FAQPage')
        .flatMap(({ mainEntity }) => mainEntity)
        .filter(
          ({ name, acceptedAnswer }: Thing) =>
            !page.text.includes(name) || acceptedAnswer.text.length < 20,
        )
        .map(({ name }: Thing) => name),
    ),
  ).toEqual([])
})

test('structured data offers services at the prices that the page shows', () => {
  const offers = pages.flatMap((page) =>
    page.structured
      .filter((thing) => thing['@type'] === 'Service')
      .map(({ offers }) => ({ page, offers })),
  )
  const inHindi = offers.filter(({ page }) => page.path.startsWith('/hi/'))
  // Services, plans and guides, in both languages.
  expect([offers.length - inHindi.length, inHindi.length]).toEqual([5 + 3 + 5, 5 + 3 + 5])
  for (const { page, offers: offer } of offers) {
    expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'INR' })
    expect(page.text).toContain(`₹${offer.price.toLocaleString('en-IN')}`)
  }
})

test('structured data says of a post what the page says', () => {
  expect(
    faults((page) =>
      page.structured
        .filter((thing) => thing['@type'] === 'BlogPosting')
        .flatMap((post) => [
          post.headline !== page.heading && 'another headline',
          post.mainEntityOfPage !== ORIGIN + page.path && 'another address',
          post.image !== page.meta('og:image') && 'another picture',
          post.datePublished !== page.meta('article:published_time') && 'another date',
          post.dateModified !== page.meta('article:modified_time') && 'another change',
          post.articleSection !== page.meta('article:section') && 'another section',
          !page.meta('article:tag') && 'no tags',
        ]),
    ),
  ).toEqual([])
})

test('a post has a table of contents of which every line leads to its heading', () => {
  expect(
    faults((page) => {
      if (!isPost(page)) return false
      const headings = new Map(
        [...page.html.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g)].map(([, id, inner = '']) => [
          id,
          textOf(inner),
        ]),
      )
      const lines = [
        ...page
          .part('<nav aria-label="In this article"', '</nav>')
          .matchAll(/href="#([^"]+)"[^>]*>([^<]*)</g),
      ]
      return [
        lines.length < 3 && `${lines.length} lines`,
        ...lines.map(([, id, inner = '']) => headings.get(id ?? '') !== plain(inner) && inner),
      ]
    }),
  ).toEqual([])
})

test('a post leads to at most three related ones, never to itself', () => {
  const counts = pages.filter(isPost).map((page) => {
    const related = leadingTo('/blog/', page.part('aria-labelledby="related-title"', '</section>'))
    expect(related).not.toContain(page.path)
    return related.length
  })
  expect(Math.max(...counts)).toBe(3)
})

test('a post can be walked through from the newest to the oldest and back', () => {
  const posts = pages.filter(isPost)
  const path = (page: Page, rel: string) => page.all('a').find((link) => link.rel === rel)?.href
  expect(posts.map((post) => path(post, 'prev'))).toEqual([
    ...posts.slice(1).map((post) => post.path),
    undefined,
  ])
  expect(posts.map((post) => path(post, 'next'))).toEqual([
    undefined,
    ...posts.slice(0, -1).map((post) => post.path),
  ])
})

test('a question leads to at most three related ones, never to itself', () => {
  const counts = pages
    .filter(({ path }) => path.startsWith('/faq/'))
    .map((page) => {
      const related = leadingTo('/faq/', page.part('aria-labelledby="related-title"', '</section>'))
      expect(related).not.toContain(page.path)
      return related.length
    })
  expect([Math.min(...counts) > 0, Math.max(...counts)]).toEqual([true, 3])
})

describe('links', () => {
  test('links from the home page on lead to every page, and none of them leads nowhere', async () => {
    const reached = new Map<string, Page>()
    const waiting = new Map([['/', 'the start']])
    const wrong: string[] = []
    for (const [path, from] of waiting) {
      const page = pages.find((one) => one.path === path) ?? (await open(path))
      reached.set(path, page)
      if (page.status !== 200) wrong.push(`${from} links to ${path}: ${page.status}`)
      for (const href of page.hrefs) {
        const target = ours(href, path)
        if (target && !waiting.has(target.path)) waiting.set(target.path, path)
      }
    }
    for (const [path, page] of reached) {
      for (const href of page.hrefs) {
        const target = ours(href, path)
        if (!target?.anchor) continue
        if (!reached.get(target.path)?.ids.includes(target.anchor))
          wrong.push(`${path} links to ${href}: there is no such place`)
      }
    }
    expect(wrong).toEqual([])
    expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
  })

  test('none is empty, and each is of a kind that a browser can follow', () => {
    expect(
      faults((page) =>
        page.hrefs.filter(
          (href) => !/^(\/(?!\/)|#.|https:\/\/|mailto:.|webcal:\/\/|tel:\+?\d)/.test(href),
        ),
      ),
    ).toEqual([])
  })

  test('links that open another tab give it no access to ours', () => {
    expect(
      faults((page) =>
        page
          .all('a')
          .filter(({ target, rel }) => target === '_blank' && !rel?.includes('noopener'))
          .map(({ href }) => href),
      ),
    ).toEqual([])
  })

  test('links of a chat carry a message', () => {
    expect(
      faults((page) =>
        page.hrefs.filter(
          (href) =>
            href.startsWith('https://wa.me/') &&
            !/^https:\/\/wa\.me\/(\d{8,15})?\?text=.{10,}/.test(href),
        ),
      ),
    ).toEqual([])
  })

  test('links lead visitors to no staff page', () => {
    expect(faults((page) => page.hrefs.filter((href) => href.startsWith('/admin')))).toEqual([])
  })
})

describe('a page that search engines should not list says so, and still has a heading:', () => {
  test.each([
    ['/nothing-here', 404],
    ['/services/nothing', 404],
    ['/faq/nothing', 404],
    ['/blog/nothing', 404],
    ['/admin/nothing', 404],
    [paths.enquiryReceived('A'.repeat(43)), 200],
    [paths.enquiryRepeated('1795500000000'), 200],
    ['/faq?q=rent', 200],
    ['/blog?q=rent', 200],
  ])('%s', async (path, status) => {
    const page = await open(path)
    expect(page.status).toBe(status)
    expect(page.meta('robots')).toContain('noindex')
    expect([page.all('h1').length, page.titles.length, page.all('main').length]).toEqual([1, 1, 1])
    expect(page.title.length).toBeGreaterThan(5)
    expect(page.hrefs.filter((href) => href === '#')).toEqual([])
  })

  test('a missing page has no canonical link', async () => {
    for (const path of ['/nothing-here', '/faq/nothing', '/blog/nothing'])
      expect((await open(path)).links('canonical')).toEqual([])
  })
})

test.each(['/FAQ', '/Pricing', '/%66aq', '/faq/', '/faq?utm_source=mail'])(
  '%s is no second address of the same page',
  async (path) => {
    const { statusCode, headers, body } = await app.inject({
      url: path,
      headers: { accept: 'text/html' },
    })
    const page = read(path, statusCode, body)
    if (statusCode === 200)
      expect(page.links('canonical')[0]).toMatch(/^https:\/\/www\.firm\.in\/(faq|pricing)$/)
    else if (statusCode < 400) expect(headers.location).toMatch(/^\/(faq|pricing)$/)
    else expect(statusCode).toBe(404)
  },
)

test('the icons of the manifest have the declared size', async () => {
  const { icons } = (await app.inject('/manifest.webmanifest')).json()
  for (const { src, type, sizes } of icons) {
    const { statusCode, headers, rawPayload } = await app.inject(src)
    expect([statusCode, headers['content-type']]).toEqual([200, type])
    if (type !== 'image/png') continue
    expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes)
  }
})

type Attributes = Record<string, string | undefined>
// biome-ignore lint/suspicious/noExplicitAny: structured data has any shape
type Thing = Record<string, any>
type Page = ReturnType<typeof read>

async function open(path: string): Promise<Page> {
  const response = await app.inject({ url: path, headers: { accept: 'text/html' } })
  const { location } = response.headers
  if (response.statusCode >= 300 && response.statusCode < 400 && location)
    return open(String(location))
  return read(path, response.statusCode, response.body)
}

/** What a page shows to visitors and to machines. */
function read(path: string, status: number, html: string) {
  const body = html.replace(/<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
  const tags = [
    ...html.replace(/(<(script|template)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1').matchAll(TAG),
  ].map(([, name = '', attributes = '']) => ({ name, attributes: attributesOf(attributes) }))
  const all = (name: string) => tags.flatMap((tag) => (tag.name === name ? [tag.attributes] : []))
  const textIn = (name: string) =>
    textOf(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`).exec(body)?.[1] ?? '')
  return {
    path,
    status,
    html,
    tags,
    all,
    title: textIn('title'),
    titles: html.slice(0, html.indexOf('</head>')).match(/<title[\s>]/g) ?? [],
    heading: textIn('h1'),
    text: textOf(body),
    /** from one sign on to the next other one */
    part: (from: string, to: string) => {
      const start = html.indexOf(from)
      return start < 0 ? '' : html.slice(start, html.indexOf(to, start))
    },
    ids: tags.flatMap(({ attributes }) => attributes.id ?? []),
    hrefs: all('a').flatMap(({ href }) => href ?? ['']),
    links: (rel: string) =>
      all('link').flatMap((link) => (link.rel === rel ? (link.href ?? []) : [])),
    meta: (name: string) =>
      all('meta').find((meta) => meta.name === name || meta.property === name)?.content,
    structured: [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, json = '']): Thing => JSON.parse(json)),
  }
}

const TAG = /<([a-z][a-z0-9]*)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*\/?>/gi

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      plain(value),
    ]),
  )
}

function textOf(html: string): string {
  return plain(
    withoutYearSpans(html)
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Every page that breaks a rule, each with its faults. */
function faults(rule: (page: Page) => unknown): string[] {
  return pages.flatMap((page) => {
    const wrong = [rule(page)].flat().filter(Boolean)
    return wrong.length > 0 ? [`${page.path}: ${wrong.join(', ')}`] : []
  })
}

/** The distinct addresses below a path that a part of a page links to. */
function leadingTo(below: string, html: string): string[] {
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
  return [...new Set(addresses.filter((href) => href.startsWith(below)))]
}

function isPost({ path }: Page): boolean {
  return path.startsWith('/blog/')
}

function kindsOf(path: string): string[] {
  if (languageOf(path) === 'hi') return kindsOf(withoutLanguage(path))
  if (path === paths.home || path === paths.contact) return []
  if (path === paths.pricing) return ['BreadcrumbList', 'FAQPage', 'Service', 'Service', 'Service']
  if (path.startsWith('/tools/')) return ['BreadcrumbList', 'FAQPage']
  if (/^\/(services|guides)\//.test(path)) return ['BreadcrumbList', 'FAQPage', 'Service']
  if (path.startsWith(paths.faq)) return ['BreadcrumbList', 'FAQPage']
  if (path.startsWith('/blog/')) return ['BreadcrumbList', 'BlogPosting']
  return ['BreadcrumbList']
}

/** Path and anchor of a link that stays on the site. */
function ours(href: string, from: string) {
  const { origin, pathname, search, hash } = new URL(href, ORIGIN + from)
  return origin === ORIGIN
    ? { path: pathname + search, anchor: decodeURIComponent(hash.slice(1)) }
    : undefined
}

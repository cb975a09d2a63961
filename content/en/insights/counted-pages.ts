import { paths } from '#app/paths.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { serviceMenu } from '#content/services/menu.ts'

type PageKind = 'page' | 'service' | 'tool' | 'guide'
interface CountedPage {
  /** the address, or the pattern of many */
  page: string
  name: string
  kind: PageKind
}

const page = (page: string, name: string): CountedPage => ({ page, name, kind: 'page' })

/** Posts and questions come and go, so each kind is counted as one page. */
const POST = paths.post('*')
const QUESTION = paths.question('*')

/** The public pages that are counted, by their address. Pages with a secret address are not among them. */
export const countedPages: ReadonlyMap<string, CountedPage> = new Map(
  [
    page(paths.home, 'Home'),
    page(paths.pricing, 'Pricing'),
    page(paths.contact, 'Contact'),
    page(paths.book, 'Book a call'),
    page(paths.enquiry, 'Your enquiry'),
    page(paths.myLink, 'Client’s link'),
    page(paths.about, 'About'),
    page(paths.guides, 'Guides'),
    page(paths.tools, 'Tools'),
    page(paths.faq, 'FAQ'),
    page(QUESTION, 'Question'),
    page(paths.blog, 'Blog'),
    page(POST, 'Post'),
    page(paths.privacy, 'Privacy policy'),
    page(paths.terms, 'Terms of service'),
    page(paths.cookies, 'Cookie policy'),
    ...serviceMenu.map(
      ({ slug, name }): CountedPage => ({ page: paths.service(slug), name, kind: 'service' }),
    ),
    ...toolMenu.map(({ id, name }): CountedPage => ({ page: paths.tool(id), name, kind: 'tool' })),
    ...guideMenu.map(
      ({ slug, name }): CountedPage => ({ page: paths.guide(slug), name, kind: 'guide' }),
    ),
  ].map((one) => [one.page, one]),
)

/** As which page an address or a path is counted, if it is. */
export function countedPage(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > MAX_LENGTH) return undefined
  const url = URL.parse(address, BASE)
  if (!url) return undefined
  // A page counts as one, in whichever language.
  const path = url.pathname.replace(/^\/hi(?=\/|$)/, '').replace(/(.)\/$/, '$1') || '/'
  if (countedPages.has(path)) return path
  if (isBelow(path, paths.blog)) return POST
  return isBelow(path, paths.faq) ? QUESTION : undefined
}
const MAX_LENGTH = 2_000
const BASE = 'http://site.invalid'

/** Whether it is one step below another path. */
function isBelow(path: string, parent: string): boolean {
  return new RegExp(`^${parent}/[a-z0-9-]{1,200}$`).test(path)
}

/** What staff read; a page that is no longer there stays under its address. */
export function pageName(page: string): string {
  return countedPages.get(page)?.name ?? page
}

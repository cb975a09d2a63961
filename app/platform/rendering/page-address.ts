import { paths } from '#app/paths.ts'
import { withoutLanguage } from '#app/platform/page/languages.ts'
import { type PublicPage, publicPages } from '#app/routes.ts'

const secret = [
  ...publicPages.filter(({ sitemap }) => typeof sitemap === 'object').map(({ path }) => path),
  paths.admin.reset('$token'),
]
/** The beginnings of secret addresses. */
const SECRET_STARTS = secret.map((path) => path.split('$', 1)[0] ?? '')
/** The part of an address before its token; a token is never altered. */
const BEFORE_TOKENS = secret
  .filter((path) => path.includes('$token'))
  .map((path) => path.split('$token', 1)[0] ?? '')

/** Whether a path leads to a page that the sitemap leaves out, whose address mostly one person alone knows. */
export function isSecret(path: string): boolean {
  const lower = withoutLanguage(path.toLowerCase())
  return SECRET_STARTS.some((start) => lower.startsWith(start))
}

/**
 * The one address of a page, with the query as it came: lower case, without a slash at the end. Names
 * of files keep their case.
 */
export function pageAddress(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return lowerCase(withoutSlash(path)) + url.slice(path.length)
}

/**
 * The address under which a page is cached and from which it is rendered: its path, with those parts of the query
 * that change what is shown, in one order.
 */
export function pageKey(url: string): string {
  const cut = url.indexOf('?')
  if (cut < 0) return url
  const path = url.slice(0, cut)
  const given = new URLSearchParams(url.slice(cut + 1))
  const key = new URLSearchParams()
  for (const [name, known] of Object.entries(pageOf(path)?.query ?? {})) {
    for (const value of valuesOf(given.getAll(name), known)) key.append(name, value)
  }
  return key.size > 0 ? `${path}?${key}` : path
}

/** One that is given twice may show another page than either alone would. */
function valuesOf(given: string[], known: QueryParam): readonly string[] {
  if (isSet(known)) return known.several.filter((value) => given.includes(value))
  return given.filter((value) => value || given.length > 1)
}

/** Whether a page of this key is worth caching: the addresses that our own links have, for others have no end. */
export function isCacheable(key: string): boolean {
  const [path = '', query] = key.split('?')
  if (!/^\/[a-z0-9/-]*$/.test(path)) return false
  const known = pageOf(path)?.query ?? {}
  const given = new URLSearchParams(query)
  return Object.entries(known).every(([name, param]) => {
    const values = given.getAll(name)
    return isSet(param) || (values.length <= 1 && values.every((value) => isKnown(value, param)))
  })
}

/** How long a cached copy of this page is fresh, in milliseconds, where it is not as long as others. */
export function freshMsOf(key: string): number | undefined {
  return pageOf(key.split('?', 1)[0] ?? '')?.freshMs
}

type QueryParam = NonNullable<PublicPage['query']>[string]

function isSet(known: QueryParam): known is { several: readonly string[] } {
  return typeof known === 'object' && 'several' in known
}

function isKnown(value: string, known: Exclude<QueryParam, { several: unknown }>): boolean {
  if (known === 'any') return false
  return known instanceof RegExp ? known.test(value) : known.includes(value)
}

const patterns = publicPages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/\$\w+/g, '[^/]+')}$`),
}))

function pageOf(address: string): PublicPage | undefined {
  const path = withoutLanguage(address)
  return patterns.find(({ pattern }) => pattern.test(path))?.page
}

/** The path of a request whose target is a whole address, as a proxy is asked: the host says nothing. */
export function withoutHost(target: string): string {
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return local.startsWith('/') || local === target ? local : `/${local}`
}

function withoutSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

function lowerCase(path: string): string {
  if (!/[A-Z]/.test(path) || path.slice(path.lastIndexOf('/')).includes('.')) return path
  const own = withoutLanguage(path.toLowerCase())
  const start = BEFORE_TOKENS.find((start) => own.startsWith(start))
  if (start) {
    const end = path.length - own.length + start.length
    return path.slice(0, end).toLowerCase() + path.slice(end)
  }
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
}

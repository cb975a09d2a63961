import { paths } from '#app/paths.ts'
import { publicPages } from '#app/routes.ts'

const secret = [
  ...publicPages.filter(({ sitemap }) => typeof sitemap === 'object').map(({ path }) => path),
  paths.admin.reset('$token'),
]
/** What secret addresses begin with. */
const SECRET_STARTS = secret.map((path) => path.split('$', 1)[0] ?? '')
/** What stands before a token in an address; a token is never altered. */
const BEFORE_TOKENS = secret
  .filter((path) => path.includes('$token'))
  .map((path) => path.split('$token', 1)[0] ?? '')

/** Whether a path leads to a page that the sitemap leaves out: mostly its receiver alone knows it. */
export function isSecret(path: string): boolean {
  const lower = path.toLowerCase()
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
  const start = BEFORE_TOKENS.find((start) => path.toLowerCase().startsWith(start))
  if (start) return start + path.slice(start.length)
  return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
}

import { type PublicPage, publicPages } from '#app/routes.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'

/** Every page stands in English at its own address; those that are in Hindi too, at the same one below `/hi`. */
const BELOW_HINDI = /^\/hi(?=[/?#]|$)/

const inHindi = publicPages
  .filter(({ hindi }) => hindi)
  .map((page) => ({ page, pattern: new RegExp(`^${page.path.replace(/\$\w+/g, '[^/]+')}$`) }))

/** The language that an address names, with or without its query. */
export function languageOf(address: string): Language {
  return BELOW_HINDI.test(address) ? 'hi' : 'en'
}

/** The address of the same page without its language: `/contact?topic=refund` for `/hi/contact?topic=refund`. */
export function withoutLanguage(address: string): string {
  const rest = address.replace(BELOW_HINDI, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Whether the page at an English address, with or without its query and fragment, is there in Hindi too. */
export function isInHindi(address: string): boolean {
  return pageInHindi(address) !== undefined
}

/** Whether visitors can go from one to the other: what the sitemap leaves out belongs to one enquiry, and has its language. */
export function hasTwin(address: string): boolean {
  return typeof pageInHindi(address)?.sitemap === 'string'
}

function pageInHindi(address: string): PublicPage | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  const page = inHindi.find(({ pattern }) => pattern.test(path))?.page
  return typeof page?.hindi !== 'object' || page.hindi.includes(path) ? page : undefined
}

import { type PublicPage, publicPages } from '#app/routes.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'

/** Every page stands in English at its own address; those that are in Hindi too, at the same one below `/hi`. */
const BELOW_HINDI = /^\/hi(?=[/?#]|$)/

const pages = publicPages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/\$\w+/g, '[^/]+')}$`),
}))
const inHindi = pages.filter(({ page }) => page.hindi)
const ofReaders = pages.filter(({ page }) => !page.hindi && typeof page.sitemap === 'object')

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

/** Whether the page has one address in both languages: its reader's secret, and it has the language of their enquiry. */
export function hasLanguageOfReader(address: string): boolean {
  const path = pathOf(address)
  return !isInHindi(address) && ofReaders.some(({ pattern }) => pattern.test(path))
}

function pageInHindi(address: string): PublicPage | undefined {
  const path = pathOf(address)
  const page = inHindi.find(({ pattern }) => pattern.test(path))?.page
  return typeof page?.hindi !== 'object' || page.hindi.includes(path) ? page : undefined
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}

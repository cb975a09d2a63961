import { inLanguage } from '#app/platform/page/in-language.ts'
import { hasLanguageOfReader, isInHindi } from '#app/platform/page/languages.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import { inBrowser } from '#content/hi/in-browser.ts'

/**
 * Leads the links of a finished page in Hindi to the pages that are there in Hindi; a link to another of our pages
 * says so. Here, and not in each component: no link can be forgotten, in copy and in texts of staff neither.
 */
export function withLinksIn(language: Language, html: string): string {
  if (language === 'en') return html
  return eachPart(eachPart(html, '<form ', led), '<a ', linked)
}

/** Cuts at each start of a tag: a pattern for the whole element would look far ahead from each. */
function eachPart(html: string, start: string, change: (part: string) => string): string {
  const [before, ...parts] = html.split(start)
  return [before, ...parts.map(change)].join(start)
}

/** What follows `<form `: its address leads to the page in Hindi. */
function led(part: string): string {
  const address = addressIn(part, 'action')
  return address && isInHindi(address) ? withAddress(part, 'action', address) : part
}

/** What follows `<a `: the note stands after the words, before an arrow that ends the link. */
function linked(part: string): string {
  const address = addressIn(part, 'href')
  const tag = part.slice(0, part.indexOf('>'))
  if (!address || isOutside(address) || tag.toLowerCase().includes('hreflang')) return part
  if (isInHindi(address)) return withAddress(part, 'href', address)
  const end = part.indexOf('</a>')
  const content = part.slice(tag.length, end)
  const note = content.includes(inBrowser.elsewhere) ? '' : ` ${inBrowser.elsewhere}`
  const text = content.endsWith('</svg>') ? content.slice(0, content.lastIndexOf('<svg')) : content
  return `${tag} hreflang="en"${text}${note}${part.slice(tag.length + text.length)}`
}

/** The address on this site that an attribute of the tag has. */
function addressIn(part: string, name: string): string | undefined {
  const tag = part.slice(0, part.indexOf('>'))
  const start = tag.indexOf(`${name}="/`)
  if (start < 0) return undefined
  const from = start + name.length + 2
  return tag.slice(from, tag.indexOf('"', from))
}

function withAddress(part: string, name: string, address: string): string {
  return part.replace(`${name}="${address}"`, () => `${name}="${inLanguage(address, 'hi')}"`)
}

/** What is no page of visitors, or has the language of its enquiry or client. */
function isOutside(address: string): boolean {
  return (
    /^\/(hi(?=[/?#]|$)|api\/)/.test(address) ||
    /\.\w+$/.test(address) ||
    hasLanguageOfReader(address)
  )
}

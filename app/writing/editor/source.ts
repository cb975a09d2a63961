import { transparentTags } from './allow-list.ts'
import { parsePage, renameTags } from './html.ts'
import { labels } from './labels.ts'

/** HTML with each row of a table on a line of its own. */
export function pretty(html: string): string {
  return html.replace(/<(?:caption|tr|\/?thead|\/?tbody|\/table)\b/g, '\n$&')
}

/** What of a source is missing in its result, named as in HTML: `<video>`, `class`, "some words". */
export function leftOut(source: string, result: string): string[] {
  const written = new DOMParser().parseFromString(`<!doctype html><body>${source}`, 'text/html')
  renameTags(written)
  const stored = countParts(parsePage(result))
  const lost: string[] = []
  for (const [name, count] of countParts(written))
    if (count > (stored.get(name) ?? 0)) lost.push(name)
  const length = (text: string | null) => (text ?? '').replace(/\s+/g, '').length
  const lostTags = lost.filter((name) => name.startsWith('<'))
  if (length(parsePage(source).body.textContent) > length(parsePage(result).body.textContent)) {
    lostTags.push(labels.source.someWords)
  }
  return [...lostTags, ...lost.filter((name) => !name.startsWith('<'))]
}

/** How often each tag and attribute occurs, except tags that only structure others. */
function countParts(page: Document): Map<string, number> {
  const found = new Map<string, number>()
  const count = (name: string) => found.set(name, (found.get(name) ?? 0) + 1)
  for (const element of page.querySelectorAll('body *')) {
    const tag = element.localName
    if (!transparentTags.has(tag) && !STRUCTURAL.has(tag)) count(`<${tag}>`)
    for (const { name } of element.attributes) {
      if (name !== 'rel' && name !== 'alt' && name !== 'start') count(name)
    }
  }
  return found
}

const STRUCTURAL = new Set('p br thead tbody figure code'.split(' '))

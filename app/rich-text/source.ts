import { transparentTags } from './allow-list.ts'
import { parsePage, renameTags } from './html.ts'

/** HTML with each row of a table on a line of its own. */
export function pretty(html: string): string {
  return html.replace(/<(?:caption|tr|\/?thead|\/?tbody|\/table)\b/g, '\n$&')
}

/**
 * What was written in a source and is not in what became of it, as a reader of HTML would call it:
 * `<video>`, `class`, "some words".
 */
export function leftOut(source: string, result: string): string[] {
  const written = new DOMParser().parseFromString(`<!doctype html><body>${source}`, 'text/html')
  renameTags(written)
  const kept = tally(parsePage(result))
  const lost: string[] = []
  for (const [name, count] of tally(written)) if (count > (kept.get(name) ?? 0)) lost.push(name)
  const words = (text: string | null) => (text ?? '').replace(/\s+/g, '').length
  const lostTags = lost.filter((name) => name.startsWith('<'))
  if (words(parsePage(source).body.textContent) > words(parsePage(result).body.textContent)) {
    lostTags.push('some words')
  }
  return [...lostTags, ...lost.filter((name) => !name.startsWith('<'))]
}

/** How often each tag and each attribute is there, but for tags that only arrange others. */
function tally(page: Document): Map<string, number> {
  const found = new Map<string, number>()
  const count = (name: string) => found.set(name, (found.get(name) ?? 0) + 1)
  for (const element of page.querySelectorAll('body *')) {
    const tag = element.localName
    if (!transparentTags.has(tag) && !ARRANGING.has(tag)) count(`<${tag}>`)
    for (const { name } of element.attributes) {
      if (name !== 'rel' && name !== 'alt' && name !== 'start') count(name)
    }
  }
  return found
}

const ARRANGING = new Set('p br thead tbody figure code'.split(' '))

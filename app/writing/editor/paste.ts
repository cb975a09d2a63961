import { findFact } from '#content/facts/register/find.ts'
import { allowList, cleanAttributes, safeHref, transparentTags } from './allow-list.ts'
import { parsePage, renameTags } from './html.ts'
import { joinWordLists } from './paste-lists.ts'
import { splitMergedCells } from './paste-tables.ts'

/**
 * What other programs put on the clipboard, as plain HTML of ours: Word's and Google's lists are real
 * lists, what looked bold is `strong`, merged cells are split, and styles, classes and their wrappers are
 * gone. A figure whose fact is not in the register is plain text. What the editor copied itself stays as
 * it is.
 * Pictures that the clipboard only names, as Word's, are left out; those that it holds get an address each.
 * @returns the HTML, whether cells were split, where pictures are missing, by the words before each, the
 * addresses of pictures of other sites, and the pictures that the clipboard holds, by their addresses
 */
export function cleanPasted(html: string): Pasted {
  if (html.includes('data-pm-slice')) {
    return { html, hadMergedCells: false, missing: [], elsewhere: [], held: [] }
  }
  const page = parsePage(showVml(html).replace(/<\/?(?:[movwx]|st\d):[a-z][^<>]*>/gi, ''))
  const { body } = page
  for (const element of body.querySelectorAll('meta, link, base, colgroup')) element.remove()
  removeComments(page)
  const held = addressHeld(body)
  const missing = removeUnreadable(body)
  unwrapGoogle(body)
  joinWordLists(body)
  for (const bullet of body.querySelectorAll('[style*="mso-list"]')) {
    if (isIgnored(bullet)) bullet.remove()
  }
  const hadMergedCells = splitMergedCells(body)
  showStylesByTags(body)
  renameTags(page)
  nestLists(body)
  unwrapAll(body.querySelectorAll('h2 strong, h3 strong, h4 strong, th strong, span, font'))
  tidyLinks(body)
  if (/class="?Mso|docs-internal-guid|Apple-converted-space|mso-/i.test(html)) {
    tidyWords(body)
    for (const paragraph of body.querySelectorAll('p')) if (isEmpty(paragraph)) paragraph.remove()
    for (const gap of body.querySelectorAll(':scope > br')) gap.remove()
  }
  for (const picture of body.querySelectorAll('img[src^="http:" i]')) {
    // Only secure addresses are kept; those that answer on no other are then reported.
    picture.setAttribute('src', (picture.getAttribute('src') ?? '').replace(/^http:/i, 'https:'))
  }
  for (const element of body.querySelectorAll('*')) keepListed(element)
  const pictures = [...body.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
  const elsewhere = [...new Set(pictures)].filter((src) => src !== null && isElsewhere(src))
  return { html: body.innerHTML, hadMergedCells, missing, elsewhere: elsewhere as string[], held }
}

/** A picture in Word's own drawing language alone, without an `img` beside it that names it, becomes one. */
function showVml(html: string): string {
  const beside = values(html, /\sv:shapes="([^"]*)"/gi).flatMap((names) => names.split(' '))
  const parts = html.split(DRAWING).map((part, at) => {
    const ids = values(part.split(DRAWING_END)[0] ?? '', /\sid="([^"]*)"/gi)
    return at > 0 && ids.some((id) => beside.includes(id))
      ? `${DRAWING}${part}`
      : part.replace(/<v:imagedata\s/gi, '<img src="vml:" ')
  })
  return parts.join('')
}
const DRAWING = '<!--[if gte vml 1]>'
const DRAWING_END = '<![endif]-->'

/** What a pattern captures, wherever it is found. */
function values(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => value)
}

interface Pasted {
  html: string
  hadMergedCells: boolean
  missing: string[]
  elsewhere: string[]
  held: { address: string; data: string }[]
}

function isElsewhere(src: string): boolean {
  return URL.canParse(src, location.href) && new URL(src, location.href).origin !== location.origin
}

/** Pictures within the text get an address each, under which they stand in it until they are uploaded. */
function addressHeld(body: HTMLElement): Pasted['held'] {
  return [...body.querySelectorAll('img[src^="data:image/" i]')].map((picture) => {
    const data = picture.getAttribute('src') ?? ''
    const address = `/images/pasted-${Math.random().toString(36).slice(2)}`
    picture.setAttribute('src', address)
    return { address, data }
  })
}

/** How much of the text before a picture names its place. */
const PLACE_LENGTH = 40

/** Removes pictures that no browser can read from here, and gives the words before each. */
function removeUnreadable(body: HTMLElement): string[] {
  const unreadable = [...body.querySelectorAll('img')].filter(
    (picture) => !/^(https?:|\/)/i.test(picture.getAttribute('src') ?? ''),
  )
  const places = unreadable.map((picture) => {
    const before = body.ownerDocument.createRange()
    before.setStart(body, 0)
    before.setEndBefore(picture)
    const text = before.toString().replace(/\s+/g, ' ').trim()
    return text.length > PLACE_LENGTH ? `…${text.slice(-PLACE_LENGTH).replace(/^\S*\s/, '')}` : text
  })
  for (const picture of unreadable) picture.remove()
  return places
}

function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/** Google wraps all that is copied in a `b` that is not bold. */
function unwrapGoogle(body: HTMLElement): void {
  unwrapAll(body.querySelectorAll('[id^="docs-internal-guid"]'))
}

function isIgnored(element: Element): boolean {
  return /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '')
}

/** Bold, italic and the like are in style attributes; here they become tags of our own. */
function showStylesByTags(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const { style } = element
    const isBold = Number(style.fontWeight) >= 600 || style.fontWeight.startsWith('bold')
    if (/^(b|strong|i|em|u)$/.test(element.localName)) {
      const undone =
        (/^(b|strong)$/.test(element.localName) && style.fontWeight !== '' && !isBold) ||
        (/^(i|em)$/.test(element.localName) && style.fontStyle === 'normal') ||
        (element.localName === 'u' && style.textDecorationLine === 'none')
      if (undone) unwrapAll([element])
      continue
    }
    if (!/^(span|font)$/.test(element.localName)) continue
    const line = `${style.textDecorationLine} ${style.textDecoration}`
    if (isBold) wrapContent(element, 'strong')
    if (style.fontStyle === 'italic') wrapContent(element, 'em')
    if (line.includes('underline') && !element.closest('a') && !element.querySelector('a')) {
      wrapContent(element, 'u')
    }
    if (line.includes('line-through')) wrapContent(element, 's')
    if (style.verticalAlign === 'super') wrapContent(element, 'sup')
    if (style.verticalAlign === 'sub') wrapContent(element, 'sub')
  }
  // Links are underlined by Word and Google with a tag of its own.
  unwrapAll(body.querySelectorAll('a u'))
}

function wrapContent(element: Element, tag: string): void {
  if (!element.textContent?.trim()) return
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

/** A list between the items of another, as Google writes it, belongs to the item before it. */
function nestLists(body: HTMLElement): void {
  const inner = body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')
  for (const list of inner) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
    else {
      const item = list.ownerDocument.createElement('li')
      list.replaceWith(item)
      item.append(list)
    }
  }
}

/** Google sends links through a page of its own. */
function tidyLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const found = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(
      link.getAttribute('href') ?? '',
    )
    const target = found?.[1] && safeHref(decode(found[1]))
    if (target) link.setAttribute('href', target)
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Word breaks its lines anywhere and fills with spaces that do not break. */
function tidyWords(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!text.parentElement?.closest('pre')) text.data = text.data.replace(/[\s\u00a0]+/g, ' ')
  }
}

function isEmpty(element: Element): boolean {
  return (
    !element.textContent?.trim() && !element.querySelector('img') && !element.closest('td, th, li')
  )
}

function keepListed(element: Element): void {
  const allowed = cleanAttributes(
    element.localName,
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  )
  for (const { name } of [...element.attributes]) element.removeAttribute(name)
  for (const [name, value] of Object.entries(allowed ?? {})) element.setAttribute(name, value)
  const known =
    Object.hasOwn(allowList, element.localName) || transparentTags.has(element.localName)
  const isUnknownFact = element.localName === 'data' && !findFact(allowed?.value ?? '')
  if (!allowed || !known || isUnknownFact) unwrapAll([element])
}

function unwrapAll(elements: Iterable<Element>): void {
  for (const element of [...elements]) element.replaceWith(...element.childNodes)
}

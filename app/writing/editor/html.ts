import { DOMSerializer, type Node as Doc, DOMParser as DomReader } from '@tiptap/pm/model'
import {
  allowList,
  cleanAttributes,
  discarded,
  inlineTags,
  tagAliases,
  transparentTags,
  voidTags,
  withoutControls,
} from './allow-list.ts'
import { schema } from './schema.ts'

/** The document that HTML says, as far as the editor can hold it. */
export function readHtml(html: string): Doc {
  const page = parsePage(html)
  renameTags(page)
  joinLines(page)
  return DomReader.fromSchema(schema).parse(page.body, { preserveWhitespace: true })
}

/** Lines are broken and indented for people who read the HTML; all other spaces are part of the text. */
function joinLines(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.parentElement?.closest('pre')) continue
    text.data = text.data.replace(/[ \t\n]+/g, (space, at: number) => {
      if (!space.includes('\n')) return space
      const first = at === 0 && isAtEdge(text, 'previousSibling')
      const last = at + space.length === text.length && isAtEdge(text, 'nextSibling')
      return first || last ? '' : ' '
    })
  }
}

/** Whether a line of text begins or ends here: at the border of a block, a break, a picture. */
function isAtEdge(node: Node, side: 'previousSibling' | 'nextSibling'): boolean {
  const beside = node[side]
  if (beside) return isElement(beside) && endsLine(beside)
  const around = node.parentNode
  return !around || !isElement(around) || endsLine(around) || isAtEdge(around, side)
}

function endsLine({ localName }: Element): boolean {
  if (localName === 'br' || localName === 'img' || localName === 'body') return true
  return (
    transparentTags.has(localName) ||
    (Object.hasOwn(allowList, localName) && !inlineTags.has(localName))
  )
}

/** HTML as a tree that loads nothing and runs nothing, without what is discarded with its content. */
export function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(
    `<!doctype html><body>${html.replace(NOISY, '')}`,
    'text/html',
  )
  for (const tag of discarded) for (const found of page.querySelectorAll(tag)) found.remove()
  return page
}

/** The page's policy would block each of them with an error in the console, though they do nothing. */
const NOISY = /<(style|script)\b[\s\S]*?(<\/\1[^<>]*>|$)|<(base|link|meta)\b[^<>]*>/gi

export function renameTags(page: Document): void {
  for (const [tag, ours] of tagAliases) {
    for (const old of page.querySelectorAll(tag)) {
      const renamed = page.createElement(ours)
      for (const { name, value } of old.attributes) {
        if (/^[a-z-]+$/.test(name)) renamed.setAttribute(name, value)
      }
      renamed.append(...old.childNodes)
      old.replaceWith(renamed)
    }
  }
}

/** A document's HTML in the very letters in which the server would store it. */
export function writeHtml(doc: Doc): string {
  const serialized = DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content)
  const blocks = [...serialized.childNodes]
  while (blocks.length > 0 && isEmptyParagraph(blocks.at(-1)!)) blocks.pop()
  return blocks
    .map(write)
    .filter((block) => block !== '')
    .join('\n')
}

function isEmptyParagraph(node: Node): boolean {
  return (
    isElement(node) &&
    node.localName === 'p' &&
    [...node.childNodes].every((child) =>
      isElement(child) ? child.localName === 'br' : !child.textContent?.trim(),
    )
  )
}

function write(node: Node): string {
  if (!isElement(node)) return escapeText(withoutControls(node.textContent ?? ''))
  const tag = node.localName
  const attributesLeft = cleanAttributes(
    tag,
    Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
  )
  if (!attributesLeft || !Object.hasOwn(allowList, tag)) return writeAll(node)
  const attributes = Object.entries(attributesLeft)
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('')
  if (voidTags.has(tag)) return `<${tag}${attributes}>`
  const content = contentOf(node)
  if (inlineTags.has(tag) ? content === '' : NOTHING_WHEN_BLANK.has(tag) && content.trim() === '') {
    return ''
  }
  return `<${tag}${attributes}>${content}</${tag}>`
}

const NOTHING_WHEN_BLANK = new Set('h2 h3 h4 pre figcaption caption figure'.split(' '))

function contentOf(node: Element): string {
  if (node.localName === 'ul' || node.localName === 'ol') {
    return `\n${[...node.children].map(write).join('\n')}\n`
  }
  if (node.localName === 'table') return contentOfTable(node)
  const paragraphs = [...node.children].filter(({ localName }) => localName === 'p')
  const only = paragraphs[0]
  const bare =
    only &&
    paragraphs.length === 1 &&
    node.firstChild === only &&
    (node.localName === 'li' || (/^t[dh]$/.test(node.localName) && node.childNodes.length === 1))
  if (!bare) return writeAll(node)
  return writeAll(only) + [...node.childNodes].slice(1).map(write).join('')
}

/** Rows of heads alone at the top are the table's head, unless one of their cells reaches below. */
function contentOfTable(table: Element): string {
  const caption = table.querySelector(':scope > caption')
  const rows = [...table.querySelectorAll<HTMLTableRowElement>(':scope > tbody > tr')]
  const firstOther = rows.findIndex((row) => row.querySelector(':scope > td'))
  const most = firstOther === -1 ? rows.length : firstOther
  const reaches = rows
    .slice(0, most)
    .some((row, index) => [...row.cells].some((cell) => index + cell.rowSpan > most))
  const heads = rows.slice(0, reaches ? 0 : most)
  const others = rows.slice(heads.length)
  return [
    caption ? write(caption) : '',
    heads.length > 0 ? `<thead>${heads.map(write).join('')}</thead>` : '',
    others.length > 0 ? `<tbody>${others.map(write).join('')}</tbody>` : '',
  ].join('')
}

function writeAll(node: Node): string {
  return [...node.childNodes].map(write).join('')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}

import { inlineTags, voidTags } from '#app/rich-text/allow-list.ts'

export interface Element {
  tag: string
  /** as written between the tag's name and its end, escaped */
  attributes: string
  children: Node[]
}
export type Node = Element | string

/** The tree of HTML that sanitize-html has written: every tag closed, every text escaped. */
export function parse(html: string): Node[] {
  const root: Element = { tag: '', attributes: '', children: [] }
  const open = [root]
  for (const [token, slash, tag = '', attributes = ''] of html.matchAll(TOKEN)) {
    const parent = open.at(-1)!
    if (!token.startsWith('<')) parent.children.push(token)
    else if (slash) {
      const closed = open.pop()!
      const above = open.at(-1)!
      if (closed.tag === DISSOLVED) {
        for (const child of closed.children) above.children.push(child)
      } else if (!inlineTags.has(closed.tag) || closed.children.length > 0) {
        above.children.push(closed)
      }
    } else {
      const element = { tag, attributes: attributes.replace(/ ?\/$/, ''), children: [] }
      if (isNothing(element)) element.tag = DISSOLVED
      if (voidTags.has(tag)) {
        if (element.tag === tag) parent.children.push(element)
      } else {
        if (inlineTags.has(tag) && open.some((other) => other.tag === tag)) element.tag = DISSOLVED
        open.push(element)
      }
    }
  }
  return root.children
}

const TOKEN = /<(\/?)([a-z0-9]+)([^<>]*)>|[^<]+/g
const DISSOLVED = ''

export function isElement(node: Node): node is Element {
  return typeof node !== 'string'
}

export function print(nodes: Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const start = `<${node.tag}${node.attributes}>`
      return voidTags.has(node.tag) ? start : `${start}${print(node.children)}</${node.tag}>`
    })
    .join('')
}

export function element(tag: string, children: Node[]): Element {
  return { tag, attributes: '', children }
}

/** A link whose address was refused, a picture whose source was. */
function isNothing({ tag, attributes }: Element): boolean {
  return (
    (tag === 'a' && !attributes.includes(' href="')) ||
    (tag === 'img' && !attributes.includes(' src="'))
  )
}

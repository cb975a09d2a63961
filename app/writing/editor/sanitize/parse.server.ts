import render from 'dom-serializer'
import { type ChildNode, Element, isTag, isText, Text } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { inlineTags, voidTags } from '#app/writing/editor/allow-list.ts'

export type Node = ChildNode

/**
 * The tree of HTML that sanitize-html has written: every tag is closed, as in XML, and every text is
 * escaped and stays so. Inline tags without effect are left out: empty ones, one within another of the
 * same name, links without an address, images without a source, figures around more than text.
 */
export function parse(html: string): Node[] {
  const { children } = parseDocument(html, { xmlMode: true, decodeEntities: false })
  return withoutIneffective(children, new Set())
}

function withoutIneffective(nodes: Node[], openInline: ReadonlySet<string>): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (!isTag(node)) return [node]
    const { name } = node
    if (voidTags.has(name)) return lacksAddress(node) ? [] : [node]
    if (lacksAddress(node) || openInline.has(name))
      return withoutIneffective(node.children, openInline)
    if (name === 'data') {
      const text = textAlone(node.children)
      if (text?.trim()) return [withChildren(node, [new Text(text)])]
      return withoutIneffective(node.children, openInline)
    }
    if (!inlineTags.has(name)) {
      const closed = NO_FIGURES.has(name) ? new Set([...openInline, 'data']) : openInline
      return [withChildren(node, withoutIneffective(node.children, closed))]
    }
    const children = withoutIneffective(node.children, new Set([...openInline, name]))
    return children.length === 0 ? [] : [withChildren(node, children)]
  })
}

/** What the editor holds as bare text. */
const NO_FIGURES = new Set(['pre', 'caption'])

/** The text of inline nodes, whatever their format; undefined where a block, break or picture is among them. */
function textAlone(nodes: Node[]): string | undefined {
  const texts = nodes.map((node) => {
    if (isText(node)) return node.data
    const isFormat = isTag(node) && inlineTags.has(node.name) && !voidTags.has(node.name)
    return isFormat ? textAlone(node.children) : undefined
  })
  return texts.includes(undefined) ? undefined : texts.join('')
}

/** A link whose address was rejected, an image whose source was. */
function lacksAddress({ name, attribs }: Element): boolean {
  return (name === 'a' && !('href' in attribs)) || (name === 'img' && !('src' in attribs))
}

export function print(nodes: Node[]): string {
  return render(nodes, { encodeEntities: false, emptyAttrs: true })
}

export function element(name: string, children: Node[]): Element {
  return new Element(name, {}, children)
}

export function withChildren({ name, attribs }: Element, children: Node[]): Element {
  return new Element(name, attribs, children)
}

export function renamed({ attribs, children }: Element, name: string): Element {
  return new Element(name, attribs, children)
}

import render from 'dom-serializer'
import { type ChildNode, Element, isTag } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { inlineTags, voidTags } from '#app/rich-text/allow-list.ts'

export type Node = ChildNode

/**
 * The tree of HTML that sanitize-html has written: every tag is closed, as in XML, and every text is
 * escaped and stays so. Inline tags without effect are left out: empty ones, one within another of the
 * same name, links without an address, images without a source.
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
    if (!inlineTags.has(name)) {
      return [withChildren(node, withoutIneffective(node.children, openInline))]
    }
    const children = withoutIneffective(node.children, new Set([...openInline, name]))
    return children.length === 0 ? [] : [withChildren(node, children)]
  })
}

/** A link whose address was refused, an image whose source was. */
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

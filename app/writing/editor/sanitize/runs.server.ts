import { type Element, isTag, isText, Text } from 'domhandler'
import { inlineTags } from '#app/writing/editor/allow-list.ts'
import { type Node, withChildren } from './parse.server.ts'

/** Where a transparent element began or ended: text before and after it is not one paragraph. */
export const BREAK = Symbol('the edge of a transparent element')
export type Item = Node | typeof BREAK

/** Adjacent inline nodes, or one block. */
export type Part = { run: Node[] } | { block: Element }

const PARTS = new Set(['caption', 'thead', 'tbody', 'tr', 'td', 'th', 'li'])
const NO_PARTS: ReadonlySet<string> = new Set()

/**
 * Children with transparent elements replaced by what is in them, their edges marked, and with inline
 * elements that contain blocks moved into those blocks. Parts of lists and tables are transparent
 * too, except where they are expected.
 */
export function flatten(children: Node[], expected = NO_PARTS): Item[] {
  return children.flatMap((node): Item[] => {
    if (!isTag(node)) return [node]
    const { name } = node
    if (name === 'div' || (PARTS.has(name) && !expected.has(name))) {
      return [BREAK, ...flatten(node.children, expected), BREAK]
    }
    if (!inlineTags.has(name) || !hasBlock(node)) return [node]
    return groups(flatten(node.children, expected)).flatMap((part): Item[] => {
      if ('block' in part) {
        const { block } = part
        return [withChildren(block, [withChildren(node, block.children)])]
      }
      return part.run.every(isBlank) ? part.run : [withChildren(node, part.run)]
    })
  })
}

/** Neighbouring inline nodes together, each block alone. */
export function groups(items: Item[]): Part[] {
  const parts: Part[] = []
  let run: Node[] | undefined
  for (const item of items) {
    if (item === BREAK) run = undefined
    else if (isTag(item) && !inlineTags.has(item.name)) {
      parts.push({ block: item })
      run = undefined
    } else {
      if (!run) {
        run = []
        parts.push({ run })
      }
      run.push(item)
    }
  }
  return parts
}

const blockCache = new WeakMap<Element, boolean>()

function hasBlock(node: Element): boolean {
  let result = blockCache.get(node)
  if (result === undefined) {
    result = node.children.some(
      (child) => isTag(child) && (!inlineTags.has(child.name) || hasBlock(child)),
    )
    blockCache.set(node, result)
  }
  return result
}

export function isBlank(node: Node): boolean {
  return isText(node) && node.data.trim() === ''
}

export function trimmed(run: Node[]): Node[] {
  return run.map((node, index) => {
    if (!isText(node)) return node
    const start = index === 0 ? node.data.trimStart() : node.data
    return new Text(index === run.length - 1 ? start.trimEnd() : start)
  })
}

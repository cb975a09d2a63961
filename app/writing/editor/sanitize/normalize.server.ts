import { type Element, isTag, Text } from 'domhandler'
import { textBlocks } from '#app/writing/editor/allow-list.ts'
import { element, type Node, parse, print, renamed, withChildren } from './parse.server.ts'
import { BREAK, flatten, groups, isBlank, type Part, trimmed } from './runs.server.ts'

/**
 * Nests cleaned HTML as HTML allows, so that every browser builds from it the tree that is written:
 * no block within a paragraph or within bold, items only in lists, cells only in rows. Containers (`div`)
 * vanish; text beside blocks becomes a paragraph; empty paragraphs at the end go.
 */
export function normalize(html: string): string {
  const nodes = flow(parse(html), 'root')
  while (nodes.length > 0 && isEmptyEnd(nodes.at(-1)!)) nodes.pop()
  return print(nodes).trim()
}

function isEmptyEnd(node: Node): boolean {
  if (!isTag(node)) return isBlank(node)
  return node.name === 'br' || (node.name === 'p' && node.children.every(isEmptyEnd))
}

/** What may hold blocks: the text itself, a quote, an item, a cell, a figure. */
function flow(children: Node[], container: string): Node[] {
  const found = flatten(children)
  const parts = groups(found).flatMap((part): Part[] =>
    'run' in part ? [part] : block(part.block, container),
  )
  const filled = parts.filter((part) => 'block' in part || !part.run.every(isBlank))
  const runs = filled.filter((part) => 'run' in part)
  const bare =
    container === 'root'
      ? !found.includes(BREAK) && runs.length === filled.length
      : runs.length === 1 && runs[0] === filled[0]
  return parts.flatMap((part) => {
    if ('block' in part) return part.block
    return bare || part.run.every(isBlank) ? part.run : element('p', trimmed(part.run))
  })
}

/** A block as a container may hold it: none if nothing is in it, several if it had to be split. */
function block(node: Element, container: string): { block: Element }[] {
  const { name, children } = node
  if (name === 'hr') return [{ block: node }]
  if (name === 'figcaption' && container !== 'figure') {
    return block(renamed(node, 'p'), container)
  }
  if (name === 'p' || /^h\d$/.test(name)) return textBlock(node)
  if (textBlocks.has(name))
    return unlessEmpty(node, inlineText(children, name === 'pre' ? '\n' : ' '))
  if (name === 'ul' || name === 'ol') return unlessEmpty(node, items(children))
  if (name === 'table') return unlessEmpty(node, table(children))
  return unlessEmpty(node, flow(children, name))
}

function unlessEmpty(node: Element, children: Node[]): { block: Element }[] {
  return children.every(isBlank) ? [] : [{ block: withChildren(node, children) }]
}

/** A paragraph or heading, split at the blocks or `div`s in it. */
function textBlock(node: Element): { block: Element }[] {
  const inner =
    node.name === 'p'
      ? node.children
      : node.children.map((child) =>
          isTag(child) && child.name === 'p' ? renamed(child, 'div') : child,
        )
  const parts = groups(flatten(inner))
  if (parts.length === 0) return node.name === 'p' ? [{ block: node }] : []
  return parts.flatMap((part) => {
    if ('block' in part) return block(part.block, 'root')
    const dropped = part.run.every(isBlank) && (parts.length > 1 || node.name !== 'p')
    return dropped ? [] : [{ block: withChildren(node, part.run) }]
  })
}

/** The items of a list. Content between items belongs to the one before it. */
function items(children: Node[]): Node[] {
  const found: Node[] = []
  let open: Element | undefined
  for (const item of flatten(children, LIST_PARTS)) {
    if (item === BREAK) continue
    if (isTag(item) && item.name === 'li') {
      open = element('li', [...item.children])
      found.push(open)
    } else if (isBlank(item)) found.push(item)
    else if (open) open.children.push(item)
    else {
      open = element('li', [item])
      found.push(open)
    }
  }
  return found.map((item) => (isTag(item) ? element('li', flow(item.children, 'li')) : item))
}

/** Caption, head, rows: in this order, every row in a group. */
function table(children: Node[]): Node[] {
  const captions: Element[] = []
  const groups: Element[] = []
  let open: Element | undefined
  for (const item of flatten(children, TABLE_PARTS)) {
    if (item === BREAK || isBlank(item)) continue
    const name = isTag(item) ? item.name : ''
    if (isTag(item) && name === 'caption' && captions.length === 0) captions.push(item)
    else if (isTag(item) && (name === 'thead' || name === 'tbody')) {
      groups.push(item)
      open = undefined
    } else {
      if (!open) {
        open = element('tbody', [])
        groups.push(open)
      }
      open.children.push(item)
    }
  }
  const filled = groups.flatMap((group) => unlessEmpty(group, rows(group.children)))
  if (filled.length === 0) return []
  const named = captions.flatMap((one) => unlessEmpty(one, inlineText(one.children, ' ')))
  const heads = filled.filter((part) => part.block.name === 'thead')
  const bodies = filled.filter((part) => part.block.name !== 'thead')
  return [...named, ...heads, ...bodies].map((part) => part.block)
}

function rows(children: Node[]): Node[] {
  const found: Element[] = []
  let open: Element | undefined
  for (const item of flatten(children, ROW_PARTS)) {
    if (item === BREAK || isBlank(item)) continue
    if (isTag(item) && item.name === 'tr') {
      found.push(item)
      open = undefined
    } else {
      if (!open) {
        open = element('tr', [])
        found.push(open)
      }
      open.children.push(item)
    }
  }
  return found.flatMap((row) => unlessEmpty(row, cells(row.children))).map((part) => part.block)
}

function cells(children: Node[]): Node[] {
  const found: Element[] = []
  for (const item of flatten(children, CELL_PARTS)) {
    if (item === BREAK || isBlank(item)) continue
    const isCell = isTag(item) && (item.name === 'td' || item.name === 'th')
    found.push(isCell ? item : element('td', [item]))
  }
  return found.map((cell) => withChildren(cell, flow(cell.children, cell.name)))
}

/** Text alone, for what holds no blocks: the separator goes between the blocks that were in it. */
function inlineText(children: Node[], separator: string): Node[] {
  const lines = groups(flatten(children)).map((part) =>
    'run' in part ? part.run : inlineText(part.block.children, separator),
  )
  return lines
    .filter((line) => lines.length === 1 || !line.every(isBlank))
    .flatMap((line, index) => (index === 0 ? line : [new Text(separator), ...line]))
}

const LIST_PARTS = new Set(['li'])
const TABLE_PARTS = new Set(['caption', 'thead', 'tbody', 'tr', 'td', 'th'])
const ROW_PARTS = new Set(['tr', 'td', 'th'])
const CELL_PARTS = new Set(['td', 'th'])

import { inlineTags, textBlocks } from '#app/rich-text/allow-list.ts'
import { type Element, element, isElement, type Node, parse, print } from './parse.server.ts'

/**
 * Nests cleaned HTML as HTML allows, so that every browser builds from it the tree that is written:
 * no block within a paragraph or within bold, items only in lists, cells only in rows. Boxes (`div`)
 * vanish; text beside blocks becomes a paragraph; empty paragraphs at the end go.
 */
export function normalize(html: string): string {
  const nodes = flow(parse(html), 'root')
  while (nodes.length > 0 && isEmptyEnd(nodes.at(-1)!)) nodes.pop()
  return print(nodes).trim()
}

function isEmptyEnd(node: Node): boolean {
  if (!isElement(node)) return isBlank(node)
  return node.tag === 'br' || (node.tag === 'p' && node.children.every(isEmptyEnd))
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

/** A block as it may stand in a container: none if nothing is in it, several if it had to be split. */
function block(node: Element, container: string): { block: Element }[] {
  const { tag, children } = node
  if (tag === 'hr') return [{ block: node }]
  if (tag === 'figcaption' && container !== 'figure') {
    return block({ ...node, tag: 'p' }, container)
  }
  if (tag === 'p' || /^h\d$/.test(tag)) return textBlock(node)
  if (textBlocks.has(tag)) return unlessEmpty(node, words(children, tag === 'pre' ? '\n' : ' '))
  if (tag === 'ul' || tag === 'ol') return unlessEmpty(node, items(children))
  if (tag === 'table') return unlessEmpty(node, table(children))
  return unlessEmpty(node, flow(children, tag))
}

function unlessEmpty(node: Element, children: Node[]): { block: Element }[] {
  return children.every(isBlank) ? [] : [{ block: { ...node, children } }]
}

/** A paragraph or heading, taken apart where blocks or boxes stood in it. */
function textBlock(node: Element): { block: Element }[] {
  const inner =
    node.tag === 'p'
      ? node.children
      : node.children.map((child) =>
          isElement(child) && child.tag === 'p' ? { ...child, tag: 'div' } : child,
        )
  const parts = groups(flatten(inner))
  if (parts.length === 0) return node.tag === 'p' ? [{ block: node }] : []
  return parts.flatMap((part) => {
    if ('block' in part) return block(part.block, 'root')
    const dropped = part.run.every(isBlank) && (parts.length > 1 || node.tag !== 'p')
    return dropped ? [] : [{ block: { ...node, children: part.run } }]
  })
}

/** The items of a list. What stands between items belongs to the one before it. */
function items(children: Node[]): Node[] {
  const found: Node[] = []
  let open: Element | undefined
  for (const item of flatten(children, LIST_PARTS)) {
    if (item === BREAK) continue
    if (isElement(item) && item.tag === 'li') {
      open = element('li', [...item.children])
      found.push(open)
    } else if (isBlank(item)) found.push(item)
    else if (open) open.children.push(item)
    else {
      open = element('li', [item])
      found.push(open)
    }
  }
  return found.map((item) => (isElement(item) ? element('li', flow(item.children, 'li')) : item))
}

/** Caption, head, rows: in this order, every row in a group. */
function table(children: Node[]): Node[] {
  const captions: Element[] = []
  const groups: Element[] = []
  let open: Element | undefined
  for (const item of flatten(children, TABLE_PARTS)) {
    if (item === BREAK || isBlank(item)) continue
    const tag = isElement(item) ? item.tag : ''
    if (isElement(item) && tag === 'caption' && captions.length === 0) captions.push(item)
    else if (isElement(item) && (tag === 'thead' || tag === 'tbody')) {
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
  const named = captions.flatMap((one) => unlessEmpty(one, words(one.children, ' ')))
  const heads = filled.filter((part) => part.block.tag === 'thead')
  const bodies = filled.filter((part) => part.block.tag !== 'thead')
  return [...named, ...heads, ...bodies].map((part) => part.block)
}

function rows(children: Node[]): Node[] {
  const found: Element[] = []
  let open: Element | undefined
  for (const item of flatten(children, ROW_PARTS)) {
    if (item === BREAK || isBlank(item)) continue
    if (isElement(item) && item.tag === 'tr') {
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
    const isCell = isElement(item) && (item.tag === 'td' || item.tag === 'th')
    found.push(isCell ? item : element('td', [item]))
  }
  return found.map((cell) => ({ ...cell, children: flow(cell.children, cell.tag) }))
}

/** Words alone, for what holds no blocks: blocks that stood in it are told apart by the separator. */
function words(children: Node[], separator: string): Node[] {
  const lines = groups(flatten(children)).map((part) =>
    'run' in part ? part.run : words(part.block.children, separator),
  )
  return lines
    .filter((line) => lines.length === 1 || !line.every(isBlank))
    .flatMap((line, index) => (index === 0 ? line : [separator, ...line]))
}

const BREAK = Symbol('the edge of a box')
type Item = Node | typeof BREAK

const PARTS = new Set(['caption', 'thead', 'tbody', 'tr', 'td', 'th', 'li'])
const NO_PARTS = new Set<string>()
const LIST_PARTS = new Set(['li'])
const TABLE_PARTS = new Set(['caption', 'thead', 'tbody', 'tr', 'td', 'th'])
const ROW_PARTS = new Set(['tr', 'td', 'th'])
const CELL_PARTS = new Set(['td', 'th'])

/**
 * Children with boxes dissolved, their edges marked, and inline elements that had blocks in them put
 * into those blocks instead. Parts of lists and tables are boxes too, but where they are expected.
 */
function flatten(children: Node[], expected = NO_PARTS): Item[] {
  return children.flatMap((node): Item[] => {
    if (!isElement(node)) return [node]
    const { tag } = node
    if (tag === 'div' || (PARTS.has(tag) && !expected.has(tag))) {
      return [BREAK, ...flatten(node.children, expected), BREAK]
    }
    if (!inlineTags.has(tag) || !hasBlock(node)) return [node]
    return groups(flatten(node.children, expected)).flatMap((part): Item[] => {
      if ('block' in part) {
        const { block } = part
        return [{ ...block, children: [{ ...node, children: block.children }] }]
      }
      return part.run.every(isBlank) ? part.run : [{ ...node, children: part.run }]
    })
  })
}

type Part = { run: Node[] } | { block: Element }

/** Neighbouring inline nodes together, each block alone. */
function groups(found: Item[]): Part[] {
  const parts: Part[] = []
  let run: Node[] | undefined
  for (const item of found) {
    if (item === BREAK) run = undefined
    else if (isElement(item) && !inlineTags.has(item.tag)) {
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

const known = new WeakMap<Element, boolean>()

function hasBlock(node: Element): boolean {
  let answer = known.get(node)
  if (answer === undefined) {
    answer = node.children.some(
      (child) => isElement(child) && (!inlineTags.has(child.tag) || hasBlock(child)),
    )
    known.set(node, answer)
  }
  return answer
}

function isBlank(item: Node): boolean {
  return !isElement(item) && item.trim() === ''
}

function trimmed(run: Node[]): Node[] {
  return run.map((node, index) => {
    if (isElement(node)) return node
    const start = index === 0 ? node.trimStart() : node
    return index === run.length - 1 ? start.trimEnd() : start
  })
}

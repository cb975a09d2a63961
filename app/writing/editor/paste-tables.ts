/** Far more than anyone pastes; a larger span is an error of the program that wrote it. */
const MAX_COLUMNS = 100

/**
 * Tables of Word and Excel: the cells of the head become headings, and a merged cell becomes as many as
 * it covered, its text in the first, so that every row has every column.
 * @returns whether any cell was merged
 */
export function splitMergedCells(body: HTMLElement): boolean {
  let hadMergedCells = false
  for (const table of body.querySelectorAll('table')) {
    markHead(table)
    if (!isMerged(table)) continue
    split(table)
    hadMergedCells = true
  }
  return hadMergedCells
}

function markHead(table: HTMLTableElement): void {
  for (const cell of table.tHead?.querySelectorAll<HTMLTableCellElement>('td') ?? []) {
    if (cell.closest('table') !== table) continue
    const head = cell.ownerDocument.createElement('th')
    for (const name of ['colspan', 'rowspan']) {
      const value = cell.getAttribute(name)
      if (value) head.setAttribute(name, value)
    }
    head.append(...cell.childNodes)
    cell.replaceWith(head)
  }
}

function isMerged({ rows }: HTMLTableElement): boolean {
  return [...rows].some(({ cells }) =>
    [...cells].some(({ colSpan, rowSpan }) => colSpan > 1 || rowSpan !== 1),
  )
}

/** A cell that reaches into a column from above: for how many more rows, and its kind. */
type Reaching = Map<number, { rows: number; tag: string }>

/** Fills the grid of the table row by row, separately for each group of rows. */
function split(table: HTMLTableElement): void {
  for (const group of new Set([...table.rows].map((row) => row.parentElement))) {
    const reaching: Reaching = new Map()
    const rows = [...table.rows].filter((row) => row.parentElement === group)
    for (const [index, row] of rows.entries()) splitRow(row, rows.length - index, reaching)
  }
}

function splitRow(row: HTMLTableRowElement, rowsLeft: number, reaching: Reaching): void {
  const filled: Element[] = []
  const add = (tag: string) => filled.push(row.ownerDocument.createElement(tag))
  const addFromAbove = () => {
    for (let above = reaching.get(filled.length); above; above = reaching.get(filled.length)) {
      if (above.rows === 1) reaching.delete(filled.length)
      else above.rows--
      add(above.tag)
    }
  }
  for (const cell of [...row.cells]) {
    addFromAbove()
    // A span of 0 reaches to the end of the group.
    const below = Math.min(cell.rowSpan || rowsLeft, rowsLeft) - 1
    const columns = Math.min(cell.colSpan, MAX_COLUMNS)
    for (let column = 0; column < columns; column++) {
      if (below > 0) reaching.set(filled.length, { rows: below, tag: cell.localName })
      if (column === 0) filled.push(cell)
      else add(cell.localName)
    }
    cell.removeAttribute('colspan')
    cell.removeAttribute('rowspan')
  }
  const last = Math.max(-1, ...reaching.keys())
  while (filled.length <= last) {
    if (reaching.has(filled.length)) addFromAbove()
    else add('td')
  }
  row.replaceChildren(...filled)
}

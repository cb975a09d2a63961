import type { Table } from '#app/tax/working/answer.ts'
import { answerWords } from '#content/en/tools/answer.ts'

/** What was read of a report, folded after ten rows; none if nothing was. */
export function readTable<Item>(
  caption: string,
  head: string[],
  items: readonly Item[],
  rowOf: (item: Item) => string[],
): Table[] {
  if (items.length === 0) return []
  const rows = items.slice(0, MAX_ROWS).map(rowOf)
  const rest = items.length - rows.length
  const more = rest > 0 ? [[answerWords.moreLines(rest), ...head.slice(1).map(() => '…')]] : []
  return [{ caption, head, rows: [...rows, ...more], folds: true }]
}

const MAX_ROWS = 200

const NAME_MAX = 60

/** What a row is known by. */
export function nameOf(text: string): string {
  const name = text.replace(/\s+/g, ' ')
  return name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name
}

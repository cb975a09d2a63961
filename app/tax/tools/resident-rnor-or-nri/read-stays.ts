import type { Stay } from '#app/tax/engine/stays.ts'
import { words } from '#content/en/tools/resident-rnor-or-nri/form.ts'
import type { FormReader } from '../form/form-values.ts'

interface Row {
  row: FormReader
  stay: Stay
}

/** The stays of the form by their dates, with faults at those that cannot be. An open one lasts to today. */
export function readStays(reader: FormReader, today: string): Stay[] {
  const rows = reader.rows('stays').flatMap((row) => readRow(row, today) ?? [])
  rows.sort((a, b) => begin(a.stay).localeCompare(begin(b.stay)))
  rows.forEach(({ row, stay }, index) => {
    const before = rows[index - 1]?.stay
    if (!before || begin(stay) >= before.to) return
    row.fault(stay.from ? 'entry' : 'exit', words.faults.overlap, undefined)
  })
  return rows.map(({ stay }) => stay)
}

function readRow(row: FormReader, today: string): Row | undefined {
  const from = row.date('entry')
  const exit = row.date('exit')
  if (row.isEmpty('entry') && row.isEmpty('exit')) return undefined
  if (from && exit && exit < from) return row.fault('exit', words.faults.reversed, undefined)
  if (!row.isEmpty('exit')) return exit ? { row, stay: { from, to: exit } } : undefined
  if (from && from > today) return row.fault('exit', words.faults.future, undefined)
  return { row, stay: { from, to: today } }
}

function begin({ from = '' }: Stay): string {
  return from
}

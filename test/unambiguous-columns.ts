import { is, SQL, StringChunk } from 'drizzle-orm'
import { PgColumn, PgDialect } from 'drizzle-orm/pg-core'

/**
 * In the fields of a select from one table (and of `returning`) Drizzle writes a column without its table, so
 * inside a sub-select there it would mean that one's own column of the same name: in
 * `(select count(*) from leads where owner_id = ${users.id})` the enquiry's id. Such a query fails in
 * tests; the column is written by hand there, as `users.id`.
 */
const dialect = PgDialect.prototype as unknown as {
  buildSelection(fields: { field: unknown }[], config?: { isSingleTable?: boolean }): SQL
}
const { buildSelection } = dialect

// Loaded again for each test file.
if (buildSelection.name !== 'refusing') {
  dialect.buildSelection = function refusing(fields, config) {
    if (config?.isSingleTable) for (const { field } of fields) refuseSubSelect(field)
    return buildSelection.call(this, fields, config)
  }
}

function refuseSubSelect(field: unknown): void {
  const sql = is(field, SQL.Aliased) ? field.sql : field
  if (!is(sql, SQL)) return
  const text = sql.queryChunks.map((chunk) => (is(chunk, StringChunk) ? chunk.value.join('') : ''))
  const column = sql.queryChunks.find((chunk) => is(chunk, PgColumn))
  if (column && /\bselect\b/i.test(text.join(''))) {
    throw new Error(`Name ${column.name} with its table: this select is from one table.`)
  }
}

import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { connectionOf, type Executor } from './database.ts'

/** A statement whose text never varies: each connection parses it once, under its name. */
export interface Statement {
  name: string
  text: string
}

export async function execute<Row>(
  on: Executor,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await connectionOf(on).query({ name, text, values })
  return rows
}

/**
 * Inserts the rows of a JSON array, so that the text is the same for any number of them. The array's
 * objects have the columns' names in the schema; a column that is not listed gets its default.
 */
export function insertFromJson<Table extends PgTable>(
  table: Table,
  names: readonly (keyof Table['$inferSelect'] & string)[],
  json: string,
): string {
  const { targets, keys, types } = columnsOf(table, names)
  return `insert into "${getTableName(table)}" (${targets})
    overriding system value
    select ${keys} from jsonb_to_recordset(${json}::jsonb) as given(${types})`
}

/** Updates the row of each object of a JSON array, found by its `id`. Ends in a condition that can go on. */
export function updateFromJson<Table extends PgTable>(
  table: Table,
  names: readonly (keyof Table['$inferSelect'] & string)[],
  json: string,
  more = '',
): string {
  const name = getTableName(table)
  const { sets, types } = columnsOf(table, names)
  return `update "${name}" set ${sets}${more}
    from jsonb_to_recordset(${json}::jsonb) as given("id" integer, ${types})
    where "${name}"."id" = given."id"`
}

function columnsOf(table: PgTable, names: readonly string[]) {
  const columns = getTableColumns(table)
  const chosen = names.map((key) => {
    const column = columns[key]
    if (!column) throw new Error(`${getTableName(table)} has no column ${key}`)
    return { key, name: column.name, type: column.getSQLType() }
  })
  return {
    targets: chosen.map(({ name }) => `"${name}"`).join(', '),
    keys: chosen.map(({ key }) => `"${key}"`).join(', '),
    sets: chosen.map(({ key, name }) => `"${name}" = given."${key}"`).join(', '),
    types: chosen.map(({ key, type }) => `"${key}" ${type}`).join(', '),
  }
}

export { addedTax, facts } from '../parts/income-tax/part.ts'
export { countUnread, readStatement } from './statement.ts'
export { briefOf } from './statement-brief.ts'
export { statementTables } from './statement-tables.ts'

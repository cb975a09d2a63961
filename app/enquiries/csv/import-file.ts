import { api } from '#app/paths.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { client } from '#app/platform/client/routes.ts'
import { isWorkbook } from '#app/ui/text/workbook/is-workbook.ts'
import type { Cell } from '#app/ui/text/workbook/read-workbook.ts'
import { Refused } from '#app/ui/text/workbook/refused.ts'
import {
  IMPORT_MAX_ROWS,
  IMPORT_TITLE_ROWS,
  type ImportMapping,
  type ImportPreview,
  type ImportProgress,
  importPreview,
  importProgress,
} from './csv.ts'
import type { csvApi } from './csv-api.server.ts'
import { labels } from './labels.ts'

const { read, send } = client<typeof csvApi>()

/** The imports that can be undone. */
export const importsQuery = read('GET /api/leads/imports', {}, { staleTime: 0 })
/** What the undo of one would do. */
export const undoQuery = (id: number) =>
  read('GET /api/leads/imports/:id', { id }, { staleTime: 0, gcTime: 0 })
export const undoImport = send('POST /api/leads/imports/:id/undo')

/** A file as it is sent, and what was chosen about it by hand. */
export interface ChosenFile {
  name: string
  csv: Blob
  mapping?: ImportMapping
}

/**
 * The file to be sent: a workbook's largest sheet as CSV, so that the server unpacks nothing.
 * @throws ApiError when it cannot be read
 */
export async function readChosen(file: File): Promise<ChosenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    if (!isWorkbook(bytes)) return { name: file.name, csv: file }
    const { readWorkbook } = await import('#app/ui/text/workbook/read-workbook.ts')
    const sheets = await readWorkbook(bytes, IMPORT_MAX_ROWS + IMPORT_TITLE_ROWS)
    const [sheet] = sheets.toSorted((a, b) => b.rows.length - a.rows.length)
    const rows = sheet?.rows.map((row) => row.map(csvCell).join(',')) ?? []
    return { name: file.name, csv: new Blob([rows.join('\n')]) }
  } catch (error) {
    throw error instanceof Refused ? new ApiError(400, whyRefused(error)) : error
  }
}

function whyRefused({ why }: Refused): string {
  const { tooLarge, ...others } = labels.workbook
  return why in others ? others[why as keyof typeof others] : tooLarge
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  // The time that the spreadsheet shows, whatever the zone of this computer.
  const text =
    cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : String(cell)
  return `"${text.replaceAll('"', '""')}"`
}

/** What an import of this file would do. @throws ApiError when it cannot be read */
export async function previewFile(file: ChosenFile): Promise<ImportPreview> {
  const response = await post(file, { preview: '1' })
  const read = importPreview.safeParse(await response.json().catch(() => undefined))
  if (!read.success) throw new ApiError(response.status, '')
  return read.data
}

/**
 * Imports a file and returns the result.
 * @throws ApiError when nothing was imported, with the errors of the rows
 */
export async function importFile(
  file: ChosenFile,
  onProgress: (done: number, of: number) => void,
): Promise<Extract<ImportProgress, { imported: number }>> {
  const response = await post(file)
  for await (const line of linesOf(response.body)) {
    const progress = readProgress(line)
    if (!progress) break
    if ('imported' in progress) return progress
    if ('message' in progress) throw new ApiError(500, progress.message)
    onProgress(progress.done, progress.of)
  }
  throw new ApiError(0, CUT_OFF)
}

/** Saves the rows in error as a file, each with its reason. @throws ApiError */
export async function downloadErrors(file: ChosenFile): Promise<void> {
  const response = await post(file, { errors: '1' })
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `not-imported-${file.name.replace(/\.\w{1,5}$/, '')}.csv`
  link.click()
  URL.revokeObjectURL(address)
}

/** Gives nothing for a line that is not ours, such as the page of a proxy. */
function readProgress(line: string): ImportProgress | undefined {
  try {
    return importProgress.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

const CUT_OFF =
  'The connection was cut before the import was done. It was either stored as a whole or not at all: choose the file again, and the preview says which.'

async function post(
  { name, csv, mapping }: ChosenFile,
  what: Record<string, string> = {},
): Promise<Response> {
  const query = new URLSearchParams({
    ...what,
    file: name,
    ...(mapping && { mapping: JSON.stringify(mapping) }),
  })
  let response: Response
  try {
    response = await fetch(`${api.leads.import}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: csv,
    })
  } catch (error) {
    console.error(error)
    throw new ApiError(0, 'The file could not be sent. Please check your connection and try again.')
  }
  if (!response.ok) {
    const body = await response.json().catch(() => undefined)
    throw ApiError.from(response.status, body, response.statusText)
  }
  return response
}

async function* linesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream() as never).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    const lines = (rest + ((value as string | undefined) ?? '')).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter(Boolean)
    if (done) break
  }
  if (rest) yield rest
}

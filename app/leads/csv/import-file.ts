import { ApiError } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import { type ImportPreview, type ImportProgress, importPreview, importProgress } from './csv.ts'

/** What an import of this file would do. @throws ApiError when it cannot be read */
export async function previewFile(file: Blob): Promise<ImportPreview> {
  const response = await post(`${api.leads.import}?preview=1`, file)
  const read = importPreview.safeParse(await response.json().catch(() => undefined))
  if (!read.success) throw new ApiError(response.status, '')
  return read.data
}

/**
 * Imports a file and returns the result.
 * @throws ApiError when nothing was imported, with the errors of the rows
 */
export async function importFile(
  file: File,
  onProgress: (done: number, of: number) => void,
): Promise<{ imported: number; duplicates: number; expired: number }> {
  const response = await post(
    `${api.leads.import}?${new URLSearchParams({ file: file.name })}`,
    file,
  )
  for await (const line of linesOf(response.body)) {
    const progress = readProgress(line)
    if (!progress) break
    if ('imported' in progress) return progress
    if ('message' in progress) throw new ApiError(500, progress.message)
    onProgress(progress.done, progress.of)
  }
  throw new ApiError(0, CUT_OFF)
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

async function post(address: string, body: Blob): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body,
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

import { Unzip, UnzipInflate, UnzipPassThrough, zipSync } from 'fflate'
import readXlsx from 'read-excel-file/universal'
import { UNPACKED_MAX } from './limits.ts'
import { Refused } from './refused.ts'

export type Cell = string | number | boolean | Date | null

export interface Sheet {
  name: string
  rows: Cell[][]
}

/** The sheets of an XLSX file, of at most so many rows each. Throws `Refused`. */
export async function readWorkbook(file: Uint8Array, maxRows: number): Promise<Sheet[]> {
  const parts = unpack(file)
  for (const [name, bytes] of Object.entries(parts))
    if (/worksheets\//.test(name)) checkSize(bytes, maxRows)
  // Stored, as it was unpacked here: what is read is what was counted, and no further worker starts.
  const stored = zipSync(parts, { level: 0 })
  const sheets = await withClockStopped(() => readXlsx(stored.buffer as ArrayBuffer)).catch(() => {
    throw new Refused('broken')
  })
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as unknown as Cell[][] }))
}

let readers = 0
let runningClock = Date.now

/**
 * The library halves the chunks it parses each time that one takes more than 7 ms, and calls itself
 * for each: on a slow phone they shrink to nothing, and a sound file ends in a stack overflow or
 * never. With its clock stopped they only grow.
 */
async function withClockStopped<T>(read: () => Promise<T>): Promise<T> {
  if (readers++ === 0) {
    runningClock = Date.now
    const now = Date.now()
    Date.now = () => now
  }
  try {
    return await read()
  } finally {
    if (--readers === 0) Date.now = runningClock
  }
}

/** Small, as one piece may unpack to a thousand times its size before it can be stopped. */
const PIECE = 4_096

function unpack(file: Uint8Array): Record<string, Uint8Array> {
  const pieces = new Map<string, Uint8Array[]>()
  let size = 0
  const unzip = new Unzip((entry) => {
    if (!/\.(?:xml|rels)$/.test(entry.name)) return
    const own: Uint8Array[] = []
    pieces.set(entry.name, own)
    entry.ondata = (error, data) => {
      if (error) throw error
      size += data.length
      if (size > UNPACKED_MAX) throw new Refused('unpacked')
      own.push(data)
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  unzip.register(UnzipPassThrough)
  try {
    for (let at = 0; at < file.length; at += PIECE) {
      unzip.push(file.subarray(at, at + PIECE), at + PIECE >= file.length)
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('broken')
  }
  return Object.fromEntries([...pieces].map(([name, own]) => [name, joined(own)]))
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** A cell far down or far right would make the rows and cells before it, however empty they are. */
function checkSize(bytes: Uint8Array, maxRows: number) {
  for (const [, column = '', row] of new TextDecoder().decode(bytes).matchAll(PLACE)) {
    if (Number(row) > maxRows || column.length > COLUMN_LETTERS) throw new Refused('rows')
  }
}

const PLACE = /\sr\s?=\s?["']([A-Za-z]*)(\d+)["']/g
const COLUMN_LETTERS = 2

import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '#app/platform/http/errors.ts'
import { uploadCopy as copy } from '#content/en/clients/uploads.ts'
import { typeOfName } from './file-rules.ts'

/** How much of a file is read to find its type. */
export const HEAD_BYTES = 64 * 1024

const OLD_OFFICE = 'application/x-cfb'

/**
 * The kind of a file, on which its name and its bytes agree.
 * @param head the first bytes
 * @param whole all of a text file; of others nothing
 * @throws AppError 415 for what is not taken
 */
export async function typeOf(
  name: string,
  head: Buffer,
  whole: () => Promise<Buffer>,
): Promise<string> {
  const named = typeOfName(name)
  if (!named) throw new AppError(415, copy.notTaken)
  const found = (await fileTypeFromBuffer(head))?.mime
  if (named.text) {
    // XML is recognised by its first lines.
    if (found && found !== 'application/xml') throw disagrees(named.endings[0])
    assertText(await whole())
    return named.type
  }
  const isNamed =
    found === named.type ||
    (named.type === 'image/heic' && (found === 'image/heif' || found === 'image/heic')) ||
    (named.type === 'application/vnd.ms-excel' && found === OLD_OFFICE)
  if (!isNamed) throw disagrees(named.endings[0])
  return named.type
}

function disagrees(ending = '') {
  return new AppError(415, copy.otherThanItsName(ending.toUpperCase()))
}

/** Pages, drawings and scripts, even under an XML prefix, and XML that a style sheet turns into one. */
const RUNS =
  /<\s{0,9}(?:(?:[^\s<>:]{1,64}:)?(?:html|svg|script)|!doctype html|iframe|body|head|\?xml-stylesheet)\b/i

/** @throws AppError 415 for bytes that are no text, and for pages and drawings that could run */
function assertText(bytes: Buffer): void {
  const text = decode(bytes)
  if (text === undefined || text.includes('\0')) throw disagrees('text')
  if (RUNS.test(text)) {
    throw new AppError(415, copy.markup)
  }
}

function decode(bytes: Buffer): string | undefined {
  for (const encoding of ['utf-8', 'utf-16le'] as const) {
    try {
      if (encoding === 'utf-16le' && !(bytes[0] === 0xff && bytes[1] === 0xfe)) continue
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {}
  }
  // Spreadsheets of Windows save texts as Windows-1252, in which every byte is a letter.
  return bytes.includes(0) ? undefined : bytes.toString('latin1')
}

/**
 * Whether a PDF opens: a broken one has no head or no table of what it holds, and one with a password says so
 * in its trailer. Null for what is no PDF.
 */
export function readability(type: string, bytes: Buffer): 'yes' | 'password' | 'no' | null {
  if (type !== 'application/pdf') return null
  const isWhole = bytes.subarray(0, 1024).includes('%PDF-') && bytes.includes('startxref')
  if (!isWhole) return 'no'
  return bytes.includes('/Encrypt') ? 'password' : 'yes'
}

import { Refused } from './refused.ts'

/** Whether a file is an XLSX workbook, and not text. Throws `Refused` for what is known to be neither. */
export function isWorkbook(file: Uint8Array): boolean {
  const start = String.fromCharCode(...file.subarray(0, 8))
  if (start.startsWith('%PDF')) throw new Refused('pdf')
  if (start.startsWith('\u00d0\u00cf')) throw new Refused(isLocked(file) ? 'locked' : 'old')
  return start.startsWith('PK')
}

/** Workbooks with a password stand in the container of old ones. */
function isLocked(file: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(file).includes('EncryptedPackage')
}

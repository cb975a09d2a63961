import { maskPan } from '#app/clients/model/pan.ts'
import { maskIdentityNumbers } from '#app/ui/text/identity-numbers.ts'
import { FILE_MEGABYTES, RETURN_FILES, RETURN_MEGABYTES } from '#content/upload-limits.ts'

/** What clients may send; shared by the page and the server. */

export const FILE_MAX = FILE_MEGABYTES * 1024 * 1024
export const RETURN_MAX = RETURN_MEGABYTES * 1024 * 1024
export const RETURN_FILES_MAX = RETURN_FILES
const NAME_MAX = 200
export const PASSWORD_MAX = 200

interface FileType {
  type: string
  endings: readonly string[]
  /** text, which can't be recognised by its bytes */
  text?: true
}

const TYPES: readonly FileType[] = [
  { type: 'application/pdf', endings: ['pdf'] },
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  { type: 'image/png', endings: ['png'] },
  { type: 'image/webp', endings: ['webp'] },
  { type: 'image/heic', endings: ['heic', 'heif'] },
  {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
  },
  { type: 'application/vnd.ms-excel', endings: ['xls'] },
  { type: 'text/csv', endings: ['csv'], text: true },
  { type: 'application/json', endings: ['json'], text: true },
  { type: 'application/xml', endings: ['xml'], text: true },
  { type: 'text/plain', endings: ['txt'], text: true },
]

/** For the `accept` of a field. */
export const ACCEPTED = TYPES.flatMap(({ endings }) => endings.map((one) => `.${one}`)).join(',')

/** The type of a file, judging by its name. */
export function typeOfName(name: string): FileType | undefined {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return TYPES.find(({ endings }) => endings.includes(ending))
}

/** One that other letters touch: in capitals, or with the letter of a kind of holder. */
const GLUED_PAN = /[A-Z]{5}\d{4}[A-Z]|[a-z]{3}[abcfghjlpt][a-z]\d{4}[a-z]/g

/**
 * A name without a path, control characters or an end of the text's direction; never empty. The portal puts
 * the PAN into the names of its files: it is masked, because names stand in timelines and backups.
 */
export function fileName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? ''
  const plain = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  const clean = plain
    .split('_')
    .map((part) => maskIdentityNumbers(part.replace(GLUED_PAN, maskPan)))
    .join('_')
  if (clean.length <= NAME_MAX) return clean || 'file'
  const ending = /\.[a-z0-9]{1,5}$/i.exec(clean)?.[0] ?? ''
  return `${clean.slice(0, NAME_MAX - ending.length)}${ending}`
}

/** Pictures that browsers show. */
export function isPicture(type: string): boolean {
  return type.startsWith('image/')
}

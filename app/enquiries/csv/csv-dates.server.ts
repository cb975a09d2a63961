import { isValid } from 'date-fns/isValid'
import { westernDigits } from '#app/ui/text/digits.ts'
import { isRealDay } from '#app/ui/time/dates.ts'
import { atIndianTime, INDIA_OFFSET_MS } from '#app/ui/time/india.ts'

/**
 * Reads a date, or a date and a time: in Indian time unless it names another zone.
 * @returns null for an empty text, undefined for anything but a date
 */
export function parseTimestamp(given: string): Date | null | undefined {
  if (given === '') return null
  const text = inEnglish(given)
  if (/^\d{5}(\.\d{1,12})?$/.test(text)) return fromSerial(Number(text))
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const timestamp = new Date(text)
    return isValid(timestamp) ? timestamp : undefined
  }
  const found = SHAPE.exec(dayFirst(plainTime(text)))?.groups
  const day = found && dayOf(found)
  const time = found && timeOf(found)
  return day && time ? atIndianTime(day, time) : undefined
}

type Found = Record<string, string | undefined>

/** As YYYY-MM-DD; a year of two digits is near 2000. */
function dayOf({ year, month, day, iso }: Found): string | undefined {
  const [y = '', m = '', d = ''] = iso?.split(/[/.-]/) ?? [year, month, day]
  const century = y.length === 4 ? '' : Number(y) < 50 ? '20' : '19'
  const word = m.toLowerCase()
  const at = MONTHS.findIndex((name) => name === word || name.slice(0, 3) === word)
  const number = at === -1 ? m : String(at + 1)
  const found = `${century}${y}-${number.padStart(2, '0')}-${d.padStart(2, '0')}`
  return isRealDay(found) ? found : undefined
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
]

/** As HH:MM:SS. */
function timeOf({ hour = '0', minute = '00', second = '00', half }: Found): string | undefined {
  const given = Number(hour)
  if (half ? given < 1 || given > 12 : given > 23) return undefined
  if (Number(minute) > 59 || Number(second) > 59) return undefined
  const hours = half ? (given % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : given
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`
}

/** What Excel counts: days since 30 December 1899. */
function fromSerial(days: number): Date {
  const whole = Math.floor(days)
  const seconds = Math.round((days - whole) * DAY_SECONDS)
  return new Date(Date.UTC(1899, 11, 30 + whole, 0, 0, seconds) - INDIA_OFFSET_MS)
}
const DAY_SECONDS = 86_400

/** In digits that are dialled and English months: `१५ जुलाई` is `15 Jul`. */
function inEnglish(text: string): string {
  return westernDigits(text)
    .replace(/\s+/g, ' ')
    .replace(/[\u0900-\u097F]+/g, (word) => HINDI_MONTHS[word.replace(/\u093C/g, '')] ?? word)
}

/** By their common spellings, without the dot below a letter. */
const HINDI_MONTHS: Record<string, string> = {
  ...{ जनवरी: 'Jan', जन: 'Jan', फरवरी: 'Feb', फर: 'Feb', मार्च: 'Mar' },
  ...{ अप्रैल: 'Apr', अप्रेल: 'Apr', मई: 'May', जून: 'Jun', जुलाई: 'Jul', जुलाइ: 'Jul' },
  ...{ अगस्त: 'Aug', अग: 'Aug', सितंबर: 'Sep', सितम्बर: 'Sep', सित: 'Sep' },
  ...{ अक्टूबर: 'Oct', अक्तूबर: 'Oct', नवंबर: 'Nov', नवम्बर: 'Nov', नव: 'Nov' },
  ...{ दिसंबर: 'Dec', दिसम्बर: 'Dec', दिस: 'Dec' },
}

/** `at 4.30 p.m.`, `4 pm` and `16:30 hrs` as `4:30 pm`, `4:00 pm` and `16:30`. */
function plainTime(text: string): string {
  return text
    .replace(/(?: hrs?\.?)?(?: IST)?$/i, '')
    .replace(/,? at (?=\d)/i, ' ')
    .replace(/([ap])\.m\.?$/i, '$1m')
    .replace(/ (\d\d?)\.(\d\d) ?(?=[ap]m$)/i, ' $1:$2 ')
    .replace(/ (\d\d?) ?(?=[ap]m$)/i, ' $1:00 ')
    .replace(/(:\d\d:\d\d)\.\d{1,9}$/, '$1')
}

/** `Jun 4th, 2025`, `Wed, 4 Jun '25` and `4Jun2025` as `4 Jun 2025`. */
function dayFirst(text: string): string {
  return text
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]{0,2} /i, '')
    .replace(/^(\d\d?)([a-z]{3,9})(?=\d)/i, '$1 $2 ')
    .replace(/^(\d\d?[ -][a-z]{3,9})[ -]?['’](?=\d\d)/i, '$1 ')
    .replace(/^([a-z]{3,9})\.? (\d\d?)(?:st|nd|rd|th)?,? (?=\d)/i, '$2 $1 ')
    .replace(/^(\d\d?)(?:st|nd|rd|th) /i, '$1 ')
    .replace(/^(\d\d? [a-z]{3,9})[.,]{1,2} /i, '$1 ')
    .replace(/\bsept\b/i, 'Sep')
}

/** Whether day and month could be meant the other way round: 03/04/2026 is read as 3 April. */
export function isAmbiguousDate(text: string): boolean {
  const [, first = '', second = ''] =
    /^(\d\d?)[/.-](\d\d?)[/.-]\d{2}/.exec(westernDigits(text)) ?? []
  return first !== '' && Number(first) <= 12 && Number(second) <= 12 && first !== second
}

/** As Excel and Tally write them: `04-Jun-2025`, `3.6.25`. */
const SHAPE = new RegExp(
  [
    String.raw`^(?:(?<iso>(?!00)\d{4}[/.-]\d\d?[/.-]\d\d?)`,
    String.raw`|(?<day>\d\d?)(?:[/.-](?=\d)|[ /.-](?=[a-z]))(?<month>\d\d?(?=[/.-])|[a-z]{3,9})[ /.-]`,
    String.raw`(?<year>(?!00)\d{4}|\d\d))`,
    String.raw`(?:[T ,]+(?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d))?\s*(?<half>[ap]m)?)?$`,
  ].join(''),
  'i',
)

interface Bounds {
  /** the most characters, counted before anything else is done */
  max: number
  /** the most lines */
  lines?: number
  /** the most characters of a line */
  lineMax?: number
  /** whether tabs stay, as between the columns of a table; else each is a space */
  tabs?: boolean
  /** whether white space in a row becomes one space, or one with each of its tabs */
  collapse?: boolean
}

interface BoundedText {
  text: string
  lines: string[]
  /** whether characters or lines were left out at an end */
  isCut: boolean
}

/**
 * Text from a stranger as patterns and loops may read it, and as PostgreSQL stores it: of limited
 * length, lines ended by a line feed alone, without other control characters and lone surrogates.
 * Takes time that grows no faster than the text, and none for what is beyond `max`.
 */
export function boundedText(given: string, bounds: Bounds): BoundedText {
  const { max, lines: most = max, lineMax = max, tabs = false, collapse = false } = bounds
  const all = cleaned(start(given, max), tabs).split('\n', most + 1)
  let isCut = given.length > max || all.length > most
  const lines = all.slice(0, most).map((whole) => {
    const line = collapse ? whole.replace(SPACES, ' ') : whole
    isCut ||= line.length > lineMax
    return start(line, lineMax)
  })
  return { text: lines.join('\n'), lines, isCut }
}

function cleaned(text: string, tabs: boolean): string {
  const wellFormed = text.toWellFormed?.() ?? text
  const ended = wellFormed.replace(LINE_END, '\n').replace(CONTROLS, '')
  return tabs ? ended : ended.replaceAll('\t', ' ')
}

const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const CONTROLS = /[^\P{Cc}\t\n]/gu
const SPACES = /[^\S\t]+/g

/** Never ends within a character. */
function start(text: string, max: number): string {
  return text.length > max ? text.slice(0, max).replace(/[\ud800-\udbff]$/, '') : text
}

import { escapeHtml } from '#app/ui/text/escape-html.ts'
import { plainText, withoutInlineTags } from '#app/ui/text/plain-text.ts'
import { figureOf } from '#content/facts/register/find.ts'

/** Figures of the register in a stored text, which the allow-list has cleaned. */

export interface Figure {
  /** the how manieth of its text, from 0 */
  place: number
  factId: string
  text: string
  /** where its element begins and ends in the HTML */
  start: number
  end: number
}

const FIGURE = /<data value="([A-Za-z][A-Za-z0-9]*)">([^<]*)<\/data>/g

export function figuresIn(html: string): Figure[] {
  return [...html.matchAll(FIGURE)].map((match, place) => ({
    place,
    factId: match[1] ?? '',
    text: plainText(match[2] ?? ''),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Whether a figure says something else than the register does today, or names a fact that is gone. */
export function isOutdated({ factId, text }: Pick<Figure, 'factId' | 'text'>): boolean {
  const today = figureOf(factId, text)
  return today === undefined || comparable(today) !== comparable(text)
}

/** The HTML with today's figures in these places; all else stays as it is, letter by letter. */
export function withTodaysFigures(html: string, places: ReadonlySet<number>): string {
  let place = 0
  return html.replace(FIGURE, (element, id: string, text: string) => {
    const today = places.has(place++) ? figureOf(id, text) : undefined
    return today === undefined ? element : `<data value="${id}">${escapeHtml(today)}</data>`
  })
}

/** The words of the sentence before and after a figure; of a table, those of its row. */
export function sentenceAround(html: string, { start, end }: Figure): [string, string] {
  const blockStart = [...html.slice(0, start).matchAll(BLOCK)].at(-1)
  const from = blockStart ? blockStart.index + blockStart[0].length : 0
  const rest = html.slice(end)
  const blockEnd = rest.search(BLOCK)
  const block = `${html.slice(from, start)}${HERE}${blockEnd < 0 ? rest : rest.slice(0, blockEnd)}`
  const text = plainText(withoutInlineTags(block).replace(/<\/t[dh]>(?=\s*<t[dh])/g, ' | '))
  const [before = '', after = ''] = text.split(HERE)
  return [shortStart(lastSentence(before)), shortEnd(firstSentence(after))]
}

const BLOCK =
  /<\/?(?:p|h[2-4]|li|ul|ol|tr|table|thead|tbody|caption|blockquote|figure|figcaption|pre|hr|img)\b[^<>]*>/g
/** No text that is stored has it: a private letter, for the place of the figure. */
const HERE = '\uE000'
const PART_MAX = 180

function lastSentence(text: string): string {
  const end = [...text.matchAll(/[.!?]["”’)]?\s+/g)].at(-1)
  return end ? text.slice(end.index + end[0].length) : text
}

function firstSentence(text: string): string {
  return /^.*?[.!?]["”’)]?(?=\s|$)/s.exec(text)?.[0] ?? text
}

function shortStart(text: string): string {
  return text.length > PART_MAX ? `…${text.slice(text.indexOf(' ', text.length - PART_MAX))}` : text
}

function shortEnd(text: string): string {
  return text.length > PART_MAX ? `${text.slice(0, text.lastIndexOf(' ', PART_MAX))} …` : text
}

/** Without differences that no reader sees. */
function comparable(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').replace(/₹ /g, '₹').trim()
}

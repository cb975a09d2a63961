import { Parser } from 'htmlparser2'
import { boundedText } from '#app/ui/text/bounded-text.ts'

/**
 * The text of an e-mail's HTML: blocks become lines, quotes get `> ` as in a plain e-mail. Nothing of
 * the HTML is left, so nothing of it can run, load or hide.
 */
export function htmlToText(html: string): string {
  const lines: string[] = []
  let line = ''
  let quotes = 0
  /** how many open elements are not shown, the outermost first */
  let hidden = 0
  let depth = 0
  const breakLine = () => {
    lines.push(`${'> '.repeat(Math.min(quotes, MAX_QUOTES))}${line.trim()}`.trimEnd())
    line = ''
  }
  const endBlock = () => {
    if (line.trim()) breakLine()
    else line = ''
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++
        if (hidden > 0 || isHidden(name, attributes.style)) {
          if (!VOID.has(name)) hidden++
          return
        }
        if (name === 'br') breakLine()
        else if (name === 'hr') {
          endBlock()
          lines.push(RULE)
        } else if (BLOCKS.has(name)) endBlock()
        if (name === 'p' && lines.at(-1)?.trim()) lines.push('')
        if (name === 'li') line = '• '
        if (name === 'blockquote') quotes++
      },
      ontext(text) {
        if (hidden === 0) line += text.replace(/[ \t\r\n\u00a0]+/g, ' ')
      },
      onclosetag(name) {
        depth--
        if (hidden > 0) {
          if (!VOID.has(name)) hidden--
          return
        }
        if (name === 'td' || name === 'th') line += ' '
        if (BLOCKS.has(name)) endBlock()
        if (name === 'blockquote') quotes = Math.max(0, quotes - 1)
      },
    },
    { decodeEntities: true },
  )
  // The parser's time grows with the square of the depth; no person writes that deep.
  for (let at = 0; at < html.length && depth < MAX_DEPTH; at += CHUNK) {
    parser.write(html.slice(at, at + CHUNK))
  }
  parser.end()
  endBlock()
  return lines.join('\n')
}

const MAX_QUOTES = 5
const MAX_DEPTH = 1_000
const CHUNK = 4_096
const RULE = '_'.repeat(32)
const SILENT = new Set(
  'script style head title template noscript object svg math select'.split(' '),
)
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const BLOCKS = new Set(
  'p div table tr ul ol li blockquote pre h1 h2 h3 h4 h5 h6 section article header footer address center form'.split(
    ' ',
  ),
)

const STYLE_SEEN = 2_000
const HIDING = /display ?: ?none|font-size ?: ?0(?![\d.])/i

/** What a mail program would not show is not shown to staff either. */
function isHidden(name: string, style = ''): boolean {
  return (
    SILENT.has(name) || HIDING.test(boundedText(style, { max: STYLE_SEEN, collapse: true }).text)
  )
}

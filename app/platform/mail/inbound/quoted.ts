import { toSingleLine } from '#app/ui/text/fields.ts'

/**
 * Splits an e-mail into what was written and what is quoted of earlier ones. Quotes between the
 * answers stay where they are, because the answers would not be understood without them; only what
 * stands above or below all of it is quoted.
 */
export function splitQuoted(text: string): { text: string; quoted: string } {
  const lines = text.split('\n')
  const start = quoteStart(lines)
  const [above, written] = withoutQuoteAbove(lines.slice(0, start))
  const quoted = [...above, ...lines.slice(start)]
  // If nothing but a quote was sent, it is better shown than folded away.
  if (written.every((line) => line.trim() === '')) return { text: text.trim(), quoted: '' }
  return { text: written.join('\n').trim(), quoted: quoted.join('\n').trim() }
}

/** The line from which on everything is quoted; the number of lines if nothing is. */
function quoteStart(lines: string[]): number {
  const firstWritten = lines.findIndex((line) => !isBlank(line))
  const answered = lastAnswered(lines)
  const separator = lines.findIndex(
    (_, index) => index > firstWritten && isSeparator(lines, index, answered),
  )
  const end = separator < 0 ? lines.length : separator
  return startOfTrailingQuote(lines, end)
}

/** The last quoted line that something was written below. */
function lastAnswered(lines: string[]): number {
  const written = lines.findLastIndex((line) => !isBlank(line) && !isQuoted(line))
  return lines.findLastIndex((line, index) => index < written && isQuoted(line))
}

/** Goes up over quoted and blank lines, and the line that introduces them. */
function startOfTrailingQuote(lines: string[], end: number): number {
  let start = end
  let last = end
  while (start > 0 && (isQuoted(lines[start - 1]) || isBlank(lines[start - 1]))) {
    start--
    if (isQuoted(lines[start])) last = start
  }
  if (last === end) return end
  return introduction(lines, last) ?? last
}

/** Where a quote that ends above all of what was written begins and ends: who answers below it. */
function withoutQuoteAbove(lines: string[]): [above: string[], written: string[]] {
  const first = lines.findIndex((line) => isQuoted(line))
  if (first < 0) return [[], lines]
  const from = introduction(lines, first) ?? first
  if (lines.slice(0, from).some((line) => !isBlank(line))) return [[], lines]
  let end = first
  while (end < lines.length && (isQuoted(lines[end]) || isBlank(lines[end]))) end++
  const isInterleaved = lines.slice(end).some((line) => isQuoted(line))
  return isInterleaved ? [[], lines] : [lines.slice(0, end), lines.slice(end)]
}

/** The first of the lines that introduce a quote, `On … wrote:` in whatever language. */
function introduction(lines: string[], quote: number): number | undefined {
  let last = quote - 1
  while (last >= 0 && isBlank(lines[last])) last--
  if (quote - last > 3) return undefined
  for (let first = last; first >= 0 && first > last - MAX_INTRODUCTION; first--) {
    if (isBlank(lines[first]) || isQuoted(lines[first])) return undefined
    if (introduces(joined(lines, first, last + 1))) return first
  }
  return undefined
}
const MAX_INTRODUCTION = 3

/** A sentence that ends with a colon, and names an address or a time, or says that somebody wrote. */
function introduces(text: string): boolean {
  return /[:：]$/.test(text) && (/@|\d{1,2}[:.]\d{2}|\d{4}/.test(text) || saysWrote(text))
}

function isSeparator(lines: string[], index: number, answered: number): boolean {
  const line = lineAt(lines, index)
  if (line === '') return false
  return (
    DIVIDER.test(line) ||
    (/^(_{10,}|-{10,}|={10,})$/.test(line) && isHeaderBlock(lines, index + 1)) ||
    isHeaderBlock(lines, index) ||
    (answered < index && isAttribution(lines, index))
  )
}

/** `-----Original Message-----` and what other programs and languages put in its place. */
const DIVIDER =
  /^[-_*\s>]{0,20}(original message|original appointment|forwarded message|begin forwarded message|reply message|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine|message transféré|mensaje original|mensaje reenviado|mensagem original|messaggio originale|oorspronkelijk bericht|मूल संदेश|अग्रेषित संदेश|मूल संदेश|అసలు సందేశం|அசல் செய்தி)[-_*\s:]{0,20}$/iu

/** The words by which mail programs say that somebody wrote, at the end of the line. */
const WROTE =
  /(\bwrote|a écrit|escribió|escreveu|ha scritto|napisał\(?a?\)?|написал\(?а?\)?|ने लिखा( है)?|लिखा|यांनी लिहिले|લખ્યું|লিখেছেন|రాసారు|వ్రాశారు|எழுதியது|எழுதினார்|ಬರೆದಿದ್ದಾರೆ|എഴുതി|ਨੇ ਲਿਖਿਆ)\s{0,9}[:：]$/iu

/** Those that come before the name. */
const WROTE_BEFORE_NAME = /\bschrieb|\bschreef|skrev/iu
const NAME_MAX = 80

function saysWrote(text: string): boolean {
  return WROTE.test(text) || WROTE_BEFORE_NAME.test(text.slice(-NAME_MAX - 10))
}

/** `On Monday, 3 August 2026, Rao & Co <desk@…> wrote:`, on one line or broken over three. */
function isAttribution(lines: string[], index: number): boolean {
  for (let end = index + 1; end <= Math.min(lines.length, index + MAX_INTRODUCTION); end++) {
    const text = joined(lines, index, end)
    if (/[:：]$/.test(lineAt(lines, end - 1))) return saysWrote(text) && hasDateOrAddress(text)
    if (!BEGINS.test(lineAt(lines, index)) || BEGINS.test(lineAt(lines, end))) return false
    if (isBlank(lines[end - 1])) return false
  }
  return false
}

/** How the sentence begins where it goes on in the next line: with a preposition, a day or a date. */
const BEGINS =
  /^((on|am|le|el|em|il|op|den|dne|pe|på|w dniu)\s.*\d|[\p{L}\p{M}.]{2,10},?\s*\d|[\d०-९])/iu

function hasDateOrAddress(text: string): boolean {
  return /@[^\s@]+\./.test(text) || (/\d{1,4}/.test(text) && /\d{1,2}[:.]\d{2}|\d{4}/.test(text))
}

/** The headers that Outlook repeats above what it quotes: at least three of four, one below another. */
function isHeaderBlock(lines: string[], index: number): boolean {
  if (!FROM.test(lineAt(lines, index))) return false
  const block: string[] = []
  for (let at = index; at < lines.length && block.length < 8; at++) {
    const line = lineAt(lines, at)
    if (line === '' && block.length > 1) break
    block.push(line)
  }
  return (
    [FROM, SENT, TO, SUBJECT].filter((name) => block.some((line) => name.test(line))).length >= 3
  )
}
const header = (names: string) => new RegExp(`^[*_\\s]{0,4}(${names})[*_\\s]{0,4}[:：]`, 'iu')
const FROM = header('from|von|de|da|van|från|fra|od|от|प्रेषक|द्वारा|నుండి|அனுப்புநர்')
const SENT = header(
  'sent|date|gesendet|datum|envoyé|enviado|fecha|data|inviato|verzonden|skickat|भेजा गया|दिनांक|तारीख|తేదీ|தேதி',
)
const TO = header('to|an|à|para|per|a|aan|till|til|प्रति|सेवा में|को|వరకు|பெறுநர்')
const SUBJECT = header(
  'subject|betreff|objet|asunto|assunto|oggetto|onderwerp|ämne|emne|विषय|విషయం|பொருள்',
)

function isQuoted(line: string | undefined): boolean {
  return line !== undefined && /^\s{0,3}>/.test(line)
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === ''
}

/** No pattern looks at more than the beginning of a line: a line may have a megabyte. */
const LINE_SEEN = 500

function lineAt(lines: string[], index: number): string {
  return toSingleLine((lines[index] ?? '').slice(0, LINE_SEEN))
}

function joined(lines: string[], from: number, end: number): string {
  return lines
    .slice(from, end)
    .map((line) => toSingleLine(line.slice(0, LINE_SEEN)))
    .join(' ')
}

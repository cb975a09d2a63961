import { find } from 'linkifyjs'

/** A piece of a plain text; one with an `href` is a link. Together the pieces are the text. */
export interface TextPiece {
  text: string
  href?: string
}

/**
 * Splits a plain text at the addresses of pages and of mailboxes in it. Only what is clearly an address
 * becomes a link (`https://…`, `www.…`, `name@…`), and only with https, http or mailto.
 */
export function splitLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const link of find(text, { defaultProtocol: 'https' })) {
    if (!/^(https?:\/\/|mailto:)/i.test(link.href)) continue
    if (link.type === 'url' && !/^(https?:\/\/|www\.|mailto:)/i.test(link.value)) continue
    pieces.push({ text: text.slice(end, link.start) }, { text: link.value, href: link.href })
    end = link.end
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '')
}

/**
 * A text with every address of a page or a mailbox replaced, also those that only mail programs make
 * into links (`evil.com`): for mails that repeat what a stranger typed.
 */
export function withoutAddresses(text: string, instead: string): string {
  const { plain, placeOf } = asRead(text)
  const found = [
    ...find(plain, { defaultProtocol: 'https' }).map(({ start, end }) => [start, end] as const),
    ...ADDRESSES.flatMap((address) => [...plain.matchAll(address)]).map(
      ({ index, 0: match }) => [index, index + match.length] as const,
    ),
  ].toSorted(([a], [b]) => a - b)
  let rest = ''
  let at = 0
  for (const [start, end] of found) {
    if (start >= at) rest += text.slice(placeOf(at), placeOf(start)) + instead
    at = Math.max(at, end)
  }
  return rest + text.slice(placeOf(at))
}

/** With a scheme, beginning with www, with an @ or ending in Punycode: meant as an address. */
const ADDRESSES = [
  /(?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/\S+/gi,
  /\bwww\.\S+/gi,
  /(?<![^\s<>()])[^\s<>()]+@[^\s<>()]+/g,
  /(?<![^\s<>()])[^\s<>()]+\.xn--\S+/gi,
]

/**
 * A text as a program reads it that takes no notice of invisible characters and of forms of a letter
 * (`ｅｖｉｌ．com`), with the place in the text of each place in it.
 */
function asRead(text: string): { plain: string; placeOf: (place: number) => number } {
  let plain = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const read = character.replace(INVISIBLE, '').normalize('NFKC').replaceAll('\u3002', '.')
    for (let unit = 0; unit < read.length; unit++) places.push(at)
    plain += read
    at += character.length
  }
  return { plain, placeOf: (place) => places[place] ?? text.length }
}
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

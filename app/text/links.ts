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

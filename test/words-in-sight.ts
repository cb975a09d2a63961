import { Parser } from 'htmlparser2'

/**
 * The words of a page that stand in sight on a phone or on a large screen: of its main part, as header,
 * footer and contact bar are the same everywhere. What a visitor opens first (closed details, the
 * choices of a select, templates) is not in sight, nor what only screen readers get.
 */
export function wordsInSight(html: string): number {
  let text = ''
  const open: { name: string; hides: boolean }[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1)
      const hides =
        isHidden(name, attributes) || (parent?.name === CLOSED_DETAILS && name !== 'summary')
      text += ' '
      open.push({ name: isClosed(name, attributes) ? CLOSED_DETAILS : name, hides })
    },
    ontext(piece) {
      if (open.some(({ name }) => name === 'main') && !open.some(({ hides }) => hides)) {
        text += piece
      }
    },
    onclosetag() {
      text += ' '
      open.pop()
    },
  })
  parser.end(html)
  return text.match(/[\p{L}\p{N}₹]\S*/gu)?.length ?? 0
}

const CLOSED_DETAILS = 'details, closed'
const NEVER_SEEN = ['script', 'style', 'template', 'noscript', 'select', 'title', 'textarea']

/** The class unfolds it on a large screen. */
const isClosed = (name: string, attributes: Record<string, string>) =>
  name === 'details' && !('open' in attributes) && !attributes.class?.includes('unfolded')

const isHidden = (name: string, attributes: Record<string, string>) =>
  NEVER_SEEN.includes(name) ||
  'hidden' in attributes ||
  attributes['data-slide'] === 'hidden' ||
  attributes['aria-hidden'] === 'true' ||
  /(^| )(sr-only|hidden)( |$)/.test(attributes.class ?? '')

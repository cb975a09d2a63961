import { escapeHtml } from '#app/ui/text/escape-html.ts'

/** A term as it stands in a text, and the popover that explains it. */
export interface TermWords {
  id: string
  /** the source of a pattern without groups that capture */
  words: string
}

/** The popover of a term. */
export function popoverOf(id: string): string {
  return `term-${id}`
}

/** Finds the terms of one list in texts. */
export interface TermFinder<Term extends TermWords = TermWords> {
  /** the parts of a text, of which every second one is a term */
  split(text: string): string[]
  /** the term that is written as this part */
  of(word: string): Term
}

export function termFinder<Term extends TermWords>(terms: readonly Term[]): TermFinder<Term> {
  // Longer ones first: 'beyond 80C' is not '80C'.
  const words = terms.map((term) => term.words).sort((a, b) => b.length - a.length)
  const anyOfThem = new RegExp(`(?<![\\w-])(${words.join('|')})(?![\\w-])`)
  const written = terms.map((term) => ({ term, alone: new RegExp(`^(?:${term.words})$`) }))
  return {
    split: (text) => text.split(anyOfThem),
    of(word) {
      const found = written.find(({ alone }) => alone.test(word))
      if (!found) throw new Error(`no term is written "${word}"`)
      return found.term
    },
  }
}

const OPENING = /[(“‘]{1,3}$/
const CLOSING = /^[)”’.,;:?!।]{1,3}/

/** A term with the brackets and stops right beside it: a browser would break the line between them and its button. */
export interface HeldTerm {
  before: string
  word: string
  after: string
}

/** The parts of a text, of which every second one is a term. */
export function partsAtTerms(text: string, terms: TermFinder): (string | HeldTerm)[] {
  const parts = terms.split(text)
  const found = (mark: RegExp, part = '') => mark.exec(part)?.[0] ?? ''
  return parts.map((part, index) => {
    const [last, next] = [parts[index - 1], parts[index + 1]]
    if (index % 2) return { before: found(OPENING, last), word: part, after: found(CLOSING, next) }
    const start = last === undefined ? part : part.replace(CLOSING, '')
    return next === undefined ? start : start.replace(OPENING, '')
  })
}

/** Elements in which nothing else can be pressed, or where a term is no running text. */
const NOT_IN = /^<(?:(?:a|button|summary|label|svg|table|h3|h4)\b|dl class="rule")/
const END_OF_THEM = /^<\/(?:a|button|summary|label|svg|table|h3|h4|dl)>/

/** HTML of an answer with a button at the first place of each term, which opens its popover. */
export function markTerms(html: string, terms: TermFinder, seen = new Set<string>()): string {
  let depth = 0
  return html
    .split(/(<[^<>]*>)/)
    .map((part) => {
      if (part.startsWith('<')) {
        if (NOT_IN.test(part)) depth++
        else if (depth > 0 && END_OF_THEM.test(part)) depth--
        return part
      }
      if (depth > 0) return part
      return partsAtTerms(part, terms)
        .map((held) => {
          if (typeof held === 'string') return held
          const { id } = terms.of(held.word)
          if (seen.has(id)) return held.before + held.word + held.after
          seen.add(id)
          return heldButton(id, held)
        })
        .join('')
    })
    .join('')
}

function heldButton(id: string, { before, word, after }: HeldTerm): string {
  const button = buttonOf(id, word)
  return before || after
    ? `<span class="whitespace-nowrap">${before}${button}${after}</span>`
    : button
}

function buttonOf(id: string, word: string): string {
  return `<button type="button" popovertarget="${escapeHtml(popoverOf(id))}" class="term">${word}</button>`
}

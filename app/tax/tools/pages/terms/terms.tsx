import { Fragment } from 'react'
import { useCopy } from '#app/platform/page/copy.ts'
import { Button } from '#app/ui/button.tsx'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import type { Copy } from '#content/en/copy.ts'
import type { Term } from '#content/en/tools/glossary.ts'
import { partsAtTerms, popoverOf, type TermFinder, termFinder } from './mark-terms.ts'

const finders = new WeakMap<Copy['glossary'], TermFinder>()

/** Finds the terms that the pages of the tools explain, in the language of the page. */
export function useTerms(): TermFinder {
  const { glossary } = useCopy()
  const finder = finders.get(glossary) ?? termFinder(glossary)
  finders.set(glossary, finder)
  return finder
}

/** A text in which each term opens its explanation, at its first place. */
export function Explained({ text }: { text: string }) {
  const terms = useTerms()
  const parts = partsAtTerms(text, terms)
  const seen = new Set<string>()
  return parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    if (typeof part === 'string') return <UnbrokenYears key={index} text={part} />
    const { before, word, after } = part
    const { id } = terms.of(word)
    if (seen.has(id)) return before + word + after
    seen.add(id)
    const button = <TermButton word={word} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>
        {before || after ? (
          <span className="whitespace-nowrap">
            {before}
            {button}
            {after}
          </span>
        ) : (
          button
        )}
      </Fragment>
    )
  })
}

function TermButton({ word, label = word }: { word: string; label?: string }) {
  const terms = useTerms()
  return (
    <button type="button" popoverTarget={popoverOf(terms.of(word).id)} className="term">
      {label}
    </button>
  )
}

/** The hint of a field, and the terms of its label: a label itself can hold no button. */
export function ExplainedHint({ hint = '', label }: { hint?: string | undefined; label: string }) {
  const words = useCopy().toolPageWords
  const terms = useTerms()
  const inHint = terms.split(hint).filter((_, index) => index % 2 === 1)
  const inLabel = terms
    .split(label)
    .filter((_, index) => index % 2 === 1)
    .filter((word) => !inHint.some((one) => terms.of(one) === terms.of(word)))
  return (
    <>
      <Explained text={hint} />
      {inLabel.map((word) => (
        // Two of them below one another are 24 px apart, as WCAG 2.5.8 asks of small targets.
        <Fragment key={word}>
          {' '}
          <span className="inline-block leading-6">
            <TermButton word={word} label={words.whatIs(word)} />
          </span>
        </Fragment>
      ))}
    </>
  )
}

export function hasTerms(text: string, terms: TermFinder): boolean {
  return terms.split(text).length > 1
}

/** What the terms mean, each a popover that its buttons open, also without script. */
export function Glossary() {
  const { glossary } = useCopy()
  return (
    <div className="screen-only">
      {glossary.map((term) => (
        <Explanation key={term.id} {...term} />
      ))}
    </div>
  )
}

function Explanation({ id, words: written, name, text }: Term) {
  const words = useCopy().toolPageWords
  return (
    <div
      popover="auto"
      id={popoverOf(id)}
      data-term={id}
      data-words={written}
      role="note"
      aria-label={name}
      className="fixed inset-x-0 top-auto bottom-0 m-auto mb-0 w-full max-w-[36rem] rounded-t-lg border border-line-strong bg-card p-4 pb-20 text-ink shadow-float sm:bottom-6 sm:rounded-lg sm:pb-4"
    >
      <p className="font-semibold">{name}</p>
      <p className="mt-1">{text}</p>
      <Button
        variant="outline"
        popoverTarget={popoverOf(id)}
        popoverTargetAction="hide"
        className="mt-3"
      >
        {words.closeTerm}
      </Button>
    </div>
  )
}

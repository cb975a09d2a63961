import { questionWords, searchSynonyms } from '#content/en/search/synonyms.ts'

/** What a search means, term by term: the phrases of which one has to occur. */
export function searchTerms(q: string | undefined): string[][] {
  const typed = q?.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const meant = typed.filter((word) => !questionWords.has(foldedHindi(word)))
  const words = meant.length > 0 ? meant : typed
  const terms: string[][] = []
  for (let at = 0; at < words.length; ) {
    const length = Math.min(LONGEST, words.length - at)
    const [taken, phrases] = longestSynonym(words, at, length) ?? [1, [words[at] ?? '']]
    terms.push(phrases)
    at += taken
  }
  return terms
}

const synonyms = new Map(
  searchSynonyms.flatMap(({ typed, means }) =>
    typed.map((phrase): [string, string[]] => [
      foldedHindi(phrase),
      [...new Set([phrase, ...means])],
    ]),
  ),
)
const LONGEST = Math.max(...[...synonyms.keys()].map((phrase) => phrase.split(' ').length))

/** Devanagari without the dots and with the nasal sign that some leave out or write as another. */
export function foldedHindi(text: string): string {
  return text.normalize('NFD').replaceAll('\u093c', '').replaceAll('ँ', 'ं').normalize()
}

/** The longest phrase from a position on that has synonyms: how many words it has, and those. */
function longestSynonym(
  words: string[],
  at: number,
  longest: number,
): [number, string[]] | undefined {
  for (let length = longest; length > 0; length--) {
    const phrases = synonyms.get(foldedHindi(words.slice(at, at + length).join(' ')))
    if (phrases) return [length, phrases]
  }
}

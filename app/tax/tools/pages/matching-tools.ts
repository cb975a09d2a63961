import { searchSynonyms } from '#content/en/search/synonyms.ts'
import { type ToolId, toolMenu } from '#content/en/tools/menu.ts'
import { allTools } from '../all-tools.ts'

const MOST = 3

/** The tools that answer what somebody searches for, the best first. */
export function matchingTools(q: string | undefined): (typeof toolMenu)[number][] {
  const typed = wordsOf(q ?? '')
  if (typed.length === 0) return []
  const meant = [...typed, ...synonymsOf(typed)]
  return toolMenu
    .map((tool) => ({ tool, score: score(tool.id, tool.name, meant) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ tool }) => tool)
}

/** A word of the tool's name counts more than one of its page’s search words. */
function score(id: ToolId, name: string, meant: string[]): number {
  const { searchWords = '' } = allTools[id].page
  const [inName, inSearchWords] = [new Set(wordsOf(name)), new Set(wordsOf(searchWords))]
  const points = meant.map((word) => (inName.has(word) ? 2 : inSearchWords.has(word) ? 1 : 0))
  return points.reduce((sum: number, one) => sum + one, 0)
}

function synonymsOf(typed: string[]): string[] {
  const text = ` ${typed.join(' ')} `
  return searchSynonyms
    .filter((synonym) => synonym.typed.some((phrase) => text.includes(` ${phrase} `)))
    .flatMap(({ means }) => means.flatMap(wordsOf))
}

/** Words that say something, without those that every tool is about. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}&()-]*/gu) ?? []
  return words.filter((word) => (word.length > 2 || /\d/.test(word)) && !COMMON.has(word))
}

const COMMON = new Set([
  'the',
  'and',
  'for',
  'what',
  'how',
  'can',
  'tax',
  'income',
  'return',
  'new',
  'old',
  'on',
])

import {
  type SectionGroup,
  type SectionPair,
  sectionMap,
} from '#app/content/tax-facts/section-map.ts'
import { basics, words } from '#app/content/tools/old-section-new-section/form.ts'
import type { Headline, Table } from '#app/working/answer.ts'
import { FormReader } from '../form-values.ts'
import type { Tool } from '../tool.ts'
import { findSections } from './find-sections.ts'

export const tool: Tool = {
  id: 'old-section-new-section',
  years: [],
  basics,
  more: [],
  example: { q: '80C' },
  facts: {},
  respond(values) {
    const query = new FormReader(values).text('q')
    const found = findSections(sectionMap, query)
    const pairs = found.flatMap((group) => group.pairs)
    const shown = found.length > 0 ? found : sectionMap
    return {
      answer: {
        headline: headline(query, pairs),
        figures: [],
        tables: shown.map(table),
        workings: [],
        notes: [
          words.notes.years,
          words.notes.forms,
          ...(shown.some((group) => group.pairs.some(isFromTables)) ? [words.notes.mark] : []),
        ],
      },
    }
  },
}

function headline(query: string, pairs: readonly SectionPair[]): Headline {
  const { all, one, several, none } = words
  const [only] = pairs
  if (query === '') return { label: all.label, value: all.value(pairs.length), text: all.text }
  if (!only) return { label: none.label(query), value: none.value, text: none.text }
  return pairs.length === 1
    ? { label: one.label(only.subject), value: one.value(only.from, only.to) }
    : { label: several.label(query), value: several.value(pairs.length) }
}

function table({ title, pairs }: SectionGroup): Table {
  return {
    caption: title,
    head: [...words.head],
    rows: pairs.map((pair) => [
      pair.subject,
      pair.from,
      isFromTables(pair) ? `${pair.to}${words.uncertain}` : pair.to,
    ]),
  }
}

function isFromTables({ certain }: SectionPair): boolean {
  return certain === 'tables'
}

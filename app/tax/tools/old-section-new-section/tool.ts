import type { Headline, Table } from '#app/tax/working/answer.ts'
import { basics, words } from '#content/en/tools/old-section-new-section/form.ts'
import { sectionMap } from '#content/facts/section-map.ts'
import type { SectionGroup, SectionPair } from '#content/facts/sections/section-pairs.ts'
import { FormReader } from '../form/form-values.ts'
import type { Tool } from '../form/tool-type.ts'
import { type FoundSections, findSections } from './find-sections.ts'

export const tool: Tool = {
  id: 'old-section-new-section',
  years: [],
  basics,
  more: [],
  example: { q: '80C' },
  facts: {},
  respond(values) {
    const query = new FormReader(values).text('q')
    const result = findSections(sectionMap, query)
    const { found, near } = result
    const pairs = [...found.flatMap((group) => group.pairs), ...near]
    const shown = pairs.length > 0 ? pairs : sectionMap.flatMap((group) => group.pairs)
    const isWhole = query === '' || pairs.length === 0
    return {
      answer: {
        headline: headline(query, result),
        figures: [],
        tables: isWhole
          ? sectionMap.map((group) => ({ ...table(group), folds: 'whole' as const }))
          : [
              ...found.map(table),
              ...(near.length > 0 ? [table({ title: nearTitle(query, result), pairs: near })] : []),
            ],
        workings: [],
        notes: [
          words.notes.years,
          words.notes.forms,
          ...(shown.some(isFromTables) ? [words.notes.mark] : []),
        ],
      },
    }
  },
}

function headline(query: string, { found, near, section }: FoundSections): Headline {
  const { all, one, several, none } = words
  const pairs = found.flatMap((group) => group.pairs)
  const [only] = pairs
  if (query === '') return { label: all.label, value: all.value(pairs.length), text: all.text }
  if (!only) {
    const text = section ? none.clause(section) : near.length > 0 ? none.near : none.text
    return { label: none.label(query), value: none.value, text }
  }
  return pairs.length === 1
    ? { label: one.label(only.subject), value: one.value(only.from, only.to) }
    : { label: several.label(query), value: several.value(pairs.length) }
}

function nearTitle(query: string, { section }: FoundSections): string {
  return section ? words.section(query) : words.alike(query)
}

function table({ title, pairs }: SectionGroup): Table {
  return {
    caption: title,
    head: [...words.head],
    isText: true,
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

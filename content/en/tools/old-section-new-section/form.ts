import { dueDateFacts } from '#content/facts/due-dates.ts'
import { formatFact } from '#content/facts/format.ts'
import type { SectionPair } from '#content/facts/sections/section-pairs.ts'
import type { Field } from '../form.ts'

const from = formatFact(dueDateFacts.newActFrom)

export const basics = [
  {
    kind: 'text',
    name: 'q',
    label: 'Section, form or word',
    hint: 'For example 80C, 123, Form 16, HRA or audit. Both old and new numbers work.',
  },
] as const satisfies readonly Field[]

export const words = {
  all: {
    label: 'Old and new side by side',
    value: (count: number) => `${count} sections and forms`,
    text: 'Type one to find it.',
  },
  one: {
    label: (subject: string) => subject,
    value: (from: string, to: string) => `${from} → ${to}`,
  },
  several: {
    label: (query: string) => `For “${query}”`,
    value: (count: number) => `${count} matches`,
  },
  none: {
    label: (query: string) => `For “${query}”`,
    value: 'Not in our table',
    text: 'We list only what we’re certain of. Try another word, or ask a chartered accountant.',
    clause: (section: Record<'old' | 'new', readonly SectionPair[]>) =>
      [
        'We don’t list this clause, only its section.',
        ...section.old.map(({ from, to }) => `${from} of the 1961 Act → ${to} of the 2025 Act.`),
        ...section.new.map(({ from, to }) => `${to} of the 2025 Act ← ${from} of the 1961 Act.`),
      ].join(' '),
    near: 'We don’t list this number. Those below begin like it, and are about other subjects.',
  },
  section: (query: string) => `The section of “${query}”`,
  alike: (query: string) => `Others that begin with “${query}”`,
  head: ['Subject', '1961 Act', '2025 Act'],
  uncertain: '*',
  notes: {
    years: `The 2025 Act applies to income from ${from}: tax year 2026-27 and later. For earlier income, the 1961 Act still applies, whenever the return, notice or appeal comes.`,
    forms: 'Income up to FY 2025-26 (AY 2026-27) keeps the old forms and numbers.',
    mark: 'Rows marked * rely on published tables: ICAI’s of both Acts, the department’s, Tax Management India’s, or the list of forms in the new Rules. For the others, we read both Acts.',
  },
} as const

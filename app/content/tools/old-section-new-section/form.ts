import { dueDateFacts } from '#app/content/tax-facts/due-dates.ts'
import { formatFact } from '#app/content/tax-facts/format.ts'
import type { Field } from '../form.ts'

const from = formatFact(dueDateFacts.newActFrom)

export const basics = [
  {
    kind: 'text',
    name: 'q',
    label: 'Section, form or word',
    hint: 'Such as 80C, 123, Form 16, HRA or audit. Old and new numbers both work.',
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
    text: 'We list only what’s certain. Try another word, or ask a chartered accountant.',
  },
  head: ['Subject', '1961 Act', '2025 Act'],
  uncertain: '*',
  notes: {
    years: `The Act of 2025 is for income from ${from}: tax year 2026-27 and later. For income up to the day before, the Act of 1961 stays, whenever the return, notice or appeal comes.`,
    forms: 'Income of FY 2025-26 and before keeps the old forms and numbers for good.',
    mark: 'A row with * rests on published comparisons that agree. For the others the wording of both Acts was read.',
  },
} as const

import { advanceTaxFacts } from '#app/content/tax-facts/advance-tax.ts'
import { dueDateFacts } from '#app/content/tax-facts/due-dates.ts'
import { lateReturnFacts } from '#app/content/tax-facts/late-returns.ts'
import { basics, more } from '#app/content/tools/what-can-i-still-do/form.ts'
import type { Tool } from '../tool.ts'
import { answerOf } from './late-return/answer.ts'
import { readLateReturn } from './late-return/read.ts'

/** Which return is still open for somebody who is late or made a mistake, by when, and at what price. */
export const tool: Tool = {
  id: 'what-can-i-still-do',
  years: [],
  basics,
  more,
  example: {
    happened: 'not-filed',
    year: '2024',
    balance: 'owe',
    income: '12,40,000',
    unpaid: '84,350',
  },
  facts: { ...lateReturnFacts, ...advanceTaxFacts, ...dueDateFacts },
  respond(values, { today }) {
    const { input, faults } = readLateReturn(values, today)
    return faults.length > 0 ? { faults } : { answer: answerOf(input) }
  },
}

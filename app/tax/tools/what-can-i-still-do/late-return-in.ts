import { returnDateFacts } from '#app/tax/engine/late-returns/due-date.ts'
import type { ToolWords } from '#content/en/tools/tool-words.ts'
import { fieldsIn, type LateReturnWords } from '#content/en/tools/what-can-i-still-do/form.ts'
import { advanceTaxFacts } from '#content/facts/advance-tax.ts'
import { lateReturnFacts } from '#content/facts/late-returns.ts'
import { FORMS_YEAR } from '#content/facts/tax-year.ts'
import type { Tool } from '../form/tool-type.ts'
import { filedYear } from '../form/years.ts'
import { answerOf } from './answer.ts'
import { readLateReturn } from './read.ts'

/** Which return is still open for somebody who is late or made a mistake, by when, and at what price. */
export function lateReturnIn(copy: LateReturnWords, words?: ToolWords): Tool {
  const { basics, more } = fieldsIn(copy)
  return {
    id: 'what-can-i-still-do',
    ...(words && { words }),
    years: [],
    basics: basics(FORMS_YEAR),
    basicsOn: (today) => basics(filedYear(today)),
    more,
    example: {
      happened: 'not-filed',
      year: '2024',
      balance: 'owe',
      income: '12,40,000',
      unpaid: '84,350',
    },
    facts: { ...lateReturnFacts, ...advanceTaxFacts, ...returnDateFacts },
    respond(values, { today }) {
      const { input, faults, meant } = readLateReturn(values, today, copy, words)
      if (meant) return meant
      return faults.length > 0 ? { faults } : { answer: answerOf(input, copy) }
    },
  }
}

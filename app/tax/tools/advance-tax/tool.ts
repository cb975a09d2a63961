import { INSTALMENTS, lastDayInTime } from '#app/tax/engine/advance-tax/dates.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { basics, more, words } from '#content/en/tools/advance-tax/form.ts'
import { advanceTaxFacts } from '#content/facts/advance-tax.ts'
import type { Tool } from '../form/tool-type.ts'
import { answerOf } from './answer.ts'
import { readAdvanceTax } from './read.ts'

/** The next instalment of advance tax, and the interest on what was late or short. */
export const tool: Tool = {
  id: 'advance-tax',
  years: ['2026-27', '2025-26'],
  opensOn: 'running',
  basics,
  more,
  example: {
    tax: '2,40,000',
    'payments.0.amount': '20,000',
    'payments.0.day': '2026-06-12',
    'payments.1.amount': '60,000',
    'payments.1.day': '2026-09-14',
    'gains.0.amount': '50,000',
    'gains.0.day': '2026-10-08',
  },
  exampleIn: {
    '2025-26': {
      tax: '2,40,000',
      'payments.0.amount': '80,000',
      'payments.0.day': '2025-12-12',
      'payments.1.amount': '60,000',
      'payments.1.day': '2026-03-14',
      'gains.0.amount': '50,000',
      'gains.0.day': '2026-01-20',
    },
  },
  facts: advanceTaxFacts,
  respond(values, context) {
    const { input, hasTax, faults, meant } = readAdvanceTax(values, context)
    if (faults.length > 0) return { faults }
    if (meant) return meant
    if (hasTax) return { answer: answerOf(input) }
    const { year, today } = context
    const days = INSTALMENTS.map((instalment) => lastDayInTime(instalment, year))
    const next = days.find((day) => day >= today)
    return { missing: words.missing(next && formatDay(next)) }
  },
}

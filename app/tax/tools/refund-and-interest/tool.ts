import { refundRules } from '#app/tax/engine/refunds/refund-interest.ts'
import { basics, example, more, words } from '#content/en/tools/refund-and-interest/form.ts'
import { dueDateFacts } from '#content/facts/due-dates.ts'
import type { Tool } from '../form/tool-type.ts'
import { answerOf } from './answer.ts'
import { readRefund } from './read.ts'

/** When a refund is due, the interest on it, and what may hold it up. */
export const tool: Tool = {
  id: 'refund-and-interest',
  years: [],
  basics,
  more,
  example,
  facts: { ...refundRules, ...dueDateFacts },
  respond(values, { today, noGst = false }) {
    const { claim, faults, meant } = readRefund(values, today)
    if (faults.length > 0) return { faults }
    if (meant) return meant
    return claim ? { answer: answerOf(claim, today, noGst) } : { missing: words.missing }
  },
}

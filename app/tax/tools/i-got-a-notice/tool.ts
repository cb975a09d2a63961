import { basics, example, more } from '#content/en/tools/i-got-a-notice/form.ts'
import { noticeFacts } from '#content/facts/filing/notices.ts'
import { lateReturnFacts } from '#content/facts/late-returns.ts'
import type { Tool } from '../form/tool-type.ts'
import { answerOf } from './answer.ts'
import { readNotice } from './read.ts'

/** What a notice is, by when to answer it, and what happens if one doesn’t. */
export const tool: Tool = {
  id: 'i-got-a-notice',
  years: [],
  basics,
  more,
  example,
  facts: { ...noticeFacts, ...lateReturnFacts },
  respond(values, { today, noGst = false }) {
    const { notice, faults } = readNotice(values, today)
    return faults.length > 0 ? { faults } : { answer: answerOf(notice, today, noGst) }
  },
}

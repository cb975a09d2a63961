import * as z from 'zod'
import {
  decidingQuestion,
  formsOf,
  lossQuestion,
  possibleInputs,
} from '#app/tax/engine/possible-forms.ts'
import { LOSSES, returnForm } from '#app/tax/engine/return-form.ts'
import { words } from '#content/en/tools/return-form-and-documents/form.ts'
import { returnFormWords } from '#content/en/tools/return-form-and-documents/reasons.ts'
import { count, flag, rupees, rupeesOrNone } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

const FORM = z.enum(['ITR-1', 'ITR-2', 'ITR-3', 'ITR-4'])

export const itrForm = endpoint({
  summary:
    'The return form of an individual for AY 2026-27, and why no simpler one will do. With lossBf alone, `asks` names losses where they would decide, and `possible` each form it may be.',
  input: z.strictObject({
    status: z.enum(['ROR', 'RNOR', 'NR'], { error: 'Give ROR, RNOR or NR' }).default('ROR'),
    totalIncome: rupees,
    business: z
      .enum(['presumptive', 'books', 'fno', 'intraday'], {
        error: 'Give presumptive, books, fno or intraday, or leave it out',
      })
      .optional(),
    houses: count(1_000).default(0),
    ltcg112a: rupeesOrNone,
    otherCg: flag(false),
    vda: flag(false),
    director: flag(false),
    unlisted: flag(false),
    foreign: flag(false),
    winnings: flag(false),
    lossBf: flag(false),
    losses: z
      .array(
        z.enum(LOSSES, { error: 'Give house, capital, business or speculative' }),
        'Give a list, such as ["capital"]',
      )
      .max(LOSSES.length, 'Give each kind of loss once')
      .default([]),
    audit: flag(false),
    tds194n: flag(false),
    esopDeferred: flag(false),
    firmPartner: flag(false),
    agri: rupeesOrNone,
  }),
  result: z.object({
    form: FORM,
    reasons: z.array(z.string()),
    asks: z.array(z.literal('losses')),
    possible: z.array(FORM),
  }),
  contradictions: ({ audit, business, firmPartner }) =>
    audit && !business && !firmPartner
      ? [{ path: 'audit', message: words.answer.faults.audit }]
      : [],
  run(given) {
    const input = { ...given, lossBf: given.lossBf || given.losses.length > 0 }
    const open = input.lossBf && input.losses.length === 0 ? [lossQuestion] : []
    const question = decidingQuestion(input, open, returnFormWords)
    const { result, lines, notes } = returnForm(input, returnFormWords)
    return {
      result: {
        ...result,
        asks: question ? [lossQuestion.field] : [],
        possible: formsOf(possibleInputs(input, open)),
      },
      lines,
      notes: question ? [question.ends, ...notes] : notes,
    }
  },
})

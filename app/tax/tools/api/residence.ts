import * as z from 'zod'
import {
  candidates,
  distinctStatuses,
  MAX_DAYS,
  openQuestion,
} from '#app/tax/engine/possible-residence.ts'
import { residence as decide } from '#app/tax/engine/residence.ts'
import { words } from '#content/en/tools/resident-rnor-or-nri/form.ts'
import { count, flag, rupees } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

const STATUS = z.enum(['NR', 'RNOR', 'ROR', 'RNOR (deemed)'])

export const residence = endpoint({
  summary:
    'Resident, resident but not ordinarily resident, or non-resident. What is left out counts as 0, last7 as last4, and taxedElsewhere as true; `asks` names what was left out and would decide, `possible` each status it may lead to.',
  input: z.strictObject({
    days: count(MAX_DAYS.year),
    last4: count(MAX_DAYS.fourYears).optional(),
    last7: count(MAX_DAYS.sevenYears).optional(),
    nrYearsOf10: count(10).optional(),
    citizen: flag(true),
    pio: flag(false),
    leftForWork: flag(false),
    visiting: flag(false),
    indianIncome: rupees.optional(),
    taxedElsewhere: z.boolean().optional(),
  }),
  result: z.object({
    status: STATUS,
    why: z.string(),
    asks: z.array(z.enum(['indianIncome', 'taxedElsewhere'])),
    possible: z.array(STATUS),
  }),
  contradictions: ({ last4, last7 }) =>
    last4 !== undefined && last7 !== undefined && last7 < last4
      ? [{ path: 'last7', message: words.faults.sevenYears }]
      : [],
  run(input) {
    const { last4 = 0, last7 = last4, nrYearsOf10 = 0 } = input
    const { indianIncome = 0, taxedElsewhere = true } = input
    const filled = { ...input, last4, last7, nrYearsOf10, indianIncome, taxedElsewhere }
    const { result, lines, notes } = decide(filled)
    const nrYears =
      input.nrYearsOf10 === undefined ? undefined : { least: nrYearsOf10, most: nrYearsOf10 }
    const known = { ...input, nrYears }
    const question = openQuestion(known, input)
    return {
      result: {
        ...result,
        asks: question ? [question.field] : [],
        possible: distinctStatuses(candidates(known, input)),
      },
      lines,
      notes: [...(question ? [question.ends] : []), ...notes],
    }
  },
})

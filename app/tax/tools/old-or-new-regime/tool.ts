import { compareRegimes } from '#app/tax/engine/regimes/compare.ts'
import { basics, more, words } from '#content/en/tools/old-or-new-regime/form.ts'
import { computationFacts } from '#content/facts/computation.ts'
import { deductionFacts } from '#content/facts/deductions.ts'
import { digitalAssetFacts } from '#content/facts/digital-assets.ts'
import { equityFacts } from '#content/facts/equity.ts'
import { housePropertyFacts } from '#content/facts/house-property.ts'
import { hraLeast } from '#content/facts/house-rent.ts'
import { rateFacts } from '#content/facts/rates.ts'
import type { FormValues, Response, Tool, ToolContext } from '../form/tool-type.ts'
import { answerOf } from './answer.ts'
import { readYear } from './read-year.ts'

/** Tax of a year in both regimes. */
export const tool: Tool = {
  id: 'old-or-new-regime',
  years: ['2026-27', '2025-26', '2024-25', '2023-24'],
  basics,
  more,
  facts: {
    ...rateFacts,
    ...computationFacts,
    ...deductionFacts,
    ...housePropertyFacts,
    hraLeast,
    ...equityFacts,
    ...digitalAssetFacts,
  },
  example: {
    salary: '24,00,000',
    c80: '1,50,000',
    health: '25,000',
    hra: '3,00,000',
    home: '2,00,000',
    nps: '50,000',
    savings: '14,000',
    dividend: '6,000',
    st: '60,000',
    lt: '1,85,000',
  },
  respond,
}

function respond(values: FormValues, context: ToolContext): Response {
  const { person, faults, isEmpty, meant } = readYear(values, context.year)
  if (meant) return meant
  if (faults.length > 0) return { faults }
  if (isEmpty) return { missing: words.missing }
  return { answer: answerOf(person, compareRegimes(person), context) }
}

import * as z from 'zod'
import { interest234C as interest } from '#app/tax/engine/advance-tax/interest-234c.ts'
import { flag, rupees } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

const FOUR = 'Give four amounts: what was paid up to each of the four dates'

export const interest234C = endpoint({
  summary: 'Interest on instalments of advance tax that were late or short.',
  input: z.strictObject({
    tax: rupees,
    paid: z
      .tuple([rupees, rupees, rupees, rupees], { error: FOUR })
      .refine(
        (sums) => sums.every((sum, index) => sum >= (sums[index - 1] ?? 0)),
        'Give amounts up to each date: none can be below the one before it',
      ),
    presumptiveOnly: flag(false),
  }),
  result: z.object({ interest: z.number(), byInstalment: z.array(z.number()) }),
  run: interest,
})

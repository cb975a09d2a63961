import * as z from 'zod'
import { hra as hraOf, MONTHS_OF_YEAR, monthsOf } from '#app/tax/engine/hra.ts'
import { readable, regime, rupees, year } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

const MONTHS = `Give a whole number of months from 1 to ${MONTHS_OF_YEAR}`

export const months = z
  .number({ error: MONTHS })
  .int(MONTHS)
  .min(1, MONTHS)
  .max(MONTHS_OF_YEAR, MONTHS)

const CITY = 'Name the city or town of the house'
const CITY_MAX = 100

const period = z
  .strictObject({
    months,
    salary: rupees,
    hra: rupees,
    rent: rupees,
    city: z.string({ error: CITY }).trim().min(1, CITY).max(CITY_MAX, CITY),
  })
  .refine(({ salary, hra }) => hra <= salary, {
    path: ['hra'],
    message: 'HRA can’t be more than basic pay and dearness allowance',
    when: readable({ salary: rupees, hra: rupees }),
  })

const stretch = z.object({
  hra: z.number(),
  rent: z.number(),
  salary: z.number(),
  share: z.number(),
  exempt: z.number(),
  least: z.enum(['hra', 'rent', 'salary']),
})

export const hra = endpoint({
  summary: 'Exempt house rent allowance, for each period of a year',
  input: z.strictObject({
    year,
    regime,
    periods: z
      .array(period, { error: 'Give a list of periods' })
      .min(1, 'Give at least one period')
      .max(MONTHS_OF_YEAR, `Give at most ${MONTHS_OF_YEAR} periods`)
      .refine((all) => monthsOf(all) <= MONTHS_OF_YEAR, {
        error: `The periods of a year have ${MONTHS_OF_YEAR} months at most, all together`,
      }),
  }),
  result: z.object({ exempt: z.number(), taxable: z.number(), stretches: z.array(stretch) }),
  run: hraOf,
})

import * as z from 'zod'
import { presumptive as engine } from '#app/tax/engine/business/presumptive.ts'
import { flag, MAX_ITEMS, readable, rupees, rupeesOrNone } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

const MONTHS = 'Give up to 12 months, such as 9. A part of a month counts as a whole one'

const section = z.enum(['44AD', '44ADA', '44AE'], { error: 'Give 44AD, 44ADA or 44AE' })
const turnover = rupees.optional()
const vehicle = z.strictObject({
  tonnes: z
    .number({ error: 'Give the gross weight in tonnes' })
    .positive('Give the gross weight in tonnes')
    .max(1_000, 'Give the gross weight in tonnes, not in kilograms'),
  months: z.number({ error: MONTHS }).positive(MONTHS).max(12, MONTHS),
})

export const presumptive = endpoint({
  summary: 'The least income that may be declared under sections 44AD, 44ADA and 44AE.',
  input: z
    .strictObject({
      section,
      turnover,
      digital: rupeesOrNone,
      cash: rupeesOrNone,
      vehicles: z.array(vehicle).max(MAX_ITEMS).default([]),
      resident: flag(true),
    })
    .refine(({ section, turnover }) => section === '44AE' || turnover !== undefined, {
      path: ['turnover'],
      message: 'Give the turnover or gross receipts',
      when: readable({ section }),
    })
    .refine(
      ({ section, turnover, digital }) =>
        section === '44AE' || turnover === undefined || digital <= turnover,
      {
        path: ['digital'],
        message: 'Digital receipts are part of the turnover',
        when: readable({ section, turnover, digital: rupees }),
      },
    )
    .refine(({ section, vehicles }) => section !== '44AE' || vehicles.length > 0, {
      path: ['vehicles'],
      message: 'Give each vehicle’s tonnes and months',
      when: readable({ section, vehicles: z.array(z.unknown()) }),
    }),
  result: z.object({ eligible: z.boolean(), income: z.number() }),
  run: ({ turnover = 0, ...rest }) => engine({ ...rest, turnover }),
})

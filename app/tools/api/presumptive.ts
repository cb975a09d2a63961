import * as z from 'zod'
import { presumptive as engine } from '#app/tax/business/presumptive.ts'
import { flag, MOST_ITEMS, rupees, rupeesOrNone } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

const vehicle = z.strictObject({
  tonnes: z
    .number({ error: 'Give the gross weight in tonnes' })
    .positive('Give the gross weight in tonnes')
    .max(1_000, 'Give the gross weight in tonnes, not in kilograms'),
  months: z
    .number({ error: 'Give whole months from 1 to 12' })
    .int('Give whole months from 1 to 12')
    .min(1, 'Give whole months from 1 to 12')
    .max(12, 'Give whole months from 1 to 12'),
})

export const presumptive = endpoint({
  summary: 'The least income that may be declared under sections 44AD, 44ADA and 44AE.',
  input: z
    .strictObject({
      section: z.enum(['44AD', '44ADA', '44AE'], { error: 'Give 44AD, 44ADA or 44AE' }),
      turnover: rupees.optional(),
      digital: rupeesOrNone,
      cash: rupeesOrNone,
      vehicles: z.array(vehicle).max(MOST_ITEMS).default([]),
      resident: flag(true),
    })
    .superRefine(({ section, turnover, digital, vehicles }, context) => {
      const fault = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (section === '44AE') {
        if (vehicles.length === 0) fault('vehicles', 'Give each vehicle’s tonnes and months')
      } else if (turnover === undefined) fault('turnover', 'Give the turnover or gross receipts')
      else if (digital > turnover) fault('digital', 'Digital receipts are part of the turnover')
    }),
  result: z.object({ eligible: z.boolean(), income: z.number() }),
  run: ({ turnover = 0, ...rest }) => engine({ ...rest, turnover }),
})

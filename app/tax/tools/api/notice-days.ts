import * as z from 'zod'
import { noticeDays as days } from '#app/tax/engine/notices/notice-days.ts'
import { NOTICE_KINDS, NOTICE_YEARS } from '#content/en/tools/i-got-a-notice/notice-kinds.ts'
import { day } from './fields.ts'
import { endpoint } from './tool-endpoint.ts'

const NOT_BEFORE = 'Give a day that is not before the date of the notice'

export const noticeDays = endpoint({
  summary: 'The last day to answer a notice, and whether the department sent it in time.',
  input: z.strictObject({
    notice: z.enum(NOTICE_KINDS, { error: `Give one of ${NOTICE_KINDS.join(', ')}` }),
    year: z.enum(NOTICE_YEARS, { error: 'Give a year from 2015-16 to 2026-27' }),
    date: day.describe('on the notice'),
    received: day.optional().describe('when it was served, if later'),
    due: day.optional().describe('the day by which it asks for a reply'),
    filed: day.optional().describe('when the return was filed'),
  }),
  result: z.object({
    lastDay: z.string().nullable().describe('none where only the notice says when'),
    counted: z.string().nullable().describe('as the law counts it'),
    sendBy: z.string().nullable().describe('the last day on which the department could send it'),
    late: z.enum(['no', 'unless large', 'yes']).nullable(),
  }),
  contradictions: ({ date, received, due, filed }) => [
    ...(received && received < date ? [{ path: 'received', message: NOT_BEFORE }] : []),
    ...(due && due < date ? [{ path: 'due', message: NOT_BEFORE }] : []),
    ...(filed && filed > date
      ? [{ path: 'filed', message: 'Give a day that is not after the date of the notice' }]
      : []),
  ],
  run: days,
})

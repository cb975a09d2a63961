import * as z from 'zod'
import { periods } from '#content/periods.ts'

/** How long enquiries and clients’ documents are kept. */
export const retentionSettings = {
  RETENTION_MONTHS: z.coerce
    .number('must be a number of months')
    .int('must be a whole number of months')
    .min(0, 'must be 0 (never) or more')
    .max(1200, 'must be at most 1200')
    .default(24)
    .meta({
      description:
        'an enquiry is erased so many months after it was closed, unless it was won, has a case stage or waits for an answer; 0 for never. The privacy policy says what is set here',
    }),
  DOCUMENTS_KEEP_YEARS: z.coerce
    .number('must be a number of years')
    .int('must be a whole number of years')
    .min(1, 'must be 1 or more')
    .max(100, 'must be at most 100')
    .default(periods.recordYears)
    .meta({
      description:
        'documents of clients are erased so many years after the financial year in which their return was filed. The privacy policy says what is set here',
    }),
}

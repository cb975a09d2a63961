import * as z from 'zod'

/** Who gets enquiries, and how long they are kept. */
export const enquirySettings = {
  ASSIGN_IN_TURN: z
    .enum(['true', 'false', '1', '0'], 'must be true or false')
    .transform((text) => text === 'true' || text === '1')
    .default(false)
    .meta({
      description:
        '`true` assigns each new enquiry to the next person who is `Available for new enquiries`, in turn',
    }),
  SHOW_REPLY_TIME: z
    .enum(['true', 'false', '1', '0'], 'must be true or false')
    .transform((text) => text === 'true' || text === '1')
    .default(false)
    .meta({
      description:
        '`true` shows visitors the measured time beside the promise, such as `usually within 5 hours`: what 4 of 5 enquiries got in the last 14 days. Below 20 answers, or from 24 hours on, nothing is shown',
    }),
  RETENTION_MONTHS: z.coerce
    .number('must be a number of months')
    .int('must be a whole number of months')
    .min(0, 'must be 0 (never) or more')
    .max(1200, 'must be at most 1200')
    .default(24)
    .meta({
      description:
        'an enquiry is erased so many months after it was closed, unless it was won or has a case stage; 0 for never. The privacy policy says what is set here',
    }),
}

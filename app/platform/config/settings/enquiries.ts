import * as z from 'zod'
import { REPLY_HOURS } from '#content/reply-hours.ts'

/** Who gets enquiries, and what visitors see about response times. */
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
      description: `\`true\` shows visitors the measured time beside the promise, such as \`usually within 5 hours\`: what 4 of 5 enquiries got in the last 14 days. Below 20 answers, or from ${REPLY_HOURS} hours on, nothing is shown`,
    }),
}

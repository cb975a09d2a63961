import { REPLY_HOURS } from '#content/reply-hours.ts'
import type { Copy } from '../../en/copy.ts'
import { officeCopy } from '../office.ts'

/** `24 घंटे में`, और जो दिन नहीं गिने जाते */
export const replyWithin: Copy['replyWithin'] = (skipsClosedDays, openWeekdays) => {
  if (!skipsClosedDays) return `${REPLY_HOURS} घंटे में`
  const closed = officeCopy.weekdays.filter((_, index) => !openWeekdays.includes(index + 1))
  return `${REPLY_HOURS} घंटे में (${[...closed, 'छुट्टियाँ'].join(', ')} छोड़कर)`
}

export const replyPromise: Copy['replyPromise'] = (within) => `CA ${within} जवाब देते हैं।`

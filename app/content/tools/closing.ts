import type { Plan } from '../plans.ts'
import { seasonLine } from '../season/home.ts'
import type { Season } from '../season/season.ts'
import type { ToolId } from './menu.ts'

/** The last lines of a tool’s answer. */
export const closingWords = {
  now: (season: Season, price: string) => {
    const { title, text } = seasonLine[season.phase]
    return `${title(season)} ${text(season, price)}`
  },
  later: (price: string) => `We prepare and file your return from ${price}, GST included.`,
  send: 'Ask a CA to check it',
  sendId: 'send',
  call: 'Book a call',
  /** the plan that a return with this income needs, where it isn’t the first */
  plan: {
    'shares-and-funds': 'professional',
    'selling-a-house': 'professional',
    'presumptive-or-books': 'professional',
    'f-and-o-turnover-and-audit': 'professional',
    'resident-rnor-or-nri': 'premium',
  } satisfies Partial<Record<ToolId, Plan['id']>> as Partial<Record<ToolId, Plan['id']>>,
}

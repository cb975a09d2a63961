import type { Firm } from '#app/config/env.ts'
import { formatFact } from '#app/content/tax-facts/format.ts'
import { returnFormFacts } from '#app/content/tax-facts/return-forms.ts'
import { slipNotes } from '#app/content/tools/slip.ts'
import { dueOn, planWithPrice } from './return-due.ts'
import type { SlipFacts } from './slip-text.ts'

/** What the slip says on a day (YYYY-MM-DD), from the prices and the dated facts. */
export function slipFacts({ whatsapp }: Firm, today: string): SlipFacts {
  return {
    whatsapp,
    plans: {
      basic: planWithPrice('basic'),
      professional: planWithPrice('professional'),
      premium: planWithPrice('premium'),
    },
    dueDates: { individual: dueOn('individual', today), business: dueOn('business', today) },
    notes: {
      'ITR-1': slipNotes['ITR-1'](formatFact(returnFormFacts.itr1Income)),
      'ITR-2': slipNotes['ITR-2'](formatFact(returnFormFacts.itr1Gains)),
      'ITR-3': slipNotes['ITR-3'],
      'ITR-4': slipNotes['ITR-4'],
      scheduleFa: slipNotes.scheduleFa,
    },
  }
}

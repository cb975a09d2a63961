import type { Firm } from '#app/platform/config/env.ts'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { dueOn, planWithPrice } from '#app/tax/engine/return-due.ts'
import { slipNotes } from '#content/en/tools/slip.ts'
import { formatFact } from '#content/facts/format.ts'
import { returnFormFacts } from '#content/facts/return-forms.ts'
import { FORMS_YEAR } from '#content/facts/tax-year.ts'
import type { SlipFacts } from './slip-text.ts'

/** What the slip says on a day (YYYY-MM-DD), from the prices and the dated facts. */
export function slipFacts({ whatsapp }: Firm, today: string): SlipFacts {
  const season = filingSeason(today)
  const { plain } = season.groups
  return {
    whatsapp,
    year: season.name,
    oldRegimeIsOver: plain === 'belated' || plain === 'closed',
    plans: {
      basic: planWithPrice('basic'),
      professional: planWithPrice('professional'),
      premium: planWithPrice('premium'),
    },
    dueDates: { plain: dueOn('plain', season), business: dueOn('business', season) },
    notes: {
      'ITR-1': slipNotes['ITR-1'](formatFact(returnFormFacts.itr1Income)),
      'ITR-2': slipNotes['ITR-2'](formatFact(returnFormFacts.itr1Gains)),
      'ITR-3': slipNotes['ITR-3'],
      'ITR-4': slipNotes['ITR-4'],
      scheduleFa: slipNotes.scheduleFa,
    },
    ...(season.year > FORMS_YEAR && { lastForms: slipNotes.lastForms(season.name) }),
  }
}

import type { Firm } from '#app/platform/config/env.ts'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { dueOn } from '#app/tax/engine/return-due.ts'
import { type Copy, copy as english } from '#content/en/copy.ts'
import type { ReturnGroup } from '#content/en/season/season.ts'
import { formatFact } from '#content/facts/format.ts'
import { returnFormFacts } from '#content/facts/return-forms.ts'
import { FORMS_YEAR } from '#content/facts/tax-year.ts'
import { type Plan, planPrices, rupees } from '#content/plans.ts'
import type { SlipFacts } from './slip-text.ts'

/** What the slip says on a day (YYYY-MM-DD), from the prices and the dated facts. */
export function slipFacts({ whatsapp }: Firm, today: string, copy: Copy = english): SlipFacts {
  const { amount, slip, slipForm, slipMessage, slipNotes } = copy
  const season = filingSeason(today, undefined, copy.seasonWords.own)
  const planWithPrice = (id: Plan['id']) => `${copy.planWords[id].name}, ${rupees(planPrices[id])}`
  const due = (group: ReturnGroup) => dueOn(group, season, copy.slipDue)
  const { plain } = season.groups
  return {
    whatsapp,
    words: {
      blank: slip.blank,
      books: slipForm.books,
      withScheduleFa: slipForm.withScheduleFa('{form}'),
      emptyMessage: slipMessage.empty,
      message: slipMessage.list(season.name, ['{incomes}'], '{form}', ['{documents}']),
    },
    oldRegimeIsOver: plain === 'belated' || plain === 'closed',
    plans: {
      basic: planWithPrice('basic'),
      professional: planWithPrice('professional'),
      premium: planWithPrice('premium'),
    },
    dueDates: { plain: due('plain'), business: due('business') },
    notes: {
      'ITR-1': slipNotes['ITR-1'](amount(formatFact(returnFormFacts.itr1Income))),
      'ITR-2': slipNotes['ITR-2'](amount(formatFact(returnFormFacts.itr1Gains))),
      'ITR-3': slipNotes['ITR-3'],
      'ITR-4': slipNotes['ITR-4'],
      scheduleFa: slipNotes.scheduleFa,
    },
    ...(season.year > FORMS_YEAR && { lastForms: slipNotes.lastForms(season.name) }),
  }
}

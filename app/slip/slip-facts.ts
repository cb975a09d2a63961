import type { Firm } from '#app/config/env.ts'
import { plans, priceToPay, rupees } from '#app/content/plans.ts'
import { fact, type TaxFactId, taxFacts } from '#app/content/tax-facts.ts'
import { slipDue, slipNotes } from '#app/content/tools/slip.ts'
import type { Assessment } from './assess-return.ts'
import type { SlipFacts } from './slip-text.ts'

/** What the slip says on a day (YYYY-MM-DD), from the prices and the dated facts. */
export function slipFacts({ whatsapp }: Firm, today: string): SlipFacts {
  const prices = plans.map((plan) => [plan.id, `${plan.name}, ${rupees(priceToPay(plan))}`])
  return {
    whatsapp,
    plans: Object.fromEntries(prices) as Record<Assessment['plan'], string>,
    dueDates: {
      individual: dueDate('dueDateAy2026', today),
      business: dueDate('dueDateBusinessAy2026', today),
    },
    notes: {
      'ITR-1': slipNotes['ITR-1'](fact('itr1Income')),
      'ITR-2': slipNotes['ITR-2'](fact('itr1Gains')),
      'ITR-3': slipNotes['ITR-3'],
      'ITR-4': slipNotes['ITR-4'],
      scheduleFa: slipNotes.scheduleFa,
    },
  }
}

/** The last day of a return, or what is still possible once that day has passed. */
function dueDate(due: TaxFactId, today: string): string {
  const isOpen = (id: TaxFactId) => String(taxFacts[id].value) >= today
  if (isOpen(due)) return fact(due)
  if (isOpen('belatedDateAy2026')) return slipDue.belated(fact('belatedDateAy2026'))
  return slipDue.updated(fact('updatedDateAy2026'))
}

import type { Lead } from '#app/enquiries/desk/desk.ts'
import { replyByDate } from '#app/enquiries/receipt/reply-by.ts'
import type { PlaceholderValues } from '#app/enquiries/templates/placeholders.ts'
import { financialYearOf, yearsFrom } from '#app/tax/engine/days.ts'
import { firstName } from '#app/ui/text/first-name.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import { planOfService, rupees } from '#content/plans.ts'
import { replyWordsIn } from '#content/reply-words.ts'
import { nameForClients } from './name-for-clients.ts'

type Writer = Parameters<typeof nameForClients>[0]

/** What the placeholders of a template in a language stand for in one enquiry; left out where it has nothing. */
export function placeholderValues(
  lead: Pick<Lead, 'name' | 'service' | 'dueAt' | 'firstResponseAt'> & { receiptUrl: string },
  { user, firm, language }: { user: Writer; firm: string; language: Language },
): PlaceholderValues {
  const plan = planOfService(lead.service)
  const staff = nameForClients(user, language)
  const words = replyWordsIn(language)
  return {
    name: lead.name,
    first_name: firstName(lead.name),
    service: words.service(lead.service),
    ...(plan && { plan: words.plan(plan.name), price: rupees(plan.price) }),
    ...(lead.dueAt && !lead.firstResponseAt && { due: replyByDate(lead.dueAt, words.times) }),
    filing_year: `FY ${yearsFrom(financialYearOf(indianDate(new Date())), -1)}`,
    ...(staff && { staff }),
    firm,
    receipt: lead.receiptUrl,
  }
}

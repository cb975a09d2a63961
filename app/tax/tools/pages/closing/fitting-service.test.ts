import { expect, test } from 'vitest'
import { servicesFor } from '#content/en/tools/closing.ts'
import type { ToolId } from '#content/en/tools/menu.ts'
import { words as hindi } from '#content/hi/tools/what-can-i-still-do/form.ts'
import { fittingService } from './fitting-service.ts'

const { ways: inHindi } = hindi.answer

test.each<[ToolId, string, Record<string, string>, string]>([
  ['old-or-new-regime', '', { salary: '12 lakh' }, 'basic'],
  ['old-or-new-regime', '', { business: '3 lakh' }, 'professional'],
  ['what-can-i-still-do', 'Belated return by 31 December 2026', {}, 'basic'],
  ['what-can-i-still-do', 'Updated return by 31 March 2029', {}, 'prior-year'],
  ['what-can-i-still-do', inHindi.belated('31 दिसंबर 2026'), {}, 'basic'],
  ['what-can-i-still-do', inHindi.updated('31 मार्च 2029'), {}, 'prior-year'],
  ['what-can-i-still-do', inHindi.condonation('31 मार्च 2032'), {}, 'prior-year'],
  ['resident-rnor-or-nri', 'Non-resident (NR)', {}, 'premium'],
  ['resident-rnor-or-nri', 'Resident and ordinarily resident', {}, 'basic'],
  ['return-form-and-documents', 'Our plan Professional, ₹3,499', {}, 'professional'],
  ['return-form-and-documents', 'हमारा प्लान प्रीमियम, ₹8,999', {}, 'premium'],
  ['shares-and-funds', '', {}, 'professional'],
  ['shares-and-funds', '', { abroad: 'on' }, 'premium'],
  ['selling-a-house', '', { seller: 'nri' }, 'premium'],
  ['due-dates', '', { who: 'audited' }, 'professional'],
  ['hra-and-rent-tds', '', {}, 'basic'],
])('an answer of %s, "%s" with %o, is offered %s', (tool, said, values, service) => {
  const services = servicesFor(tool)
  const found = services[fittingService(services, said, (name) => values[name] ?? '')]
  expect(found?.service).toBe(service)
})

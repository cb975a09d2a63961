import { keepPreviousData } from '@tanstack/react-query'
import { hasTenDigits } from '#app/enquiries/model/lead.ts'
import { client } from '#app/platform/client/routes.ts'
import { isEmail } from '#app/ui/text/fields.ts'
import type { SamePersonFilters } from './intake.ts'
import type { intakeApi } from './intake-api.server.ts'

const { read, send } = client<typeof intakeApi>()

export const addLead = send('POST /api/leads/staff')

/** The enquiries of the same person, once the phone or the e-mail address is complete. */
export function samePersonQuery({ phone, email }: SamePersonFilters) {
  const known = {
    phone: hasTenDigits(phone) ? phone : '',
    email: isEmail(email.trim()) ? email.trim() : '',
  }
  return read('GET /api/leads/same-person', known, {
    enabled: Object.values(known).some(Boolean),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}

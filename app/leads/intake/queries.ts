import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import type { SamePersonLead } from '#app/leads/desk.ts'
import { hasTenDigits, type LeadReceipt } from '#app/leads/lead.ts'
import { api } from '#app/paths.ts'
import { isEmail } from '#app/text/fields.ts'
import type { SamePersonFilters, StaffLead } from './intake.ts'

export function addLead(body: StaffLead): Promise<LeadReceipt> {
  return send<LeadReceipt>('POST', api.leads.add, body)
}

/** The enquiries of the same person, once the phone or the e-mail address is complete. */
export function samePersonQuery({ phone, email }: SamePersonFilters) {
  const known = {
    phone: hasTenDigits(phone) ? phone : '',
    email: isEmail(email.trim()) ? email.trim() : '',
  }
  return queryOptions<SamePersonLead[]>({
    queryKey: [`${api.leads.samePerson}?${new URLSearchParams(known)}`],
    enabled: Object.values(known).some(Boolean),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}

import type { FastifyRequest } from 'fastify'
import type { LeadBody, LeadOrigin, LeadSource } from '#app/enquiries/model/lead.ts'
import { asksNotToBeTracked } from '#app/platform/http/privacy-control.ts'
import { type ActionName, isAction } from '#content/en/insights/actions.ts'
import { countedPage } from '#content/en/insights/counted-pages.ts'

/** The button that sends each form: counted if nothing else led to the form. */
const sendButtons: Partial<Record<LeadSource, ActionName>> = {
  'contact-form': 'contact-send',
  'pricing-form': 'pricing-send',
  'plan-dialog': 'plan-dialog-send',
  callback: 'callback-send',
  tool: 'tool-callback-send',
  booking: 'book-send',
}

/**
 * What led to the form of an enquiry. Without script it is the page that sent the form, and the form's own
 * button. Nothing under Global Privacy Control, or where the page is unknown.
 */
export function originOf(
  request: FastifyRequest,
  { fromPage, fromAction }: Pick<LeadBody, 'fromPage' | 'fromAction'>,
  source: LeadSource,
): LeadOrigin | undefined {
  if (asksNotToBeTracked(request) || fromPage === '') return undefined
  const page = countedPage(fromPage ?? pageBefore(request))
  if (page === undefined) return undefined
  const action = isAction(fromAction) ? fromAction : sendButtons[source]
  return { page, action: action ?? null }
}

/** The page of ours that sent the form. */
function pageBefore({ headers, host }: FastifyRequest): string | undefined {
  const referrer = URL.parse(headers.referer ?? '')
  return referrer?.host === host ? referrer.pathname : undefined
}

import { messages } from '#app/content/messages.ts'
import { NOTICE_VERSION } from '#app/content/notice.ts'
import type { LeadBody, LeadReceipt } from '#app/leads/lead.ts'
import { createLead } from '#app/leads/queries.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { HONEYPOT_FIELD } from './honeypot.tsx'

/** Sends an enquiry with what the spam filter looks at, and the data notice that was shown. */
export function sendLead(body: LeadBody, form: HTMLFormElement | null): Promise<LeadReceipt> {
  return createLead({
    ...body,
    website: form ? (new FormData(form).get(HONEYPOT_FIELD) ?? '') : '',
    // Since the page was opened, by a clock that does not depend on the visitor's time setting.
    tookMs: Math.round(performance.now()),
    noticeVersion: NOTICE_VERSION,
  })
}

export function toastSent(sent: { title: string; text: string }, { receiptUrl }: LeadReceipt) {
  toast({ ...sent, link: { href: receiptUrl, label: messages.lead.seeReceipt } })
}

export function formById(id: string): HTMLFormElement | null {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? form : null
}

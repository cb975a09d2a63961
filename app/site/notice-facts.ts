import type { Firm } from '#app/config/env.ts'

/** What the data notice says that depends on the settings. */
export interface NoticeFacts {
  /** how many months after its closing an enquiry is erased; 0 for never */
  months: number
  /** whom to write to about personal data */
  contact: string
}

export function noticeFacts(firm: Firm): NoticeFacts {
  return { months: firm.enquiryMonths, contact: firm.privacyEmail ?? firm.email }
}

/** In the browser: the facts that the page's main part carries for its forms. */
export function readNoticeFacts(): NoticeFacts {
  return JSON.parse(document.getElementById('main')?.dataset.notice ?? '')
}

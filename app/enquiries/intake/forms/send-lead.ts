import { createLead } from '#app/enquiries/desk/queries.ts'
import type { LeadBody, SentLead } from '#app/enquiries/model/lead.ts'
import { newKey } from '#app/platform/client/new-key.ts'
import { HONEYPOT_FIELD } from '#app/platform/page/honeypot.tsx'
import { NOTICE_VERSION } from '#content/en/forms.ts'
import { rememberedInHistory, rememberInHistory } from './kept-in-history.ts'

/** Sends an enquiry with what every form sends. */
export function sendLead(body: LeadBody, form: HTMLFormElement | null): Promise<SentLead> {
  return createLead(withSignals(body, form))
}

/** A body with what the spam filter checks, the data notice that was shown, and the page's key. */
export function withSignals<Body extends object>(body: Body, form: HTMLFormElement | null) {
  return {
    ...body,
    website: form ? (new FormData(form).get(HONEYPOT_FIELD) ?? '') : '',
    // Since the page was opened, by a clock that does not depend on the visitor's time setting.
    tookMs: Math.round(performance.now()),
    noticeVersion: NOTICE_VERSION,
    sendKey: keyOfPage(),
    ...wayToForm(),
  }
}

/** The page and the call to action that led to the form; nothing under Global Privacy Control. */
function wayToForm() {
  if (navigator.globalPrivacyControl) return { fromPage: '' }
  // Set by website/layout/count-actions.ts: on this page, or with the page before, which another site may be.
  const [action, before] = document.documentElement.dataset.from?.split(' ') ?? []
  const { origin, pathname } = new URL(before || location.href, location.href)
  if (!before || origin !== location.origin) return { fromPage: location.pathname }
  return { fromPage: pathname, fromAction: action }
}

/** Made before the first try: a repeated enquiry with the same key comes from its sender, who gets the receipt again. */
let sendKey: string | undefined

/** Outlives a reload, after which one may send again what was stored without a response. */
function keyOfPage(): string {
  sendKey ??= rememberedInHistory().sendKey ?? newKey()
  rememberInHistory({ sendKey })
  return sendKey
}

export function formById(id: string): HTMLFormElement | null {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? form : null
}

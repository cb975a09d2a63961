import type { NoticeFacts } from '#content/en/forms.ts'

/** In the browser: what the data notice needs to know, which the page's main part carries. */
export function readNoticeFacts(): NoticeFacts {
  return JSON.parse(document.getElementById('main')?.dataset.notice ?? '')
}

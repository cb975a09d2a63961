import { useRouter } from '@tanstack/react-router'
import type { Firm } from '#app/platform/config/env.ts'
import { replyPromise } from '#content/en/enquiry/reply-promise.ts'
import type { Assets, Problem, ReturnedForm } from './render.ts'

/** What the server passes to a page about the firm, the day and the request; the browser has it too. */
export interface Site {
  firm: Firm
  /** the day in India, as YYYY-MM-DD, on which the page was rendered */
  today: string
  assets: Assets
  /** the claims that are shown; without it all are */
  provenClaims?: readonly string[]
  /** how soon a reply is promised, such as `within 24 hours` */
  replyWithin: string
  form?: ReturnedForm
  problem?: Problem
}

const ELEMENT_ID = 'site-data'

export function useSite(): Site {
  return useRouter().options.context.site
}

export function useFirm(): Firm {
  return useSite().firm
}

/** The promise of a reply, as one sentence. */
export function useReplyPromise(): string {
  return replyPromise(useSite().replyWithin)
}

/** Whether a claim of `content/claims.ts`, named by its id, is shown to visitors. */
export function useShownClaims(): (id: string) => boolean {
  const { provenClaims } = useSite()
  return (id) => provenClaims === undefined || provenClaims.includes(id)
}

/** Passes the site's data to the browser as JSON, which no content security policy blocks. */
export function SiteData() {
  const site = useSite()
  return (
    <script
      id={ELEMENT_ID}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(site).replaceAll('<', '\\u003c') }}
    />
  )
}

export function readSiteData(): Site {
  return JSON.parse(document.getElementById(ELEMENT_ID)?.textContent ?? '{}')
}

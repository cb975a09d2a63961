import { useRouter } from '@tanstack/react-router'
import type { Firm } from '#app/platform/config/env.ts'
import type { NoticeFacts } from '#content/en/forms.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import { useCopy } from './copy.ts'
import type { Assets, Problem, ReturnedForm } from './render.ts'

/** What the server passes to a page about the firm, the day and the request; the browser has it too. */
export interface Site {
  firm: Firm
  /** the day in India, as YYYY-MM-DD, on which the page was rendered */
  today: string
  assets: Assets
  /** the claims that are shown; without it all are */
  provenClaims?: readonly string[]
  /** of the page; a receipt has that of its enquiry, which its loader finds out */
  language: Language
  /** the address of the page in the other language, if it is there */
  twin?: string
  /** how soon a reply is promised, such as `within 24 hours`, in each language */
  replyWithin: Record<Language, string>
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

/** How soon a reply is promised, such as `within 24 hours`. */
export function useReplyWithin(): string {
  const { replyWithin, language } = useSite()
  return replyWithin[language]
}

/** The promise of a reply, as one sentence. */
export function useReplyPromise(): string {
  return useCopy().replyPromise(useReplyWithin())
}

/** What the privacy notice of the page's forms depends on. */
export function useNoticeFacts(): NoticeFacts {
  const { enquiryMonths, privacyEmail, email } = useFirm()
  return { months: enquiryMonths, contact: privacyEmail ?? email, replyWithin: useReplyWithin() }
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

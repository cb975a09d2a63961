import type { Firm } from '#app/platform/config/env.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'

/**
 * What the server passes to the bundle that renders pages, and back. The two are separate module
 * graphs, so only plain data and functions cross.
 */
export interface RenderRequest {
  /** path and query of the page to render */
  path: string
  firm: Firm
  assets: Assets
  fetchApi: FetchApi
  /** the claims that are shown; without it all are */
  provenClaims?: readonly string[]
  /** how soon a reply is promised, such as `within 24 hours`, in each language */
  replyWithin: Record<Language, string>
  /** a form sent without script that was rejected: what was typed and what was wrong */
  form?: ReturnedForm
  /** renders the error page instead */
  problem?: Problem
}
export interface Rendered {
  status: number
  /** how much script the page was rendered with; none if absent */
  scripts?: PageScripts
  html: string
  redirect?: string
}
/** How much script a page gets: the small public script, or the whole application. */
export type PageScripts = 'enhance' | 'app'
export interface Assets {
  /** the application, for pages that hydrate */
  script: string
  /** the small script of public pages, for pages that do not */
  enhance: string
  /** what answers on the page of a tool, by its id */
  tools: Record<string, string>
  styles: string[]
  fonts: string[]
  /** inline module code that development needs before the script */
  preamble?: string
}
export interface ReturnedForm {
  values: Record<string, string>
  errors: { path: string; message: string }[]
  /** what a tool says of the values */
  response?: unknown
}
export interface Problem {
  status: number
  message: string
  requestId: string
  /** whether the site is only busy */
  busy?: boolean
}
export type FetchApi = (
  path: string,
  signal?: AbortSignal,
) => Promise<{ status: number; body: unknown }>

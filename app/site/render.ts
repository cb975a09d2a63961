import type { Firm } from '#app/config/env.ts'

/**
 * What passes between the server and the pages' own bundle. The two are separate module graphs, so
 * only plain data and functions cross.
 */
export interface RenderRequest {
  /** path and search of the page to render */
  path: string
  firm: Firm
  assets: Assets
  fetchApi: FetchApi
  /** a form that was sent without script and came back: what was typed and what was wrong */
  form?: ReturnedForm
  /** renders the error page instead */
  problem?: Problem
}
export interface Rendered {
  status: number
  /** how much script the page needs; none where the page does not say */
  scripts?: PageScripts
  html: string
  redirect?: string
}
/** none, the public frame's own, or the whole application */
export type PageScripts = 'none' | 'frame' | 'app'
export interface Assets {
  /** the application, for pages that hydrate */
  script: string
  /** the frame's own small script, for pages that do not */
  frame: string
  styles: string[]
  fonts: string[]
  /** inline module code that development needs before the script */
  preamble?: string
}
export interface ReturnedForm {
  values: Record<string, string>
  errors: { path: string; message: string }[]
}
export interface Problem {
  status: number
  message: string
  requestId: string
}
export type FetchApi = (
  path: string,
  signal?: AbortSignal,
) => Promise<{ status: number; body: unknown }>

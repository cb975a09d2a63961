import { isNotFound } from '@tanstack/react-router'
import type { PageScripts } from './render.ts'
import type { Site } from './site.tsx'

interface Match {
  error: unknown
  staticData: { scripts?: PageScripts }
}

/** How much script a page gets; an error and a missing page of the staff area are public pages too. */
export function pageScripts({ form, problem }: Site, matches: readonly Match[]): PageScripts {
  if (form || problem || isMissing(matches)) return 'enhance'
  return matches.flatMap(({ staticData }) => staticData.scripts ?? []).at(-1) ?? 'enhance'
}

export function isMissing(matches: readonly Match[]): boolean {
  return matches.some(({ error }) => isNotFound(error))
}

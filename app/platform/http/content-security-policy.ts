import { createHash } from 'node:crypto'
import { THEME_SCRIPT } from '#app/platform/page/theme-script.ts'

/**
 * The content security policy of a rendered page: scripts are our own files, the few lines that choose the
 * theme, and those inline scripts that are named. Anything else in the page, such as a script that got into a
 * stored text, does not run.
 * @param inline the code of further inline scripts that the page may run
 * @param further what else it may load
 */
export function pagePolicy(
  secureOrigin: boolean,
  inline: string[] = [],
  further: Sources = {},
): string {
  const hashes = new Set([THEME_SCRIPT, ...inline].map(hashOf))
  const sources: Sources = {
    'default-src': "'none'",
    'script-src': `'self' ${[...hashes].join(' ')}`,
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  }
  for (const [directive, more] of Object.entries(further)) {
    sources[directive] = `${sources[directive] ?? ''} ${more}`.trim()
  }
  return [
    ...Object.entries(sources).map(([directive, allowed]) => `${directive} ${allowed}`),
    ...(secureOrigin ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** What a page may load, by directive. */
export type Sources = Record<string, string>

/** The code of every inline script in a page: only for pages in which nothing stored is rendered. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes]) => !/\bsrc=|type="application\//.test(attributes ?? ''))
    .map(([, , code]) => code ?? '')
}

const INLINE_SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

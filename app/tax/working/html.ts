import { escapeHtml } from '#app/ui/text/escape-html.ts'

/** HTML that was escaped already. */
export interface Html {
  html: string
}
type Part = string | number | Html | readonly (string | Html)[] | false | undefined

/** Markup with everything put into it escaped, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return {
    html: strings.reduce((text, next, index) => text + toHtml(parts[index - 1]) + next),
  }
}

function toHtml(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(toHtml).join('')
  return escapeHtml(String(part))
}

/** HTML without the spans that keep a year on one line, and what React puts between texts: no gaps. */
export function withoutYearSpans(html: string): string {
  return html.replace(/<span class="whitespace-nowrap">([^<]*)<\/span>|<!-- -->/g, '$1')
}

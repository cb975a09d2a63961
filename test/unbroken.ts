/** HTML without the spans that keep a year on one line, which are no gap in its text. */
export function withoutYearSpans(html: string): string {
  return html.replace(/<span class="whitespace-nowrap">([^<]*)<\/span>/g, '$1')
}

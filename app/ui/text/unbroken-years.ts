/**
 * A year as `2025-26`, with `FY` or `AY` before it, or a form as `ITR-U`: browsers would break it at the
 * hyphen or space.
 */
const YEAR = /(\b(?:[FA]Y )?\b\d{4}-\d{2}\b(?!-)|\bITR-[1-7UV]\b)/

/** The parts of a text, of which every second one is a year or form that belongs on one line. */
export function splitAtYears(text: string): string[] {
  return text.split(YEAR)
}

/** Keeps each year in the text of cleaned HTML on one line; tags stay as they are. */
export function keepYearsWhole(html: string): string {
  return html.replace(/<[^<>]*>|[^<]+/g, (part) =>
    part.startsWith('<')
      ? part
      : part.replace(new RegExp(YEAR, 'g'), '<span class="whitespace-nowrap">$1</span>'),
  )
}

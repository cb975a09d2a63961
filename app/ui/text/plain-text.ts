const SUMMARY_LENGTH = 158

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The text of HTML, without its tags. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** HTML without the tags that stand within a sentence and take no room in it. */
export function withoutInlineTags(html: string): string {
  return html.replace(/<\/?(?:a|code|data|em|s|strong|sub|sup|u)\b[^<>]*>/g, '')
}

/** The beginning of an HTML text as plain text, cut at a word, for descriptions. */
export function summarise(html: string): string {
  const text = plainText(withoutInlineTags(html))
  if (text.length <= SUMMARY_LENGTH) return text
  const end = text.lastIndexOf(' ', SUMMARY_LENGTH - 1)
  return `${text.slice(0, end > 0 ? end : SUMMARY_LENGTH - 1).replace(/[,;:.]$/, '')}…`
}

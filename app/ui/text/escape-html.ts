/** Escapes one line of text for HTML or XML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Turns what `escapeHtml` or React wrote into the text that it was. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => characters[entity] ?? entity)
}

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}

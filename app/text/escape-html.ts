/** One line of text as it may stand in HTML or XML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

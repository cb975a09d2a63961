/** HTML as lines of text with a mark for what each is, so that versions can be compared as people read them. */
export function readable(html: string): string {
  return html
    .replace(/<img\b[^>]*?src="([^"]*)"[^>]*>/g, (tag, src: string) => {
      const alt = /alt="([^"]*)"/.exec(tag)?.[1]
      return `[picture ${src}${alt ? `: ${alt}` : ''}]`
    })
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2 [$1]')
    .replace(/<h([2-4])[^>]*>/g, (_tag, level: string) => `\n${'#'.repeat(Number(level))} `)
    .replace(/<li[^>]*>/g, '\n• ')
    .replace(/<blockquote[^>]*>/g, '\n> ')
    .replace(/<\/t[dh]>/g, ' | ')
    .replace(/<(p|tr|table|figure|figcaption|pre|hr|ul|ol)\b[^>]*>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

/** HTML as lines of text with a mark for what each is, so that versions can be compared as people read them. */
export function readable(html: string): string {
  let address: string | undefined
  return html
    .replace(/<[^<>]*>/g, (tag) => {
      const name = /^<(\/?[a-z0-9]*)/.exec(tag)?.[1] ?? ''
      if (name === 'a') address = attribute(tag, 'href')
      if (name === '/a') return address === undefined ? '' : ` [${address}]`
      return name === 'img' ? picture(tag) : (MARKS.get(name) ?? '')
    })
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : gap))
    .trim()
}

const LINES = 'p tr table figure figcaption pre hr ul ol br'.split(' ')
const MARKS = new Map([
  ...LINES.map((name) => [name, '\n'] as const),
  ['h2', '\n## '],
  ['h3', '\n### '],
  ['h4', '\n#### '],
  ['li', '\n• '],
  ['blockquote', '\n> '],
  ['/td', ' | '],
  ['/th', ' | '],
])

function picture(tag: string): string {
  const alt = attribute(tag, 'alt')
  return `[picture ${attribute(tag, 'src') ?? ''}${alt ? `: ${alt}` : ''}]`
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
}

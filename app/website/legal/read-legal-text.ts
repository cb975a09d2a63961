import { lexer, type Token, type Tokens } from 'marked'
import { parse as parseYaml } from 'yaml'
import type { Firm } from '#app/platform/config/env.ts'
import { periods } from '#content/periods.ts'
import type { Block, Inline, LegalDocument, LegalSection } from './document.ts'

/**
 * Reads a legal text of `content/legal/`: Markdown with front matter. A place such as `{{phone}}` is filled from the
 * firm and the periods; a line that begins with `{{if backupDays}}` or `{{unless backupDays}}` stands only where that
 * is more than 0, or where it is not.
 * @throws Error for a place that nothing fills, or Markdown that a legal text has no use for
 */
export function readLegalText(markdown: string, firm: Firm, replyWithin = ''): LegalDocument {
  const fill = filler({
    ...periods,
    ...firm,
    legalName: firm.legalName ?? firm.name,
    privacyEmail: firm.privacyEmail ?? firm.email,
    replyWithin,
  })
  const [, front = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(markdown) ?? []
  const { title, intro, versions } = parseYaml(front) as Omit<LegalDocument, 'sections'>
  const sections: LegalSection[] = []
  for (const token of lexer(onlyWhere(body, firm))) {
    if (token.type === 'heading') sections.push(sectionOf(token as Tokens.Heading))
    else if (token.type !== 'space') sections.at(-1)?.blocks.push(blockOf(token, fill))
  }
  return { title, intro: fill(intro), versions, sections }
}

type Fill = (text: string) => string

function filler(values: Record<string, unknown>): Fill {
  return (text) =>
    text.replace(/\{\{(\w+)\}\}/g, (_place, name) => {
      if (values[name] === undefined) throw new Error(`nothing fills {{${name}}}`)
      return String(values[name])
    })
}

function onlyWhere(body: string, settings: object): string {
  const lines = body.split('\n').flatMap((line) => {
    const [, word, name = '', rest] = /^\{\{(if|unless) (\w+)\}\} (.*)$/.exec(line) ?? []
    if (!word) return [line]
    return Number(settings[name as keyof typeof settings]) > 0 === (word === 'if') ? [rest] : []
  })
  return lines.join('\n')
}

function sectionOf({ text }: Tokens.Heading): LegalSection {
  const [, title = '', id = ''] = /^(.+) \{#([a-z-]+)\}$/.exec(text) ?? []
  if (!id) throw new Error(`the section “${text}” has no anchor`)
  return { id, title, blocks: [] }
}

function blockOf(token: Token, fill: Fill): Block {
  switch (token.type) {
    case 'paragraph':
      return { kind: 'paragraph', text: inlineOf(token.tokens, fill) }
    case 'list':
      return {
        kind: 'list',
        ordered: token.ordered,
        items: token.items.map((item: Tokens.ListItem) => inlineOf(item.tokens, fill)),
      }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return {
        kind: 'table',
        head: header.map(({ text }) => text),
        rows: rows.map((row) => row.map(({ tokens }) => inlineOf(tokens, fill))),
      }
    }
    default:
      throw new Error(`a legal text has no ${token.type}`)
  }
}

/** Text stays as it is typed. */
function inlineOf(tokens: Token[] = [], fill: Fill): Inline[] {
  const parts = tokens.flatMap((token): Inline[] => {
    if (token.type === 'link') return [{ label: fill(token.text), href: fill(token.href) }]
    if (token.type === 'codespan') return [{ code: token.text }]
    if ('tokens' in token && token.tokens) return inlineOf(token.tokens, fill)
    return [fill(token.raw)]
  })
  return parts.reduce<Inline[]>((joined, part) => {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + part
    else joined.push(part)
    return joined
  }, [])
}

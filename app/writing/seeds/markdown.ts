import { readdirSync, readFileSync } from 'node:fs'
import { Marked } from 'marked'
import { parse as parseYaml } from 'yaml'
import type { z } from 'zod'
import { formatFact } from '#content/facts/format.ts'
import * as english from '#content/facts/tax-facts.ts'
import { LATEST_YEAR, type TaxFactId, taxFacts } from '#content/facts/tax-facts.ts'

/*
 * Texts of the first content are Markdown with front matter, one file for each. Figures of tax law are
 * places: `{{lateFee}}` is marked in the HTML, so that staff find it again when the fact has changed;
 * `{{lateFee:table}}` has all its digits, `{{lateFee:plain}}` is not marked, `{{lateFee:year}}` is the
 * year of the fact, and `{{latestYear}}` the year that is being filed. A paragraph `Table: …` is the
 * caption of the table below it.
 */

const CONTENT = new URL('../../../content/', import.meta.url)

/** How a language says a fact and the year of it. */
type Figures = Record<'fact' | 'yearOf', (id: TaxFactId) => string>

/** Every file of a folder of `content/`: its slug, its front matter as the schema has it, and its HTML. */
export function readTexts<Head extends z.ZodObject>(
  folder: string,
  head: Head,
  figures: Figures = english,
) {
  const files = readdirSync(new URL(`${folder}/`, CONTENT)).filter((name) => name.endsWith('.md'))
  return files.map((name) => {
    const path = `${folder}/${name}`
    try {
      const [, front = '', body = ''] = SECTIONS.exec(read(path)) ?? []
      const fields = head.parse(parseYaml(front, reviveFigures))
      return { ...fields, slug: name.slice(0, -'.md'.length), html: htmlOf(body, figures) }
    } catch (error) {
      throw new Error(
        `content/${path} can’t be read: ${error instanceof Error ? error.message : error}`,
      )
    }
  })
}
const SECTIONS = /^---\n(.*?\n)---\n(.*)$/s

function read(path: string): string {
  return readFileSync(new URL(path, CONTENT), 'utf8').replaceAll('\r\n', '\n')
}

/** Outside the HTML a figure is its words alone. */
function reviveFigures(_key: unknown, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(PLACE, (_, id) => plainFigure(id)) : value
}

function htmlOf(markdown: string, figures: Figures): string {
  const html = markdownParser.parse(markdown, { async: false })
  return html
    .replace(/^<p>Table: ([^<\n]*)<\/p>\n<table>/gm, '<table><caption>$1</caption>')
    .replace(PLACE, (_, id, form) => figureHtml(id, form, figures))
    .trimEnd()
}
const PLACE = /\{\{(\w+)(?::(\w+))?\}\}/g

function figureHtml(id: string, form: string | undefined, { fact, yearOf }: Figures): string {
  if (form === 'year') return yearOf(idOfFact(id))
  if (form === 'plain' || id === 'latestYear') return plainFigure(id)
  const words = form === 'table' ? formatFact(taxFacts[idOfFact(id)], 'table') : fact(idOfFact(id))
  return `<data value="${id}">${words}</data>`
}

function plainFigure(id: string): string {
  return id === 'latestYear' ? LATEST_YEAR : english.fact(idOfFact(id))
}

function idOfFact(id: string): TaxFactId {
  if (!Object.hasOwn(taxFacts, id)) throw new Error(`there’s no tax fact ${id}`)
  return id as TaxFactId
}

const markdownParser = new Marked({
  renderer: {
    // Quotes stay as they are typed.
    text(token) {
      return 'tokens' in token && token.tokens
        ? this.parser.parseInline(token.tokens)
        : escapeText(token.text)
    },
    blockquote({ tokens }) {
      return `<blockquote>${this.parser.parse(tokens).trimEnd()}</blockquote>\n`
    },
    table({ header, rows }) {
      const row = (cells: typeof header, tag: string) =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
      const body = rows.map((cells) => row(cells, 'td')).join('')
      return `<table><thead>${row(header, 'th')}</thead><tbody>${body}</tbody></table>\n`
    },
  },
})

function escapeText(text: string): string {
  return text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

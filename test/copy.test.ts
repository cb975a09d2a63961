import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { pageMetadata } from '#content/en/metadata.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const PUBLIC = [
  'platform/page',
  'tax/due-dates',
  'tax/tools/pages',
  'writing/next-step',
  'writing/{posts,questions}/pages',
  'enquiries/{intake,calls}/{pages,forms}',
  'enquiries/receipt',
  'clients/my',
  'website',
]
const components = globSync(`app/{${PUBLIC.join(',')}}/**/*.tsx`, { cwd: root })
/** Attributes and properties of components whose text a visitor reads or hears. */
const READABLE = /^(aria-label|aria-roledescription|alt|label|placeholder|term|text|title)$/

test('words that visitors read are in content, not in a component', () => {
  expect(components.length).toBeGreaterThan(30)
  const copy = components.flatMap((file) =>
    copyIn(readFileSync(`${root}/${file}`, 'utf8'), file).map((text) => `${file}: ${text}`),
  )
  expect(copy).toEqual([])
})

/** Words of translated English, and what to write instead. */
const TRANSLATED: Record<string, string> = {
  paper: 'document',
  papers: 'documents',
  beforehand: 'upfront',
  somebody: 'someone',
  anybody: 'anyone',
  nobody: 'no one',
  everybody: 'everyone',
  'in order to': 'to',
  'leaving aside': 'other than',
  'law’s due date': 'due date',
}
/** One term for one thing: what else it was called, and the files that may say it all the same. */
const GLOSSARY: { not: RegExp; say: string; allowedIn?: RegExp }[] = [
  { not: /\b(?:tax free|free of tax)\b/i, say: 'tax-free' },
  { not: /\bstamp value\b/i, say: 'stamp duty value', allowedIn: /other-words/ },
  { not: /\b(?:long|short) term\b/i, say: 'long-term, short-term' },
  { not: /\bordinary residents?\b/i, say: 'ordinarily resident' },
  { not: /\bworkings?\b(?! (?:day|life|hour|week))(?<!stops? working)/i, say: 'calculation' },
  { not: /\bcomputations?\b/i, say: 'tax calculation' },
  { not: /\bSept?\b/, say: 'September' },
  { not: /₹\d+(?:,\d\d)+,\d{3}/, say: '₹1.5 lakh, ₹2 crore; only calculations have all digits' },
  { not: /\bFY 20\d\d-\d\d, AY\b/, say: 'FY 2025-26 (AY 2026-27)' },
  { not: /\bprior year\b/, say: 'earlier year; the service is Prior Year Filing' },
  { not: /\be-mails?\b/i, say: 'email' },
  {
    not: /(?<!chartered )\baccountants?\b/i,
    say: 'CA',
    allowedIn: /en\/messages|accounts\/labels/,
  },
  // An answer at the desk has a deadline, a return a due date. The button Check Deadlines and the forms' Submit Inquiry, General Inquiry are the specification's.
  { not: /(?<!Check )\bdeadlines?\b/i, say: 'due date', allowedIn: /categories|enquiries/ },
  { not: /(?<!General |Submit |submit your )\binquir(?:y|ies)\b/i, say: 'enquiry' },
]

/** What visitors type is no copy of ours. */
function withoutSearchWords(source: string): string {
  return source.replace(/\bsearchWords:\s*'[^']*'/, 'searchWords: undefined')
}

// The tables of sections name provisions and forms in the words of the law.
test('the pages call one thing by one name', () => {
  const found = [
    ...globSync('content/**/*.ts', { cwd: root }),
    ...globSync('app/writing/seeds/**/*.ts', { cwd: root }),
    ...globSync('app/**/*labels.ts', { cwd: root }),
  ]
    .filter((file) => !/\.test\.|synonyms|facts\/sections/.test(file))
    .flatMap((file) =>
      stringsIn(withoutSearchWords(readFileSync(`${root}/${file}`, 'utf8')), file).flatMap((text) =>
        GLOSSARY.filter(
          ({ not, allowedIn }) => !allowedIn?.test(file) && isCopy(text) && not.test(text),
        ).map(({ say }) => `${file}: “${say}” in: ${text}`),
      ),
    )
  expect(found).toEqual([])
})

/** Not an identifier, a path or the key of something. */
function isCopy(text: string): boolean {
  return / /.test(text.trim()) || /^[A-Z]/.test(text)
}

/** What staff read, what is sent to one person, and the words that a search understands. */
const NOT_PAGES = ['staff.ts', 'synonyms.ts']

test('the pages are in idiomatic English', () => {
  const words = new RegExp(`\\b(?:${Object.keys(TRANSLATED).join('|')})\\b`, 'gi')
  const found = globSync('content/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !NOT_PAGES.includes(basename(file)))
    .flatMap((file) =>
      stringsIn(readFileSync(`${root}/${file}`, 'utf8'), file).flatMap((text) =>
        [...text.matchAll(words)].map(
          ([word]) => `${file}: “${TRANSLATED[word.toLowerCase()]}”, not “${word}”, in: ${text}`,
        ),
      ),
    )
  expect(found).toEqual([])
})

test('a page title leaves room for the domain in the 70 characters of a search result', () => {
  const longest = 70 - ' | www.example-firm.in'.length
  const titles = Object.values(pageMetadata).map(({ title }) => title)
  expect(titles.filter((title) => title.length > longest)).toEqual([])
})

test.each([
  ['<p>Hello to you</p>', ['Hello to you']],
  [`<p>{\`Hello to \${name}, dear\`}</p>`, ['Hello to … , dear']],
  [
    "<p>{late ? 'You are late' : early && <b>You are early</b>}</p>",
    ['You are late', 'You are early'],
  ],
  ['<img alt="Home" />', ['Home']],
  [`<Callout title={\`Ask \${name}\`} />`, ['Ask …']],
  ['<p className="mt-4 text-lead text-muted">{page.title}, </p>', []],
  ["<p className={late ? 'mt-4 text-lead text-muted' : ''} title={page.title} />", []],
])('in a component with %s the words %j are found', (source, copy) => {
  expect(copyIn(`const element = ${source}`, 'component.tsx')).toEqual(copy)
})

interface Node {
  type: string
  [key: string]: unknown
}

/** The text of a component: sentences between tags, and any words in a readable attribute. */
function copyIn(source: string, file: string): string[] {
  const { program, errors } = parseSync(file, source)
  expect(errors).toEqual([])
  return withinAll(program as unknown as Node).map((text) => text.replace(/\s+/g, ' ').trim())

  function withinAll(node: Node): string[] {
    const own = {
      JSXElement: () => between(node.children as Node[]),
      JSXFragment: () => between(node.children as Node[]),
      JSXAttribute: () => inAttribute(node),
    }[node.type]
    return [...(own?.() ?? []), ...childrenOf(node).flatMap(withinAll)]
  }
}

/** Every string of a module, also the parts of its templates. */
function stringsIn(source: string, file: string): string[] {
  const { program } = parseSync(file, source)
  const strings: string[] = []
  collect(program as unknown as Node)
  return strings

  function collect(node: Node): void {
    if (node.type === 'Literal' && typeof node.value === 'string') strings.push(node.value)
    if (node.type === 'TemplateElement') strings.push((node.value as { cooked: string }).cooked)
    for (const child of childrenOf(node)) collect(child)
  }
}

function between(children: Node[]): string[] {
  return children.flatMap(textsIn).filter((text) => words(text) >= 3)
}

function inAttribute({ name, value }: Node): string[] {
  const isRead = READABLE.test(String((name as Node).name))
  return isRead && value ? textsIn(value as Node).filter((text) => words(text) > 0) : []
}

/** The strings that an expression renders, without those of the elements inside it. */
function textsIn(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [
        (node.quasis as { value: { cooked: string } }[])
          .map(({ value }) => value.cooked)
          .join(' … '),
      ]
    case 'JSXExpressionContainer':
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return childrenOf(node).flatMap(textsIn)
    default:
      return []
  }
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === 'object' && value !== null && 'type' in value,
    )
}

function words(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0
}

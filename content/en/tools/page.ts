import type { PageMetadata } from '../metadata.ts'
import type { DatedText } from '../season/season.ts'

/** The texts of one tool's page; those of `about`, `example`, `edgeCases` and `faqs` may depend on the day. */
export interface ToolPage<Text = DatedText> {
  /** the heading without its year */
  title: string
  /** one or two short sentences below it: a telephone's first screen has the form and the answer too */
  text: string
  /** what people search for when the tool has their answer, in lower case; the English page has those of all languages */
  searchWords?: string
  metadata: PageMetadata
  /** what to say where the year that is asked for has no rules yet, if it isn’t the usual sentence */
  notYet?: (year: string) => string
  /** about the question: what the rule is, for whom, and where people go wrong */
  about: readonly { title: string; paragraphs: readonly Text[] }[]
  /** what the example is; its figures are worked out when the page is rendered */
  example: { title: string; text: Text }
  /** special cases and exceptions */
  edgeCases: readonly { title: string; text: Text }[]
  faqs: readonly { question: Text; answer: Text }[]
  /** where to read on: paths and their names */
  related: readonly { href: string; label: string }[]
}

/** The words that every tool's page has. */
export const toolPageWords = {
  overview: {
    title: 'Tax tools',
    text: 'No sign-up, no PAN. Tap a line to see the rule behind it. What you enter stays on your device unless you send it.',
    /** above the tools that are not in the language of the page */
    elsewhere: '',
    callout: {
      title: 'Want a CA to check it?',
      text: (promise: string) => `Send us your calculation from any tool. ${promise}`,
      link: 'See plans and prices',
      chat: 'Ask on WhatsApp',
    },
  },
  yearMissing: {
    title: 'No rules for that year',
    text: (tool: string) => `“${tool}” answers for these years. Choose one:`,
  },
  breadcrumb: 'Tax tools',
  years: 'Year',
  notYet: (year: string) =>
    `We don’t have the rules for ${year} yet. We’ll add them once they’re law.`,
  form: {
    answerLabel: 'Answer',
    copied: 'Link copied',
    copyFailed: 'Please copy this page’s address instead',
    print: 'Print',
    private: 'We don’t store or see what you enter. It stays on this device unless you send it.',
    privateWithoutScript: 'We calculate from what you send and don’t store it.',
    yourFigures: 'What you entered',
    laws: 'Where to read the law',
    lead: 'Fill in the form, and the answer appears here.',
  },
  edgeCases: 'Special cases',
  example: 'A worked example',
  more: 'Rules and common questions',
  related: 'Related pages and other tools',
  matches: 'Try it with your own figures',
  yearInTitle: (title: string, year: string) => `${title}, ${year}`,
  send: {
    title: 'Send this calculation to a CA',
    message: (tool: string) => `I used your tool “${tool}”. My calculation is attached.`,
    waiting: 'Fill in the form first. Then you can send your calculation to a CA.',
  },
  whatIs: (term: string) => `What’s ${term}?`,
  closeTerm: 'Close',
  printed: 'Calculated on the website of',
} as const

/** 'FY 2025-26 (AY 2026-27)', and 'tax year 2026-27' for the first year of the Act of 2025. */
export function yearName(year: string): string {
  const start = Number(year.slice(0, 4))
  if (start >= 2026) return `tax year ${year}`
  return `FY ${year} (${assessedYear(year)})`
}

/** The year in which the return is assessed, and the tax year under the Act of 2025: 'AY 2026-27', 'Tax year 2026-27'. */
export function assessedYear(year: string): string {
  const start = Number(year.slice(0, 4))
  return start >= 2026 ? yearTab(year) : `AY ${start + 1}-${String(start + 2).slice(2)}`
}

/** The year where there is little room: 'FY 2025-26', 'Tax year 2026-27'. */
export function yearTab(year: string): string {
  return year < '2026' ? `FY ${year}` : `Tax year ${year}`
}

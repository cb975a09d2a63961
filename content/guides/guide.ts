import type { ContactTopic } from '../en/contact.ts'
import type { PageKey } from '../en/metadata.ts'
import type { DatedText, Said } from '../en/season/season.ts'
import type { ToolId } from '../en/tools/menu.ts'
import type { GuideMenuItem } from './menu.ts'

/** The copy of a guide on a day. */
export type Guide = Said<DatedGuide>

/** The copy of a guide: what happens, how long you have, what it costs, and who to ask. */
export interface DatedGuide {
  slug: GuideMenuItem['slug']
  metaKey: PageKey
  title: string
  lead: string
  /** The service that helps, with its price in rupees, and when it is needed. */
  service: { name: string; description: DatedText; price: number; when: DatedText }
  /** What the contact form is about when the reader comes from here. */
  topic: ContactTopic
  /** The tool that answers for the reader's own dates and figures. */
  tool: { id: ToolId; label: string }
  /** The three lines that matter most, beside the title. */
  inShort: { term: string; text: DatedText }[]
  /** The heart of the guide: one entry for each case, under the same labels. */
  cases: {
    title: string
    text: string
    /** what a reader looks for, where the list is long: links by it stand above the cases */
    jumpBy?: 'law' | 'title'
    labels: readonly string[]
    entries: DatedCase[]
  }
  /** Figures in order: a worked example, or limits. */
  ledger: { title: string; text: DatedText; rows: LedgerRow[]; note: DatedText }
  documents: DatedText[]
  steps: { number: number; title: string; description: string }[]
  faqs: { question: string; answer: DatedText }[]
  closing: { title: string; text: DatedText }
  /** What the page rests on: a law or a publication, and what it is relied on for. */
  sources: { name: string; about: string }[]
  /** The messages that a chat starts with, so that staff see where the visitor came from. */
  chat: { hero: string; closing: string }
}

/** What a guide says, in the language of the page. */
export type GuideWords = Pick<
  DatedGuide,
  'title' | 'lead' | 'inShort' | 'documents' | 'steps' | 'faqs' | 'closing' | 'sources' | 'chat'
> & {
  service: Omit<DatedGuide['service'], 'price'>
  tool: Omit<DatedGuide['tool'], 'id'>
  cases: Omit<DatedGuide['cases'], 'jumpBy'>
  /** a row has the value of the English one, unless it is in words */
  ledger: Omit<DatedGuide['ledger'], 'rows'> & { rows: { label: DatedText; value?: string }[] }
}

/** A guide in the words of a language; what is no word stays. */
export function inWords(guide: DatedGuide, words: GuideWords): DatedGuide {
  return {
    ...guide,
    ...words,
    service: { ...guide.service, ...words.service },
    tool: { ...guide.tool, ...words.tool },
    cases: { ...guide.cases, ...words.cases },
    ledger: {
      ...words.ledger,
      rows: guide.ledger.rows.map((row, index) => ({ ...row, ...words.ledger.rows[index] })),
    },
  }
}

interface LedgerRow {
  label: DatedText
  value: string
  /** what the rows above come to */
  result?: true
}

export type GuideCase = Said<DatedCase>

interface DatedCase {
  title: DatedText
  /** the section of the law, or when it applies */
  law: DatedText
  /** one text for each label of the cases */
  texts: readonly DatedText[]
}

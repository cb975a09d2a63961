import type { DatedText, ReturnGroup, Said, Season } from '../en/season/season.ts'
import type { ToolId } from '../en/tools/menu.ts'
import type { TaxFactId } from '../facts/tax-facts.ts'
import type { ServiceMenuItem } from './menu.ts'

/** A key figure, and the fact whose section and day of checking are shown with it. */
interface ServiceFigure {
  label: string
  value: DatedText
  year: DatedText
  law: TaxFactId | ((season: Season) => TaxFactId)
  /** what it was before, with its year */
  earlier?: { value: string; year: string }
}

/** The copy of a service page on a day; its price is that of the plan. */
export type ServiceContent = Said<DatedService>

/** What a service page says, in the language of the page. */
export type ServiceWords = Omit<DatedService, 'slug' | 'metaKey' | 'tool' | 'group' | 'figures'> & {
  figures: Omit<ServiceFigure, 'law'>[]
}

export interface DatedService {
  slug: ServiceMenuItem['slug']
  metaKey:
    | 'salary-filing'
    | 'professionals-filing'
    | 'capital-gains-filing'
    | 'traders-filing'
    | 'foreign-income-filing'
  /** The tool that answers for the reader’s own figures. */
  tool: ToolId
  /** of its usual return */
  group: ReturnGroup
  title: string
  tagline: DatedText
  /** Six; the hero card shows the first four. */
  benefits: DatedText[]
  cards: { title: string; description: DatedText; points: DatedText[] }[]
  steps: { number: number; title: string; description: string }[]
  /** What the client is asked for. */
  documents: DatedText[]
  /** The rows of 'Key figures', each with the year it holds for. */
  figures: ServiceFigure[]
  /** `more` is where the subject has its home */
  faqs: {
    question: string
    answer: DatedText
    more?: { label: string; href: string }
  }[]
  professions?: { title: string; description: string }[]
  closing: { title: DatedText; text: DatedText; button: string }
  contact: { title: string; text: DatedText; button: string }
  /** The message that a chat starts with, so that staff see where the visitor came from. */
  chat: { hero: string; consult: string; closing: string; contact: string }
}

import type { TaxFactId } from '../tax-facts.ts'
import type { ServiceMenuItem } from './menu.ts'

/** A key figure, and the fact whose section and day of checking are shown with it. */
interface ServiceFigure {
  label: string
  value: string
  year: string
  law: TaxFactId
  /** what it was before, with its year */
  earlier?: { value: string; year: string }
}

/** The copy of a service page; its price is that of the plan. */
export interface ServiceContent {
  slug: ServiceMenuItem['slug']
  metaKey:
    | 'salary-filing'
    | 'professionals-filing'
    | 'capital-gains-filing'
    | 'traders-filing'
    | 'foreign-income-filing'
  title: string
  tagline: string
  /** Six; the hero card shows the first four. */
  benefits: string[]
  cards: { title: string; description: string; points: string[] }[]
  steps: { number: number; title: string; description: string }[]
  /** What the client is asked for. */
  documents: string[]
  /** The rows of 'Key figures', each with the year it holds for. */
  figures: ServiceFigure[]
  faqs: { question: string; answer: string }[]
  professions?: { title: string; description: string; points: string[] }[]
  closing: { title: string; text: string; button: string }
  contact: { title: string; text: string; button: string }
  /** The message that a chat starts with, so that staff see where the visitor came from. */
  chat: { hero: string; consult: string; closing: string; contact: string }
}

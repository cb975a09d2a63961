import type { Line } from '#app/tax/engine/outcome.ts'

/**
 * What a tool answers: first the answer itself, then the figures behind it, then each step of its
 * working. It is data, so that the page, the print, the enquiry and the desk show the same.
 */
export interface Answer {
  headline: Headline
  /** the few figures that a reader looks for first */
  figures: Figure[]
  checklist?: Checklist
  chart?: Chart
  tables?: Table[]
  workings: Working[]
  /** what the workings are where they are no arithmetic: 'Your dates' */
  workingsTitle?: string
  notes: string[]
  /** what was taken for granted; printed with the answer */
  assumptions?: string[]
}

/** An answer as a visitor sent it to an accountant: with its tool, its year and what had been filled in. */
export interface SentAnswer {
  title: string
  /** '2025-26'; none where the tool knows no years, or it was stored before the year was */
  year?: string
  inputs: Pick<Figure, 'label' | 'value'>[]
  answer: Answer
}

export interface Headline {
  /** what the value is: 'Tax in the new regime' */
  label: string
  /** the answer in a word or a figure: '₹97,500', 'Belated return', 'ITR-2' */
  value: string
  /** one sentence that completes it */
  text?: string
  /** whether it is good news; none if neither */
  tone?: 'good' | 'bad'
}

export interface Figure {
  label: string
  value: string
  /** smaller, below the value */
  text?: string
  strong?: boolean
}

/** What has to be gathered, with boxes to tick and links that send the list. */
export interface Checklist {
  title: string
  /** where the ticks are kept */
  text: string
  /** the field of the form that keeps the ids of what is ticked */
  field: string
  groups: { title: string; items: { id: string; name: string; text?: string }[] }[]
  links: { label: string; href: string }[]
}

export interface Working {
  /** where an answer has several workings */
  title?: string
  lines: Line[]
}

export interface Table {
  caption: string
  /** its cells are words, which stand left; figures stand right */
  isText?: boolean
  head: string[]
  rows: string[][]
  /** the number of the row that is the reader's own, from 0 */
  mark?: number
  /** the rows after the tenth show once they are opened, and are not printed; or the whole of it does */
  folds?: boolean | 'whole'
}

/** Each kind of chart comes with the table of what it shows. */
export type Chart = Curves | Bars

/** Curves over one axis, such as tax by income in two regimes. */
export interface Curves {
  kind: 'curves'
  title: string
  xLabel: string
  /** points of each curve by rising x, in rupees */
  curves: { name: string; points: [x: number, y: number][] }[]
  /** where the reader is on the axis, with its name */
  mark?: { x: number; label: string }
  table: Table
}

/** Amounts side by side, such as the instalments of a year. */
export interface Bars {
  kind: 'bars'
  title: string
  bars: { label: string; value: number; text?: string; mark?: boolean }[]
  table: Table
}

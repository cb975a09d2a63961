import type { Firm } from '#app/platform/config/env.ts'
import type { Version } from './versions.ts'

/** A legal page as data: sections with anchors, made of paragraphs, lists and tables. */
export interface LegalDocument {
  title: string
  intro: string
  versions: [Version, ...Version[]]
  sections: LegalSection[]
}

export interface LegalSection {
  id: string
  title: string
  blocks: Block[]
}

export type Block =
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: string[]; rows: Inline[][][] }

export type Inline = string | Link | Code

interface Link {
  label: string
  href: string
}

/** A technical name, shown as code. */
interface Code {
  code: string
}

/** How a list item or a table cell may be written. */
type Text = Inline | Inline[]

export function paragraph(...text: Inline[]): Block {
  return { kind: 'paragraph', text }
}

export function list(...items: Text[]): Block {
  return { kind: 'list', ordered: false, items: items.map(parts) }
}

export function numbered(...items: Text[]): Block {
  return { kind: 'list', ordered: true, items: items.map(parts) }
}

export function table(head: string[], ...rows: Text[][]): Block {
  return { kind: 'table', head, rows: rows.map((row) => row.map(parts)) }
}

export function link(label: string, href: string): Link {
  return { label, href }
}

export function mailTo({ email }: Firm): Link {
  return link(email, `mailto:${email}`)
}

/** The address for questions about personal data. */
export function privacyMailTo(firm: Firm): Link {
  return mailTo({ ...firm, email: firm.privacyEmail ?? firm.email })
}

function parts(text: Text): Inline[] {
  return Array.isArray(text) ? text : [text]
}

/** A legal page as data: sections with anchors, made of paragraphs, lists and tables. */
export interface LegalDocument {
  title: string
  intro: string
  /** the newest first */
  versions: [Version, ...Version[]]
  sections: LegalSection[]
}

/**
 * One version of a legal text: the day from which it has been in force names it. A change of what a text says, rather
 * than of how it says it, gets one.
 */
export interface Version {
  since: string
  changes: string
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

/** Text, a link, or a technical name that is shown as code. */
export type Inline = string | { label: string; href: string } | { code: string }

/** Those in force on a day (YYYY-MM-DD), the newest first; before the first version that one alone. */
export function inForce(
  [newest, ...older]: [Version, ...Version[]],
  day: string,
): [Version, ...Version[]] {
  const [next, ...rest] = older
  return newest.since <= day || !next ? [newest, ...older] : inForce([next, ...rest], day)
}

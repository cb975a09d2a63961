/**
 * Which section or form of the 1961 Act stands where under the Act of 2025. A pair is here only if it
 * is certain: 'text' where the wording of both was read, 'tables' where it was seen in a tabulation: ICAI’s of
 * both Acts as enacted (September 2025), the department’s, Tax Management India’s of 2025 and 2026, or the list
 * of forms of the Rules of 2026.
 */
export interface SectionPair {
  subject: string
  /** 'Section 80C', 'Form 16' */
  from: string
  to: string
  certain: 'text' | 'tables'
  /** other words that people look for */
  words?: string
}

export interface SectionGroup {
  title: string
  pairs: readonly SectionPair[]
}

/** Pairs of a kind, one a line: 1961 Act | 2025 Act | subject | other words. A star: both texts were read. */
export function pairsOf(kind: 'Section' | 'Form' | 'Rule', lines: string): SectionPair[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', subject = '', words] = line.split('|').map((part) => part.trim())
      const isRead = from.startsWith('*')
      return {
        subject,
        from: named(kind, from.replace('*', '')),
        to: named(kind, to),
        certain: isRead ? 'text' : 'tables',
        ...(words && { words }),
      }
    })
}

/** 'Section 80C', 'Sections 80TTA and 80TTB' */
function named(kind: string, numbers: string): string {
  return `${kind}${/ and | to |,/.test(numbers) ? 's' : ''} ${numbers}`
}

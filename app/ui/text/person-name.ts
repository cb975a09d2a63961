/** The name by which a membership number is found: CA stands before it on a card. */
export function withoutTitle(name: string): string {
  return name.replace(/^CA\s+/, '')
}

import { sourceAddresses } from '#content/facts/source-addresses.ts'

/** HTML of an answer in which each source of a rule links to the laws whose addresses are known. */
export function withLinkedSources(html: string): string {
  return html.replace(
    /(<dd data-source>)([^<]*)/g,
    (_, start: string, source: string) => start + linkedSource(source),
  )
}

/** The same for one source. */
export function linkedSource(source: string): string {
  return Object.entries(sourceAddresses).reduce(
    (text, [name, href]) =>
      text.replaceAll(
        name,
        `<a href="${href}" target="_blank" rel="noopener" class="text-link">${name}</a>`,
      ),
    source,
  )
}

/** The laws with an address that any of these sources name. */
export function lawsNamed(sources: readonly string[]): { name: string; href: string }[] {
  return Object.entries(sourceAddresses)
    .filter(([name]) => sources.some((source) => source.includes(name)))
    .map(([name, href]) => ({ name, href }))
}

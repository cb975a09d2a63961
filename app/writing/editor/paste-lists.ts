/**
 * Word copies an item of a list as a paragraph with its bullet typed in front and its depth in a style
 * (`mso-list:l0 level2 lfo1`). Paragraphs that follow one another become one list.
 */
export function joinWordLists(body: HTMLElement): void {
  let open: { list: Element; level: number }[] = []
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')]) {
    const level = levelOf(paragraph)
    if (!level) continue
    if (open[0]?.list !== paragraph.previousElementSibling) open = []
    while (open.length > 0 && open.at(-1)!.level > level) open.pop()
    const marker = takeMarker(paragraph)
    const tag = isNumber(marker) ? 'ol' : 'ul'
    const last = open.at(-1)
    if (last?.level === level && last.list.localName !== tag) open.pop()
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(tag)
      if (tag === 'ol' && /^\d/.test(marker))
        list.setAttribute('start', String(Number.parseInt(marker, 10)))
      const above = open.at(-1)?.list.lastElementChild
      if (above) above.append(list)
      else paragraph.before(list)
      open.push({ list, level })
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)!.list.append(item)
    paragraph.remove()
  }
}

/** From 1; 0 for a paragraph that is no item. */
function levelOf(paragraph: HTMLElement): number {
  const style = paragraph.getAttribute('style') ?? ''
  const [, level] = /mso-list:[^;:]*\blevel(\d+)/i.exec(style) ?? []
  if (level) return Number(level)
  const isItem =
    /\bMsoListParagraph/.test(paragraph.className) && paragraph.querySelector('[style*="mso-list"]')
  return isItem ? 1 : 0
}

/** Removes the typed bullet or number and returns it. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('[style*="mso-list"]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  )
  marker?.remove()
  return marker?.textContent?.trim() ?? ''
}

function isNumber(marker: string): boolean {
  return /^\(?(\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker)
}

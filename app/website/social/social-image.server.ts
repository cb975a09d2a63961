import { fileURLToPath } from 'node:url'
import type { Firm } from '#app/platform/config/env.ts'
import { escapeHtml } from '#app/ui/text/escape-html.ts'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 170
const TITLE_WIDTH = WIDTH - MARGIN - 80

const fontFiles = ['fraunces', 'inter'].map((name) =>
  fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url)),
)

export interface SocialImage {
  /** what the page is about, in large letters; cut after four lines */
  title: string
  /** a word or two above it, such as the section of the site */
  kicker: string
}

/** Renders the image of a page that other sites show beside a link to it: a PNG of 1200 by 630. */
export async function renderSocialImage(
  firm: Firm,
  { title, kicker }: SocialImage,
): Promise<Buffer> {
  const size = title.length > 70 ? 58 : title.length > 40 ? 68 : 80
  const lines = wrap(title, size)
  const top = 300 - ((lines.length - 1) * size * 1.1) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#fcfaf5"/>
  <path d="${ruledLines()}" stroke="#e7e2d8" stroke-width="1"/>
  <path d="M120 0V${HEIGHT}" stroke="#dfa795" stroke-width="2"/>
  <text x="${MARGIN}" y="112" font-family="Inter Variable" font-size="28" fill="#7c4a04">${escapeHtml(kicker)}</text>
  <text font-family="Fraunces SemiBold" font-size="${size}" letter-spacing="${-size * 0.015}" fill="#14213d">${lines
    .map(
      (line, index) =>
        `<tspan x="${MARGIN}" y="${top + index * size * 1.1}">${escapeHtml(line)}</tspan>`,
    )
    .join('')}</text>
  <g transform="translate(${MARGIN - 10} 500) scale(2)">
    <path fill="#1b2b51" d="M6 3h18l6 6v24H6z"/><path fill="#f5ae2f" d="M24 3v6h6z"/>
    <path stroke="#8d877b" stroke-width="1.6" d="M10 14h10M10 19h7M10 24h5"/>
    <path d="m17.5 24.5 4 4 8.5-11" fill="none" stroke="#f5ae2f" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>
  </g>
  <text x="${MARGIN + 76}" y="549" font-family="Fraunces SemiBold" font-size="34" fill="#14213d">${escapeHtml(firm.name)}</text>
  <rect y="${HEIGHT - 16}" width="${WIDTH}" height="16" fill="#f5ae2f"/>
</svg>`
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter Variable' },
  })
  return image.asPng()
}

const MAX_LINES = 4
/** How wide a letter of the serif is on average, as a share of its size. */
const LETTER = 0.54

function wrap(text: string, size: number): string[] {
  const maxLetters = Math.floor(TITLE_WIDTH / (size * LETTER))
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= maxLetters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.slice(0, maxLetters))
  }
  if (lines.length <= MAX_LINES) return lines
  const shown = lines.slice(0, MAX_LINES)
  shown[MAX_LINES - 1] = `${shown[MAX_LINES - 1]?.slice(0, maxLetters - 1)}…`
  return shown
}

function ruledLines(): string {
  return Array.from({ length: 8 }, (_, index) => `M0 ${70 * (index + 1)}.5H${WIDTH}`).join('')
}

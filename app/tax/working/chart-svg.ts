import type { Bars, Chart, Curves } from './answer.ts'
import { type Html, html } from './html.ts'

/** On a telephone a wide drawing would shrink until no one can read it. */
const WIDTHS = { narrow: 340, wide: 640 }
const HEIGHT = 260
const LEFT = 60
const BOTTOM = 34
const TOP = 14
const RIGHT = 16

/** A chart as SVG. It is for the eye: screen readers get its table, which stands below it. */
export function chartSvg(chart: Chart): Html {
  return html`${drawing(chart, WIDTHS.narrow, 'sm:hidden print:hidden')}${drawing(chart, WIDTHS.wide, 'max-sm:hidden print:block')}`
}

function drawing(chart: Chart, width: number, shown: string): Html {
  return html`<svg viewBox="0 0 ${width} ${HEIGHT}" class="figures mt-2 w-full ${shown}" aria-hidden="true" font-size="12.5">${
    chart.kind === 'curves' ? curves(chart, width) : bars(chart, width)
  }</svg>`
}

function curves({ curves, mark, xLabel }: Curves, width: number): Html {
  const all = curves.flatMap(({ points }) => points)
  const x = scale(...extent(all.map((point) => point[0])), LEFT, width - RIGHT)
  const top = Math.max(...all.map((point) => point[1]), 1)
  const y = scale(0, top, HEIGHT - BOTTOM, TOP)
  return html`${axis(y, top, width)}
${curves.map(
  (
    { name, points },
    index,
  ) => html`<polyline fill="none" stroke="var(--color-${index === 0 ? 'accent-strong' : 'stamp'})" stroke-width="2.5" ${index === 0 ? html`` : html`stroke-dasharray="7 4"`} points="${points.map((point) => `${round(x(point[0]))},${round(y(point[1]))}`).join(' ')}"/>
<g transform="translate(${LEFT + 8} ${TOP + 8 + index * 20})"><line x2="26" stroke="var(--color-${index === 0 ? 'accent-strong' : 'stamp'})" stroke-width="2.5" ${index === 0 ? html`` : html`stroke-dasharray="7 4"`}/><text x="34" y="4" fill="var(--color-ink)">${name}</text></g>`,
)}
${xTicks(all.map((point) => point[0])).map((tick, index, ticks) => html`<text x="${round(x(tick))}" y="${HEIGHT - BOTTOM + 17}" text-anchor="${index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}" fill="var(--color-muted)">${brief(tick)}</text>`)}
<text x="${width - RIGHT}" y="${HEIGHT - 3}" text-anchor="end" fill="var(--color-muted)">${xLabel}</text>
${mark && html`<line x1="${round(x(mark.x))}" x2="${round(x(mark.x))}" y1="${TOP}" y2="${HEIGHT - BOTTOM}" stroke="var(--color-ink)" stroke-dasharray="2 3"/><text x="${round(x(mark.x))}" y="${TOP - 3}" text-anchor="${x(mark.x) > width / 2 ? 'end' : 'start'}" font-weight="600" fill="var(--color-ink)">${mark.label}</text>`}`
}

function bars({ bars }: Bars, width: number): Html {
  const top = Math.max(...bars.map(({ value }) => value), 1)
  const y = scale(0, top, HEIGHT - BOTTOM, TOP + 16)
  const step = (width - LEFT - RIGHT) / Math.max(bars.length, 1)
  const thick = Math.min(step * 0.6, 90)
  return html`${axis(y, top, width)}${bars.map(({ label, value, text, mark }, index) => {
    const middle = round(LEFT + step * (index + 0.5))
    return html`<rect x="${round(middle - thick / 2)}" y="${round(y(value))}" width="${round(thick)}" height="${round(y(0) - y(value))}" fill="var(--color-${mark ? 'accent' : 'surface'})" stroke="var(--color-line-strong)"/>
<text x="${middle}" y="${round(y(value)) - 5}" text-anchor="middle" font-weight="600" fill="var(--color-ink)">${text ?? brief(value)}</text>
<text x="${middle}" y="${HEIGHT - BOTTOM + 17}" text-anchor="middle" fill="var(--color-muted)">${label}</text>`
  })}`
}

/** Four lines across, each with its amount. */
function axis(y: (value: number) => number, top: number, width: number): Html {
  const ticks = [0, 1, 2, 3].map((part) => (top * part) / 3)
  return html`${ticks.map((tick) => html`<line x1="${LEFT}" x2="${width - RIGHT}" y1="${round(y(tick))}" y2="${round(y(tick))}" stroke="var(--color-line)"/><text x="${LEFT - 8}" y="${round(y(tick)) + 4}" text-anchor="end" fill="var(--color-muted)">${brief(tick)}</text>`)}`
}

function xTicks(values: number[]): number[] {
  const [from, to] = extent(values)
  return [0, 1, 2, 3].map((part) => from + ((to - from) * part) / 3)
}

function extent(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

function scale(from: number, to: number, start: number, end: number) {
  return (value: number) => start + ((value - from) / (to - from || 1)) * (end - start)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** '₹12.5 L', '₹1.2 Cr': where there is little room. */
function brief(rupees: number): string {
  const part = (size: number, unit: string) => `₹${Math.round((rupees / size) * 10) / 10} ${unit}`
  if (rupees >= 1e7) return part(1e7, 'Cr')
  return rupees >= 1e5 ? part(1e5, 'L') : `₹${Math.round(rupees).toLocaleString('en-IN')}`
}

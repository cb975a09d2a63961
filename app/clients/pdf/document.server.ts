import { fileURLToPath } from 'node:url'
import type { TextProps } from '@react-pdf/renderer'
import { createElement, type ReactElement, type ReactNode } from 'react'

/**
 * PDFs of one page in the site's type, by React's renderer, which is loaded when the first one is asked for.
 * Elements are made without JSX, because Node runs these files as they are.
 */

const FONTS = [
  { family: 'Inter', name: 'inter', weight: 400 },
  { family: 'Inter', name: 'inter-bold', weight: 600 },
  { family: 'Fraunces', name: 'fraunces', weight: 600 },
  // Names in Devanagari.
  { family: 'Mukta', name: 'mukta', weight: 400 },
  { family: 'Mukta', name: 'mukta', weight: 600 },
]
export const INK = '#1d1b18'
export const MUTED = '#5c564d'
export const LINE = '#cfc8ba'

async function load() {
  const pdf = await import('@react-pdf/renderer')
  for (const { family, name, weight } of FONTS) {
    const src = fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))
    pdf.Font.register({ family, src, fontWeight: weight })
  }
  // Words are never divided: names and numbers are read as they are.
  pdf.Font.registerHyphenationCallback((word) => [word])
  return pdf
}
let loading: ReturnType<typeof load> | undefined

type Style = Exclude<TextProps['style'], undefined | unknown[]>

export interface Parts {
  text: (style: Style, ...children: ReactNode[]) => ReactElement
  box: (style: Style, ...children: ReactNode[]) => ReactElement
  /** two columns: what it is, and what it says */
  row: (name: string, value: string, style?: Style) => ReactElement
  title: (text: string) => ReactElement
}

/** Renders a page of A4. @param page what stands on it, made of the parts */
export async function renderPdf(
  meta: { title: string; author: string },
  page: (parts: Parts) => ReactNode[],
): Promise<Buffer> {
  loading ??= load()
  const { Document, Page, Text, View, renderToBuffer } = await loading
  const text: Parts['text'] = (style, ...children) => createElement(Text, { style }, ...children)
  const box: Parts['box'] = (style, ...children) => createElement(View, { style }, ...children)
  const row: Parts['row'] = (name, value, style = {}) =>
    box(
      { flexDirection: 'row', marginTop: 3, ...style },
      text({ width: 150, color: MUTED }, name),
      text({ flex: 1 }, value),
    )
  const title: Parts['title'] = (words) =>
    text({ fontFamily: ['Fraunces', 'Mukta'], fontWeight: 600, fontSize: 20 }, words)
  const style = {
    padding: 48,
    fontFamily: ['Inter', 'Mukta'],
    fontSize: 10,
    lineHeight: 1.4,
    color: INK,
  }
  return renderToBuffer(
    createElement(
      Document,
      { ...meta, creator: meta.author, producer: meta.author, language: 'en-IN' },
      createElement(Page, { size: 'A4', style }, ...page({ text, box, row, title })),
    ),
  )
}

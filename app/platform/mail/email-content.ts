import type { Firm } from '#app/platform/config/env.ts'
import { splitLinks } from '#app/ui/text/links.ts'
import type { TemplateLanguage } from '#content/enums.ts'

/**
 * A mail before it is rendered. The plain text and the HTML are rendered from the same parts, and the
 * rendering escapes all text.
 */
export interface EmailContent {
  /** English where it does not say */
  language?: TemplateLanguage
  subject: string
  parts: Part[]
}

export type Part =
  | { is: 'title'; text: string }
  | { is: 'text'; text: string }
  /** a paragraph that a person wrote: the addresses in it become links */
  | { is: 'written'; text: string }
  | { is: 'quote'; text: string }
  | { is: 'facts'; rows: [label: string, value: string][] }
  | { is: 'button'; text: string; href: string }
  | { is: 'list'; title: string; items: { text: string; href?: string }[] }
  | { is: 'small'; text: string }

export function plainText({ parts }: EmailContent, firm: Firm): string {
  const body = parts.map(partAsText).join('\n\n')
  return `${body}\n\n-- \n${firm.name}\n${firm.address}\n${firm.phone}, ${firm.email}\n${firm.origin}\n`
}

function partAsText(part: Part): string {
  switch (part.is) {
    case 'title':
      return part.text
    case 'text':
    case 'written':
    case 'small':
      return part.text
    case 'quote':
      return part.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'button':
      return `${part.text}:\n${part.href}`
    case 'list':
      return [
        `${part.title}:`,
        ...part.items.map(({ text, href }) => `- ${text}${href ? `\n  ${href}` : ''}`),
      ].join('\n')
  }
}

/** Tables and inline styles, for mail clients; no picture, no script, nothing to fetch. */
export function asHtml({ language = 'en', subject, parts }: EmailContent, firm: Firm): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${CARD};border:1px solid ${LINE};border-top:4px solid ${MARIGOLD}">
<tr><td style="padding:20px 28px 0;font:600 17px/1.4 ${SERIF};color:${INK}">${escaped(firm.name)}</td></tr>
${parts.map((part) => `<tr><td style="padding:16px 28px 0">${partAsHtml(part)}</td></tr>`).join('\n')}
<tr><td style="padding:24px 28px 24px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="border-top:1px solid ${LINE};padding-top:14px;font:13px/1.5 ${SANS};color:${MUTED}">${[
    escaped(firm.name),
    escaped(firm.address),
    `${linkTo(`tel:${firm.phone.replace(/[^\d+]/g, '')}`, firm.phone)}, ${linkTo(`mailto:${firm.email}`, firm.email)}`,
    linkTo(firm.origin, firm.origin.replace(/^https?:\/\//, '')),
  ].join('<br>')}</td></tr></table></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const PAPER = '#fbf9f4'
const CARD = '#fffefb'
const LINE = '#e2dccf'
const INK = '#16284a'
const MUTED = '#4d5769'
const MARIGOLD = '#f2ab27'
const ON_MARIGOLD = '#2b1d05'
const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "'Segoe UI',Helvetica,Arial,sans-serif"
const BODY = `font:16px/1.6 ${SANS};color:${INK}`

function partAsHtml(part: Part): string {
  switch (part.is) {
    case 'title':
      return `<h1 style="margin:0;font:600 24px/1.25 ${SERIF};color:${INK}">${escaped(part.text)}</h1>`
    case 'text':
      return `<p style="margin:0;${BODY}">${lines(part.text)}</p>`
    case 'written':
      return `<p style="margin:0;${BODY}">${linkedLines(part.text)}</p>`
    case 'small':
      return `<p style="margin:0;font:13px/1.5 ${SANS};color:${MUTED}">${lines(part.text)}</p>`
    case 'quote':
      return `<blockquote style="margin:0;padding:2px 0 2px 14px;border-left:3px solid ${MARIGOLD};${BODY}">${lines(part.text)}</blockquote>`
    case 'facts':
      return `<table width="100%" cellpadding="0" cellspacing="0">${part.rows
        .map(
          ([label, value]) =>
            `<tr><th scope="row" align="left" valign="top" style="padding:7px 16px 7px 0;border-bottom:1px solid ${LINE};font:14px/1.5 ${SANS};color:${MUTED};width:32%">${escaped(label)}</th><td valign="top" style="padding:7px 0;border-bottom:1px solid ${LINE};${BODY}">${lines(value)}</td></tr>`,
        )
        .join('')}</table>`
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:${MARIGOLD};border-radius:6px"><a href="${escaped(part.href)}" style="display:inline-block;padding:12px 22px;font:600 16px/1.3 ${SANS};color:${ON_MARIGOLD};text-decoration:none">${escaped(part.text)}</a></td></tr></table>`
    case 'list':
      return `<h2 style="margin:0 0 6px;font:600 17px/1.4 ${SERIF};color:${INK}">${escaped(part.title)}</h2><ul style="margin:0;padding:0 0 0 20px;${BODY}">${part.items
        .map(
          ({ text, href }) =>
            `<li style="margin:0 0 6px">${href ? linkTo(href, text) : escaped(text)}</li>`,
        )
        .join('')}</ul>`
  }
}

export function linkTo(href: string, text: string): string {
  return `<a href="${escaped(href)}" style="color:${INK};text-decoration:underline">${escaped(text)}</a>`
}

function linkedLines(text: string): string {
  return splitLinks(text)
    .map((piece) => (piece.href ? linkTo(piece.href, piece.text) : lines(piece.text)))
    .join('')
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

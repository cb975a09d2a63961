/**
 * What HTML of staff may hold: every tag, and for each its attributes with the rule that a value has
 * to meet. The editor, the server and the source view read this one list. Classes, styles, ids and
 * event handlers are on it nowhere.
 */
export const allowList: Record<string, Record<string, AttributeRule>> = {
  p: {},
  h2: {},
  h3: {},
  h4: {},
  blockquote: {},
  pre: {},
  hr: {},
  ul: {},
  ol: { start: startNumber },
  li: {},
  table: {},
  caption: {},
  thead: {},
  tbody: {},
  tr: {},
  th: { scope: cellScope, colspan: cellSpan, rowspan: cellSpan },
  td: { colspan: cellSpan, rowspan: cellSpan },
  figure: {},
  img: { src: safeImageSource, alt: plainWords, width: pixels, height: pixels },
  figcaption: {},
  strong: {},
  em: {},
  u: {},
  s: {},
  code: {},
  sub: {},
  sup: {},
  a: { href: safeHref, title: plainWords },
  data: { value: factId },
  br: {},
}

/** Returns the value as it is allowed, or undefined for one that is not. */
type AttributeRule = (value: string) => string | undefined

/** Tags that say the same as one of ours. */
export const tagAliases = new Map(
  Object.entries({
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    cite: 'em',
    dfn: 'em',
    var: 'em',
    ins: 'u',
    del: 's',
    strike: 's',
    kbd: 'code',
    samp: 'code',
    tt: 'code',
    listing: 'pre',
    tfoot: 'tbody',
    menu: 'ul',
    dir: 'ul',
  }),
)

/** Containers: they are removed, and bare text in them becomes a paragraph. */
export const transparentTags = new Set(
  'div section article main header footer aside nav address center details summary fieldset legend dl dt dd hgroup'.split(
    ' ',
  ),
)

/** Discarded with all that is in them; of any other unknown tag the text stays. */
export const discarded = new Set(
  'script style svg math iframe frame frameset noframes noscript template object embed applet audio video canvas map title head textarea select option datalist xmp plaintext noembed portal'.split(
    ' ',
  ),
)

export const textBlocks = new Set(['p', 'h2', 'h3', 'h4', 'pre', 'caption', 'figcaption'])
export const inlineTags = new Set('strong em u s code sub sup a data br img'.split(' '))
export const voidTags = new Set(['br', 'hr', 'img'])

/** Links to other sites send no referrer. They open in the same tab, as all links do. */
export const LEAVING_REL = 'noopener noreferrer'

/**
 * The allowed attributes of a tag, in the list's order. Undefined for a tag that is nothing
 * without one it lacks: a link without an address, a picture without a source, a figure without its id.
 */
export function cleanAttributes(
  tag: string,
  given: Record<string, string>,
): Record<string, string> | undefined {
  const result: Record<string, string> = {}
  for (const [name, rule] of Object.entries(Object.hasOwn(allowList, tag) ? allowList[tag]! : {})) {
    const value = Object.hasOwn(given, name) ? rule(given[name] ?? '') : undefined
    if (value !== undefined) result[name] = value
  }
  if (tag === 'a') {
    if (!result.href) return
    if (/^https?:/.test(result.href)) result.rel = LEAVING_REL
  }
  if (tag === 'data' && !result.value) return
  if (tag === 'img') {
    if (!result.src) return
    const { src, alt = '', ...size } = result
    return { src, alt, ...size }
  }
  return result
}

const LINK_SCHEME = /^(https?:\/\/[^\s/?#\\]|mailto:[^\s]|tel:[+\d])/i

/** An address that a link may have: http(s), mailto, tel, a path of this site, or an #anchor. */
export function safeHref(value: string): string | undefined {
  const address = tidyAddress(value)
  if (address.length > MAX_ADDRESS_LENGTH) return
  if (address.startsWith('#') || isSitePath(address)) return address
  if (LINK_SCHEME.test(address)) return lowerScheme(address)
}

/** An address that a picture may come from: our own /images/ or https. */
function safeImageSource(value: string): string | undefined {
  const address = tidyAddress(value)
  if (address.length > MAX_ADDRESS_LENGTH) return
  if (address.startsWith('/images/')) return CLIMBS.test(address) ? undefined : address
  if (/^https:\/\/[^\s/?#\\]/i.test(address)) return lowerScheme(address)
}

const MAX_ADDRESS_LENGTH = 2048
/** A part of the path that means "up" or "here", and what browsers treat as a slash. */
const CLIMBS = /\\|\/(\.|%2e){1,2}(\/|[?#]|$)/i

/** Without what browsers pass over when they read an address: control characters and outer spaces. */
function tidyAddress(value: string): string {
  return withoutControls(value)
    .replace(/[\t\n]/g, '')
    .trim()
    .replace(/\s/g, '%20')
}

/** A second slash, or a backslash, would name another host. */
function isSitePath(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}

function lowerScheme(address: string): string {
  return address.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
}

/** Text as the database and every browser store it: no control characters, one kind of line end. */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '')
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const CONTROLS = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g

function plainWords(value: string): string | undefined {
  return withoutControls(value).replace(/\s+/g, ' ').trim() || undefined
}

/** The id of a record in `content/facts/`, which need not exist any more. */
function factId(value: string): string | undefined {
  return /^[A-Za-z][A-Za-z0-9]{1,60}$/.test(value) ? value : undefined
}

function pixels(value: string): string | undefined {
  return /^[1-9]\d{0,3}$/.test(value) ? value : undefined
}

function startNumber(value: string): string | undefined {
  return /^(0|[1-9]\d{0,4})$/.test(value) && value !== '1' ? value : undefined
}

function cellSpan(value: string): string | undefined {
  return /^([2-9]|[1-9]\d)$/.test(value) ? value : undefined
}

function cellScope(value: string): string | undefined {
  return /^(col|row)(group)?$/.test(value) ? value : undefined
}

import sanitize from 'sanitize-html'
import {
  allowList,
  cleanAttributes,
  discarded,
  tagAliases,
  transparentTags,
  withoutControls,
} from '#app/writing/editor/allow-list.ts'
import { normalize } from './normalize.server.ts'

/**
 * HTML as it may be stored and shown: only what the allow-list holds, nested as HTML allows. To clean
 * what is clean changes nothing. Text without any tag stays text. Takes time in proportion to its
 * length. A text nested deeper than anybody writes is turned into what `whenTooDeep` makes of it:
 * its text alone, unless an author can be asked to write it otherwise.
 */
export function cleanHtml(html: string, whenTooDeep = textOf): string {
  const text = withoutControls(html)
  try {
    let clean = pass(text)
    for (let again = pass(clean); again !== clean; again = pass(clean)) clean = again
    return clean
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return whenTooDeep(text)
  }
}

/** What is left between tags may be a tag again, so no tag may begin in it. */
function textOf(html: string): string {
  return pass(html.replace(/<[^<>]*>/g, ' ').replaceAll('<', ' '))
}

function pass(html: string): string {
  return normalize(withoutControls(sanitize(html, { ...options, ...depthGuard() })))
}

const MAX_OPEN_TAGS = 512
const MAX_DEPTH = 40

class TooDeep extends Error {}

/** The parser searches all open tags at every closing one: so many of each would take hours. */
function depthGuard() {
  let open = 0
  return {
    onOpenTag: () => {
      if (++open > MAX_OPEN_TAGS) throw new TooDeep()
    },
    onCloseTag: () => {
      open--
    },
  }
}

const allowedTags = [...Object.keys(allowList), 'div']
const DISSOLVED = 'dissolved'

const options: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: Object.fromEntries(
    Object.entries(allowList).map(([tag, attributes]) => [
      tag,
      [...Object.keys(attributes), ...(tag === 'a' ? ['rel'] : [])],
    ]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nonTextTags: [...discarded],
  nestingLimit: MAX_DEPTH,
  transformTags: {
    '*': (tag, given) => {
      const tagName = transparentTags.has(tag) ? 'div' : (tagAliases.get(tag) ?? tag)
      const attribs = cleanAttributes(tagName, given)
      return attribs ? { tagName, attribs } : { tagName: DISSOLVED, attribs: {} }
    },
  },
}

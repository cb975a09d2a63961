import { type Editor, Node } from '@tiptap/react'
import { cleanAttributes, inlineTags, voidTags } from '#app/writing/editor/allow-list.ts'
import { labels } from '#app/writing/editor/labels.ts'
import { figureOf, findFact, yearAndLaw } from '#content/facts/register/find.ts'

/** A figure of the register within a sentence: it is moved, copied and deleted as a whole. */
export const Fact = Node.create({
  name: 'fact',
  group: 'inline',
  inline: true,
  atom: true,

  addAttributes: () => ({
    factId: { default: '', parseHTML: (data) => data.getAttribute('value') },
    text: { default: '', parseHTML: (data) => data.textContent },
  }),

  parseHTML: () => [{ tag: 'data', getAttrs: (data) => (isFigure(data) ? null : false) }],

  renderHTML: ({ node: { attrs } }) => [
    'data',
    { value: attrs.factId, title: tooltip(attrs.factId), class: 'rich-text-fact' },
    attrs.text,
  ],

  renderText: ({ node }) => node.attrs.text,
})

/**
 * Puts today’s figure of a fact where the cursor is, in the format of the text around it; in lakh or
 * crore in place of one that was.
 */
export function insertFact(editor: Editor, id: string, written?: string): void {
  const text = figureOf(id, written)
  if (text === undefined) return
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const type = state.schema.nodes.fact
      if (type) tr.replaceSelectionWith(type.create({ factId: id, text }), true)
      return true
    })
    .run()
}

/** As the server has it: text alone, and not where there is nothing but text. */
function isFigure(data: HTMLElement): boolean {
  return (
    cleanAttributes('data', { value: data.getAttribute('value') ?? '' }) !== undefined &&
    Boolean(data.textContent?.trim()) &&
    !data.closest('pre, caption') &&
    [...data.querySelectorAll('*')].every(
      ({ localName }) => inlineTags.has(localName) && !voidTags.has(localName),
    )
  )
}

function tooltip(id: string): string {
  const record = findFact(id)
  return record ? yearAndLaw(record) : labels.fact.gone
}

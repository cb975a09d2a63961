import { NodeSelection, Plugin } from '@tiptap/pm/state'
import { Node } from '@tiptap/react'
import { cleanAttributes } from './allow-list.ts'

export interface Placed {
  src: string
  alt: string
  /** pixels */
  width?: number
  height?: number
}

/** A picture with the caption beneath it, which may be empty. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  defining: true,
  isolating: true,
  draggable: true,

  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),

  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => pictureOf(figure.querySelector('img')),
      contentElement: (figure) =>
        (figure as Element).querySelector<HTMLElement>('figcaption') ??
        document.createElement('figcaption'),
    },
    { tag: 'img', getAttrs: pictureOf },
  ],

  renderHTML: ({ HTMLAttributes: { src, alt, width, height } }) => [
    'figure',
    ['img', { src, alt, width, height, draggable: 'false' }],
    ['figcaption', 0],
  ],

  addProseMirrorPlugins: () => [chooseByClick],

  addKeyboardShortcuts() {
    return {
      // Beneath the caption a new paragraph begins.
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection
        if ($from.parent.type !== this.type || !empty) return false
        const after = $from.after()
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run()
      },
    }
  },
})

/** A click on the picture selects it with its caption. */
const chooseByClick = new Plugin({
  props: {
    handleClickOn: (view, _at, node, start, event) => {
      if (node.type.name !== 'figure' || !(event.target instanceof HTMLImageElement)) return false
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, start)))
      return true
    },
  },
})

function pictureOf(image: Element | null) {
  if (!image) return false
  const given = Object.fromEntries([...image.attributes].map(({ name, value }) => [name, value]))
  return cleanAttributes('img', given) ?? false
}

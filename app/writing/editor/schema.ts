import { Selection } from '@tiptap/extensions'
import { type Extensions, getSchema, Mark, markInputRule } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { safeHref } from './allow-list.ts'
import { Fact } from './facts/fact-node.ts'
import { Figure } from './figure.ts'
import { tables } from './table.ts'

/** Code that may be a link or bold as well, as on the allow-list. */
const Code = Mark.create({
  name: 'code',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': ({ editor }) => editor.commands.toggleMark(this.name) }
  },
  addInputRules() {
    return [markInputRule({ find: /(?:^|[^`])(`([^`]+)`)$/, type: this.type })]
  },
})

const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
  addKeyboardShortcuts() {
    return { 'Mod-,': ({ editor }) => editor.commands.toggleMark(this.name) }
  },
})

const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
  addKeyboardShortcuts() {
    return { 'Mod-.': ({ editor }) => editor.commands.toggleMark(this.name) }
  },
})

/** What the editor can hold: the allow-list's tags, as ProseMirror knows them. */
export const extensions: Extensions = [
  StarterKit.configure({
    code: false,
    heading: { levels: [2, 3, 4] },
    dropcursor: { color: false, class: 'rich-text-drop', width: 3 },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => safeHref(address) !== undefined,
    },
  }),
  Code,
  Subscript,
  Superscript,
  Fact,
  Figure,
  ...tables,
  Selection.configure({ className: 'rich-text-selection' }),
]

export const schema = getSchema(extensions)

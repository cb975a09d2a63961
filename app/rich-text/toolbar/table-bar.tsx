import { type Editor, useEditorState } from '@tiptap/react'
import { setParentAttribute } from '#app/rich-text/sanitize/parent-node.ts'
import { BarField } from './bar-field.tsx'

const edits: [label: string, run: (editor: Editor) => void][] = [
  ['Row above', (editor) => editor.chain().focus().addRowBefore().run()],
  ['Row below', (editor) => editor.chain().focus().addRowAfter().run()],
  ['Delete row', (editor) => editor.chain().focus().deleteRow().run()],
  ['Column before', (editor) => editor.chain().focus().addColumnBefore().run()],
  ['Column after', (editor) => editor.chain().focus().addColumnAfter().run()],
  ['Delete column', (editor) => editor.chain().focus().deleteColumn().run()],
  ['Head row', (editor) => editor.chain().focus().toggleHeaderRow().run()],
  ['Delete table', (editor) => editor.chain().focus().deleteTable().run()],
]

/** What can be done with the table in which the cursor is. */
export function TableBar({ editor }: { editor: Editor }) {
  const { shown, caption } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      shown: editor.isActive('table'),
      caption: String(editor.getAttributes('table').caption ?? ''),
    }),
  })
  if (!shown) return null
  return (
    <fieldset aria-label="Table" data-row className="rich-text-bar">
      {edits.map(([label, run]) => (
        <button
          key={label}
          type="button"
          className="rich-text-edit"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          {label}
        </button>
      ))}
      <BarField
        label="Caption of the table"
        inRow
        value={caption}
        onChange={(words) => setParentAttribute(editor, 'table', 'caption', words)}
        onDone={() => editor.commands.focus()}
      />
    </fieldset>
  )
}

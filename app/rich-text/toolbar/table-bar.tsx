import { type Editor, useEditorState } from '@tiptap/react'
import { labels } from '#app/rich-text/labels.ts'
import { setParentAttribute } from '#app/rich-text/parent-node.ts'
import { BarField } from './bar-field.tsx'

const edits: [label: string, run: (editor: Editor) => void][] = [
  [labels.table.rowAbove, (editor) => editor.chain().focus().addRowBefore().run()],
  [labels.table.rowBelow, (editor) => editor.chain().focus().addRowAfter().run()],
  [labels.table.deleteRow, (editor) => editor.chain().focus().deleteRow().run()],
  [labels.table.columnBefore, (editor) => editor.chain().focus().addColumnBefore().run()],
  [labels.table.columnAfter, (editor) => editor.chain().focus().addColumnAfter().run()],
  [labels.table.deleteColumn, (editor) => editor.chain().focus().deleteColumn().run()],
  [labels.table.headRow, (editor) => editor.chain().focus().toggleHeaderRow().run()],
  [labels.table.deleteTable, (editor) => editor.chain().focus().deleteTable().run()],
]

/** Actions on the table that the cursor is in. */
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
    <fieldset aria-label={labels.table.name} data-row className="rich-text-bar">
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
        label={labels.table.caption}
        inRow
        value={caption}
        onChange={(value) => setParentAttribute(editor, 'table', 'caption', value)}
        onDone={() => editor.commands.focus()}
      />
    </fieldset>
  )
}

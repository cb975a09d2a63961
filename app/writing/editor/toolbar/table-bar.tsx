import { type Editor, findParentNode, useEditorState } from '@tiptap/react'
import { labels } from '#app/writing/editor/labels.ts'
import { setParentAttribute } from '#app/writing/editor/parent-node.ts'
import { BarField } from './bar-field.tsx'

const edits: [label: string, run: (editor: Editor) => void][] = [
  [labels.table.rowAbove, (editor) => editor.chain().focus().addRowBefore().run()],
  [labels.table.rowBelow, (editor) => editor.chain().focus().addRowAfter().run()],
  [labels.table.deleteRow, (editor) => editor.chain().focus().deleteRow().run()],
  [labels.table.columnBefore, (editor) => editor.chain().focus().addColumnBefore().run()],
  [labels.table.columnAfter, (editor) => editor.chain().focus().addColumnAfter().run()],
  [labels.table.deleteColumn, (editor) => editor.chain().focus().deleteColumn().run()],
  [labels.table.deleteTable, (editor) => editor.chain().focus().deleteTable().run()],
]

/** Whether the first row of the table around the cursor holds headings alone. */
function startsWithHeads({ state: { selection } }: Editor): boolean {
  const first = findParentNode(({ type }) => type.name === 'table')(selection)?.node.firstChild
  return first?.children.every(({ type }) => type.name === 'tableHeader') ?? false
}

/** Actions on the table that the cursor is in. */
export function TableBar({ editor }: { editor: Editor }) {
  const { shown, hasHeaderRow, caption } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      shown: editor.isActive('table'),
      hasHeaderRow: startsWithHeads(editor),
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
      <button
        type="button"
        aria-pressed={hasHeaderRow}
        className="rich-text-edit"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => editor.chain().focus().toggleHeaderRow().run()}
      >
        {labels.table.headRow}
      </button>
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

import { type Editor, useEditorState } from '@tiptap/react'
import { Trash2 } from 'lucide-react'
import { labels } from '#app/writing/editor/labels.ts'
import { deleteParent, setParentAttribute } from '#app/writing/editor/parent-node.ts'
import { BarField } from './bar-field.tsx'

/** The alternative text of the selected image, or of the one in whose caption the cursor is. */
export function FigureBar({ editor }: { editor: Editor }) {
  const { shown, alt } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      shown: editor.isActive('figure'),
      alt: String(editor.getAttributes('figure').alt ?? ''),
    }),
  })
  if (!shown) return null
  return (
    <fieldset aria-label={labels.figure.name} className="rich-text-bar">
      <BarField
        label={labels.figure.alt}
        hint={labels.figure.altHint}
        value={alt}
        onChange={(value) => setParentAttribute(editor, 'figure', 'alt', value)}
        onDone={() => editor.commands.focus()}
      />
      <button
        type="button"
        className="rich-text-edit"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => deleteParent(editor, 'figure')}
      >
        <Trash2 aria-hidden className="size-4" />
        {labels.figure.remove}
      </button>
    </fieldset>
  )
}

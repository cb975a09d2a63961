import { type Editor, useEditorState } from '@tiptap/react'
import { Trash2 } from 'lucide-react'
import { deleteParent, setParentAttribute } from '#app/rich-text/sanitize/parent-node.ts'
import { BarField } from './bar-field.tsx'

/** The words that stand for the picture that is chosen, or in whose caption the cursor is. */
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
    <fieldset aria-label="Picture" className="rich-text-bar">
      <BarField
        label="Alternative text"
        hint="What the picture shows, for those who cannot see it; empty if it only decorates"
        value={alt}
        onChange={(words) => setParentAttribute(editor, 'figure', 'alt', words)}
        onDone={() => editor.commands.focus()}
      />
      <button
        type="button"
        className="rich-text-edit"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => deleteParent(editor, 'figure')}
      >
        <Trash2 aria-hidden className="size-4" />
        Remove picture
      </button>
    </fieldset>
  )
}

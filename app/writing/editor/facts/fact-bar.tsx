import { type Editor, useEditorState } from '@tiptap/react'
import { labels as editorLabels } from '#app/writing/editor/labels.ts'
import { figureOf, findFact, yearAndLaw } from '#content/facts/register/find.ts'
import { insertFact } from './fact-node.ts'

const labels = editorLabels.fact

/** What the register says of the selected figure, and what can be done with it. */
export function FactBar({ editor, onChange }: { editor: Editor; onChange: () => void }) {
  const { id, text } = useEditorState({
    editor,
    selector: ({ editor }) => {
      const { factId, text } = editor.getAttributes('fact')
      return editor.isActive('fact') ? { id: String(factId), text: String(text) } : NONE
    },
  })
  if (id === undefined) return null
  const record = findFact(id)
  const today = figureOf(id, text)
  const loosen = () => editor.chain().focus().insertContent({ type: 'text', text }).run()
  return (
    <fieldset aria-label={labels.name} className="rich-text-bar items-center">
      <p className="min-w-0 grow basis-80 text-sm [overflow-wrap:anywhere]">
        {record ? (
          <>
            <strong className="font-semibold">{record.label}</strong>: {yearAndLaw(record)}.
          </>
        ) : (
          labels.gone
        )}{' '}
        {today !== undefined && today !== text && (
          <strong className="font-semibold text-bad">{labels.newer(today)}</strong>
        )}
      </p>
      {today !== undefined && today !== text && (
        <Action onClick={() => insertFact(editor, id, text)}>{labels.renew}</Action>
      )}
      <Action onClick={onChange}>{labels.change}</Action>
      <Action onClick={loosen}>{labels.loosen}</Action>
    </fieldset>
  )
}

const NONE = { id: undefined, text: '' }

function Action({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      className="rich-text-edit"
      // Leaves the figure selected.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { EditorProps } from './editor.tsx'
import { readHtml, writeHtml } from './html.ts'
import { leftOut, pretty } from './source.ts'
import { SourceBox } from './source-box.tsx'

/**
 * The HTML for those who want it. What is written goes through the same schema as everything else,
 * with each letter, so that it can be saved from here; what cannot be kept is told.
 */
export function SourceView({
  ariaProps,
  name,
  editor,
  onChange,
}: Pick<EditorProps, 'ariaProps' | 'name' | 'onChange'> & { editor: Editor }) {
  const [text, setText] = useState(() => pretty(writeHtml(editor.state.doc)))
  const [lost, setLost] = useState<string[]>([])
  const write = (source: string) => {
    const doc = readHtml(source)
    const html = writeHtml(doc)
    setText(source)
    setLost(leftOut(source, html))
    editor.commands.setContent(doc.toJSON(), { emitUpdate: false })
    onChange(html)
  }
  return (
    <>
      <SourceBox {...ariaProps} name={name} value={text} onChange={write} />
      <p
        role="status"
        className="border-t border-line px-4 py-2 text-sm text-bad empty:border-0 empty:p-0"
      >
        {lost.length > 0 && `Cannot be kept and will be left out: ${lost.join(', ')}.`}
      </p>
    </>
  )
}

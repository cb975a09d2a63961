import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { EditorProps } from './editor-props.ts'
import { readHtml, writeHtml } from './html.ts'
import { labels } from './labels.ts'
import { leftOut, pretty } from './source.ts'
import { SourceBox } from './source-box.tsx'

/**
 * The HTML of the text, to be edited. What is typed goes through the same schema as everything else
 * with each keystroke, so that it can be saved from here; what the schema drops is listed.
 */
export function SourceView({
  aria,
  name,
  editor,
  onChange,
}: Pick<EditorProps, 'aria' | 'name' | 'onChange'> & { editor: Editor }) {
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
      <SourceBox {...aria} name={name} value={text} onChange={write} />
      <p
        role="status"
        className="border-t border-line px-4 py-2 text-sm text-bad empty:border-0 empty:p-0"
      >
        {lost.length > 0 && labels.source.leftOut(lost)}
      </p>
    </>
  )
}

import type { EditorProps } from './editor-props.ts'
import { labels } from './labels.ts'
import { SourceBox } from './source-box.tsx'

/** Takes the place of the editor when its script cannot be loaded, so that the text stays editable. */
export default function PlainEditor({ aria, name, value, onChange }: EditorProps) {
  return (
    <div className="rounded-md border border-line-strong bg-card">
      <p role="status" className="border-b border-line px-4 py-2.5 text-sm">
        {labels.notLoaded}
      </p>
      <SourceBox {...aria} name={name} value={value} onChange={onChange} />
    </div>
  )
}

import type { EditorProps } from './editor.tsx'
import { SourceBox } from './source-box.tsx'

/** In place of the editor when its script does not arrive: nothing that was written is out of reach. */
export default function PlainEditor({ ariaProps, name, value, onChange }: EditorProps) {
  return (
    <div className="rounded-md border border-line-strong bg-card">
      <p role="status" className="border-b border-line px-4 py-2.5 text-sm">
        The editor could not be loaded. You can go on in the HTML, or save and load the page again.
      </p>
      <SourceBox {...ariaProps} name={name} value={value} onChange={onChange} />
    </div>
  )
}

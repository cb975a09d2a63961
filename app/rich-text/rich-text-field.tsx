import { TriangleAlert } from 'lucide-react'
import { lazy, type Ref, Suspense, useImperativeHandle } from 'react'
import type { EditorProps } from './editor.tsx'
import { FieldSkeleton } from './field-skeleton.tsx'
import type { Placed } from './figure.ts'

const Editor = lazy(() => import('./editor.tsx').catch(() => import('./plain-editor.tsx')))

export interface RichTextFieldProps {
  id: string
  name: string
  label: string
  /** HTML; what the editor makes of it is what the server would store */
  value: string
  onChange: (html: string) => void
  hint?: string
  error?: string
  /** characters of HTML; a longer text is reported, not cut */
  maxLength?: number
  /** opens a choice of images; resolves with undefined when none was chosen */
  onPickImage?: () => Promise<Placed | undefined>
  /** uploads a file that was dropped or pasted; progress from 0 to 1; what it throws is shown */
  onUploadImage?: (
    file: File,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ) => Promise<Placed>
  /** called when uploads begin or end, so that a form can wait for them */
  onStatus?: (status: { uploading: number }) => void
  ref?: Ref<{ focus: () => void }>
}

/**
 * A field for rich text. The editor is fetched when the first field is shown; where that fails, the
 * HTML can be edited as it is.
 */
export function RichTextField({ id, label, hint, error, ref, ...editor }: RichTextFieldProps) {
  const labelId = `${id}-label`
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  const aria: EditorProps['aria'] = {
    id,
    'aria-labelledby': labelId,
    'aria-invalid': Boolean(error),
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
  }
  const focus = () => document.getElementById(id)?.focus()
  useImperativeHandle(ref, () => ({ focus }))
  return (
    <div className="min-w-0">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text itself is reached by keyboard */}
      <label id={labelId} htmlFor={id} onClick={focus} className="mb-1.5 block w-fit font-medium">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 mb-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <Suspense fallback={<FieldSkeleton />}>
        <Editor aria={aria} {...editor} />
      </Suspense>
      {error && (
        <p id={errorId} className="mt-1.5 flex gap-2 text-sm font-medium text-bad">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

import { TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useImperativeHandle } from 'react'
import type { EditorProps, RichTextFieldProps } from './editor-props.ts'
import { FieldSkeleton } from './field-skeleton.tsx'

const Editor = lazy(() => import('./editor.tsx').catch(() => import('./plain-editor.tsx')))

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

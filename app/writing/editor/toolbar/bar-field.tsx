import { useId } from 'react'

/** A one-line field about the selected part of the text; Enter and Escape return to the text. */
export function BarField({
  label,
  inRow = false,
  hint,
  value,
  onChange,
  onDone,
}: {
  label: string
  /** whether the label is the placeholder instead of above the input */
  inRow?: boolean
  hint?: string
  value: string
  onChange: (value: string) => void
  onDone: () => void
}) {
  const id = useId()
  return (
    <div className={inRow ? 'min-w-56 grow' : 'w-full'}>
      <label htmlFor={id} className={inRow ? 'sr-only' : 'text-sm'}>
        {label}
      </label>
      <input
        id={id}
        value={value}
        placeholder={inRow ? label : undefined}
        maxLength={300}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          onDone()
        }}
        className="min-h-11 w-full rounded-md border border-line-strong bg-card px-3"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

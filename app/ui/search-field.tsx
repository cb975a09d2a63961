import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { TextField } from './field.tsx'
import { labels } from './labels.ts'

const TYPING_PAUSE_MS = 300

/** A search field that reports its text when the typing pauses, not at every key. */
export function SearchField({
  value,
  placeholder,
  className,
  compact = false,
  onChange,
}: {
  value: string
  placeholder: string
  className?: string
  /** without a visible label, for a row of controls */
  compact?: boolean
  onChange: (text: string) => void
}) {
  const [text, setText] = useState(value)
  const reported = useRef(value)
  useEffect(() => {
    // The address changed by other means, such as Clear or the browser's Back.
    if (value === reported.current) return
    reported.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text.trim() === reported.current) return
    const pause = setTimeout(() => {
      reported.current = text.trim()
      onChange(reported.current)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text, onChange])
  const field = {
    name: 'q',
    type: 'search',
    placeholder,
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
  }
  return compact ? (
    <input
      {...field}
      aria-label={labels.search}
      className={`min-h-11 rounded-md border border-line-strong bg-card px-3 text-ink placeholder:text-muted ${className}`}
    />
  ) : (
    <TextField {...field} label={labels.search} className={className} />
  )
}

import { useEffect, useRef, useState } from 'react'
import { TextField } from './field.tsx'
import { labels } from './labels.ts'

const TYPING_PAUSE_MS = 300

/** A search field that reports its text when the typing pauses, not at every key. */
export function SearchField({
  value,
  placeholder,
  className,
  onChange,
}: {
  value: string
  placeholder: string
  className?: string
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
  return (
    <TextField
      label={labels.search}
      name="q"
      type="search"
      className={className}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

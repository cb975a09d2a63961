import { useEffect, useRef, useState } from 'react'
import { TextField } from './field.tsx'

const TYPING_PAUSE_MS = 300

/** Asks once the typing pauses, not at every letter. */
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
  const asked = useRef(value)
  useEffect(() => {
    // The address changed by other means, such as Clear or the browser's Back.
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text.trim() === asked.current) return
    const pause = setTimeout(() => {
      asked.current = text.trim()
      onChange(asked.current)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text, onChange])
  return (
    <TextField
      label="Search"
      name="q"
      type="search"
      className={className}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

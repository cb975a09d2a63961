import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const report = useEffectEvent(() => {
    reported.current = text.trim()
    onChange(reported.current)
  })
  const router = useRouter()
  useEffect(
    () => (text.trim() === reported.current ? undefined : afterPause(router, report)),
    [text, router],
  )
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

/**
 * Reports when the typing has paused. Anyone who presses or opens something before that gets it: what is
 * listed does not change under the pointer, and a screen that is being opened is not left again.
 * Returns what ends the wait.
 */
function afterPause(router: AnyRouter, report: () => void): () => void {
  const ended = new AbortController()
  const end = () => ended.abort()
  let pause: ReturnType<typeof setTimeout>
  const stop = () => clearTimeout(pause)
  const start = () => {
    stop()
    pause = setTimeout(() => {
      end()
      report()
    }, TYPING_PAUSE_MS)
  }
  const options = { capture: true, signal: ended.signal }
  addEventListener('pointerdown', stop, options)
  for (const release of ['pointerup', 'pointercancel']) addEventListener(release, start, options)
  const stopFollowing = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) end()
  })
  ended.signal.addEventListener('abort', () => {
    stop()
    stopFollowing()
  })
  start()
  return end
}

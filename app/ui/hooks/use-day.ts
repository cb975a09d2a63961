import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

const TYPING_PAUSE_MS = 700

/**
 * The props of a date field that can be typed in: what is half typed stays, and a whole day is passed on when the
 * field is left, which then shows `value` again.
 * @param live for filters: what is picked is passed on at once, and what is typed after a pause or with Enter, but
 * only years from 2000 to 2100: a browser has 0002, 0020 and 0202 while 2026 is being typed
 */
export function useDay({
  value,
  min,
  max,
  live = false,
  onDay,
}: {
  value: string
  min?: string | undefined
  max?: string | undefined
  live?: boolean
  /** with the day as YYYY-MM-DD, or nothing where it was emptied */
  onDay: (day: string) => unknown
}) {
  const ref = useRef<HTMLInputElement>(null)
  const isByKey = useRef(false)
  // Chromium empties a half-typed field when its limits change as well.
  const shown = { value, min, max }
  const [typed, setTyped] = useState<typeof shown>()
  const pass = () => {
    const field = ref.current
    if (!field || field.validity.badInput || field.value === value) return
    const isSensible = field.value === '' || (field.value >= '2000' && field.value < '2101')
    if (isSensible || !live) return onDay(field.value)
  }
  const passTyped = useEffectEvent(pass)
  useEffect(() => {
    if (!live || typed === undefined || !isByKey.current) return
    const pause = setTimeout(passTyped, TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [live, typed])
  const follow = useEffectEvent((now: string) => {
    if (now === typed?.value) setTyped(undefined)
  })
  useEffect(() => follow(value), [value])
  return {
    ref,
    type: 'date',
    ...(typed ?? shown),
    onPointerDown: () => {
      isByKey.current = false
    },
    onKeyDown: ({
      key,
      altKey,
      ctrlKey,
      metaKey,
      currentTarget,
    }: KeyboardEvent<HTMLInputElement>) => {
      isByKey.current = true
      if (live && key === 'Enter') pass()
      // Browsers report no change while an empty field is half typed, and a new value would take the digits away.
      const isTyped = key.length === 1 && !altKey && !ctrlKey && !metaKey
      if (isTyped) setTyped((before) => before ?? { ...shown, value: currentTarget.value })
    },
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped((before) => ({ ...(before ?? shown), value: target.value }))
      if (live && !isByKey.current) pass()
    },
    onBlur: async ({ target }: { target: HTMLInputElement }) => {
      await pass()
      // Who only looks at another window is still in the field.
      if (document.activeElement === target) return
      if (target.validity.badInput) target.value = ''
      setTyped(undefined)
    },
  }
}

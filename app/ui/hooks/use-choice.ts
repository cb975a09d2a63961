import { type KeyboardEvent, useRef, useState } from 'react'

/** They open the list, from which one option is taken. */
const OPENING = new Set(['Enter', ' ', 'F4'])

/**
 * The props of a select that acts on what is chosen: by pointer at once, by keyboard with Enter or when the select is left,
 * as the arrow keys choose every option on the way. Escape returns to `value`.
 */
export function useChoice(value: string, onChoose: (value: string) => unknown) {
  const isByKey = useRef(false)
  const [reached, setReached] = useState<string>()
  const choose = () => {
    isByKey.current = false
    setReached(undefined)
    if (reached !== undefined && reached !== value) onChoose(reached)
  }
  return {
    value: reached ?? value,
    onPointerDown: () => {
      isByKey.current = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key, altKey } = event
      if (key === 'Escape') setReached(undefined)
      else if (key === 'Enter' && reached !== undefined) {
        // It would open the list.
        event.preventDefault()
        choose()
      } else isByKey.current = !(altKey || OPENING.has(key))
    },
    onChange: ({ target }: { target: { value: string } }) => {
      if (isByKey.current) return setReached(target.value)
      setReached(undefined)
      onChoose(target.value)
    },
    onBlur: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      // Another window in front leaves the focus where it is in this one.
      if (document.activeElement !== currentTarget) choose()
    },
  }
}

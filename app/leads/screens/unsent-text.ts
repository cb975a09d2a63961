import { useEffect, useState } from 'react'

/** What was typed and not sent yet, by what it is for; it outlives the screen, not the tab. */
const texts = new Map<string, string>()

/** A text that is still there after a slip: another enquiry, a closed dialog. Closing the tab asks first. */
export function useUnsentText(key: string, first = '') {
  const [text, setText] = useState(texts.get(key) ?? first)
  useEffect(() => {
    window.addEventListener('beforeunload', askFirst)
    return () => {
      if (texts.size === 0) window.removeEventListener('beforeunload', askFirst)
    }
  }, [])
  const change = (next: string) => {
    setText(next)
    if (next.trim() === '' || next === first) texts.delete(key)
    else texts.set(key, next)
  }
  return [text, change] as const
}

export function clearUnsentText(...keys: string[]): void {
  for (const key of keys) texts.delete(key)
}

function askFirst(event: BeforeUnloadEvent) {
  if (texts.size > 0) event.preventDefault()
}

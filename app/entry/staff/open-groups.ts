import { useState } from 'react'
import { MENU_KEY } from '#content/storage-keys.ts'

type Groups = Record<string, boolean | undefined>

/** Which groups of the menu are open or closed by hand, as this browser remembers them. */
export function useOpenGroups() {
  const [open, setOpen] = useState(remembered)
  const toggle = (name: string, isOpen: boolean) => {
    const now = { ...open, [name]: isOpen }
    setOpen(now)
    try {
      localStorage.setItem(MENU_KEY, JSON.stringify(now))
    } catch {}
  }
  return { open, toggle }
}

function remembered(): Groups {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(MENU_KEY) ?? '{}')
    return stored && typeof stored === 'object' ? (stored as Groups) : {}
  } catch {
    return {}
  }
}

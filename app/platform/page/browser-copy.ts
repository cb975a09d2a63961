import { createContext, useContext } from 'react'
import type { BrowserCopy } from '#content/en/in-browser.ts'

const InBrowser = createContext<BrowserCopy | undefined>(undefined)
export const BrowserCopyOf = InBrowser.Provider

/** The part of it that forms need, which React hydrates: a visitor's browser loads that of the page's language alone. */
export function useBrowserCopy(): BrowserCopy {
  const copy = useContext(InBrowser)
  if (!copy) throw new Error('a form was rendered without its copy')
  return copy
}

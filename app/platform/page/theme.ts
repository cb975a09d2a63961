import { THEME_KEY } from '#content/storage-keys.ts'

/** The three themes a visitor may choose; the browser stores the choice under THEME_KEY. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const DEFAULT_THEME: Theme = 'light'

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return THEMES.find((theme) => theme === stored) ?? DEFAULT_THEME
  } catch {
    return DEFAULT_THEME
  }
}

/** Stores and applies a theme. Where the browser stores nothing it applies to this page only. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {}
  applyTheme(theme)
}

export function applyTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && darkSystem().matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

export function darkSystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

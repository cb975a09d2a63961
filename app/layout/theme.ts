import { THEME_KEY } from '#app/content/storage-keys.ts'

/** The three themes a visitor may choose; the choice is kept in the browser under THEME_KEY. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const DEFAULT_THEME: Theme = 'light'

export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(THEME_KEY)
    return THEMES.find((theme) => theme === kept) ?? DEFAULT_THEME
  } catch {
    return DEFAULT_THEME
  }
}

/** Keeps a choice and shows it. A browser that keeps nothing still shows it on this page. */
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

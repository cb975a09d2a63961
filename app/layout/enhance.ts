/**
 * What the frame of a public page does beyond its links, in a script small enough for every page:
 * the menu of services opens under a mouse, menus close when something is chosen, on Escape and
 * when the focus or a click goes elsewhere, and the theme can be chosen. It listens on the document,
 * so it does not matter whether React has taken the page over.
 */
import { applyTheme, chooseTheme, darkSystem, readTheme, THEMES } from './theme.ts'

const MENU = 'details[data-menu]'
let openedByHover: HTMLDetailsElement | undefined

export function enhance(): void {
  document.documentElement.dataset.script = 'runs'
  on('pointerenter', (event) => hover(event, true))
  on('pointerleave', (event) => hover(event, false))
  on('click', (event) => {
    const target = event.target as Element
    const menu = target.closest<HTMLDetailsElement>(MENU)
    if (menu && target.closest('summary') && menu === openedByHover) {
      // The mouse that clicks opened it by hovering a moment before: keep it open.
      event.preventDefault()
      openedByHover = undefined
    }
    if (menu && target.closest('a')) menu.open = false
    closeOthers(menu)
  })
  on('focusin', (event) => closeOthers((event.target as Element).closest<HTMLDetailsElement>(MENU)))
  on('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)) {
      menu.open = false
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    }
  })
  on('change', (event) => {
    const input = event.target as HTMLInputElement
    const theme = THEMES.find((choice) => choice === input.value)
    if (input.dataset.themeChoice !== undefined && theme) chooseTheme(theme)
  })
  darkSystem().addEventListener('change', () => applyTheme(readTheme()))
  const choices = [...document.querySelectorAll<HTMLInputElement>('[data-theme-choice]')]
  // Somebody may have chosen before this script was here.
  const early = choices.find((input) => input.checked && !input.defaultChecked)
  const theme = THEMES.find((choice) => choice === early?.value)
  if (theme) chooseTheme(theme)
  for (const input of choices) input.checked = input.value === readTheme()
}

function hover(event: Event, open: boolean) {
  const menu = event.target
  if (!(menu instanceof HTMLDetailsElement) || menu.dataset.menu !== 'hover') return
  if ((event as PointerEvent).pointerType !== 'mouse') return
  menu.open = open
  openedByHover = open ? menu : undefined
}

function closeOthers(kept: HTMLDetailsElement | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)) {
    if (menu !== kept) menu.open = false
  }
}

function on(type: string, listener: (event: Event) => void) {
  document.addEventListener(type, listener, true)
}

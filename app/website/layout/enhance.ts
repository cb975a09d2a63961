/**
 * The script of the header and footer on every page. The menu of services opens on hover; menus
 * close when an item is chosen, on Escape, and when the focus or a click goes elsewhere; the theme
 * can be chosen. It listens on the document, so it works whether or not React hydrates the page.
 */
import { applyTheme, chooseTheme, darkSystem, readTheme, THEMES } from '#app/platform/page/theme.ts'

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
      // Hovering opened the menu just before this click, which would close it.
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
  sendFormsOnce()
  darkSystem().addEventListener('change', () => applyTheme(readTheme()))
  const choices = [...document.querySelectorAll<HTMLInputElement>('[data-theme-choice]')]
  // The visitor may have chosen a theme before this script ran.
  const earlier = choices.find((input) => input.checked && !input.defaultChecked)
  const theme = THEMES.find((choice) => choice === earlier?.value)
  if (theme) chooseTheme(theme)
  for (const input of choices) input.checked = input.value === readTheme()
}

const SENT_MS = 10_000

/**
 * A form that the browser itself is sending isn't sent again by a second press: the browser would drop the
 * response to the first, and with it what that response set. Listens last, when scripts that send their form
 * themselves have prevented the event. A page that comes back from the browser's cache starts afresh.
 */
function sendFormsOnce() {
  const sent = new Set<HTMLFormElement>()
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || !form.matches('[method=post]')) return
    if (sent.has(form)) return event.preventDefault()
    sent.add(form)
    // The visitor may have stopped the page.
    setTimeout(() => sent.delete(form), SENT_MS)
  })
  addEventListener('pageshow', () => sent.clear())
}

function hover(event: Event, open: boolean) {
  const menu = event.target
  if (!(menu instanceof HTMLDetailsElement) || menu.dataset.menu !== 'hover') return
  if ((event as PointerEvent).pointerType !== 'mouse') return
  menu.open = open
  openedByHover = open ? menu : undefined
}

function closeOthers(current: HTMLDetailsElement | null) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${MENU}[open]`)) {
    if (menu !== current) menu.open = false
  }
}

function on(type: string, listener: (event: Event) => void) {
  document.addEventListener(type, listener, true)
}

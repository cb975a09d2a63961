import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place in a part of a screen when an action disables or removes the control that
 * was used: the focus goes back to the control, or to the section around it, or to the heading.
 * @returns the ref of the element whose focus is kept
 */
export function useKeptFocus<Root extends HTMLElement = HTMLElement>(
  busy: boolean,
): RefObject<Root | null> {
  const root = useRef<Root>(null)
  const last = useRef<{ control: HTMLElement; section: HTMLElement | null }>(undefined)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const onFocusIn = ({ target }: FocusEvent) => {
      const control = target as HTMLElement
      last.current = { control, section: control.closest('section') }
    }
    // Who clicks beside a control leaves it. The browser blurs one that it removes as well, so that
    // losing the focus tells nothing.
    const onPointerDown = () => {
      last.current = undefined
    }
    element.addEventListener('focusin', onFocusIn)
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [])
  useEffect(() => {
    if (busy || !last.current || document.activeElement !== document.body) return
    const { control, section } = last.current
    last.current = undefined
    const target = [control, section].find((element) => element && canTakeFocus(element))
    const place = target ?? root.current?.querySelector<HTMLElement>('h1, h2')
    if (place && place !== control) place.tabIndex = -1
    place?.focus({ preventScroll: true })
  })
  return root
}

function canTakeFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled')
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place in an enquiry when an action disables or removes the control that was
 * used: the focus goes back to the control, or to the section around it, or to the heading.
 * @returns the ref of the element whose focus is kept
 */
export function useKeptFocus(busy: boolean): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null)
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
    if (target === section && section) section.tabIndex = -1
    const heading = root.current?.querySelector<HTMLElement>('h1')
    ;(target ?? heading)?.focus({ preventScroll: true })
  })
  return root
}

function canTakeFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled')
}

/** The focus of the keyboard, and what is around it. */
interface Place {
  control: HTMLElement
  section: HTMLElement | null
  dialog: HTMLElement | null
  /** whether it was disabled meanwhile, which takes the focus from it */
  wasDisabled?: boolean
}

/** Longer than what the screens themselves take to put the focus somewhere after a change. */
const OWN_FOCUS_MS = 50
/** A control that is still disabled then is not only waiting for a response. */
const STAYS_DISABLED_MS = 2_000

/**
 * Keeps the keyboard's place in the page when what was done disables or removes the control that was
 * used: the focus goes back to the control once it is enabled, or to the section around it, or to the
 * heading of the screen or dialog. Returns the function that ends this.
 */
export function keepFocus(): () => void {
  let last: Place | undefined
  /** the last place outside of a dialog */
  let opener: Place | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const restore = (waited = false) => {
    timer = undefined
    if (document.activeElement !== document.body) return
    const place = last?.dialog && !last.dialog.isConnected ? opener : last
    if (!place) return
    const { control, section } = place
    if (control.isConnected && !isDisabled(control)) {
      // Who blurred it, as by Escape, has left it.
      const isLeft = place === last && !place.wasDisabled
      if (!isLeft) control.focus({ preventScroll: true })
      return
    }
    if (control.isConnected && !waited) {
      timer = setTimeout(restore, STAYS_DISABLED_MS, true)
      return
    }
    const around = section?.isConnected ? section : heading()
    if (!around) return
    if (around.tabIndex < 0) around.tabIndex = -1
    around.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    if (!last) return
    if (isDisabled(last.control)) last.wasDisabled = true
    if (document.activeElement !== document.body) return
    clearTimeout(timer)
    timer = setTimeout(restore, OWN_FOCUS_MS)
  })
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const dialog = target.closest('dialog')
    last = { control: target, section: target.closest('section'), dialog }
    if (!dialog) opener = last
  }
  // Who clicks beside a control leaves it. The browser blurs one that it removes as well, so that
  // losing the focus tells nothing.
  const onPointerDown = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && last?.control.contains(target))) last = undefined
  }

  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'inert'],
  })
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('pointerdown', onPointerDown, true)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('pointerdown', onPointerDown, true)
  }
}

function isDisabled(control: HTMLElement): boolean {
  return control.matches(':disabled, [inert] *')
}

function heading(): HTMLElement | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  return (dialog ?? document.querySelector('main'))?.querySelector<HTMLElement>('h1, h2') ?? null
}

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { labels } from './labels.ts'
import { placeToasts } from './toast-store.tsx'

const sizes = {
  sm: 'w-[min(30rem,calc(100vw-2rem))]',
  md: 'w-[min(44rem,calc(100vw-2rem))]',
  lg: 'w-[min(64rem,calc(100vw-2rem))]',
  full: 'h-dvh max-h-dvh w-full max-w-none rounded-none border-0 sm:h-[calc(100dvh-2rem)] sm:w-[min(72rem,calc(100vw-2rem))] sm:rounded-lg sm:border',
}

/** With a column beside the content on wide screens. */
const sizesWithAside = {
  ...sizes,
  sm: `${sizes.sm} lg:w-[min(51rem,calc(100vw-2rem))]`,
  md: `${sizes.md} lg:w-[min(66rem,calc(100vw-2rem))]`,
}

const body = 'min-h-0 grow overflow-y-auto px-[clamp(1.25rem,4vw,2rem)] pb-5'

/**
 * A modal dialog on the native `dialog`: the focus stays inside, the page behind is inert, and toasts
 * are shown in it. Escape and the close button call `onClose`, which may leave it open; a click
 * outside does nothing, so that no stray click loses typed text. Closed, it gives the focus back. A
 * failure in it does not affect the page behind.
 */
export function Dialog({
  open,
  title,
  text,
  size = 'md',
  covers = false,
  onClose,
  footer,
  aside,
  written,
  children,
}: {
  open: boolean
  title: string
  text?: ReactNode
  size?: keyof typeof sizes
  /** whether nothing behind it is to be seen */
  covers?: boolean
  onClose: () => void
  /** stays visible below the scrolling content */
  footer?: ReactNode
  /** beside the content on wide screens, above it on others */
  aside?: ReactNode
  /** the typed text, to be copied if rendering fails */
  written?: () => { label: string; text: string }[]
  children?: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const opener = document.activeElement
    if (!element.open) element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    const removeToasts = placeToasts(element)
    return () => {
      removeToasts()
      element.close()
      returnFocus(opener)
    }
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // Browsers close on a second Escape even if the first was cancelled: keep the typed text.
        if (event.target === dialog.current && !dialog.current?.open) dialog.current?.showModal()
      }}
      className={`m-auto flex max-h-[calc(100dvh-2rem)] flex-col rounded-lg border border-line bg-card p-0 text-ink shadow-float ${covers ? 'backdrop:bg-tint' : 'backdrop:bg-surface/60'} ${(aside ? sizesWithAside : sizes)[size]}`}
    >
      <header className="flex items-start justify-between gap-4 px-[clamp(1.25rem,4vw,2rem)] pt-5 pb-3">
        <div className="min-w-0">
          <h2 id={titleId} className="text-h3">
            {title}
          </h2>
          {text && <p className="mt-1 text-muted">{text}</p>}
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={labels.close}
          onClick={onClose}
          className="-mt-2 -mr-3"
        >
          <X aria-hidden className="size-5" />
        </Button>
      </header>
      <FailureBoundary written={written} className={body}>
        {aside ? (
          <div
            className={`${body} grid content-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]`}
          >
            <div className="grid gap-4 lg:sticky lg:top-0 lg:max-h-[60dvh] lg:self-start lg:overflow-y-auto">
              {aside}
            </div>
            <div className="min-w-0">{children}</div>
          </div>
        ) : (
          <div className={body}>{children}</div>
        )}
        {footer && (
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-[clamp(1.25rem,4vw,2rem)] py-3">
            {footer}
          </footer>
        )}
      </FailureBoundary>
    </dialog>
  )
}

/** The browser does it only for a dialog that is still in the page. */
function returnFocus(opener: Element | null) {
  if (document.activeElement !== document.body) return
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}

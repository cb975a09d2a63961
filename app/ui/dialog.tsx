import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { placeToasts } from './toast-store.tsx'

const sizes = {
  sm: 'w-[min(30rem,calc(100vw-2rem))]',
  md: 'w-[min(44rem,calc(100vw-2rem))]',
  full: 'h-dvh max-h-dvh w-full max-w-none rounded-none border-0 sm:h-[calc(100dvh-2rem)] sm:w-[min(72rem,calc(100vw-2rem))] sm:rounded-lg sm:border',
}

const body = 'min-h-0 grow overflow-y-auto px-[clamp(1.25rem,4vw,2rem)] pb-5'

/**
 * A modal dialog on the browser's own `dialog`: the focus stays inside, the page behind is out of
 * reach, notices are shown in it. Escape and the cross ask `onClose`, which may decide otherwise; a
 * click beside it does nothing, so that no slip loses what was typed. What fails in it fails in it
 * alone: the page behind stays as it is.
 */
export function Dialog({
  open,
  title,
  text,
  size = 'md',
  onClose,
  footer,
  written,
  children,
}: {
  open: boolean
  title: string
  text?: ReactNode
  size?: keyof typeof sizes
  onClose: () => void
  /** stays in sight beneath what scrolls */
  footer?: ReactNode
  /** what was written in it, to be copied when it fails */
  written?: () => { label: string; text: string }[]
  children?: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    if (!element.open) element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    const takeAway = placeToasts(element)
    return () => {
      takeAway()
      element.close()
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
        // Browsers close on a second Escape whatever we say; what was typed must not go with it.
        if (event.target === dialog.current && !dialog.current?.open) dialog.current?.showModal()
      }}
      className={`m-auto flex max-h-[calc(100dvh-2rem)] flex-col rounded-lg border border-line bg-card p-0 text-ink shadow-float backdrop:bg-surface/60 ${sizes[size]}`}
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
          aria-label="Close"
          onClick={onClose}
          className="-mt-2 -mr-3"
        >
          <X aria-hidden className="size-5" />
        </Button>
      </header>
      <FailureBoundary written={written} className={body}>
        <div className={body}>{children}</div>
        {footer && (
          <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-[clamp(1.25rem,4vw,2rem)] py-3">
            {footer}
          </footer>
        )}
      </FailureBoundary>
    </dialog>
  )
}

import { CircleCheck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { onOwnClock, replyBy } from '#app/enquiries/receipt/reply-by.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { Button } from '#app/ui/button.tsx'
import { SentDetails, type SentEnquiry } from './sent-enquiry.tsx'

/** The room that the page and its toasts leave; the details that one opens may cover more. */
const FOOT_MAX = 160

/**
 * Stands at the foot of the page after the plan dialog was sent, until it is dismissed: above the bar
 * of phones, and clear of the chat button of wider screens.
 */
export function SentBar({ sent, onDismiss }: { sent: SentEnquiry; onDismiss: () => void }) {
  const bar = useRef<HTMLElement>(null)
  const { afterSending: copy, times } = useBrowserCopy()
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      root.style.setProperty('--foot', `${Math.min(Math.ceil(height), FOOT_MAX)}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--foot')
    }
  }, [])
  const { receivedAt, dueAt } = sent.receipt
  return (
    <section
      ref={bar}
      aria-labelledby="sent-bar-title"
      className="screen-only fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 max-h-[calc(100dvh-8rem)] overflow-y-auto border-y border-good bg-card px-4 py-2 shadow-float sm:right-24 sm:bottom-5 sm:left-5 sm:max-w-[34rem] sm:rounded-lg sm:border"
    >
      <div className="flex items-start justify-between gap-3">
        <div role="status" className="py-1.5">
          <h2 id="sent-bar-title" className="flex items-center gap-2 text-lead">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
            {copy.title}
          </h2>
          <p className="figures text-sm text-muted">
            {copy.due(
              replyBy(dueAt, Date.parse(receivedAt), times.own),
              onOwnClock(dueAt, times.own),
            )}
          </p>
        </div>
        <Button variant="quiet" size="icon" aria-label={copy.dismiss} onClick={onDismiss}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <details>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {copy.details}
        </summary>
        <div className="pb-3">
          <SentDetails sent={sent} />
        </div>
      </details>
    </section>
  )
}

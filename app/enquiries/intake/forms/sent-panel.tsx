import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { onOwnClock, replyBy } from '#app/enquiries/receipt/reply-by.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { ToastInPlace } from '#app/ui/toast-in-place.tsx'
import { SentDetails, type SentEnquiry } from './sent-enquiry.tsx'

/**
 * Takes the place of a form once it was sent, and stays. The form, empty again, folds under a
 * disclosure. Before anything was sent there is only the form.
 */
export function SentPanel({
  sent,
  notice,
  children,
}: {
  sent?: SentEnquiry
  /** a toast that says so as well */
  notice?: { title: string; text: string }
  children: ReactNode
}) {
  const { afterSending: copy, times } = useBrowserCopy()
  if (!sent) return children
  // A page may have two forms.
  const { receivedAt, dueAt } = sent.receipt
  const titleId = `sent-${receivedAt}`
  return (
    <div key={titleId} ref={show}>
      {notice && <ToastInPlace {...notice} />}
      <section
        aria-labelledby={titleId}
        className="rounded-lg border border-good bg-card p-[clamp(1.25rem,4vw,2.25rem)]"
      >
        <h2 id={titleId} tabIndex={-1} className="flex items-center gap-2 text-h3 outline-none">
          <CircleCheck aria-hidden className="size-6 shrink-0 text-good" />
          {copy.title}
        </h2>
        <p className="figures mt-2 text-lead">
          {copy.due(
            replyBy(dueAt, Date.parse(receivedAt), times.own),
            onOwnClock(dueAt, times.own),
          )}
        </p>
        <SentDetails sent={sent} />
      </section>
      <details className="mt-4">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {copy.another}
        </summary>
        <div className="mt-3">{children}</div>
      </details>
    </div>
  )
}

/** Moves the focus to the heading, which screen readers then read out, with the whole panel below it. */
function show(panel: HTMLElement | null) {
  panel?.querySelector('h2')?.focus({ preventScroll: true })
  panel?.scrollIntoView({ behavior: 'instant' })
}

import { Link } from '@tanstack/react-router'
import { MailWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { mailNoticeLabels as labels } from './labels.ts'
import type { MailStatus } from './mail.ts'

const { notConfigured } = labels

/** Shows what keeps mails from being sent, and what to do about it. */
export function MailNotice({ status }: { status: MailStatus }) {
  const { waiting, failed, unconfirmed } = status.counts
  if (!status.configured) {
    return (
      <Notice title={notConfigured.title}>
        {notConfigured.lead}
        <code>{notConfigured.urlSetting}</code>
        {notConfigured.such}
        <code>{notConfigured.urlExample}</code>
        {notConfigured.and}
        <code>{notConfigured.fromSetting}</code>
        {notConfigured.rest}
      </Notice>
    )
  }
  if (status.heldBack.count > 0) return <HeldBackNotice heldBack={status.heldBack} />
  if (status.lastError && waiting > 0) {
    return (
      <Notice title={labels.waiting.title(waiting)}>
        {labels.waiting.text(formatTimestamp(status.lastError.at), status.lastError.reason)}
      </Notice>
    )
  }
  if (failed + unconfirmed > 0) {
    return (
      <Notice title={labels.undelivered.title}>
        {labels.undelivered.text(failed, unconfirmed)}
        {(['failed', 'unconfirmed'] as const).map(
          (state) =>
            status.counts[state] > 0 && (
              <Link
                key={state}
                to="/admin/mail"
                search={{ state, kind: 'all' }}
                className="text-link ml-2"
              >
                {labels.undelivered[state]}
              </Link>
            ),
        )}
      </Notice>
    )
  }
  return null
}

/** Shows staff that e-mails to visitors wait because too many are due at once. */
export function HeldBackNotice({
  heldBack: { count, until },
  className,
}: Pick<MailStatus, 'heldBack'> & { className?: string }) {
  if (count === 0 || !until) return null
  return (
    <Notice title={labels.heldBack.title(count)} className={className}>
      {labels.heldBack.text(formatTimestamp(until))}
      <code>{labels.heldBack.settings[0]}</code>
      {labels.heldBack.or}
      <code>{labels.heldBack.settings[1]}</code>
      {labels.heldBack.rest}
    </Notice>
  )
}

function Notice({
  title,
  className = 'mb-6',
  children,
}: {
  title: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <section
      className={`${className} flex gap-3 rounded-lg border border-line-strong bg-accent-tint px-5 py-4`}
    >
      <MailWarning aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
        <p className="mt-1 text-sm">{children}</p>
      </div>
    </section>
  )
}

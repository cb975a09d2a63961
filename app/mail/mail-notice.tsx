import { MailWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatTimestamp } from '#app/time/dates.ts'
import type { MailStatus } from './mail.ts'

/** Says what keeps mails from leaving, and what to do about it. */
export function MailNotice({ status }: { status: MailStatus }) {
  const { waiting, failed, unconfirmed } = status.counts
  if (!status.configured) {
    return (
      <Notice title="No mail server is set up: mails wait here">
        Nothing is lost meanwhile. Whoever runs the site sets <code>SMTP_URL</code> (such as{' '}
        <code>smtps://user:password@mail.your-firm.in</code>) and <code>MAIL_FROM</code> in its
        environment and starts it again. Mails that are not older than three days are sent then, and
        older ones by hand.
      </Notice>
    )
  }
  if (status.lastError && waiting > 0) {
    return (
      <Notice title={`${waiting === 1 ? 'One mail waits' : `${waiting} mails wait`} to be sent`}>
        On {formatTimestamp(status.lastError.at)}: {status.lastError.reason}
      </Notice>
    )
  }
  if (failed + unconfirmed > 0) {
    return (
      <Notice title="Some mails need a look">
        {failed} failed and {unconfirmed} unconfirmed. Send them again by hand, or reach those
        people another way.
      </Notice>
    )
  }
  return null
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-6 flex gap-3 rounded-lg border border-line-strong bg-accent-tint px-5 py-4">
      <MailWarning aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h2 className="text-[1.0625rem] font-semibold">{title}</h2>
        <p className="mt-1 text-sm">{children}</p>
      </div>
    </section>
  )
}

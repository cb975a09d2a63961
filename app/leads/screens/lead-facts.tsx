import type { ReactNode } from 'react'
import type { LeadDetail } from '#app/leads/desk.ts'
import { cameFrom, serviceName } from '#app/leads/labels.ts'
import { canCall, phoneHref } from '#app/text/phone-href.ts'
import { looksWrong, splitPhone } from '#app/text/phone-number.ts'
import { formatTimestamp } from '#app/time/dates.ts'
import { EmailLooksWrong } from './case/email-looks-wrong.tsx'
import { PhoneLooksWrong } from './case/phone-looks-wrong.tsx'
import { factLabels as labels } from './lead-labels.ts'

/** The sender of an enquiry, and how it came in. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const { number, extension } = splitPhone(lead.phone)
  return (
    <dl className="rows rounded-lg border border-line bg-card px-4 text-sm">
      <Row term={labels.phone}>
        {canCall(lead.phone) ? (
          <a href={phoneHref(lead.phone)} className="text-link">
            {number}
          </a>
        ) : (
          number
        )}
        {extension && <span className="block text-muted">{labels.extension(extension)}</span>}
        {canCall(lead.phone) && looksWrong(lead.phone) && <PhoneLooksWrong />}
      </Row>
      <Row term={labels.email}>
        {lead.email || labels.noEmail}
        <EmailLooksWrong email={lead.email} />
      </Row>
      <Row term={labels.service}>{serviceName(lead.service)}</Row>
      <Row term={labels.source}>
        {cameFrom(lead)}
        {lead.fromPage && (
          <span className="block text-sm text-muted">
            {labels.from(lead.fromPage, lead.fromAction)}
          </span>
        )}
        {lead.tookMs !== null && (
          <span className="block text-sm text-muted">{labels.took(duration(lead.tookMs))}</span>
        )}
      </Row>
      <Row term={labels.received}>{formatTimestamp(lead.receivedAt)}</Row>
      {lead.noticeVersion && (
        <Row term={labels.notice}>{labels.noticeVersion(lead.noticeVersion)}</Row>
      )}
      <Row term={labels.receipt}>
        <a href={lead.receiptUrl} target="_blank" rel="noopener noreferrer" className="text-link">
          {labels.receiptLink}
        </a>
      </Row>
    </dl>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_1fr] gap-x-3 py-2">
      <dt className="text-sm leading-6 text-muted">{term}</dt>
      <dd className="figure-column min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function duration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  if (seconds === 1) return '1 second'
  return seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`
}

import type { ReactNode } from 'react'
import type { LeadDetail } from '#app/leads/desk.ts'
import { sourceNames } from '#app/leads/labels.ts'
import { phoneHref } from '#app/text/phone-href.ts'
import { formatTimestamp } from '#app/time/dates.ts'

/** What is known about who sent an enquiry and how it came. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  return (
    <dl className="rows rounded-lg border border-line bg-card px-4 text-sm">
      <Row term="Phone">
        <a href={phoneHref(lead.phone)} className="text-link">
          {lead.phone}
        </a>
      </Row>
      <Row term="E-mail">{lead.email}</Row>
      <Row term="Service">{lead.service}</Row>
      <Row term="Came by">
        {sourceNames[lead.source]}
        {lead.tookMs !== null && (
          <span className="block text-sm text-muted">took {took(lead.tookMs)} to fill in</span>
        )}
      </Row>
      <Row term="Received">{formatTimestamp(lead.receivedAt)}</Row>
      {lead.noticeVersion && <Row term="Data notice">version {lead.noticeVersion}</Row>}
      <Row term="Receipt">
        <a href={lead.receiptUrl} target="_blank" rel="noopener noreferrer" className="text-link">
          What the visitor sees
        </a>
      </Row>
    </dl>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_1fr] gap-x-3 py-2">
      <dt className="text-sm leading-6 text-muted">{term}</dt>
      <dd className="figures min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function took(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

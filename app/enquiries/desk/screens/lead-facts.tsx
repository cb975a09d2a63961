import { PencilLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { aboutWhat, cameFrom } from '#app/enquiries/model/labels.ts'
import { languageNames } from '#app/enquiries/templates/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { canCall, phoneHref } from '#app/ui/text/phone-href.ts'
import { looksWrong, shownPhone } from '#app/ui/text/phone-number.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { CorrectDialog } from './case/correct-dialog.tsx'
import { EmailLooksWrong } from './case/email-looks-wrong.tsx'
import { correctLabels } from './case/labels.ts'
import { PhoneLooksWrong } from './case/phone-looks-wrong.tsx'
import { factLabels as labels } from './lead-labels.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** The sender of an enquiry, and how it came in. */
export function LeadFacts({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  const [correcting, setCorrecting] = useState(false)
  const other = lead.language === 'en' ? 'hi' : 'en'
  return (
    <section aria-label={labels.section} className="rounded-lg border border-line bg-card px-4">
      <dl className="rows text-sm">
        <Row term={labels.phone}>
          <PhoneNumber phone={lead.phone} />
          {lead.wrongNumber && <PhoneLooksWrong text={labels.wrongNumber} />}
        </Row>
        {lead.secondPhone && (
          <Row term={labels.secondPhone}>
            <PhoneNumber phone={lead.secondPhone} />
          </Row>
        )}
        <Row term={labels.email}>
          {lead.email || labels.noEmail}
          <EmailLooksWrong email={lead.email} />
        </Row>
        <Row term={labels.service}>{aboutWhat(lead)}</Row>
        <Row term={labels.language}>
          {languageNames[lead.language]}
          <Button
            variant="quiet"
            size="sm"
            className="screen-only -my-2 ml-1"
            disabled={actions.busy}
            onClick={() =>
              void actions.run({ lead, change: { language: other }, done: correctLabels.done })
            }
          >
            {labels.changeLanguage(languageNames[other])}
          </Button>
        </Row>
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
      <Button
        id="lead-correct"
        variant="quiet"
        size="sm"
        className="screen-only -ml-3 mb-1"
        onClick={() => setCorrecting(true)}
      >
        <PencilLine aria-hidden className="size-4" /> {correctLabels.open}
      </Button>
      {correcting && (
        <CorrectDialog lead={lead} actions={actions} onClose={() => setCorrecting(false)} />
      )}
    </section>
  )
}

function PhoneNumber({ phone }: { phone: string }) {
  if (!canCall(phone)) return phone
  return (
    <>
      <a href={phoneHref(phone)} className="text-link">
        {shownPhone(phone)}
      </a>
      {looksWrong(phone) && <PhoneLooksWrong text={labels.phoneLooksWrong} />}
    </>
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

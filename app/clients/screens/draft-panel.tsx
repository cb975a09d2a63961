import { CircleCheck, MessageSquareWarning } from 'lucide-react'
import type { Draft } from '#app/clients/model/draft.ts'
import type { Filing } from '#app/clients/model/filing.ts'
import type { ReturnDetail } from '#app/clients/model/return.ts'
import { type FilingProps, StepForm } from '#app/clients/screens/filing-forms.tsx'
import { filingLabels as labels } from '#app/clients/screens/filing-labels.ts'
import { api } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { formatBriefDay, formatTimestamp } from '#app/ui/time/dates.ts'
import { draftCopy } from '#content/en/clients/draft.ts'
import { rupeesInFull } from '#content/facts/format.ts'

/** The drafts with the client’s OK, and how the return was filed. */
export function DraftPanel(props: FilingProps) {
  const { row, onStep } = props
  const { drafts, filing, stage } = row
  const canSend = row.mayOpen && filing === null && stage !== 'stopped'
  return (
    <section
      id="draft"
      aria-labelledby="draft-title"
      className="rounded-lg border border-line bg-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
        <h2 id="draft-title" className="text-h3">
          {labels.title}
        </h2>
        {canSend && (
          <Button variant="outline" size="sm" onClick={() => onStep('draft')}>
            {drafts.length > 0 ? labels.sendNext : labels.send}
          </Button>
        )}
      </div>
      {drafts.length === 0 && <p className="px-4 py-4 text-muted">{labels.none}</p>}
      <ul className="divide-y divide-line">
        {drafts.map((draft) => (
          <li key={draft.number} className="px-4 py-3">
            <OneDraft draft={draft} mayOpen={row.mayOpen} />
          </li>
        ))}
      </ul>
      {filing && <Filed row={row} filing={filing} onStep={onStep} />}
      <StepForm {...props} />
    </section>
  )
}

/** `ITR-1, new regime, refund ₹12,340`. */
function summaryOf({ form, regime, totalIncome, tax, payable, refund }: Draft['figures']): string {
  const result =
    payable > 0
      ? `${labels.payable} ${rupeesInFull(payable)}`
      : refund > 0
        ? `${labels.refund} ${rupeesInFull(refund)}`
        : labels.nothing
  const figures = [labels.shortFigures(rupeesInFull(totalIncome), rupeesInFull(tax)), result]
  return [form, labels.regimes[regime], ...figures].join(', ')
}

function OneDraft({ draft, mayOpen }: { draft: Draft; mayOpen: boolean }) {
  const { number, figures, documentId, createdAt, by, changeAsked, oks } = draft
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{draftCopy.title(number)}</span>
        <span className="figures text-sm text-muted">
          {labels.sentBy(by ?? '', formatTimestamp(createdAt))}
        </span>
      </p>
      <p className="figures">
        {summaryOf(figures)}{' '}
        {documentId !== null && mayOpen && (
          <a href={api.documents.file(documentId)} className="text-link">
            {labels.file}
          </a>
        )}
      </p>
      {oks.map((ok) => (
        <p key={ok.id} className="mt-1 flex items-start gap-x-2">
          {ok.ended === null && (
            <CircleCheck aria-hidden className="mt-1 size-4.5 shrink-0 text-good" />
          )}
          <span className={`figures ${ok.ended === null ? 'font-medium text-good' : 'text-muted'}`}>
            {labels.okBy(ok.name, formatTimestamp(ok.givenAt))}
            {ok.readBy !== null && ` ${labels.readBy(ok.readBy)}`}
            {ok.ended && ` ${draftCopy.ended[ok.ended]}`}{' '}
            {mayOpen && (
              <a href={api.okRecord(ok.id)} target="_blank" rel="noopener" className="text-link">
                {labels.record}
              </a>
            )}
          </span>
        </p>
      ))}
      {changeAsked && (
        <p className="mt-2 flex gap-2 rounded-md bg-accent-tint px-3 py-2 [overflow-wrap:anywhere]">
          <MessageSquareWarning aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span className="whitespace-pre-line">
            <span className="font-semibold">{labels.change}</span> {changeAsked}
          </span>
        </p>
      )}
    </>
  )
}

function Filed({
  row,
  filing,
  onStep,
}: {
  row: ReturnDetail
  filing: Filing
  onStep: FilingProps['onStep']
}) {
  const { acknowledgement, filedOn, filedBy, verifyBy, verifiedOn, saidVerifiedAt } = filing
  const { processedOn, outcome, refundedOn } = filing
  const rows: [string, string][] = [
    [labels.acknowledgement, acknowledgement],
    [labels.filedOn, `${formatBriefDay(filedOn)}${filedBy ? `, ${filedBy}` : ''}`],
    verifiedOn
      ? [labels.verifiedOn, formatBriefDay(verifiedOn)]
      : [labels.verifyBy, formatBriefDay(verifyBy)],
  ]
  if (processedOn) rows.push([labels.processedOn, formatBriefDay(processedOn)])
  if (outcome !== null) rows.push([labels.outcome, outcomeOf(outcome)])
  if (refundedOn) rows.push([labels.refundedOn, formatBriefDay(refundedOn)])
  return (
    <div className="border-t border-line px-4 py-3">
      <h3 className="font-sans text-base font-semibold">{labels.filed}</h3>
      <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[13rem_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {row.stage === 'filed' && saidVerifiedAt && (
        <p className="mt-2">{labels.saidVerified(formatTimestamp(saidVerifiedAt))}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => onStep('filed')}>
          {labels.correct}
        </Button>
        {row.stage === 'filed' && (
          <Button variant="quiet-danger" size="sm" onClick={() => onStep('remove')}>
            {labels.removeFiling}
          </Button>
        )}
        {processedOn && (
          <Button variant="outline" size="sm" onClick={() => onStep('processed')}>
            {labels.changeOutcome}
          </Button>
        )}
        <ButtonLink variant="quiet" size="sm" href="#requests">
          {labels.addItrV}
        </ButtonLink>
      </div>
    </div>
  )
}

function outcomeOf(outcome: number): string {
  if (outcome === 0) return labels.asFiled
  return outcome > 0
    ? `${labels.refund} ${rupeesInFull(outcome)}`
    : `${labels.demand} ${rupeesInFull(-outcome)}`
}

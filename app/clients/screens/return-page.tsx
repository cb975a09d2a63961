import { returnStageNames as stageNames } from '#app/enquiries/model/labels.ts'
import '#app/platform/client/zod-csp.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReturnDetail } from '#app/clients/model/return.ts'
import { yearName } from '#app/clients/model/year.ts'
import { returnActions, returnQuery } from '#app/clients/returns/queries.ts'
import { changedFields } from '#app/clients/screens/changed-fields.ts'
import { ClientLink } from '#app/clients/screens/client-link.tsx'
import { DraftPanel } from '#app/clients/screens/draft-panel.tsx'
import { FeePanel } from '#app/clients/screens/fee-panel.tsx'
import type { FilingStep } from '#app/clients/screens/filing-forms.tsx'
import { filingLabels } from '#app/clients/screens/filing-labels.ts'
import { RequestList } from '#app/clients/screens/request-list.tsx'
import { ReturnFacts } from '#app/clients/screens/return-facts.tsx'
import {
  eventNames,
  kindNames,
  oneReturnLabels as labels,
  returnLabels,
} from '#app/clients/screens/return-labels.ts'
import { type ReturnAction, useReturnAction } from '#app/clients/screens/use-return-action.ts'
import { paths } from '#app/paths.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatBriefDay, formatTimestamp } from '#app/ui/time/dates.ts'
import type { ReturnStage } from '#content/enums.ts'

export const Route = createFileRoute('/_admin/_staff/admin/returns/$id')({
  head: ({ match }) => staffHead(returnLabels.title, match),
  component: ReturnPage,
})

function ReturnPage() {
  const { id } = Route.useParams()
  const { data, error, refetch } = useQuery(returnQuery(Number(id)))
  if (error && !data) return <LoadFailure what={labels.what} error={error} retry={refetch} />
  if (!data) return <Spinner label={labels.loading} />
  return <OneReturn key={data.id} row={data} />
}

/** One return: what was asked for and sent on the left, client, people and dates on the right. */
function OneReturn({ row }: { row: ReturnDetail }) {
  const action = useReturnAction()
  const [step, setStep] = useState<FilingStep>()
  const panel = <DraftPanel row={row} action={action} step={step} onStep={setStep} />
  // As it was when the screen was opened: what is open in a part that moves would close.
  const [isDecided] = useState(row.drafts.length > 0)
  return (
    <div>
      <BackLink href={paths.admin.returns}>{labels.back}</BackLink>
      <header className="mt-1 mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.75rem] leading-tight [overflow-wrap:anywhere]">
            <Link
              to="/admin/clients/$id"
              params={{ id: String(row.clientId) }}
              className="text-link"
            >
              {row.clientName}
            </Link>
          </h1>
          <p className="figures mt-1 text-muted">
            {[
              stageNames[row.stage],
              yearName(row.year),
              kindNames[row.kind],
              row.panMasked,
              row.dueOn && `${labels.due}: ${formatBriefDay(row.dueOn)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <NextStep row={row} action={action} onStep={setStep} />
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          {isDecided && panel}
          <RequestList row={row} action={action} />
          {!isDecided && panel}
        </div>
        <div className="grid gap-6">
          <ClientLink row={row} action={action} />
          <FeePanel row={row} action={action} />
          <ReturnFacts row={row} action={action} />
        </div>
      </div>
      <Timeline row={row} />
    </div>
  )
}

/** What comes next, as one button. */
function NextStep({
  row,
  action: { act, busy },
  onStep,
}: {
  row: ReturnDetail
  action: ReturnAction
  onStep: (step: FilingStep) => void
}) {
  const open = (step: FilingStep, label: string) => (
    <Button variant="accent" onClick={() => onStep(step)}>
      {label}
    </Button>
  )
  const move = (stage: ReturnStage, label: string) => (
    <Button
      variant="accent"
      disabled={busy}
      onClick={() =>
        void act(
          () => returnActions.change({ id: row.id, stage, was: { stage: row.stage } }),
          `${row.clientName}: ${stageNames[stage]}`,
          () => returnActions.change({ id: row.id, stage: row.stage, was: { stage } }),
        )
      }
    >
      {label}
    </Button>
  )
  const { user } = useAuth()
  const steps = labels.nextSteps
  const isNotified = row.events.some(({ kind }) => kind === 'link-mailed' || kind === 'reminded')
  if (row.toLookAt > 0 && row.stage !== 'to-file' && row.stage !== 'filed') {
    return (
      <a href="#requests" className="text-link font-semibold">
        {steps.look(row.toLookAt)}
      </a>
    )
  }
  switch (row.stage) {
    case 'documents':
      if (row.openRequests > 0 && !isNotified && row.contacts.some(({ email }) => email)) {
        return (
          <Button
            variant="accent"
            disabled={busy}
            onClick={() => void act(() => returnActions.mailLink({ id: row.id }), labels.mailed)}
          >
            {steps.sendList}
          </Button>
        )
      }
      return row.openRequests > 0 ? (
        <Button
          variant="outline"
          disabled={busy}
          onClick={() =>
            void act(async () => {
              const { reminded } = await returnActions.changeMany({ ids: [row.id], remind: true })
              if (reminded === 0) throw new Error(returnLabels.reminded(0))
            }, returnLabels.reminded(1))
          }
        >
          {steps.remind}
        </Button>
      ) : (
        move('preparing', steps.prepare)
      )
    case 'preparing':
      return move('review', steps.review)
    case 'review':
      if (!row.reviewedAt && row.reviewer && row.preparer?.id === user?.id) {
        return <p className="text-muted">{steps.waitForReview(row.reviewer.name)}</p>
      }
      return row.reviewedAt ? (
        open('draft', filingLabels.send)
      ) : (
        <Button
          variant="accent"
          disabled={busy}
          onClick={() => void act(() => returnActions.review({ id: row.id }), labels.saved)}
        >
          {steps.reviewed}
        </Button>
      )
    case 'your-ok':
      return <p className="text-muted">{steps.waitForOk}</p>
    case 'to-file':
      return open('filed', filingLabels.recordFiling)
    case 'filed':
      return open('verified', filingLabels.recordVerified)
    case 'verified':
      return open('processed', filingLabels.recordOutcome)
    case 'stopped':
      return move(row.stoppedIn ?? 'documents', steps.resume)
    default:
      return null
  }
}

function Timeline({ row }: { row: ReturnDetail }) {
  return (
    <section aria-labelledby="timeline" className="mt-6 rounded-lg border border-line bg-card p-4">
      <h2 id="timeline" className="text-h3">
        {labels.timeline}
      </h2>
      <ol className="mt-2 grid gap-1.5">
        {row.events.toReversed().map(({ id, kind, detail, by, byClient, at }) => (
          <li key={id} className="flex flex-wrap gap-x-3 [overflow-wrap:anywhere]">
            <time dateTime={at} className="figures w-56 shrink-0 text-sm leading-7 text-muted">
              {formatTimestamp(at)}
            </time>
            <span>
              {by ? (byClient ? labels.byClient(by) : by) : labels.site} {eventNames[kind]}{' '}
              {subjectOf(kind, detail)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function subjectOf(kind: string, detail: Record<string, unknown>): string {
  if (kind === 'stage') {
    const [from, to] = [detail.from, detail.to] as ReturnStage[]
    return from && to ? `from ${stageNames[from]} to ${stageNames[to]}` : ''
  }
  if (kind === 'changed') return changedFields(detail)
  const what =
    detail.title ?? detail.name ?? detail.acknowledgement ?? detail.reference ?? detail.to
  const reason = detail.reason
  return `${typeof what === 'string' ? `“${what}”` : ''}${typeof reason === 'string' ? `: ${reason}` : ''}`
}

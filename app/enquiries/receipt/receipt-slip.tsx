import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { GENERAL_INQUIRY } from '#app/enquiries/model/lead.ts'
import { formatAt } from '#app/enquiries/model/sla.ts'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import type { Copy } from '#content/en/copy.ts'
import { CASE_STAGES, type CaseStage } from '#content/enums.ts'
import { RECEIPT_KEY } from '#content/storage-keys.ts'
import { CaseTrack } from './case-track.tsx'
import type { Receipt, TrackStep, Tried } from './receipt.ts'
import { isCalledFirst, replyBy } from './reply-by.ts'

type StoredReceipt = Extract<Receipt, { canEscalate: boolean }>

/** The receipt as a slip of paper: the state, then what was received. */
export function ReceiptSlip({
  receipt,
  href,
  now,
  hasCallToConfirm = false,
  bookedFor,
  children,
}: {
  receipt: StoredReceipt
  /** where it can be found again, for paper */
  href: string
  now: number
  hasCallToConfirm?: boolean
  /** the start of the call that is booked and not over, as an ISO timestamp */
  bookedFor?: string
  /** anything else, between its state and what was sent */
  children?: ReactNode
}) {
  const { state, owner, dueAt, firstResponseAt } = receipt
  const firm = useFirm()
  const { receiptCopy, receiptCorrectionCopy, serviceWithPrice, times } = useCopy()
  const { facts, sent } = receiptCopy
  const reached = receipt.track.findLast((step) => step.reached)?.step
  const shown = shownState(state, reached, bookedFor)
  const isCallTheReply = shown === 'booked' && isCalledFirst(bookedFor ?? '', dueAt)
  // Closed before anyone took it on, it has no further steps to come.
  const hasTrack = state !== 'closed' || (reached !== 'received' && reached !== 'assigned')
  return (
    <article
      data-receipt
      className="relative rounded-t-sm border border-b-0 border-line-strong bg-card shadow-float"
    >
      <header className="flex items-baseline justify-between gap-4 border-b-2 border-ink px-[clamp(1.25rem,5vw,2.25rem)] py-4">
        <span className="font-serif text-h3">{firm.name}</span>
        <span className="figures text-sm text-muted">
          {receiptCopy.slip} {receipt.reference}
        </span>
      </header>
      <div className="px-[clamp(1.25rem,5vw,2.25rem)] pt-6 pb-8">
        <div className="flex items-start justify-between gap-4">
          <h1 className="text-h2">{receiptCopy.heading[shown]}</h1>
          <Stamp state={shown} />
        </div>
        <p className="mt-3 text-muted">
          {hasCallToConfirm && shown === 'waiting'
            ? receiptCopy.callToConfirm
            : textOf(receipt, shown, receiptCopy)}
        </p>
        {receipt.tried && <TriedLine tried={receipt.tried} now={now} />}
        <dl className="rows mt-6 border-y border-line">
          {firstResponseAt ? (
            <Row term={facts.answered}>{formatTimestamp(firstResponseAt, times.own)}</Row>
          ) : (
            dueAt &&
            !isCallTheReply &&
            isPromise(shown) && (
              <Row term={Date.parse(dueAt) > now ? facts.due : facts.promised}>
                <strong className="font-semibold">{replyBy(dueAt, now, times.own)}</strong>{' '}
                {facts.indianTime}
                <span data-own-clock={dueAt} className="text-muted" />
              </Row>
            )
          )}
          <Row term={facts.accountant}>
            {owner ?? (
              <span className="text-muted">{firstResponseAt ? firm.name : facts.noAccountant}</span>
            )}
          </Row>
          <Row term={facts.received}>{formatTimestamp(receipt.receivedAt, times.own)}</Row>
        </dl>
        {children}
        {hasTrack && <CaseTrack track={receipt.track} />}
        <h2 className="mt-8 mb-2 text-h3">{sent.title}</h2>
        <dl className="rows border-y border-line">
          <Row term={sent.name}>{receipt.name}</Row>
          <Row term={sent.phone}>{shownPhone(receipt.phone)}</Row>
          {(receipt.email || receipt.proposedEmail) && (
            <Row term={sent.email}>
              {receipt.email}
              {receipt.proposedEmail && (
                <span className="block text-muted">
                  {receiptCorrectionCopy.proposed(receipt.proposedEmail)}
                </span>
              )}
            </Row>
          )}
          {receipt.service !== GENERAL_INQUIRY && (
            <Row term={sent.service}>{serviceWithPrice(receipt.service)}</Row>
          )}
          {receipt.message && (
            <Row term={sent.message}>
              <span className="whitespace-pre-wrap">{receipt.message}</span>
            </Row>
          )}
          {receipt.notes.map((note) => (
            <Row key={note} term={sent.note}>
              <span className="whitespace-pre-wrap">{note}</span>
            </Row>
          ))}
        </dl>
        <p className="mt-3 hidden [overflow-wrap:anywhere] print:block">{href}</p>
      </div>
      <Perforation />
    </article>
  )
}

type ShownState = StoredReceipt['state'] | CaseStage | 'booked'

/** A case that moves on says so first, then a call that is booked; neither hides that we are late. */
function shownState(
  state: StoredReceipt['state'],
  reached: TrackStep['step'] | undefined,
  bookedFor: string | undefined,
): ShownState {
  const stage = CASE_STAGES.find((step) => step === reached)
  if (stage === 'filed' || (stage && state !== 'late' && state !== 'closed')) return stage
  return bookedFor && (state === 'waiting' || state === 'closed') ? 'booked' : state
}

/** Whether the time of the first reply still matters. */
function isPromise(shown: ShownState): boolean {
  return !CASE_STAGES.some((stage) => stage === shown)
}

/** The state in a sentence or two, with what fits the way the visitor can be reached. */
function textOf(
  { email, tried }: StoredReceipt,
  state: ShownState,
  { text, withoutEmail, afterTry }: Copy['receiptCopy'],
): string {
  if (tried && state === 'late') return afterTry[state]
  if (!email && (state === 'waiting' || state === 'answered')) return withoutEmail[state]
  return text[state]
}

/** When we tried and reached no one, and when we try again. */
function TriedLine({ tried, now }: { tried: Tried; now: number }) {
  const { receiptCopy, times } = useCopy()
  return (
    <p className="figures mt-3 border-l-4 border-line-strong pl-3">
      {receiptCopy.tried[tried.by](formatAt(tried.at, now, times.own))}{' '}
      {tried.nextAt && receiptCopy.nextTry(formatAt(tried.nextAt, now, times.own))}
    </p>
  )
}

/** The page of an enquiry that was withdrawn or erased: in both languages, for its own was erased with it. */
export function ErasedReceipt({ erasedAt }: { erasedAt: string }) {
  const { receiptCopy, times } = useCopy()
  const { receiptCopy: hindi } = useRouter().options.context.copyIn('hi')
  return (
    <article
      data-receipt-gone
      data-receipt-key={RECEIPT_KEY}
      className="rounded-sm border border-dashed border-line-strong px-[clamp(1.25rem,5vw,2.25rem)] py-10 text-center"
    >
      <h1 className="text-h2">{receiptCopy.heading.erased}</h1>
      <p className="mx-auto mt-3 max-w-[30rem] text-muted">{receiptCopy.text.erased}</p>
      <p lang="hi" className="mx-auto mt-3 max-w-[30rem] text-muted">
        <strong>{hindi.heading.erased}।</strong> {hindi.text.erased}
      </p>
      <p className="figures mt-4 text-sm text-muted">{formatTimestamp(erasedAt, times.own)}</p>
      <ButtonLink variant="outline" href={paths.home} className="mt-8">
        {receiptCopy.home}
      </ButtonLink>
    </article>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[8rem_1fr] sm:items-baseline">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="figures min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

type StampState = keyof Copy['receiptCopy']['stamp']
const inks: Record<StampState, string> = {
  waiting: 'text-stamp',
  late: 'text-bad',
  escalated: 'text-accent-text',
  answered: 'text-good',
  closed: 'text-muted',
  booked: 'text-stamp',
  documents: 'text-accent-text',
  preparing: 'text-stamp',
  filed: 'text-good',
}

/** The state as a stamp, next to the heading that names it. */
function Stamp({ state }: { state: StampState }) {
  return (
    <span
      aria-hidden
      className={`mt-1 shrink-0 -rotate-6 rounded-sm border-2 border-current px-2.5 py-1 font-semibold text-xs uppercase tracking-[0.12em] outline outline-offset-2 outline-current ${inks[state]}`}
    >
      {useCopy().receiptCopy.stamp[state]}
    </span>
  )
}

/** The torn edge at which a slip leaves its roll. */
function Perforation() {
  return (
    <svg
      aria-hidden="true"
      className="absolute top-full -right-px -left-px h-3 w-[calc(100%+2px)] fill-card stroke-line-strong"
    >
      <defs>
        <pattern id="torn-edge" width="16" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 -1 L8 8 L16 -1" strokeWidth="1" />
        </pattern>
      </defs>
      <rect width="100%" height="12" fill="url(#torn-edge)" stroke="none" />
    </svg>
  )
}

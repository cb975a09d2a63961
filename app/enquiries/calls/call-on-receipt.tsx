import type { ReactNode } from 'react'
import type { Receipt } from '#app/enquiries/receipt/receipt.ts'
import { isReplyFirst } from '#app/enquiries/receipt/reply-by.ts'
import { api, paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Copy } from '#content/en/copy.ts'
import type { Appointment, ReceiptCall } from './appointment.ts'
import { HeldOnReceipt } from './held/held-on-receipt.tsx'
import { describeTime } from './zoned-days.ts'

interface Props {
  call: ReceiptCall
  receipt: Extract<Receipt, { canEscalate: boolean }>
  token: string
  /** of rendering */
  now: number
}

/** The call that is booked, was cancelled or took place; plain forms change it, for the page has no script. */
export function CallOnReceipt({ call, receipt, token, now }: Props) {
  const copy = useCopy().callOnReceipt
  const { appointment, waiting: held, changeable, bookable } = call
  if (held) return <HeldOnReceipt call={held} receipt={receipt} token={token} />
  if (!appointment) return bookable ? <NoCall token={token} /> : null
  const { dueAt, state } = receipt
  const awaitsReply = state !== 'answered' && state !== 'closed'
  return (
    <section aria-labelledby="call" className="mt-8">
      <h2 id="call" className="mb-2 text-h3">
        {copy.title[appointment.state]}
      </h2>
      <Times appointment={appointment} />
      <p className="mt-3 text-muted">{textOf(appointment, call, copy)}</p>
      {changeable && awaitsReply && isReplyFirst(appointment.startsAt, dueAt, now) && (
        <p className="mt-1 text-muted">{copy.stillReply}</p>
      )}
      {changeable && <Changes {...{ appointment, token, awaitsReply }} />}
      {bookable && <BookLink token={token} />}
    </section>
  )
}

function NoCall({ token }: { token: string }) {
  const copy = useCopy().callOnReceipt
  return (
    <div className="screen-only mt-6">
      <p>{copy.none}</p>
      <BookLink token={token} />
    </div>
  )
}

function BookLink({ token }: { token: string }) {
  const copy = useCopy().callOnReceipt
  return (
    <ButtonLink variant="outline" href={paths.receiptCall(token)} className="mt-3">
      {copy.book}
    </ButtonLink>
  )
}

function Times({ appointment }: { appointment: Appointment }) {
  const { startsAt, timeZone, person, state } = appointment
  const { callOnReceipt: copy, times } = useCopy()
  const { own, inIndia } = describeTime(startsAt, timeZone, times.own)
  const isOff = state === 'cancelled'
  return (
    <dl className="rows border-y border-line">
      <Row term={copy.when}>
        {isOff ? <s>{own}</s> : <strong className="font-semibold">{own}</strong>}
      </Row>
      {inIndia && <Row term={copy.inIndia}>{isOff ? <s>{inIndia}</s> : inIndia}</Row>}
      {person && !isOff && <Row term={copy.who}>{person}</Row>}
    </dl>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[8rem_1fr] sm:items-baseline">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="figures min-w-0">{children}</dd>
    </div>
  )
}

function textOf(
  { state, cancelledBy, sequence }: Appointment,
  { changeable, bookable }: Pick<ReceiptCall, 'changeable' | 'bookable'>,
  copy: Copy['callOnReceipt'],
): string {
  if (state === 'cancelled') return copy.cancelled[cancelledBy ?? 'staff']
  if (state === 'booked') {
    if (changeable) return sequence > 0 ? copy.moved : copy.booked
    return bookable ? copy.past : copy.now
  }
  return copy[state]
}

function Changes({
  appointment,
  token,
  awaitsReply,
}: {
  appointment: Appointment
  token: string
  awaitsReply: boolean
}) {
  const copy = useCopy().callOnReceipt
  return (
    <div className="screen-only mt-4">
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="outline" href={paths.receiptCall(token)}>
          {copy.move}
        </ButtonLink>
        <ButtonLink variant="outline" href={api.receipts.callFile(token)}>
          {copy.file}
        </ButtonLink>
      </div>
      <details className="mt-2">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {copy.cancel.open}
        </summary>
        <form method="post" action={api.receipts.cancelCall(token)} className="pb-2">
          <input type="hidden" name="sequence" value={appointment.sequence} />
          <p className="mb-3 text-muted">
            {copy.cancel.text}
            {awaitsReply && ` ${copy.cancel.stillReply}`}
          </p>
          <Button type="submit" variant="danger">
            {copy.cancel.button}
          </Button>
        </form>
      </details>
    </div>
  )
}

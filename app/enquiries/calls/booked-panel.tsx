import { CircleCheck, MailQuestion } from 'lucide-react'
import { isCalledFirst, onOwnClock, replyByDate } from '#app/enquiries/receipt/reply-by.ts'
import { ShareReceipt } from '#app/enquiries/receipt/share-receipt.tsx'
import { api, paths, receiptTokenIn } from '#app/paths.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { inLanguage } from '#app/platform/page/in-language.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { BookedCall } from './appointment.ts'
import { ConfirmByChat, KeptUntil } from './held/held-on-receipt.tsx'
import { describeTime } from './zoned-days.ts'

export interface Booked {
  call: BookedCall
  /** the time that was chosen */
  chosen: string
  zone: string
  /** of the visitor */
  name: string
  hasEmail: boolean
  /** of the firm */
  whatsapp: string
}

/** Takes the place of the form once a call is booked. */
export function BookedPanel({ call, chosen, zone, name, hasEmail, whatsapp }: Booked) {
  const { afterSending, bookingForm, heldCall, language, times } = useBrowserCopy()
  const copy = bookingForm.booked
  const { own, inIndia } = describeTime(call.appointment.startsAt, zone, times.own)
  const { receiptUrl, waiting } = call
  const Icon = waiting ? MailQuestion : CircleCheck
  return (
    <section
      aria-labelledby="booked"
      className={`rounded-lg border ${waiting ? 'border-line-strong' : 'border-good'} bg-card p-[clamp(1.25rem,4vw,2.25rem)]`}
    >
      <h2
        id="booked"
        ref={(heading) => heading?.focus()}
        tabIndex={-1}
        className="flex items-center gap-2 text-h3 outline-none"
      >
        <Icon
          aria-hidden
          className={`size-6 shrink-0 ${waiting ? 'text-accent-text' : 'text-good'}`}
        />
        {waiting ? heldCall.title : copy.title}
      </h2>
      <p className="figures mt-3 text-lead font-semibold">{own}</p>
      {inIndia && <p className="figures">{inIndia}</p>}
      {receiptUrl && call.appointment.startsAt !== chosen && (
        <p className="mt-3">
          {copy.first}{' '}
          <a href={paths.receiptCall(receiptTokenIn(receiptUrl))} className="text-link">
            {heldCall.anotherTime}
          </a>
        </p>
      )}
      {waiting && (
        <>
          <p className="mt-3">{heldCall.reason}</p>
          <p className="mt-2 font-semibold">
            {hasEmail ? heldCall.byEmail : heldCall.withoutEmail}
          </p>
          <KeptUntil until={waiting.keptUntil} zone={zone} />
          {!hasEmail && <ConfirmByChat firm={{ whatsapp }} name={name} time={inIndia ?? own} />}
        </>
      )}
      {(waiting || !isCalledFirst(call.appointment.startsAt, call.dueAt)) && (
        <p className="figures mt-3">
          {afterSending.due(replyByDate(call.dueAt), onOwnClock(call.dueAt))}
        </p>
      )}
      {receiptUrl ? (
        <>
          {!waiting && <p className="mt-3">{hasEmail ? copy.withEmail : copy.withoutEmail}</p>}
          <ButtonLink
            variant={waiting && !hasEmail ? 'outline' : 'accent'}
            href={receiptUrl}
            className="mt-5"
          >
            {copy.receipt}
          </ButtonLink>
          {!waiting && (
            <ButtonLink
              variant="outline"
              href={api.receipts.callFile(receiptTokenIn(receiptUrl))}
              className="mt-3 ml-3"
            >
              {copy.file}
            </ButtonLink>
          )}
          <ShareReceipt href={receiptUrl} className="mt-3" />
        </>
      ) : (
        <p className="mt-3">{copy.repeated}</p>
      )}
      <p className="mt-5">
        <a
          href={inLanguage(paths.book, language)}
          className="text-link inline-flex min-h-11 items-center"
        >
          {copy.another}
        </a>
      </p>
    </section>
  )
}

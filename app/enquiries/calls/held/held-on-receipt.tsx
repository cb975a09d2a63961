import { paths } from '#app/paths.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { chatLink } from '#app/ui/text/chat-link.ts'
import type { WaitingCall } from '../appointment.ts'
import { describeClock, describeTime } from '../zoned-days.ts'

/** A call that isn't booked until its visitor confirms it. */
export function HeldOnReceipt({
  call,
  receipt: { name, email },
  token,
}: {
  call: WaitingCall
  receipt: { name: string; email: string }
  token: string
}) {
  const firm = useFirm()
  const { heldCall: copy, times } = useBrowserCopy()
  const { own, inIndia } = describeTime(call.startsAt, call.timeZone, times.own)
  return (
    <section aria-labelledby="call" className="mt-8">
      <h2 id="call" className="mb-2 text-h3">
        {copy.title}
      </h2>
      <p className="figures font-semibold">{own}</p>
      {inIndia && <p className="figures">{inIndia}</p>}
      <p className="mt-3">{copy.reason}</p>
      <p className="mt-2">{email ? copy.byEmail : copy.withoutEmail}</p>
      <KeptUntil until={call.keptUntil} zone={call.timeZone} />
      <div className="screen-only flex flex-wrap gap-3">
        <ConfirmByChat
          firm={firm}
          name={name}
          time={inIndia ?? own}
          variant={email ? 'outline' : 'accent'}
        />
        <ButtonLink variant="outline" href={paths.receiptCall(token)} className="mt-4">
          {copy.anotherTime}
        </ButtonLink>
      </div>
    </section>
  )
}

export function ConfirmByChat({
  firm,
  name,
  time,
  variant = 'accent',
}: {
  firm: { whatsapp: string }
  name: string
  time: string
  variant?: 'accent' | 'outline'
}) {
  const { heldCall: copy } = useBrowserCopy()
  return (
    <ButtonLink
      variant={variant}
      href={chatLink(firm, copy.chatText(name, time))}
      target="_blank"
      rel="noopener"
      className="screen-only mt-4"
    >
      {copy.chat}
    </ButtonLink>
  )
}

/** Until when nobody else can book the time, on the visitor's clock. */
export function KeptUntil({ until, zone }: { until: string | null; zone: string }) {
  const { heldCall: copy, times } = useBrowserCopy()
  return (
    <p className="figures mt-2 text-muted">
      {until ? copy.kept(describeClock(until, zone, times.own)) : copy.notKept}
    </p>
  )
}

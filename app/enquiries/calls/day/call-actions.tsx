import { MessageCircle, Phone } from 'lucide-react'
import { useSite } from '#app/platform/page/site.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { chatLinkTo } from '#app/ui/text/chat-link.ts'
import { canCall, phoneHref } from '#app/ui/text/phone-href.ts'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { formatTime, formatTimestamp } from '#app/ui/time/dates.ts'
import type { AskedCall, CallAction } from './call-dialogs.tsx'
import type { DeskCall } from './day.ts'
import { callLabels as labels } from './labels.ts'

/**
 * What can be done about a booked call. Each button names whose call it is. The dialog is for the list to show:
 * a colleague may take the call off it meanwhile.
 */
export function CallActions({
  call,
  onAsk,
}: {
  call: DeskCall
  onAsk: (asked: AskedCall) => void
}) {
  const isOver = Date.parse(call.startsAt) <= Date.now()
  // A call that has begun can't be moved or cancelled any more, only marked.
  const ofBooked: CallAction[] = isOver
    ? ['done', 'missed']
    : ['done', 'missed', 'move', 'give', 'cancel']
  const actions: CallAction[] = call.state === 'held' ? ['confirm'] : ofBooked
  return (
    <div className="flex flex-wrap gap-1.5 max-sm:gap-1">
      {actions.map((action) => (
        <Button
          key={action}
          variant={
            action === 'cancel'
              ? 'quiet-danger'
              : action === 'move' || action === 'give'
                ? 'quiet'
                : 'outline'
          }
          aria-label={labels.named(labels[action], call.name, formatTime(call.startsAt))}
          onClick={() => onAsk({ call, action })}
          className="px-3 text-sm max-sm:px-2"
        >
          {labels[action]}
        </Button>
      ))}
    </div>
  )
}

/** Whether others can still book the time of a held call. */
export function keptWords({ keptUntil }: DeskCall): string {
  return keptUntil ? labels.keptUntil(formatTime(keptUntil)) : labels.notKept
}

/** Links that call and chat. */
export function ReachLinks({ call }: { call: DeskCall }) {
  const { firm } = useSite()
  const { name, phone, startsAt, state } = call
  const text = state === 'held' ? labels.whatsappHeld : labels.whatsappText
  if (!canCall(phone)) return <span>{phone}</span>
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <ButtonLink
        variant="outline"
        href={phoneHref(phone)}
        aria-label={labels.phone(name, shownPhone(phone))}
        className="figure-column px-3 text-sm whitespace-nowrap max-sm:px-2"
      >
        <Phone aria-hidden className="size-4" /> {shownPhone(phone)}
      </ButtonLink>
      <ButtonLink
        variant="quiet"
        href={chatLinkTo(phone, text(name, formatTimestamp(startsAt), firm.name))}
        target="_blank"
        rel="noopener"
        aria-label={labels.whatsappTo(name)}
        className="px-3 text-sm max-sm:px-2"
      >
        <MessageCircle aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{labels.whatsapp}</span>
      </ButtonLink>
    </span>
  )
}

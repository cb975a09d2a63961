import { bookingForm as copy } from '#app/content/enquiry/booking.ts'
import { describeTime } from './zoned-days.ts'

const PROMISE_MS = 24 * 3_600_000

/** The chosen time in words, read out when it changes; nothing without script. */
export function ChosenTime({
  start,
  zone,
  isNew,
}: {
  start: string
  zone: string
  /** whether an enquiry is sent with it, which is replied to within 24 hours */
  isNew: boolean
}) {
  const { own, inIndia } = start ? describeTime(start, zone) : { own: '', inIndia: undefined }
  const isFar = start !== '' && Date.parse(start) - Date.now() > PROMISE_MS
  return (
    <div role="status" className="figures empty:hidden">
      {start && (
        <div className="rounded-md border border-line bg-accent-tint px-4 py-3">
          <p className="text-sm text-muted">{copy.chosen}</p>
          <p className="font-semibold">{own}</p>
          {inIndia && <p>{inIndia}</p>}
          {isNew && isFar && <p className="mt-2 text-sm">{copy.stillReply}</p>}
        </div>
      )}
    </div>
  )
}

import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { describeTime } from './zoned-days.ts'

/** The chosen time in words, read out when it changes; nothing without script. */
export function ChosenTime({ start, zone }: { start: string; zone: string }) {
  const { bookingForm: copy, times } = useBrowserCopy()
  const { own, inIndia } = start
    ? describeTime(start, zone, times.own)
    : { own: '', inIndia: undefined }
  return (
    <div role="status" className="figures empty:hidden">
      {start && (
        <div className="rounded-md border border-line bg-accent-tint px-4 py-3">
          <p className="text-sm text-muted">{copy.chosen}</p>
          <p className="font-semibold">{own}</p>
          {inIndia && <p>{inIndia}</p>}
        </div>
      )}
    </div>
  )
}

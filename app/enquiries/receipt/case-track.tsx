import { Check } from 'lucide-react'
import { useCopy } from '#app/platform/page/copy.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import type { TrackStep } from './receipt.ts'

/** The steps of a case, with the one that it has come to. */
export function CaseTrack({ track }: { track: TrackStep[] }) {
  const copy = useCopy().receiptCopy.track
  const current = track.findLastIndex(({ reached }) => reached)
  return (
    <>
      <h2 className="mt-8 mb-3 text-h3">{copy.title}</h2>
      <ol>
        {track.map((step, index) => (
          <Step
            key={step.step}
            step={step}
            isCurrent={index === current}
            isLast={index === track.length - 1}
          />
        ))}
      </ol>
    </>
  )
}

function Step({
  step: { step, reached, at },
  isCurrent,
  isLast,
}: {
  step: TrackStep
  isCurrent: boolean
  isLast: boolean
}) {
  const { receiptCopy, times } = useCopy()
  const copy = receiptCopy.track
  const state = isCurrent ? copy.now : reached ? copy.done : copy.ahead
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="relative flex gap-3 pb-4 last:pb-0"
    >
      {!isLast && (
        <span
          aria-hidden
          className="absolute top-6 bottom-0 left-[0.6875rem] border-l border-line-strong"
        />
      )}
      <span
        aria-hidden
        className={`grid size-6 shrink-0 place-items-center rounded-full border-2 ${reached ? 'border-good bg-good-tint text-good' : 'border-line-strong bg-card'}`}
      >
        {reached && <Check className="size-3.5" strokeWidth={3} />}
      </span>
      <span className={reached ? '' : 'text-muted'}>
        <span className={isCurrent ? 'font-semibold' : ''}>{copy.steps[step]}</span>
        <span className="sr-only"> ({state})</span>
        {at && (
          <span className="figures block text-sm text-muted">{formatTimestamp(at, times.own)}</span>
        )}
      </span>
    </li>
  )
}

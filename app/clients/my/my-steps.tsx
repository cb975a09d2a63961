import { Check } from 'lucide-react'
import type { MyReturn } from './my.ts'
import { stepsOf } from './steps.ts'
import { useClientCopy } from './use-client-copy.ts'

/** The steps of a return, with the one that it has come to. */
export function MySteps({ own: { id, stage, isReviewed } }: { own: MyReturn }) {
  const { myCopy: copy } = useClientCopy()
  const steps = stepsOf(stage, isReviewed)
  const current = steps.indexOf(stage)
  if (current < 0) return null
  return (
    <>
      <h3 id={`steps-${id}`} className="mt-8 mb-3 text-h3">
        {copy.progressTitle}
      </h3>
      <ol
        aria-labelledby={`steps-${id}`}
        className="grid gap-x-6 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-4"
      >
        {steps.map((step, index) => {
          const isReached = index <= current
          const isDone = index < current || stage === 'processed'
          const state =
            index === current
              ? 'now'
              : isReached
                ? 'done'
                : ('ahead' as keyof typeof copy.stepStates)
          return (
            <li
              key={step}
              aria-current={index === current ? 'step' : undefined}
              className="flex min-h-9 items-center gap-3"
            >
              <span
                aria-hidden
                className={`grid size-6 shrink-0 place-items-center rounded-full border-2 ${isReached ? 'border-good bg-good-tint text-good' : 'border-line-strong bg-card'}`}
              >
                {isDone ? (
                  <Check className="size-3.5" strokeWidth={3} />
                ) : (
                  isReached && <span className="size-2 rounded-full bg-current" />
                )}
              </span>
              <span className={isReached ? '' : 'text-muted'}>
                <span className={index === current ? 'font-semibold' : ''}>{copy.steps[step]}</span>
                <span className="sr-only"> ({copy.stepStates[state]})</span>
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}

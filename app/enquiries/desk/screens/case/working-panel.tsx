import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { workingLabels as labels } from './labels.ts'

const SentWorking = lazy(() => import('./sent-working.tsx'))

/** What a visitor sent from a tool, folded: the answer stands in its head. */
export function WorkingPanel({ working }: { working: LeadDetail['working'] }) {
  if (!working) return null
  const { title, answer } = working.answer
  return (
    <details className="group mt-4 rounded-lg border border-line bg-card">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 px-5 py-2.5">
        <span className="font-semibold">{labels.title(title)}</span>
        <ChevronDown
          aria-hidden
          className="order-1 ml-auto size-5 shrink-0 self-center group-open:rotate-180"
        />
        <span className="figure-column text-muted">
          {answer.headline.label}: {answer.headline.value}
        </span>
      </summary>
      <div className="px-5 pb-5">
        <Suspense fallback={<p className="text-muted">{labels.loading}</p>}>
          <SentWorking working={working} />
        </Suspense>
      </div>
    </details>
  )
}

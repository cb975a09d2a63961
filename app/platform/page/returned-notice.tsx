import { useCopy } from './copy.ts'
import { errorIn } from './error-in.ts'
import { useSite } from './site.tsx'

/** Stands above a form that was sent without script and came back, with the reason and reference. */
export function ReturnedNotice() {
  const { problem, form } = useSite()
  const copy = useCopy()
  const { enquiryMessages, leadForms } = copy
  if (!problem || !form) return null
  return (
    <div role="alert" className="border-b border-line bg-bad-tint">
      <div className="measure py-5">
        <p className="font-semibold text-bad">{enquiryMessages.failed.title}</p>
        <p>
          {form.errors.length > 0 ? leadForms.returned.wrongFields : errorIn(problem.message, copy)}
        </p>
        <p className="mt-1 text-sm text-muted">
          {leadForms.returned.reference} <code>{problem.requestId}</code>
        </p>
      </div>
    </div>
  )
}

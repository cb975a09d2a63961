import { messages } from '#app/content/messages.ts'
import { useSite } from '#app/site/site.tsx'

/** Above a form that was sent without script and came back: what happened, and under which reference. */
export function ReturnedNotice() {
  const { problem, form } = useSite()
  if (!problem || !form) return null
  return (
    <div role="alert" className="border-b border-line bg-bad-tint">
      <div className="measure py-5">
        <p className="font-semibold text-bad">{messages.lead.failed.title}</p>
        <p>
          {form.errors.length > 0
            ? 'Please correct what is marked below and send it again. Nothing you typed was lost.'
            : problem.message}
        </p>
        <p className="mt-1 text-sm text-muted">
          Reference: <code>{problem.requestId}</code>
        </p>
      </div>
    </div>
  )
}

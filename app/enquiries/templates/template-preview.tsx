import { TriangleAlert } from 'lucide-react'
import { templateLabels } from './labels.ts'
import { fillTemplate, gapsIn, type PlaceholderValues } from './placeholders.ts'

/** A template as the client would read it, with a warning about what is still to be filled in. */
export function TemplatePreview({
  subject,
  body,
  values,
}: {
  subject?: string
  body: string
  values: PlaceholderValues
}) {
  const labels = templateLabels.form
  const filled = [subject, body].map((text) => fillTemplate(text ?? '', values))
  return (
    <section
      aria-label={labels.preview}
      className="rounded-lg border border-line bg-tint px-4 py-3 text-sm lg:sticky lg:top-0"
    >
      <p className="text-muted">
        {labels.preview} {values.name && labels.previewOf(values.name)}
      </p>
      {filled[0] && <p className="mt-2 font-semibold [overflow-wrap:anywhere]">{filled[0]}</p>}
      <p className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">{filled[1]}</p>
      <GapWarning text={filled.join('\n')} />
    </section>
  )
}

/** Names what is to be filled in by hand; shows nothing if there is nothing. */
function GapWarning({ text }: { text: string }) {
  const gaps = gapsIn(text)
  return (
    <p role="status" className="mt-2 flex gap-2 text-sm font-medium text-bad empty:hidden">
      {gaps.length > 0 && (
        <>
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {templateLabels.gaps(gaps)}
        </>
      )}
    </p>
  )
}

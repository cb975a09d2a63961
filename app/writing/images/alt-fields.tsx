import { CheckboxField, TextAreaField } from '#app/ui/field.tsx'
import { ALT_MAX } from './image.ts'
import { labels } from './labels.ts'

export interface Alt {
  text: string
  decorative: boolean
}

/** Why an image cannot be used with this alternative text; undefined if it can. */
export function altProblem({ text, decorative }: Alt): string | undefined {
  if (decorative || text.trim()) return undefined
  return labels.alt.missing
}

/** The fields for the alternative text of an image. */
export function AltFields({
  value,
  problem,
  onChange,
}: {
  value: Alt
  problem?: string
  onChange: (value: Alt) => void
}) {
  return (
    <div className="grid gap-3">
      <TextAreaField
        label={labels.alt.label}
        hint={labels.alt.hint}
        error={problem}
        value={value.decorative ? '' : value.text}
        disabled={value.decorative}
        maxLength={ALT_MAX}
        rows={2}
        onChange={(event) => onChange({ ...value, text: event.target.value })}
      />
      <CheckboxField
        label={labels.alt.decorative}
        checked={value.decorative}
        onChange={(event) => onChange({ ...value, decorative: event.target.checked })}
      />
    </div>
  )
}

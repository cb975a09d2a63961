import { CheckboxField, TextAreaField } from '#app/ui/field.tsx'
import { ALT_MAX } from './image.ts'

export interface Alt {
  text: string
  decorative: boolean
}

/** What is missing in an alternative text before an image can be used, if anything. */
export function altProblem({ text, decorative }: Alt): string | undefined {
  if (decorative || text.trim()) return undefined
  return 'Say what the image shows, or mark it as decoration.'
}

/** Asks what an image shows, for those who do not see it. */
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
        label="Alternative text"
        hint="What the image shows, in a sentence, for those who do not see it."
        error={problem}
        value={value.decorative ? '' : value.text}
        disabled={value.decorative}
        maxLength={ALT_MAX}
        rows={2}
        onChange={(event) => onChange({ ...value, text: event.target.value })}
      />
      <CheckboxField
        label="It only decorates: screen readers pass over it"
        checked={value.decorative}
        onChange={(event) => onChange({ ...value, decorative: event.target.checked })}
      />
    </div>
  )
}

import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { labels } from './labels.ts'

export function CancelButton(props: Omit<ComponentProps<typeof Button>, 'variant' | 'children'>) {
  return (
    <Button {...props} variant="outline">
      {labels.cancel}
    </Button>
  )
}

/** The buttons of a dialog whose form has the id. */
export function FormFooter({
  form,
  submit,
  disabled = false,
  onCancel,
}: {
  form: string
  submit: string
  disabled?: boolean
  onCancel: () => void
}) {
  return (
    <>
      <CancelButton onClick={onCancel} />
      <Button type="submit" form={form} variant="accent" disabled={disabled}>
        {submit}
      </Button>
    </>
  )
}

import { useState } from 'react'
import { oneReturnLabels as labels } from '#app/clients/screens/return-labels.ts'
import { FormDialog } from '#app/platform/client/form-dialog.tsx'
import { TextAreaField } from '#app/ui/field.tsx'

/** Asks what is wrong, in words that the client reads. */
export function SendBackDialog({
  busy,
  onSend,
  onClose,
}: {
  busy: boolean
  onSend: (reason: string) => Promise<boolean>
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      title={labels.sendBackTitle}
      submit={labels.sendBack}
      disabled={busy || reason.trim() === ''}
      unsaved={() => reason.trim() !== ''}
      form={{
        onSubmit: async (event) => {
          event.preventDefault()
          if (await onSend(reason.trim())) onClose()
        },
      }}
      onClose={onClose}
    >
      <TextAreaField
        label={labels.reason}
        hint={labels.reasonHint}
        name="reason"
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        data-first-focus
      />
    </FormDialog>
  )
}

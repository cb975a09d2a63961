import { useState } from 'react'
import { oneReturnLabels as labels } from '#app/clients/screens/return-labels.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import { FormFooter } from '#app/ui/form-footer.tsx'

/** Asks what is wrong, in words that the client reads. */
export function SendBackDialog({
  onSend,
  onClose,
}: {
  onSend: (reason: string) => Promise<boolean>
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open
      size="sm"
      title={labels.sendBackTitle}
      onClose={onClose}
      footer={
        <FormFooter
          form="send-back"
          submit={labels.sendBack}
          disabled={reason.trim() === ''}
          onCancel={onClose}
        />
      }
    >
      <form
        id="send-back"
        onSubmit={async (event) => {
          event.preventDefault()
          if (await onSend(reason.trim())) onClose()
        }}
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
      </form>
    </Dialog>
  )
}

import { useState } from 'react'
import { formLabels } from '#app/platform/client/labels.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { authLabels } from './labels.ts'
import { SignInForm } from './sign-in-form.tsx'

const labels = authLabels.signInAgain

/** Asks an account whose session has ended to sign in on the spot: the screen behind stays as it is, unseen. */
export function SignInAgain({ username, onLeave }: { username: string; onLeave: () => void }) {
  const [isLeaving, setLeaving] = useState(false)
  const { leave } = formLabels
  return (
    <>
      <Dialog
        open
        covers
        size="sm"
        title={labels.title}
        text={labels.text}
        onClose={() => setLeaving(true)}
      >
        <SignInForm username={username} />
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        title={leave.title}
        text={labels.leaveText}
        confirm={leave.confirm}
        cancel={leave.cancel}
        onConfirm={onLeave}
        onClose={() => setLeaving(false)}
      />
    </>
  )
}

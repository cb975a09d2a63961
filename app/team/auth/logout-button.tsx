import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import { useAuth } from './auth-context.tsx'
import { authLabels } from './labels.ts'
import { hasUnsentText } from './unsent-text.ts'

/** Signs out, after a question where text would be lost. */
export function LogoutButton({ userId }: { userId: number }) {
  const { signOut } = useAuth()
  const [asking, setAsking] = useState(false)
  const { button, unsent } = authLabels.signOut
  const signOutOrReport = () =>
    signOut().catch((error: Error) =>
      toast({ tone: 'destructive', title: messages.login.logoutFailed, text: error.message }),
    )
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-3.5 font-medium hover:border-ink"
        onClick={() => (hasUnsentText(userId) ? setAsking(true) : signOutOrReport())}
      >
        <LogOut aria-hidden className="size-4" /> {button}
      </button>
      <ConfirmDialog
        open={asking}
        title={unsent.title}
        text={unsent.text}
        confirm={unsent.confirm}
        cancel={unsent.stay}
        onConfirm={signOutOrReport}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

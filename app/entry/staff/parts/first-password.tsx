import type { SessionUser } from '#app/team/auth/account.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { authLabels } from '#app/team/auth/labels.ts'
import { PasswordForm } from '#app/team/auth/password-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'

const labels = authLabels.firstPassword

/** Shown instead of the staff area while the password is one that an admin set. */
export function FirstPassword({ user }: { user: SessionUser }) {
  const { signOut } = useAuth()
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-tint p-4">
      <div className="w-full max-w-[32rem] rounded-lg border border-line-strong bg-card p-[clamp(1.25rem,5vw,2rem)]">
        <h1 className="text-h2">{labels.title}</h1>
        <p className="mt-2 mb-6">{labels.text(user.name)}</p>
        <PasswordForm username={user.username} isFirst />
        <div className="mt-6 border-t border-line pt-4">
          <Button
            variant="outline"
            onClick={() =>
              signOut().catch((error: Error) =>
                toast({
                  tone: 'destructive',
                  title: messages.login.logoutFailed,
                  text: error.message,
                }),
              )
            }
          >
            {authLabels.signOut.button}
          </Button>
        </div>
      </div>
    </main>
  )
}

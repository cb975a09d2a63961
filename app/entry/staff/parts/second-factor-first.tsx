import type { SessionUser } from '#app/team/auth/account.ts'
import { LogoutButton } from '#app/team/auth/logout-button.tsx'
import { secondFactorLabels } from '#app/team/auth/second-factor/labels.ts'
import { SecondFactorSettings } from '#app/team/auth/second-factor/second-factor-settings.tsx'

const labels = secondFactorLabels.required

/** Shown instead of the staff area once the account has to have a second factor and has none. */
export function SecondFactorFirst({ user }: { user: SessionUser }) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-tint p-4">
      <div className="w-full max-w-[40rem] rounded-lg border border-line-strong bg-card p-[clamp(1.25rem,5vw,2rem)]">
        <h1 className="text-h2">{labels.title}</h1>
        <p className="mt-2 mb-6">{labels.text(user.name)}</p>
        <h2 className="sr-only">{secondFactorLabels.title}</h2>
        <SecondFactorSettings username={user.username} />
        <div className="mt-6 border-t border-line pt-4">
          <LogoutButton userId={user.id} />
        </div>
      </div>
    </main>
  )
}

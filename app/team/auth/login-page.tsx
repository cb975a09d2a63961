import { createFileRoute, Navigate, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '#app/paths.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { Logo } from '#app/platform/page/logo.tsx'
import { useFirm } from '#app/platform/page/site.tsx'
import { secondFactorLabels } from '#app/team/auth/second-factor/labels.ts'
import { useAuth } from './auth-context.tsx'
import { authLabels } from './labels.ts'
import { SignInForm } from './sign-in-form.tsx'

export const Route = createFileRoute('/_admin/admin/login')({
  head: ({ match }) => staffHead('Login', match),
  component: Login,
})

const labels = authLabels.login
const titles = { password: labels.title, 'second-factor': secondFactorLabels.login.title }

function Login() {
  const firm = useFirm()
  const { user } = useAuth()
  if (user) return <Onwards />
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-tint p-4">
      <div className="w-full max-w-[26rem]">
        <a
          href={paths.home}
          aria-label={labels.home(firm.name)}
          className="mb-6 flex justify-center"
        >
          <Logo name={firm.name} />
        </a>
        <div className="rounded-lg border border-line-strong bg-card p-[clamp(1.25rem,5vw,2rem)]">
          <SignInForm heading={(step) => <h1 className="mb-6 text-h2">{titles[step]}</h1>} />
          <p className="mt-6 border-t border-line pt-4 text-center text-sm text-muted">
            {labels.access}
          </p>
        </div>
      </div>
    </main>
  )
}

/** To the screen that one was led here from, else to the dashboard. */
function Onwards() {
  const given = useLocation({ select: ({ state }) => state.next })
  // The address changes before this has gone.
  const [next] = useState(given)
  const { history } = useRouter()
  useEffect(() => {
    if (next) history.replace(next)
  }, [history, next])
  return next ? null : <Navigate to="/admin" replace />
}

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { useAuth } from './auth-context.tsx'
import { maySee } from './screens.ts'
import { useScreenAddress } from './use-screen-address.ts'

/** A screen for admins; others see who it is for, and a way back to the dashboard. */
export function AdminsOnly({
  labels: { notAdmin, back },
  children,
}: {
  labels: { notAdmin: { title: string; text: string }; back: string }
  children: ReactNode
}) {
  const { user } = useAuth()
  const address = useScreenAddress()
  if (user && maySee(user, address)) return children
  return (
    <div className="max-w-[40rem] rounded-lg border border-line-strong bg-card p-6">
      <h1 className="text-h3">{notAdmin.title}</h1>
      <p className="mt-1 mb-5">{notAdmin.text}</p>
      <Link to={paths.admin.dashboard} className={buttonClass('outline')}>
        {back}
      </Link>
    </div>
  )
}

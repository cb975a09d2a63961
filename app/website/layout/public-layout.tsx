import { createFileRoute, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '#app/platform/page/logo.tsx'
import { useSite } from '#app/platform/page/site.tsx'
import { formatDay } from '#app/ui/time/dates.ts'
import { noticeFacts } from '#content/en/notice.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ReachBar } from './reach-bar.tsx'

export const Route = createFileRoute('/_public')({
  component: () => (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  ),
})

export function PublicLayout({ children }: { children: ReactNode }) {
  const facts = noticeFacts(useSite())
  return (
    <>
      <Header />
      <Letterhead />
      <main id="main" data-notice={JSON.stringify(facts)}>
        {children}
      </main>
      <Footer />
      <ReachBar />
    </>
  )
}

/** What stands at the top of a printed page: whose it is, and of which day. */
function Letterhead() {
  const { firm, today } = useSite()
  return (
    <div className="measure hidden items-center justify-between border-b border-ink pb-2 print:flex">
      <Logo name={firm.name} />
      <time dateTime={today}>{formatDay(today)}</time>
    </div>
  )
}

import { createFileRoute, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCopy } from '#app/platform/page/copy.ts'
import { Logo } from '#app/platform/page/logo.tsx'
import { useFirm, useNoticeFacts, useSite } from '#app/platform/page/site.tsx'
import { formatDay } from '#app/ui/time/dates.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageOffer } from './language-switch.tsx'
import { ReachBar } from './reach-bar.tsx'

export const Route = createFileRoute('/_public')({
  component: () => (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  ),
})

export function PublicLayout({ children }: { children: ReactNode }) {
  const facts = useNoticeFacts()
  return (
    <>
      <LanguageOffer />
      <Header />
      <Letterhead />
      <main
        id="main"
        data-notice={JSON.stringify(facts)}
        data-no-gst={useFirm().noGst ? '' : undefined}
      >
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
  const { times } = useCopy()
  return (
    <div className="measure hidden items-center justify-between border-b border-ink pb-2 print:flex">
      <Logo name={firm.name} />
      <time dateTime={today}>{formatDay(today, times.own)}</time>
    </div>
  )
}

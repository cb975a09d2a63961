import { ArrowLeft } from 'lucide-react'

/** The way back up, above a page's title. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="screen-only inline-flex min-h-11 items-center gap-2 font-medium text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </a>
  )
}

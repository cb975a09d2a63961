import { useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** How a menu marks the page that is shown. */
export const CURRENT = 'underline decoration-accent-strong decoration-3 underline-offset-8'

/** Whether a page, or one below it, is the one shown. Links to a part of a page never count. */
export function useIsCurrent() {
  const { pathname } = useLocation()
  return (path: string) =>
    !path.includes('#') && (pathname === path || pathname.startsWith(`${path}/`))
}

/** A link of a menu, marked where it leads to the page that is shown. */
export function MenuLink({
  href,
  className = '',
  ...props
}: ComponentProps<'a'> & { href: string }) {
  const isCurrent = useIsCurrent()(href)
  return (
    <a
      {...props}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${className} ${isCurrent ? CURRENT : ''}`}
    />
  )
}

import { Link } from '@tanstack/react-router'
import { clientLabels } from '#app/clients/screens/client-labels.ts'
import { returnLabels } from '#app/clients/screens/return-labels.ts'

const tab =
  'inline-flex min-h-11 items-center border-b-3 border-unchosen px-3 font-medium text-muted hover:text-ink data-[status=active]:border-accent-strong data-[status=active]:text-ink'

/** The two lists behind one entry of the menu. */
export function ClientTabs() {
  return (
    <nav
      aria-label={clientLabels.title}
      className="mb-4 flex shadow-[inset_0_-1px_var(--color-line-strong)]"
    >
      <Link
        to="/admin/returns"
        activeOptions={{ exact: true, includeSearch: false }}
        className={tab}
      >
        {returnLabels.title}
      </Link>
      <Link
        to="/admin/clients"
        activeOptions={{ exact: true, includeSearch: false }}
        className={tab}
      >
        {clientLabels.title}
      </Link>
    </nav>
  )
}

import { Link } from '@tanstack/react-router'
import { forOthersLabels as labels } from '#app/enquiries/dashboard/labels.ts'
import { paths } from '#app/paths.ts'
import { roleNames } from '#app/team/auth/labels.ts'
import type { StaffRole } from '#app/team/auth/roles.ts'
import { buttonClass } from '#app/ui/button.tsx'

/** Instead of a screen that is for other roles: whom it is for, and who can change that. */
export function ForOthers({ roles, own }: { roles: readonly StaffRole[]; own: StaffRole[] }) {
  return (
    <div className="max-w-[40rem] rounded-lg border border-line-strong bg-card p-6">
      <h1 className="text-h3">{labels.title(roles.map((role) => roleNames[role].many))}</h1>
      <p className="mt-1 mb-5">{labels.text(own.map((role) => roleNames[role].one))}</p>
      <Link to={paths.admin.dashboard} className={buttonClass('outline')}>
        {labels.back}
      </Link>
    </div>
  )
}

import '#app/platform/client/zod-csp.ts'
import { createFileRoute } from '@tanstack/react-router'
import { officeLabels as labels } from '#app/appointments/office/labels.ts'
import { OfficeScreen } from '#app/appointments/office/office-screen.tsx'
import { staffHead } from '#app/platform/page/head.ts'
import { AdminsOnly } from '#app/team/auth/admins-only.tsx'

export const Route = createFileRoute('/_admin/_staff/admin/office')({
  head: ({ match }) => staffHead(labels.title, match),
  component: Office,
})

function Office() {
  return (
    <AdminsOnly labels={labels}>
      <OfficeScreen />
    </AdminsOnly>
  )
}

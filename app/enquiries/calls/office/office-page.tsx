import '#app/platform/client/zod-csp.ts'
import { createFileRoute } from '@tanstack/react-router'
import { staffHead } from '#app/platform/page/head.ts'
import { AdminsOnly } from '#app/team/auth/admins-only.tsx'
import { officeLabels as labels } from './labels.ts'
import { OfficeScreen } from './office-screen.tsx'

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

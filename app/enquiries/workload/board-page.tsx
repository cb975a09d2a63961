import '#app/platform/client/zod-csp.ts'
import { createFileRoute } from '@tanstack/react-router'
import { staffHead } from '#app/platform/page/head.ts'
import { AdminsOnly } from '#app/team/auth/admins-only.tsx'
import { seasonLabels as labels } from '#content/en/enquiry/season.ts'
import { SeasonScreen } from './season-board.tsx'
import { TodayAreas } from './today-areas.tsx'

export const Route = createFileRoute('/_admin/_staff/admin/season')({
  head: ({ match }) => staffHead(labels.title, match),
  component: Season,
})

function Season() {
  return (
    <AdminsOnly labels={labels}>
      <TodayAreas />
      <SeasonScreen />
    </AdminsOnly>
  )
}

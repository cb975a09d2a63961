import '#app/platform/client/zod-csp.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSubmission } from '#app/platform/client/use-submission.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { AdminsOnly } from '#app/team/auth/admins-only.tsx'
import { Button } from '#app/ui/button.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import type { BackupOverview } from './backup.ts'
import { BackupProblem, BackupSummary } from './backup-summary.tsx'
import { BackupTable } from './backup-table.tsx'
import { backupLabels as labels } from './labels.ts'
import { askForBackup, backupsQuery } from './queries.ts'

/** How long a backup that was asked for is looked for; on a busy machine its process takes a while. */
const BEGINS_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 1_500

export const Route = createFileRoute('/_admin/_staff/admin/backups')({
  head: ({ match }) => staffHead(labels.title, match),
  component: Backups,
})

function Backups() {
  return (
    <AdminsOnly labels={labels}>
      <BackupList />
    </AdminsOnly>
  )
}

function BackupList() {
  const query = useQuery(backupsQuery)
  const { data } = query
  return (
    <StaffList
      title={labels.title}
      text={labels.text}
      failure={labels.failure}
      query={query}
      actions={data?.scheduled && <BackUpNow backups={data} />}
      controls={
        data && (
          <>
            <BackupProblem backups={data} />
            <BackupSummary backups={data} />
          </>
        )
      }
    >
      {({ items }) => <BackupTable backups={items} />}
    </StaffList>
  )
}

function BackUpNow({ backups: { running, items } }: { backups: BackupOverview }) {
  const queries = useQueryClient()
  const newest = items[0]?.id ?? 0
  /** the newest backup when another one was asked for */
  const [askedAfter, setAskedAfter] = useState<number>()
  const isAwaited = askedAfter === newest
  const { send, isPending } = useSubmission(
    { mutationFn: askForBackup },
    {
      onSaved: () => {
        toast(labels.started)
        setAskedAfter(newest)
      },
      failed: { title: labels.notStarted },
    },
  )
  useEffect(() => {
    if (!isAwaited) return
    const look = setInterval(() => queries.invalidateQueries(backupsQuery), LOOK_EVERY_MS)
    const end = setTimeout(() => setAskedAfter(undefined), BEGINS_WITHIN_MS)
    return () => {
      clearInterval(look)
      clearTimeout(end)
    }
  }, [isAwaited, queries])
  const isBusy = running || isPending || isAwaited
  return (
    <Button variant="accent" disabled={isBusy} onClick={() => send(undefined)}>
      {isBusy ? labels.running : labels.now}
    </Button>
  )
}

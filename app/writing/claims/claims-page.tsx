import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { dashboardQuery } from '#app/enquiries/dashboard/queries.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import type { ClaimWithEvidence } from './claim.ts'
import { type ClaimAction, ClaimTable } from './claim-table.tsx'
import { EvidenceDialog } from './evidence-dialog.tsx'
import { claimLabels as labels } from './labels.ts'
import { claimsQuery } from './queries.ts'
import { RemovalDialog } from './removal-dialog.tsx'

export const Route = createFileRoute('/_admin/_staff/admin/claims')({
  head: ({ match }) => staffHead(labels.title, match),
  component: Claims,
})

/** What the site says about the practice, with its evidence; the claims without any come first. */
function Claims() {
  const { user } = useAuth()
  const query = useQuery(claimsQuery)
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<{ action: ClaimAction; claim: ClaimWithEvidence }>()
  const isAdmin = user?.role === 'admin'
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    for (const { queryKey } of [claimsQuery, dashboardQuery])
      void queryClient.invalidateQueries({ queryKey })
  }
  return (
    <>
      <StaffList
        title={labels.title}
        text={labels.shown[query.data?.shown ?? 'all']}
        failure={labels.failed}
        query={query}
      >
        {({ claims }) => (
          <>
            <p className="border-b border-line px-4 py-3 font-semibold">
              {labels.unproven(unproven(claims).length, claims.length)}{' '}
              {!isAdmin && labels.readOnly}
            </p>
            <ClaimTable
              claims={[...unproven(claims), ...claims.filter(isProven)]}
              onAction={isAdmin ? (action, claim) => setOpen({ action, claim }) : undefined}
            />
          </>
        )}
      </StaffList>
      {open?.action === 'edit' && (
        <EvidenceDialog
          claim={query.data?.claims.find(({ id }) => id === open.claim.id) ?? open.claim}
          userName={user?.name ?? ''}
          onSaved={done}
          onClose={close}
        />
      )}
      {open?.action === 'remove' && (
        <RemovalDialog claim={open.claim} onRemoved={done} onClose={close} />
      )}
    </>
  )
}

const isProven = ({ state }: ClaimWithEvidence) => state === 'proven'
const unproven = (claims: ClaimWithEvidence[]) => claims.filter((claim) => !isProven(claim))

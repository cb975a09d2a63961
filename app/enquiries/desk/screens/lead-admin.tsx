import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import {
  desk,
  erasureKey,
  forgetLead,
  leadQuery,
  refreshDesk,
} from '#app/enquiries/desk/queries.ts'
import { api } from '#app/paths.ts'
import { StepUpDownload } from '#app/team/auth/step-up/step-up-download.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { CheckboxField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import type { DeskSearch } from './desk-search.ts'
import { leadAdminLabels as labels } from './lead-labels.ts'

/** What only an admin may do with a person's data: export all of it as a file, and erase it. */
export function LeadAdmin({ lead, search }: { lead: LeadDetail; search: DeskSearch }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [checked, setChecked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationKey: erasureKey(lead.id),
    onMutate: () => queries.cancelQueries(leadQuery(lead.id)),
    mutationFn: () => desk.erase({ id: lead.id }),
    onSuccess: async ({ erased }) => {
      setAsking(false)
      toast({ title: labels.done(erased) })
      forgetLead(queries, lead.id)
      void refreshDesk(queries)
      await navigate({ to: '/admin/leads', search, resetScroll: false })
    },
    onError: ({ message }) => toast({ tone: 'destructive', title: labels.failed, text: message }),
  })
  const merged = lead.merged.length
  const atStake = caseAtStake(lead)
  const close = () => {
    setAsking(false)
    setChecked(false)
  }
  return (
    <section aria-label={labels.section} className="grid gap-2">
      <StepUpDownload href={api.leads.personalData(lead.id)} label={labels.download} />
      <Button variant="outline" className="text-bad!" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4" /> {labels.erase}
      </Button>
      <ConfirmDialog
        open={asking}
        title={labels.title(lead.name)}
        text={
          <>
            {labels.text}
            {merged > 0 && labels.withMerged(merged)}
            {labels.rest}
            {atStake && (
              <>
                <p className="mt-3 font-semibold">{labels.atStake[atStake]}</p>
                <p className="mt-1 mb-3">
                  {labels.keepRecords} {labels.leavesResults}
                </p>
                <CheckboxField
                  label={labels.checked}
                  checked={checked}
                  onChange={({ target }) => setChecked(target.checked)}
                />
              </>
            )}
          </>
        }
        confirm={labels.confirm}
        pending={isPending || (atStake !== undefined && !checked)}
        onConfirm={() => mutate()}
        onClose={close}
      />
    </section>
  )
}

/** What is more than an enquiry, also of one that is merged into it. */
function caseAtStake({ status, stage, merged }: LeadDetail): 'filed' | 'won' | undefined {
  if (stage === 'filed') return 'filed'
  const isWon = status === 'won' || stage !== null || merged.some((other) => other.status === 'won')
  return isWon ? 'won' : undefined
}

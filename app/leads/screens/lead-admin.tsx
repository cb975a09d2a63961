import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { LeadDetail } from '#app/leads/desk.ts'
import { desk, forgetLead, refreshDesk } from '#app/leads/queries.ts'
import { api } from '#app/paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import type { DeskSearch } from './desk-search.ts'

/** What only an admin may do with a person's data: give all of it away as a file, and erase it. */
export function LeadAdmin({ lead, search }: { lead: LeadDetail; search: DeskSearch }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => desk.erase(lead.id),
    onSuccess: async ({ erased }) => {
      setAsking(false)
      toast({ title: erased === 1 ? 'The enquiry was erased' : `${erased} enquiries were erased` })
      forgetLead(queries, lead.id)
      void refreshDesk(queries)
      await navigate({ to: '/admin/leads', search })
    },
    onError: ({ message }) =>
      toast({ tone: 'destructive', title: 'Nothing was erased', text: message }),
  })
  const joined = lead.joined.length
  return (
    <section aria-label="Their data" className="grid gap-2">
      <a href={api.leads.personalData(lead.id)} download className={buttonClass('outline')}>
        <Download aria-hidden className="size-4" /> All their data as a file
      </a>
      <Button variant="outline" className="text-bad!" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4" /> Erase
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Erase the enquiry of ${lead.name}?`}
        text={
          <>
            What was sent, its whole history and its mails are gone for good
            {joined > 0 &&
              `, with the ${joined === 1 ? 'enquiry' : `${joined} enquiries`} joined to it`}
            . All that stays is that an erasure happened. This cannot be undone.
          </>
        }
        confirm="Erase for good"
        pending={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}

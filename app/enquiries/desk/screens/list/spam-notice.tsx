import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { desk, refreshDesk } from '#app/enquiries/desk/queries.ts'
import { spamLabels as labels } from '#app/enquiries/desk/screens/desk-labels.ts'
import { leadAdminLabels } from '#app/enquiries/desk/screens/lead-labels.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'

/** When spam goes by itself, and for admins all of it at once. */
export function SpamNotice() {
  const queries = useQueryClient()
  const { user } = useAuth()
  const { enquiryMonths } = useFirm()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => desk.eraseSpam({}),
    onSuccess: async ({ erased }) => {
      setAsking(false)
      toast({ title: leadAdminLabels.done(erased) })
      await refreshDesk(queries)
    },
    onError: ({ message }) =>
      toast({ tone: 'destructive', title: leadAdminLabels.failed, text: message }),
  })
  return (
    <div className="my-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <p>{labels.goes(enquiryMonths)}</p>
      {user?.role === 'admin' && (
        <Button variant="outline" size="sm" className="text-bad!" onClick={() => setAsking(true)}>
          {labels.erase}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={labels.title}
        text={labels.text}
        confirm={labels.confirm}
        pending={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import type { ClaimWithEvidence } from './claim.ts'
import { claimLabels } from './labels.ts'
import { removeEvidence } from './queries.ts'

const labels = claimLabels.removal

/** Asks before evidence is removed. */
export function RemovalDialog({
  claim,
  onRemoved,
  onClose,
}: {
  claim: ClaimWithEvidence
  onRemoved: () => void
  onClose: () => void
}) {
  const { mutate, isPending } = useMutation({ mutationFn: removeEvidence })
  return (
    <ConfirmDialog
      open
      title={labels.title}
      text={labels.text}
      confirm={labels.confirm}
      pending={isPending}
      onClose={onClose}
      onConfirm={() =>
        mutate(
          { id: claim.id },
          {
            onSuccess: () => {
              toast({ title: labels.removed })
              onRemoved()
            },
            onError: ({ message }) =>
              toast({ tone: 'destructive', title: labels.failed, text: message }),
          },
        )
      }
    />
  )
}

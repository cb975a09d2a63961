import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '#app/platform/client/form-dialog.tsx'
import { useBegun } from '#app/platform/client/use-begun.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { indianDate } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import {
  ADDRESS_MAX,
  CHECKED_BY_MAX,
  type ClaimWithEvidence,
  type EvidenceForm,
  evidenceForm,
  WHAT_MAX,
} from './claim.ts'
import { claimLabels } from './labels.ts'
import { recordEvidence } from './queries.ts'

const labels = claimLabels.dialog

/** Records what proves a claim, or changes it. */
export function EvidenceDialog({
  claim,
  userName,
  onSaved,
  onClose,
}: {
  claim: ClaimWithEvidence
  /** who has checked the claim, until something else is entered */
  userName: string
  onSaved: () => void
  onClose: () => void
}) {
  const today = indianDate(new Date())
  const { what = '', checkedOn = today, checkedBy = userName, address = '' } = claim.evidence ?? {}
  const queries = useQueryClient()
  const sendInstead = useBegun(claim.evidence?.recordedAt ?? null, () =>
    queries.invalidateQueries(),
  )
  const mutationFn = (evidence: EvidenceForm) =>
    sendInstead((wasRecordedAt) => recordEvidence({ id: claim.id, ...evidence, wasRecordedAt }))
  const { form, errors, isPending, failure, formProps, dialogProps } = useServerForm<
    EvidenceForm,
    EvidenceForm,
    ClaimWithEvidence
  >(
    evidenceForm,
    { mutationFn },
    {
      defaultValues: { what, checkedOn, checkedBy, address },
      failed: { title: labels.failed },
      onSaved: () => {
        toast({ title: labels.saved })
        onSaved()
      },
    },
  )
  return (
    <FormDialog
      title={labels.title}
      text={claim.text}
      submit={isPending ? labels.saving : labels.save}
      {...dialogProps}
      form={{ ...formProps, className: 'grid gap-5 sm:grid-cols-2' }}
      onClose={onClose}
    >
      <TextAreaField
        {...form.register('what')}
        data-first-focus
        label={labels.what}
        hint={labels.whatHint}
        maxLength={WHAT_MAX}
        error={errors.what?.message}
        className="sm:col-span-2"
      />
      <TextField
        {...form.register('checkedOn')}
        label={labels.checkedOn}
        type="date"
        max={today}
        error={errors.checkedOn?.message}
      />
      <TextField
        {...form.register('checkedBy')}
        label={labels.checkedBy}
        maxLength={CHECKED_BY_MAX}
        error={errors.checkedBy?.message}
      />
      <TextField
        {...form.register('address')}
        label={labels.address}
        hint={labels.addressHint}
        maxLength={ADDRESS_MAX}
        error={errors.address?.message}
        className="sm:col-span-2"
      />
      <FormFailure text={failure} />
    </FormDialog>
  )
}

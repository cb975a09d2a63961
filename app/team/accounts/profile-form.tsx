import { useQueryClient } from '@tanstack/react-query'
import { LeaveGuard } from '#app/platform/client/leave-guard.tsx'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { currentUserQuery } from '#app/team/auth/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { NAME_MAX } from '#app/ui/text/fields.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import { staffLabels } from './labels.ts'
import { PublicNameFields } from './public-name-fields.tsx'
import { changeProfile, ownAccountQuery, staffNamesQuery } from './queries.ts'
import { profileBody, type StaffAccount } from './staff.ts'

const labels = staffLabels.profile

/** One's own names and qualification; the e-mail address is set beside what is sent to it. */
export function ProfileForm({ account }: { account: StaffAccount }) {
  const queryClient = useQueryClient()
  const { form, errors, isDirty, isPending, failure, formProps } = useServerForm(
    profileBody,
    { mutationFn: changeProfile },
    {
      defaultValues: valuesOf(account),
      failed: { title: messages.account.saveFailed },
      onSaved: (saved) => {
        toast({ title: messages.account.saved })
        form.reset(valuesOf(saved))
        queryClient.setQueryData(ownAccountQuery.queryKey, saved)
        for (const { queryKey } of [currentUserQuery, staffNamesQuery]) {
          void queryClient.invalidateQueries({ queryKey })
        }
      },
    },
  )
  return (
    <form {...formProps} className="grid max-w-[32rem] gap-5">
      <TextField
        {...form.register('name')}
        label={labels.name}
        autoComplete="name"
        maxLength={NAME_MAX}
        error={errors.name?.message}
      />
      <PublicNameFields form={form} hint={staffLabels.shownToVisitors.ownPublicNameHint} />
      <FormFailure text={failure} />
      <div>
        <Button type="submit" variant="accent" disabled={isPending}>
          {isPending ? labels.saving : labels.save}
        </Button>
      </div>
      <LeaveGuard unsaved={() => isDirty} />
    </form>
  )
}

function valuesOf({ name, publicName, qualification }: StaffAccount) {
  return { name, publicName: publicName ?? '', qualification: qualification ?? '' }
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LeaveGuard } from '#app/platform/client/leave-guard.tsx'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { mailPreferenceLabels as labels } from './labels.ts'
import { mailPreferencesForm, type MailPreferences as Preferences } from './mail.ts'
import { changeMailPreferences, mailPreferencesQuery } from './queries.ts'

/** Which mails the signed-in member of staff gets, and where to. */
export function MailPreferences() {
  const { data, error, refetch } = useQuery(mailPreferencesQuery)
  if (error && !data) return <LoadFailure what={labels.what} error={error} retry={refetch} />
  if (!data) return <Spinner label={labels.loading} />
  return <PreferencesForm preferences={data} />
}

const SWITCHES = ['mailNew', 'mailAssigned', 'mailMentioned', 'mailDue', 'mailDigest'] as const

function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const queries = useQueryClient()
  const { form, errors, isDirty, isPending, failure, formProps } = useServerForm(
    mailPreferencesForm,
    { mutationFn: changeMailPreferences },
    {
      defaultValues: asForm(preferences),
      failed: { title: labels.failed },
      onSaved: (saved) => {
        form.reset(asForm(saved))
        queries.setQueryData(mailPreferencesQuery.queryKey, saved)
        toast({ title: labels.saved })
      },
    },
  )
  return (
    <form {...formProps} className="grid max-w-[34rem] gap-4">
      <TextField
        {...form.register('email')}
        label={labels.email}
        hint={labels.emailHint}
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email?.message}
      />
      {SWITCHES.map((name) => (
        <CheckboxField key={name} {...form.register(name)} label={labels[name]} />
      ))}
      <FormFailure text={failure} />
      <div>
        <Button type="submit" disabled={isPending}>
          {labels.save}
        </Button>
      </div>
      <LeaveGuard unsaved={() => isDirty} />
    </form>
  )
}

function asForm({ email, ...switches }: Preferences) {
  return { ...switches, email: email ?? '' }
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#app/client/api.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import type { MailPreferences as Preferences } from './mail.ts'
import { mailPreferencesMutation, mailPreferencesQuery } from './queries.ts'

/** What the signed-in member of staff is told by mail, and where to. */
export function MailPreferences() {
  const { data, error, refetch } = useQuery(mailPreferencesQuery)
  if (error && !data) return <LoadFailure what="your mail settings" error={error} retry={refetch} />
  if (!data) return <Spinner label="Loading your mail settings" />
  return <PreferencesForm preferences={data} />
}

const wishes = [
  ['mailNew', 'Tell me of each new enquiry'],
  ['mailDue', 'Remind me two hours before an unanswered enquiry falls due'],
  ['mailDigest', 'Send me the desk in figures once a day, in the morning'],
] as const

function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const queries = useQueryClient()
  const [complaint, setComplaint] = useState<string>()
  const { mutate, isPending } = useMutation({
    ...mailPreferencesMutation,
    onSuccess: (saved) => {
      setComplaint(undefined)
      queries.setQueryData(mailPreferencesQuery.queryKey, saved)
      toast({ title: 'Your mail settings are saved' })
    },
    onError: (error) => {
      const told = error instanceof ApiError && error.errors.find(({ path }) => path === 'email')
      setComplaint(told ? told.message : undefined)
      if (!told) toast({ tone: 'destructive', title: 'Not saved', text: error.message })
    },
  })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    mutate({
      email: String(form.get('email')).trim() || null,
      mailNew: form.has('mailNew'),
      mailDue: form.has('mailDue'),
      mailDigest: form.has('mailDigest'),
    })
  }
  return (
    <form noValidate onSubmit={save} className="grid max-w-[34rem] gap-4">
      <TextField
        label="Your e-mail address"
        hint="Where these mails go, and where answers to your replies arrive. Empty: none are sent."
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={preferences.email ?? ''}
        error={complaint}
      />
      {wishes.map(([name, label]) => (
        <CheckboxField key={name} name={name} label={label} defaultChecked={preferences[name]} />
      ))}
      <div>
        <Button type="submit" disabled={isPending}>
          Save mail settings
        </Button>
      </div>
    </form>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { describeMail } from '../labels.ts'
import { MailStateLabel } from '../mail-state.tsx'
import { mailPreferencesQuery, mailQuery } from '../queries.ts'
import { testMail } from './deliverability.ts'
import { deliverabilityLabels } from './labels.ts'
import { sendTestMail } from './queries.ts'

const labels = deliverabilityLabels.test

/** Sends a test e-mail, to one's own address unless another is typed, and shows what becomes of it. */
export function TestMailForm({ onOpen }: { onOpen: (mail: number) => void }) {
  const { data: preferences } = useQuery(mailPreferencesQuery)
  const [sent, setSent] = useState<number>()
  return (
    <section aria-labelledby="test-mail" className="min-w-0">
      <h2 id="test-mail" className="font-sans text-base font-semibold tracking-normal">
        {labels.title}
      </h2>
      {preferences && <TestForm to={preferences.email ?? ''} onSent={setSent} />}
      {sent !== undefined && <SentTest id={sent} onOpen={onOpen} />}
    </section>
  )
}

function TestForm({ to, onSent }: { to: string; onSent: (id: number) => void }) {
  const { form, errors, isPending, failure, formProps } = useServerForm(
    testMail,
    { mutationFn: sendTestMail },
    {
      defaultValues: { to },
      failed: { title: labels.failed },
      onSaved: (mail) => {
        onSent(mail.id)
        toast({ title: labels.queued })
      },
    },
  )
  return (
    <form {...formProps} className="mt-3 grid gap-3">
      <TextField
        {...form.register('to')}
        label={labels.to}
        hint={labels.hint}
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors.to?.message}
      />
      <FormFailure text={failure} />
      <div>
        <Button type="submit" disabled={isPending}>
          {labels.send}
        </Button>
      </div>
    </form>
  )
}

function SentTest({ id, onOpen }: { id: number; onOpen: (mail: number) => void }) {
  const { data: mail } = useQuery(mailQuery(id))
  if (!mail) return null
  return (
    <div role="status" className="mt-4 rounded-md bg-tint px-4 py-3">
      <p className="text-sm text-muted">{labels.state}</p>
      <MailStateLabel state={mail.state} />
      <p className="mt-1 text-sm [overflow-wrap:anywhere]">{describeMail(mail)}</p>
      <Button variant="quiet" className="-ml-4" onClick={() => onOpen(id)}>
        {labels.open}
      </Button>
    </div>
  )
}

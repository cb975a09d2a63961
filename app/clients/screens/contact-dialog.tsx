import '#app/platform/client/zod-csp.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Contact, contactBody } from '#app/clients/model/client.ts'
import { clientActions } from '#app/clients/records/queries.ts'
import { clientLabels } from '#app/clients/screens/client-labels.ts'
import { FormDialog } from '#app/platform/client/form-dialog.tsx'
import { changedIn } from '#app/platform/client/use-begun.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'

const labels = clientLabels.fields

/** Adds somebody who acts for a client, or corrects them. */
export function ContactDialog({
  clientId,
  contact,
  onClose,
}: {
  clientId: number
  contact: Contact | undefined
  onClose: () => void
}) {
  const queries = useQueryClient()
  const { name = '', role = '', email = '', phone = '' } = contact ?? {}
  const { form, errors, failure, dialogProps } = useServerForm(
    contactBody,
    {
      mutationFn: async (body) => {
        if (contact) await clientActions.changeContact({ id: contact.id, ...changedIn(form, body) })
        else await clientActions.addContact({ id: clientId, ...body })
      },
    },
    {
      defaultValues: { name, role, email, phone },
      onSaved: async () => {
        await queries.invalidateQueries()
        toast({ title: clientLabels.one.saved })
        onClose()
      },
    },
  )
  const field = (key: 'name' | 'role' | 'email' | 'phone') => ({
    label: labels[key],
    error: errors[key]?.message,
    ...form.register(key),
  })
  return (
    <FormDialog
      title={contact ? clientLabels.one.edit : clientLabels.one.addContact}
      submit={clientLabels.save}
      {...dialogProps}
      onClose={onClose}
    >
      <FormFailure text={failure} />
      <TextField {...field('name')} required data-first-focus />
      <TextField {...field('role')} />
      <TextField {...field('email')} type="email" />
      <TextField {...field('phone')} type="tel" />
    </FormDialog>
  )
}

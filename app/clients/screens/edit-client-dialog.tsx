import '#app/platform/client/zod-csp.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ClientDetail, clientBody } from '#app/clients/model/client.ts'
import { clientActions } from '#app/clients/records/queries.ts'
import { ClientBasics, ClientDetails } from '#app/clients/screens/client-fields.tsx'
import { clientLabels as labels } from '#app/clients/screens/client-labels.ts'
import { FormDialog } from '#app/platform/client/form-dialog.tsx'
import { changedIn, useBegun } from '#app/platform/client/use-begun.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { TextAreaField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'

/** Corrects what is known of a client. A PAN that is left empty stays as it is. */
export function EditClientDialog({
  client,
  onClose,
}: {
  client: ClientDetail
  onClose: () => void
}) {
  const queries = useQueryClient()
  const sendChange = useBegun(client, () => queries.invalidateQueries())
  const { name, kind, bornOn, residence, address, state, gstin, notes } = client
  const { form, errors, failure, dialogProps } = useServerForm(
    clientBody,
    {
      mutationFn: (body): Promise<unknown> => {
        const { email: _email, phone: _phone, pan, ...change } = changedIn(form, body)
        return sendChange(({ id, version }) =>
          clientActions.change({ ...change, ...(pan && { pan }), id, version }),
        )
      },
    },
    {
      defaultValues: { name, kind, pan: '', bornOn, residence, address, state, gstin, notes },
      onSaved: async () => {
        await queries.invalidateQueries()
        toast({ title: labels.one.saved })
        onClose()
      },
    },
  )
  const { register } = form
  return (
    <FormDialog title={labels.one.edit} submit={labels.save} {...dialogProps} onClose={onClose}>
      <FormFailure text={failure} />
      <ClientBasics register={register} errors={errors} />
      <ClientDetails register={register} errors={errors} />
      <TextAreaField label={labels.fields.notes} {...register('notes')} />
    </FormDialog>
  )
}

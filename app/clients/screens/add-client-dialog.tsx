import '#app/platform/client/zod-csp.ts'
import { clientBody } from '#app/clients/model/client.ts'
import { clientActions } from '#app/clients/records/queries.ts'
import { ClientBasics, ContactBasics } from '#app/clients/screens/client-fields.tsx'
import { clientLabels as labels } from '#app/clients/screens/client-labels.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { FormFooter } from '#app/ui/form-footer.tsx'
import type { ClientKind } from '#content/enums.ts'

/** Adds a client. */
export function AddClientDialog({
  known = {},
  onAdded,
  onClose,
}: {
  /** what is known from an enquiry */
  known?: { name?: string; email?: string; phone?: string }
  onAdded: (id: number) => void
  onClose: () => void
}) {
  const kind: ClientKind = 'individual'
  const { form, errors, failure, formProps, isPending } = useServerForm(
    clientBody,
    { mutationFn: clientActions.add },
    {
      defaultValues: { name: '', email: '', phone: '', ...known, kind, pan: '' },
      onSaved: ({ id }) => onAdded(id),
    },
  )
  const { register } = form
  return (
    <Dialog
      open
      size="sm"
      title={labels.add}
      onClose={onClose}
      footer={
        <FormFooter form="add-client" submit={labels.add} disabled={isPending} onCancel={onClose} />
      }
    >
      <form id="add-client" className="grid gap-4" {...formProps}>
        <FormFailure text={failure} />
        <ClientBasics register={register} errors={errors} />
        <ContactBasics register={register} errors={errors} />
      </form>
    </Dialog>
  )
}

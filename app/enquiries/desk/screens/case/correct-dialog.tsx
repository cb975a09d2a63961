import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { EmailField, PhoneField } from '#app/enquiries/intake/forms/advised-fields.tsx'
import { ServiceOptions } from '#app/enquiries/intake/forms/service-options.tsx'
import { type Corrections, corrections } from '#app/enquiries/model/details/correction.ts'
import { servicesWith } from '#app/enquiries/model/labels.ts'
import { NO_PHONE } from '#app/enquiries/model/lead.ts'
import { languageNames } from '#app/enquiries/templates/labels.ts'
import { FormDialog } from '#app/platform/client/form-dialog.tsx'
import { changedIn, useBegun } from '#app/platform/client/use-begun.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { Options } from '#app/ui/options.tsx'
import { NAME_MAX } from '#app/ui/text/fields.ts'
import { TEMPLATE_LANGUAGES } from '#content/enums.ts'
import type { LeadActions } from '../use-lead-actions.ts'
import { correctLabels as labels } from './labels.ts'

/** Corrects what an enquiry says about its sender; the history keeps both values. */
export function CorrectDialog({
  lead,
  actions,
  onClose,
}: {
  lead: LeadDetail
  actions: LeadActions
  onClose: () => void
}) {
  const sendChange = useBegun(lead)
  const mutationFn = async (values: Corrections): Promise<unknown> => {
    const change = changedIn(form, values)
    if (Object.keys(change).length === 0) return undefined
    return sendChange((shown) => actions.runOrThrow({ lead: shown, change, done: labels.done }))
  }
  const { form, errors, failure, dialogProps } = useServerForm(
    corrections,
    { mutationFn },
    {
      defaultValues: detailsOf(lead),
      onSaved: onClose,
    },
  )
  const field = (name: keyof Corrections) => ({
    ...form.register(name),
    label: labels.fields[name],
    error: errors[name]?.message,
    autoComplete: 'off',
  })
  return (
    <FormDialog
      title={labels.title}
      text={labels.text}
      submit={labels.save}
      {...dialogProps}
      disabled={actions.busy}
      onClose={onClose}
    >
      <TextField {...field('name')} maxLength={NAME_MAX} required data-first-focus />
      <PhoneField {...field('phone')} />
      <PhoneField {...field('secondPhone')} />
      <EmailField {...field('email')} />
      <SelectField {...field('service')}>
        <ServiceOptions services={servicesWith(lead.service)} />
      </SelectField>
      <SelectField {...field('language')}>
        <Options values={TEMPLATE_LANGUAGES} nameOf={(language) => languageNames[language]} />
      </SelectField>
      <FormFailure text={failure} />
    </FormDialog>
  )
}

function detailsOf({ name, phone, secondPhone, email, service, language }: LeadDetail) {
  return { name, phone: phone === NO_PHONE ? '' : phone, secondPhone, email, service, language }
}

import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { EmailField, PhoneField } from '#app/enquiries/intake/forms/advised-fields.tsx'
import { ServiceOptions } from '#app/enquiries/intake/forms/service-options.tsx'
import { type Corrections, corrections } from '#app/enquiries/model/details/correction.ts'
import { servicesWith } from '#app/enquiries/model/labels.ts'
import { NO_PHONE } from '#app/enquiries/model/lead.ts'
import { languageNames } from '#app/enquiries/templates/labels.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { FormFooter } from '#app/ui/form-footer.tsx'
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
  const mutationFn = (change: Corrections) =>
    actions.runOrThrow({ lead, change, done: labels.done })
  const { form, errors, failure, formProps } = useServerForm(
    corrections,
    { mutationFn },
    { defaultValues: detailsOf(lead), onSaved: onClose },
  )
  const field = (name: keyof Corrections) => ({
    ...form.register(name),
    label: labels.fields[name],
    error: errors[name]?.message,
    autoComplete: 'off',
  })
  return (
    <Dialog
      open
      size="sm"
      title={labels.title}
      text={labels.text}
      onClose={onClose}
      footer={
        <FormFooter
          form="correct"
          submit={labels.save}
          disabled={actions.busy}
          onCancel={onClose}
        />
      }
    >
      <form id="correct" {...formProps} className="grid gap-4">
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
      </form>
    </Dialog>
  )
}

function detailsOf({ name, phone, secondPhone, email, service, language }: LeadDetail) {
  return { name, phone: phone === NO_PHONE ? '' : phone, secondPhone, email, service, language }
}

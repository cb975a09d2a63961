import { AcceptLabel } from '#app/enquiries/intake/forms/accept-label.tsx'
import { DataNotice } from '#app/enquiries/intake/forms/data-notice.tsx'
import { EnquiryFields } from '#app/enquiries/intake/forms/enquiry-fields.tsx'
import type { fieldsOf } from '#app/enquiries/intake/forms/field-props.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { Honeypot } from '#app/platform/page/honeypot.tsx'
import { CheckboxField, RequiredNote } from '#app/ui/field.tsx'
import type { NoticeFacts } from '#content/en/forms.ts'

interface Props {
  field: ReturnType<typeof fieldsOf>
  notice: NoticeFacts
}

/** Who is called, and about what. */
export function ContactFields({ field, notice }: Props) {
  const { bookingForm: copy, requiredNote } = useBrowserCopy()
  const accepted = field('acceptTerms')
  return (
    <fieldset className="grid min-w-0 gap-5 sm:max-lg:grid-cols-2">
      <legend className="mb-3 font-serif text-h3">{copy.details}</legend>
      <RequiredNote {...requiredNote} />
      <EnquiryFields
        field={field}
        labels={copy}
        required={['name', 'phone']}
        mustBeCalled
        wide="sm:max-lg:col-span-2"
      />
      <DataNotice facts={notice} className="sm:max-lg:col-span-2" />
      <CheckboxField
        {...accepted}
        defaultValue={undefined}
        defaultChecked={accepted.defaultValue === 'on'}
        label={<AcceptLabel />}
        required
        className="sm:max-lg:col-span-2"
      />
      <Honeypot />
    </fieldset>
  )
}

import { GENERAL_INQUIRY, isCallback } from '#app/enquiries/model/lead.ts'
import type { ReturnedForm } from '#app/platform/page/render.ts'
import { useNoticeFacts } from '#app/platform/page/site.tsx'
import { CallbackForm } from './callback-form.tsx'

/** A callback form that was sent without script and rejected, with what was typed and preset. */
export function ReturnedCallback({ form }: { form: ReturnedForm }) {
  const { service = GENERAL_INQUIRY, message, source, working } = form.values
  return (
    <CallbackForm
      service={service}
      message={message}
      source={source === 'tool' ? 'tool' : 'callback'}
      withWorking={Boolean(working)}
      notice={useNoticeFacts()}
      returned={form}
    />
  )
}

export function isReturnedCallback(form: ReturnedForm | undefined): form is ReturnedForm {
  return form !== undefined && isCallback(form.values)
}

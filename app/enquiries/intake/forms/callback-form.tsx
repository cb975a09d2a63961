import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { Honeypot } from '#app/platform/page/honeypot.tsx'
import type { IslandProps } from '#app/platform/page/islands.ts'
import type { ReturnedForm } from '#app/platform/page/render.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, RequiredNote } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import type { NoticeFacts } from '#content/en/forms.ts'
import { DataNotice } from './data-notice.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import { SentPanel } from './sent-panel.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

/**
 * Asks for a call with a name and a number; the page presets the rest. In a page that React does not
 * hydrate as a whole it stands in a `CallbackIsland`. Without `message` a field of that name that belongs
 * to the form, somewhere on the page, is sent.
 */
export function CallbackForm({
  service,
  message,
  source = 'callback',
  id = 'callback-form',
  withWorking = false,
  notice,
  returned,
}: IslandProps['callback-form'] & { notice: NoticeFacts; returned?: ReturnedForm }) {
  const { callbackForm: copy, replyPromise, requiredNote, workingForm } = useBrowserCopy()
  const words = withWorking ? workingForm : copy
  const { field, formProps, isPending, sent, failure } = useEnquiryForm({
    id,
    bodyOf: ({ working = '', consent, ...typed }) => ({
      ...(typed as Record<'name' | 'phone', string>),
      email: '',
      message: typed.message ?? '',
      service,
      source,
      ...(working && { working, consent: consent === 'on' || undefined }),
    }),
    returned,
  })
  return (
    <SentPanel sent={sent}>
      <form
        {...formProps}
        aria-labelledby={`${id}-title`}
        className="grid gap-5 rounded-lg border border-line-strong bg-card p-[clamp(1.25rem,4vw,2.25rem)]"
      >
        <div>
          <p id={`${id}-title`} className="font-serif text-h3">
            {words.title}
          </p>
          <p className="mt-1 text-muted">{words.text(replyPromise(notice.replyWithin))}</p>
        </div>
        <RequiredNote {...requiredNote} />
        <EnquiryFields
          field={field}
          labels={{ name: copy.name, phone: copy.phone, phonePlaceholder: copy.phonePlaceholder }}
          required={['name', 'phone']}
          mustBeCalled
        />
        <input type="hidden" name="service" value={service} />
        {message !== undefined && <input type="hidden" name="message" value={message} />}
        <input type="hidden" name="source" value={source} />
        {returned?.values.working && (
          <input type="hidden" name="working" value={returned.values.working} />
        )}
        {withWorking && (
          <CheckboxField
            {...field('consent')}
            defaultValue={undefined}
            defaultChecked={returned?.values.consent === 'on'}
            label={workingForm.consent}
            required
          />
        )}
        <Honeypot />
        <DataNotice facts={notice} className="-my-2.5" />
        <FormFailure text={failure} />
        <Button
          type="submit"
          data-action={source === 'tool' ? 'tool-callback-send' : 'callback-send'}
          variant="accent"
          size="lg"
          disabled={isPending}
        >
          {isPending ? copy.sending : words.send}
        </Button>
      </form>
    </SentPanel>
  )
}

import { CircleCheck } from 'lucide-react'
import { PhoneField } from '#app/enquiries/intake/forms/advised-fields.tsx'
import { serviceIn, servicesWith } from '#app/enquiries/model/labels.ts'
import { NO_PHONE } from '#app/enquiries/model/lead.ts'
import { api } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { errorIn } from '#app/platform/page/error-in.ts'
import { useSite } from '#app/platform/page/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { EMAIL_MAX, NAME_MAX } from '#app/ui/text/fields.ts'
import type { Receipt } from './receipt.ts'
import { CLIENT_NOTE_MAX, CORRECTION_SAVED } from './receipt-correction.ts'

/** Corrects an enquiry or adds a note by a plain form; it comes back open with what is wrong. */
export function CorrectionForm({
  receipt,
  token,
}: {
  receipt: Extract<Receipt, { canEscalate: boolean }>
  token: string
}) {
  const { form } = useSite()
  const words = useCopy()
  const { receiptCorrectionCopy: copy } = words
  const typed = form?.values ?? {}
  const errorOf = (name: string) => {
    const error = form?.errors.find(({ path }) => path === name)
    return error && errorIn(error.message, words)
  }
  const phone = receipt.phone === NO_PHONE ? '' : receipt.phone
  const email = receipt.proposedEmail ?? receipt.email
  const { name, service } = receipt
  const shown = { wasName: name, wasPhone: phone, wasEmail: email, wasService: service }
  const field = (name: 'name' | 'phone' | 'email' | 'service' | 'note', now: string) => ({
    id: `correct-${name}`,
    name,
    label: copy[name],
    defaultValue: typed[name] ?? now,
    error: errorOf(name),
  })
  return (
    <>
      {/* The answer to the form leads here. */}
      <p
        id={CORRECTION_SAVED}
        className="mt-8 hidden scroll-mt-32 gap-2 font-semibold text-good target:flex"
      >
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
        {copy.saved}
      </p>
      <details open={form !== undefined} className="mt-8 border-t border-line pt-2">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {copy.open}
        </summary>
        <form
          method="post"
          action={api.receipts.corrections(token)}
          className="grid gap-4 pt-2 pb-4 sm:grid-cols-2"
        >
          <p className="text-muted sm:col-span-2">{copy.text}</p>
          <input type="hidden" name="token" value={token} />
          {Object.entries(shown).map(([was, value]) => (
            <input key={was} type="hidden" name={was} value={typed[was] ?? value} />
          ))}
          <TextAreaField
            {...field('note', '')}
            hint={copy.noteHint}
            maxLength={CLIENT_NOTE_MAX}
            className="sm:col-span-2"
          />
          <TextField {...field('name', name)} autoComplete="name" maxLength={NAME_MAX} />
          <PhoneField {...field('phone', phone)} />
          <TextField
            {...field('email', email)}
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
          />
          <SelectField {...field('service', service)}>
            <Options
              values={servicesWith(service)}
              nameOf={(service) => serviceIn(words, service)}
            />
          </SelectField>
          <div className="sm:col-span-2">
            <Button type="submit" variant="ink">
              {copy.send}
            </Button>
          </div>
        </form>
      </details>
    </>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { deskPeopleQuery, refreshDesk } from '#app/enquiries/desk/queries.ts'
import { EmailField, PhoneField } from '#app/enquiries/intake/forms/advised-fields.tsx'
import { ServiceOptions } from '#app/enquiries/intake/forms/service-options.tsx'
import { ALL_SERVICES, intakeNames } from '#app/enquiries/model/labels.ts'
import { GENERAL_INQUIRY, MESSAGE_MAX } from '#app/enquiries/model/lead.ts'
import { useCloseGuard } from '#app/platform/client/leave-guard.tsx'
import { newKey } from '#app/platform/client/new-key.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { useUnsentText } from '#app/team/auth/use-unsent-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { CancelButton } from '#app/ui/form-footer.tsx'
import { isEmail, NAME_MAX } from '#app/ui/text/fields.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { LEAD_INTAKES } from '#content/enums.ts'
import { staffLead } from './intake.ts'
import { KnownLeads } from './known-leads.tsx'
import { labels } from './labels.ts'
import { addLead } from './queries.ts'

/** Adds an enquiry that came in by phone, in person, on WhatsApp or by e-mail. Enter or Ctrl+Enter saves it. */
export default function AddDialog({ onClose }: { onClose: () => void }) {
  const { form, errors, isPending, failure, formProps, close, guard, saveAndOpen } =
    useAddForm(onClose)
  const { register, control } = form
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const { user } = useAuth()
  const [phone = '', email = '', answered = false, acknowledge] = useWatch({
    control,
    name: ['phone', 'email', 'answered', 'acknowledge'],
  })
  return (
    <Dialog
      open
      title={labels.title}
      text={labels.contactHint}
      onClose={close}
      footer={
        <>
          <CancelButton className="max-sm:hidden" onClick={close} />
          <Button variant="outline" disabled={isPending} onClick={saveAndOpen}>
            {labels.saveAndOpen}
          </Button>
          <Button type="submit" form="add-enquiry" variant="accent" disabled={isPending}>
            {isPending ? labels.saving : labels.save}
          </Button>
        </>
      }
    >
      <form
        id="add-enquiry"
        {...formProps}
        className="grid gap-x-4 gap-y-3.5 pt-1 sm:grid-cols-2 **:[textarea]:min-h-20"
      >
        <fieldset className="col-span-full">
          <legend className="mb-1.5 font-medium">{labels.intake}</legend>
          <div className="flex flex-wrap gap-2">
            {LEAD_INTAKES.map((intake) => (
              <label
                key={intake}
                className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-3 has-checked:border-ink has-checked:bg-accent-tint"
              >
                <input
                  {...register('intake')}
                  type="radio"
                  value={intake}
                  className="size-4 accent-(--color-surface) dark:accent-(--color-accent)"
                />
                {intakeNames[intake]}
              </label>
            ))}
          </div>
        </fieldset>
        <TextField
          {...register('name')}
          label={labels.name}
          error={errors.name?.message}
          maxLength={NAME_MAX}
          autoComplete="off"
          required
          data-first-focus
        />
        <PhoneField
          mustBeCalled
          {...register('phone')}
          label={labels.phone}
          error={errors.phone?.message}
          autoComplete="off"
        />
        <EmailField
          {...register('email')}
          label={labels.email}
          error={errors.email?.message}
          autoComplete="off"
        />
        <SelectField
          {...register('service')}
          label={labels.service}
          error={errors.service?.message}
        >
          <ServiceOptions services={ALL_SERVICES} />
        </SelectField>
        <KnownLeads typed={{ phone, email }} />
        <TextAreaField
          {...register('message')}
          label={labels.message}
          error={errors.message?.message}
          maxLength={MESSAGE_MAX}
          rows={2}
          className="col-span-full"
        />
        <SelectField {...register('owner')} label={labels.owner} error={errors.owner?.message}>
          <option value="me">{labels.me}</option>
          {people
            .filter(({ id }) => id !== user?.id)
            .map(({ id, name, onDuty, open }) => (
              <option key={id} value={id}>
                {name} ({onDuty ? labels.onDuty : ''}
                {labels.openCount(open)})
              </option>
            ))}
          <option value="next">{labels.autoAssign}</option>
          <option value="none">{labels.noOwner}</option>
        </SelectField>
        <div className="grid content-center gap-2">
          <CheckboxField {...register('answered')} label={labels.answered} />
          {isEmail(email.trim()) && (
            <CheckboxField
              label={labels.acknowledge}
              checked={acknowledge ?? !answered}
              onChange={(event) => form.setValue('acknowledge', event.target.checked)}
            />
          )}
        </div>
        <div className="col-span-full">
          <FormFailure text={failure} />
        </div>
      </form>
      {guard}
    </Dialog>
  )
}

type Values = z.input<typeof staffLead>

function useAddForm(onClose: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [key] = useState(newKey)
  const opens = useRef(false)
  const saved = useRef(false)
  const goTo = (id: number) => navigate({ to: '/admin/leads/$id', params: { id: String(id) } })
  const { isDirty, submit, ...form } = useServerForm(
    staffLead,
    { mutationFn: addLead },
    {
      defaultValues: { ...EMPTY, key } as Values,
      onSaved: async ({ id }) => {
        saved.current = true
        unsent.clear()
        onClose()
        void refreshDesk(queries)
        toast({
          title: labels.added(id),
          ...(!opens.current && { action: { label: labels.openAdded, run: () => void goTo(id) } }),
        })
        if (opens.current) await goTo(id)
      },
    },
  )
  const unsent = useUnsentText(form.form, 'add-enquiry', REMEMBERED)
  const [close, guard] = useCloseGuard({
    unsaved: () => isDirty && !saved.current,
    onClose: () => {
      unsent.clear()
      onClose()
    },
  })
  const saveAndOpen = async () => {
    opens.current = true
    await submit()
    opens.current = false
  }
  return { ...form, close, guard, saveAndOpen }
}

/** What is said about the client is restored after a session that ended by itself. */
const ABOUT_CLIENT = {
  intake: 'call',
  name: '',
  phone: '',
  email: '',
  service: GENERAL_INQUIRY,
  message: '',
} satisfies Partial<Values>
const REMEMBERED = Object.keys(ABOUT_CLIENT) as (keyof typeof ABOUT_CLIENT)[]

const EMPTY: Omit<Values, 'key'> = { ...ABOUT_CLIENT, owner: 'me', answered: false }

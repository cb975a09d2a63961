import type { UseFormRegister } from 'react-hook-form'
import type { z } from 'zod/mini'
import { type clientBody, STATES } from '#app/clients/model/client.ts'
import { clientLabels, residenceNames } from '#app/clients/screens/client-labels.ts'
import { clientKindNames } from '#app/clients/screens/return-labels.ts'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { CLIENT_KINDS, RESIDENCES } from '#content/enums.ts'

const labels = clientLabels.fields

type Input = z.input<typeof clientBody>
type Errors = Partial<Record<keyof Input, { message?: string }>>

const errorOf = (errors: Errors, name: keyof Input) => {
  const message = errors[name]?.message
  return message === undefined ? {} : { error: message }
}

/** Name, kind and PAN: what every client has. */
export function ClientBasics({
  register,
  errors,
}: {
  register: UseFormRegister<Input>
  errors: Errors
}) {
  return (
    <>
      <TextField
        label={labels.name}
        required
        autoComplete="off"
        {...errorOf(errors, 'name')}
        {...register('name')}
        data-first-focus
      />
      <SelectField label={labels.kind} {...errorOf(errors, 'kind')} {...register('kind')}>
        <Options values={CLIENT_KINDS} nameOf={(one) => clientKindNames[one]} />
      </SelectField>
      <TextField
        label={labels.pan}
        hint={labels.panHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...errorOf(errors, 'pan')}
        {...register('pan')}
      />
    </>
  )
}

/** Address and number of the first contact. */
export function ContactBasics({
  register,
  errors,
}: {
  register: UseFormRegister<Input>
  errors: Errors
}) {
  return (
    <>
      <TextField
        label={labels.email}
        type="email"
        autoComplete="off"
        {...errorOf(errors, 'email')}
        {...register('email')}
      />
      <TextField
        label={labels.phone}
        type="tel"
        autoComplete="off"
        {...errorOf(errors, 'phone')}
        {...register('phone')}
      />
    </>
  )
}

/** What an invoice and a return need besides. */
export function ClientDetails({
  register,
  errors,
}: {
  register: UseFormRegister<Input>
  errors: Errors
}) {
  const orNothing = { setValueAs: (value: string | null) => value || null }
  return (
    <>
      <TextField
        label={labels.bornOn}
        type="date"
        {...errorOf(errors, 'bornOn')}
        {...register('bornOn', orNothing)}
      />
      <SelectField
        label={labels.residence}
        {...errorOf(errors, 'residence')}
        {...register('residence', orNothing)}
      >
        <option value="">{labels.unknown}</option>
        <Options values={RESIDENCES} nameOf={(one) => residenceNames[one]} />
      </SelectField>
      <TextAreaField
        label={labels.address}
        rows={3}
        {...errorOf(errors, 'address')}
        {...register('address')}
      />
      <SelectField label={labels.state} {...errorOf(errors, 'state')} {...register('state')}>
        <option value="">{labels.unknown}</option>
        <Options values={STATES} nameOf={(one) => one} />
      </SelectField>
      <TextField
        label={labels.gstin}
        autoComplete="off"
        {...errorOf(errors, 'gstin')}
        {...register('gstin')}
      />
    </>
  )
}

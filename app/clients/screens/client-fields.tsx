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
interface FieldsProps {
  register: UseFormRegister<Input>
  errors: Partial<Record<keyof Input, { message?: string }>>
}

/** Name, kind and PAN: what every client has. */
export function ClientBasics({ register, errors }: FieldsProps) {
  return (
    <>
      <TextField
        label={labels.name}
        required
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
        data-first-focus
      />
      <SelectField label={labels.kind} error={errors.kind?.message} {...register('kind')}>
        <Options values={CLIENT_KINDS} nameOf={(one) => clientKindNames[one]} />
      </SelectField>
      <TextField
        label={labels.pan}
        hint={labels.panHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.pan?.message}
        {...register('pan')}
      />
    </>
  )
}

/** Address and number of the first contact. */
export function ContactBasics({ register, errors }: FieldsProps) {
  return (
    <>
      <TextField
        label={labels.email}
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={labels.phone}
        type="tel"
        autoComplete="off"
        error={errors.phone?.message}
        {...register('phone')}
      />
    </>
  )
}

/** What an invoice and a return also need. */
export function ClientDetails({ register, errors }: FieldsProps) {
  const orNothing = { setValueAs: (value: string | null) => value || null }
  return (
    <>
      <TextField
        label={labels.bornOn}
        type="date"
        error={errors.bornOn?.message}
        {...register('bornOn', orNothing)}
      />
      <SelectField
        label={labels.residence}
        error={errors.residence?.message}
        {...register('residence', orNothing)}
      >
        <option value="">{labels.unknown}</option>
        <Options values={RESIDENCES} nameOf={(one) => residenceNames[one]} />
      </SelectField>
      <TextAreaField
        label={labels.address}
        rows={3}
        error={errors.address?.message}
        {...register('address')}
      />
      <SelectField label={labels.state} error={errors.state?.message} {...register('state')}>
        <option value="">{labels.unknown}</option>
        <Options values={STATES} nameOf={(one) => one} />
      </SelectField>
      <TextField
        label={labels.gstin}
        autoComplete="off"
        error={errors.gstin?.message}
        {...register('gstin')}
      />
    </>
  )
}

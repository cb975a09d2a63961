import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '#app/ui/field.tsx'
import { NAME_MAX } from '#app/ui/text/fields.ts'
import { staffLabels } from './labels.ts'
import { type Profile, QUALIFICATION_MAX } from './staff.ts'

const labels = staffLabels.shownToVisitors
type Values = Pick<Profile, 'publicName' | 'qualification'>

/** How visitors see an account as author or reviewer of a post. */
export function PublicNameFields<T extends Values>({
  form,
  hint,
}: {
  form: UseFormReturn<T>
  hint: string
}) {
  const { register, formState } = form as unknown as UseFormReturn<Values>
  const { errors } = formState
  return (
    <>
      <TextField
        {...register('publicName')}
        label={labels.publicName}
        hint={hint}
        maxLength={NAME_MAX}
        error={errors.publicName?.message}
      />
      <TextField
        {...register('qualification')}
        label={labels.qualification}
        hint={labels.qualificationHint}
        maxLength={QUALIFICATION_MAX}
        error={errors.qualification?.message}
      />
    </>
  )
}

import type { UseFormReturn } from 'react-hook-form'
import { RIGHTS, type RoleMode, STAFF_ROLES } from '#app/team/auth/roles.ts'
import { CheckboxField } from '#app/ui/field.tsx'
import { staffMessages } from '#content/en/staff.ts'
import { staffLabels } from './labels.ts'
import type { AccountForm } from './staff.ts'

const labels = staffLabels.rights

/** What an account works on, and what else it may do. */
export function RoleFields({
  form,
  isSelf,
  mode,
}: {
  form: UseFormReturn<AccountForm>
  /** whether it is the signed-in account, which stays an admin */
  isSelf: boolean
  mode: RoleMode
}) {
  const { register, formState } = form
  const { roles: missing } = formState.errors
  return (
    <>
      <fieldset className="grid gap-4 rounded-lg border border-line p-4">
        <legend className="px-1 font-semibold">{labels.roles}</legend>
        <p className="text-sm text-muted">{labels.mode[mode]}</p>
        {STAFF_ROLES.map((role) => (
          <CheckboxField
            key={role}
            {...register('roles')}
            {...(isSelf && role === 'admin' && FIXED)}
            value={role}
            label={labels.role[role].name}
            hint={isSelf && role === 'admin' ? staffMessages.demoteSelf : labels.role[role].text}
          />
        ))}
        {missing?.message && (
          <p role="alert" className="text-sm text-bad">
            {missing.message}
          </p>
        )}
      </fieldset>
      <fieldset className="grid gap-4 rounded-lg border border-line p-4">
        <legend className="px-1 font-semibold">{labels.rights}</legend>
        <p className="text-sm text-muted">{labels.rightsMode[mode]}</p>
        {RIGHTS.map((right) => (
          <CheckboxField
            key={right}
            {...register('rights')}
            value={right}
            label={labels.right[right]}
          />
        ))}
      </fieldset>
    </>
  )
}

// A disabled box would be left out of the values.
const FIXED = {
  'aria-disabled': true,
  onClick: (event: { preventDefault: () => void }) => event.preventDefault(),
} as const

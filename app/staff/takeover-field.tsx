import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#app/ui/field.tsx'
import { staffLabels } from './labels.ts'
import { staffNamesQuery } from './queries.ts'
import type { ListedAccount, Takeover } from './staff.ts'

const { label, choose, inTurn, noOne } = staffLabels.confirm.disable.takeover

/** Asks who takes over the open enquiries of an account. */
export function TakeoverField({
  account,
  error,
  onChange,
}: {
  account: ListedAccount
  error?: string | undefined
  onChange: (takeover: Takeover | undefined) => void
}) {
  const { data: names = [] } = useQuery(staffNamesQuery)
  return (
    <SelectField
      className="mt-4"
      label={label(account.openEnquiries)}
      required
      error={error}
      onChange={({ target: { value } }) =>
        onChange(value === 'in-turn' || value === 'no-one' ? value : Number(value) || undefined)
      }
    >
      <option value="">{choose}</option>
      {names
        .filter(({ id }) => id !== account.id)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      <option value="in-turn">{inTurn}</option>
      <option value="no-one">{noOne}</option>
    </SelectField>
  )
}

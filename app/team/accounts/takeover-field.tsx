import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#app/ui/field.tsx'
import { begunParts } from '#content/en/staff.ts'
import { staffLabels } from './labels.ts'
import { staffNamesQuery } from './queries.ts'
import type { ListedAccount, Takeover } from './staff.ts'

const { begun, label, hint, choose, inTurn, noOne } = staffLabels.confirm.disable.takeover

/** Lists what an account has begun, and asks who takes it over. */
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
    <>
      <p className="mt-4">{begun}</p>
      <ul className="list-disc pl-5">
        {begunParts(account.begun).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <SelectField
        className="mt-4"
        label={label}
        hint={hint}
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
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountsQuery } from '#app/team/accounts/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { DateRangeFields } from '#app/ui/date-range-fields.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { ID_MAX } from '#app/ui/text/fields.ts'
import { AUDIT_KINDS, type AuditFilters } from './audit-log.ts'
import { auditLabels, kindNames } from './labels.ts'

const labels = auditLabels.filters

/** The filters of the log. Their state is the address, not this component. */
export function AuditFilterBar({
  filters,
  onChange,
}: {
  filters: AuditFilters
  onChange: (change: AuditFilters) => void
}) {
  const { data: accounts = [] } = useQuery(accountsQuery)
  const { person, about, from, to, enquiry } = filters
  return (
    <search className="mb-4 grid grid-cols-2 items-end gap-3 *:min-w-0 sm:grid-cols-3 xl:grid-cols-[1.2fr_1.2fr_auto_auto_1fr_auto]">
      <SelectField
        label={labels.person}
        name="person"
        value={person ?? ''}
        onChange={({ target }) => onChange({ person: Number(target.value) || undefined })}
      >
        <option value="">{labels.anyone}</option>
        {accounts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={labels.kind}
        name="about"
        value={about ?? ''}
        onChange={({ target }) =>
          onChange({ about: AUDIT_KINDS.find((one) => one === target.value) })
        }
      >
        <option value="">{labels.anyKind}</option>
        <Options values={AUDIT_KINDS} nameOf={(one) => kindNames[one]} />
      </SelectField>
      <DateRangeFields labels={labels} from={from} to={to} onChange={onChange} />
      <EnquiryField value={enquiry} onChange={(number) => onChange({ enquiry: number })} />
      <Button
        variant="outline"
        disabled={Object.values(filters).every((value) => value === undefined)}
        className="min-h-12"
        onClick={() =>
          onChange({
            person: undefined,
            about: undefined,
            from: undefined,
            to: undefined,
            enquiry: undefined,
          })
        }
      >
        {labels.clear}
      </Button>
    </search>
  )
}

/** Applies on blur or Enter, so that not every digit starts a search. */
function EnquiryField({
  value,
  onChange,
}: {
  value: number | undefined
  onChange: (value: number | undefined) => void
}) {
  const [text, setText] = useState(String(value ?? ''))
  useEffect(() => setText(String(value ?? '')), [value])
  const apply = () => {
    const number = Number(text)
    const isNumber = Number.isInteger(number) && number > 0 && number <= ID_MAX
    if (!isNumber) setText('')
    if ((isNumber ? number : undefined) !== value) onChange(isNumber ? number : undefined)
  }
  return (
    <TextField
      label={labels.enquiry}
      name="enquiry"
      inputMode="numeric"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
    />
  )
}

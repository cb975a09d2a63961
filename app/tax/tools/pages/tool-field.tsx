import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import type { ChoiceField, Field, KeptField, RowsField } from '#content/en/tools/form.ts'
import { type ToolWords, toolWords } from '#content/en/tools/tool-words.ts'
import { initialOf, isAsked, isShown } from '../form/form-values.ts'
import type { Fault, FormValues } from '../form/tool-type.ts'
import { FileChoice } from '../report-file/file-choice.tsx'
import { Folded } from '../report-file/folded.tsx'
import { isLong } from '../report-file/long-report.ts'
import { ExplainedHint, hasTerms, useTerms } from './terms/terms.tsx'

interface FieldState {
  values: FormValues
  faults: Fault[]
  words?: ToolWords | undefined
  /** in front of the names of fields in a row: 'sales.1.' */
  prefix?: string
  /** how many rows were asked for without script, by the name of the list */
  moreRows?: string
}

/** One field of a tool's form. A field that depends on another is hidden by script only. */
export function ToolField({ field, ...state }: { field: Field } & FieldState) {
  const { values, faults, prefix = '' } = state
  if (field.kind === 'kept') {
    return <input type="hidden" name={field.name} defaultValue={values[field.name] ?? ''} />
  }
  return (
    <div
      data-when={field.when && prefix + field.when.field}
      data-when-is={field.when?.is.join(' ')}
      data-asked={field.asked && field.name}
      data-off={isShown(field, values, prefix) && isAsked(field, values, faults) ? undefined : ''}
      className="[html[data-script]_&[data-off]]:hidden"
    >
      {field.kind === 'rows' ? (
        <Rows field={field} {...state} />
      ) : (
        <Control field={field} {...state} />
      )}
    </div>
  )
}

function Control({
  field,
  values,
  faults,
  prefix = '',
}: { field: Exclude<Field, RowsField | KeptField> } & FieldState) {
  const terms = useTerms()
  const name = prefix + field.name
  const common = {
    name,
    id: idOf(name),
    label: field.label,
    hint: hasTerms(`${field.hint} ${field.label}`, terms) ? (
      <ExplainedHint hint={field.hint} label={field.label} />
    ) : (
      field.hint
    ),
    error: faults.find(({ path }) => path === name)?.message,
  }
  const value = values[name] ?? initialOf(field)
  switch (field.kind) {
    case 'tick':
      return <CheckboxField {...common} defaultChecked={value === 'on'} />
    case 'choice':
      return <Choice field={field} {...common} value={value} />
    case 'date':
      return (
        // A browser lets no date field be narrower than a date: in doubled text, wider than a phone.
        <TextField
          {...common}
          className="contain-inline-size max-[16rem]:[&_input]:px-2 max-[16rem]:[&_input]:text-sm"
          type="date"
          defaultValue={value}
          min={field.min}
          max={field.max ?? LAST_DAY}
        />
      )
    case 'text':
      return field.lines && field.lines > 1 ? (
        <div data-file={field.file && ''}>
          <TextAreaField
            {...common}
            rows={field.lines}
            defaultValue={value}
            autoComplete="off"
            // Rows stay rows; to break thousands of them, or to kern their letters, takes a phone seconds.
            className={field.file ? '[&_textarea]:font-mono [&_textarea]:whitespace-pre' : ''}
            frame={field.file && ((box) => <Folded isLong={isLong(value)}>{box}</Folded>)}
          />
          {field.file && <FileChoice id={common.id} />}
        </div>
      ) : (
        <TextField {...common} defaultValue={value} autoComplete="off" />
      )
    default:
      return (
        <TextField
          {...common}
          label={
            field.kind === 'number' && field.unit ? `${field.label} (${field.unit})` : field.label
          }
          inputMode={keypadFor(field)}
          autoComplete="off"
          placeholder={field.kind === 'money' ? '₹' : undefined}
          data-money={field.kind === 'money' ? '' : undefined}
          defaultValue={value}
        />
      )
  }
}

function keypadFor(field: Field) {
  if (field.kind === 'number') return 'numeric'
  return field.kind === 'money' && !field.signed ? 'decimal' : 'text'
}

/** Without a last day, a browser takes years of six digits, and does not go on after four. */
const LAST_DAY = '9999-12-31'

interface ChoiceProps {
  field: ChoiceField
  value: string
  name: string
  id: string
  label: string
  hint: ReactNode
  error: string | undefined
}

/** A few short options show side by side, others as a list to open. */
function Choice({ field, value, ...common }: ChoiceProps) {
  if (isShort(field)) return <ShortChoice field={field} value={value} {...common} />
  return (
    <SelectField {...common} defaultValue={value}>
      {field.options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

function ShortChoice({ field, value, name, id, label, hint, error }: ChoiceProps) {
  return (
    <fieldset
      aria-describedby={
        [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
      }
    >
      <legend className="mb-1.5 font-medium">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {field.options.map(([option, text], index) => (
          <label
            key={option}
            className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-card px-3 has-checked:border-ink has-checked:bg-accent-tint has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option}
              defaultChecked={option === value}
              className="size-4 accent-(--color-surface) dark:accent-(--color-accent)"
            />
            {text}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function isShort({ options }: ChoiceField): boolean {
  return options.length <= 4 && options.every(([, label]) => label.length <= 24)
}

/** The same fields several times; script copies the template for one more. */
function Rows({ field, values, faults, moreRows, words }: { field: RowsField } & FieldState) {
  const filled = Object.keys(values)
    .filter((name) => name.startsWith(`${field.name}.`))
    .map((name) => Number(name.split('.')[1]) + 1)
  const id = idOf(field.name)
  const asked = moreRows === field.name ? ROWS_MORE : 0
  const count = Math.min(field.maxRows, Math.max(field.initialRows, ...filled) + asked)
  return (
    <fieldset id={id} data-rows={field.name} data-max={field.maxRows} className="scroll-mt-24">
      <legend className="font-medium">{field.label}</legend>
      {field.hint && <p className="text-sm text-muted">{field.hint}</p>}
      {[...Array(count).keys()].map((index) => (
        <Row key={index} {...{ field, index, values, faults, words }} />
      ))}
      <template>
        <Row field={field} index="N" values={{}} faults={[]} words={words} />
      </template>
      <Button
        type="submit"
        name="_more"
        value={field.name}
        variant="quiet"
        className="mt-2 -ml-2"
        formAction={`#${id}`}
        formNoValidate
      >
        <Plus aria-hidden className="size-4" />
        {field.add}
      </Button>
    </fieldset>
  )
}

const ROWS_MORE = 3

/** The number of a row in the template is a placeholder that script fills in. */
function Row({
  field,
  index,
  values,
  faults,
  words = toolWords,
}: {
  field: RowsField
  index: number | 'N'
  values: FormValues
  faults: Fault[]
  words?: ToolWords | undefined
}) {
  const label = index === 'N' ? field.rowLabel(0).replace('0', 'N') : field.rowLabel(index + 1)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in one row with a button
    <div
      role="group"
      aria-label={label}
      data-row={index}
      className="mt-3 rounded-md border border-line bg-card p-3 pt-1.5 max-[16rem]:border-x-0 max-[16rem]:px-0"
    >
      <div className="flex min-h-11 items-center justify-between">
        <span data-row-label className="text-sm font-semibold text-muted">
          {label}
        </span>
        <Button
          variant="quiet"
          size="icon"
          data-remove-row
          aria-label={words.form.remove(label)}
          className="-mr-2 [html:not([data-script])_&]:hidden"
        >
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {field.fields.map((one) => (
          <ToolField
            key={one.name}
            field={one}
            values={values}
            faults={faults}
            prefix={`${field.name}.${index}.`}
          />
        ))}
      </div>
    </div>
  )
}

function idOf(name: string): string {
  return `tool-${name.replaceAll('.', '-')}`
}

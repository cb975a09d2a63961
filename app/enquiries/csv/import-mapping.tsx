import { useState } from 'react'
import { statusNames } from '#app/enquiries/model/labels.ts'
import { SelectField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import {
  IMPORT_FIELDS,
  IMPORT_STATUSES,
  type ImportField,
  type ImportMapping,
  type ImportPreview,
  type ImportStatus,
} from './csv.ts'
import { previewLabels as labels } from './labels.ts'

const fields: Record<ImportField, string> = labels.columnFields

/** Which row names the columns, and what each column and each status is read as, to be changed by hand. */
export function ImportMappingFields({
  plan: { headings, firstRows, columns, statuses, missing },
  onChange,
}: {
  plan: ImportPreview
  onChange: (mapping: ImportMapping) => void
}) {
  const chosen: ImportMapping = {
    headings,
    columns: columns.map(({ field }) => field),
    statuses: Object.fromEntries(
      statuses.flatMap(({ inFile, status }) => (status ? [[inFile, status]] : [])),
    ),
  }
  const statusColumn = columns.findIndex(({ field }) => field === 'status')
  const leftOut = columns.filter(
    ({ field, hasStatuses }, at) =>
      hasStatuses && (field === null || (field === 'status' && at !== statusColumn)),
  )
  const unknown = statuses.filter(({ status }) => !status)
  // Stays open once all that is needed is chosen: more may be left out.
  const [isUnsure] = useState(missing.length + unknown.length + leftOut.length > 0)
  return (
    <>
      {missing.length > 0 && (
        <p role="alert" className="font-semibold text-bad">
          {labels.missing(missing.map((field) => fields[field]).join(', '))}
        </p>
      )}
      {unknown.length > 0 && (
        <p role="alert" className="font-semibold text-bad">
          {labels.unknownStatuses(unknown.map(({ inFile }) => labels.quoted(inFile)).join(', '))}
        </p>
      )}
      {leftOut.length > 0 && (
        <p className="font-semibold">
          {labels.leftOutStatuses(leftOut.map(({ heading }) => labels.quoted(heading)).join(', '))}
        </p>
      )}
      <details open={isUnsure} className="rounded-md border border-line px-4">
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          {statuses.length > 0 ? labels.withStatuses : labels.columns}
        </summary>
        {statuses.length > 0 && (
          <>
            <h3 className="mb-2 font-medium">{labels.statuses}</h3>
            <div className="grid gap-3 pb-4 sm:grid-cols-2 lg:grid-cols-3">
              {statuses.map(({ inFile, rows, status }) => (
                <SelectField
                  key={inFile}
                  label={labels.statusRows(inFile, rows.toLocaleString('en-IN'))}
                  value={status ?? ''}
                  onChange={(event) =>
                    onChange({
                      ...chosen,
                      statuses: {
                        ...chosen.statuses,
                        [inFile]: event.target.value as ImportStatus,
                      },
                    })
                  }
                >
                  {!status && <option value="">{labels.noStatus}</option>}
                  <Options
                    values={IMPORT_STATUSES}
                    nameOf={(one) => (one === 'filed' ? labels.filed : statusNames[one])}
                  />
                </SelectField>
              ))}
            </div>
          </>
        )}
        <SelectField
          label={labels.headings}
          hint={labels.headingsText}
          value={headings}
          onChange={({ target }) => onChange({ headings: Number(target.value), statuses: {} })}
          className="mb-4"
        >
          {firstRows.map(({ line, text }, at) => (
            <option key={line} value={at}>
              {labels.headingsRow(line, text)}
            </option>
          ))}
        </SelectField>
        <p className="mb-3 text-sm text-muted">{labels.columnsText}</p>
        <div className="grid gap-3 pb-4 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ heading, sample, field }, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have a place, and headings may repeat
              key={at}
              label={heading || '–'}
              hint={sample && labels.sample(sample)}
              value={field ?? ''}
              onChange={(event) =>
                onChange({
                  ...chosen,
                  columns: chosen.columns?.with(at, (event.target.value || null) as ImportField),
                })
              }
            >
              <option value="">{labels.leftOut}</option>
              <Options values={IMPORT_FIELDS} nameOf={(name) => fields[name]} />
            </SelectField>
          ))}
        </div>
      </details>
    </>
  )
}

/** A plan with what was chosen, until the file was read again. */
export function withMapping(plan: ImportPreview, mapping: ImportMapping): ImportPreview {
  return {
    ...plan,
    headings: mapping.headings ?? plan.headings,
    columns: plan.columns.map((column, at) => ({
      ...column,
      field: mapping.columns ? (mapping.columns[at] ?? null) : column.field,
    })),
    statuses: plan.statuses.map((one) => ({
      ...one,
      status: mapping.statuses?.[one.inFile] ?? one.status,
    })),
  }
}

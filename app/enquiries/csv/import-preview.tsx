import { CircleAlert, CircleMinus, CirclePlus } from 'lucide-react'
import { outcomeName, serviceName, stageName, statusNames } from '#app/enquiries/model/labels.ts'
import { formatBriefDay, formatTimestamp } from '#app/ui/time/dates.ts'
import type { ImportPreview } from './csv.ts'
import { countRows, previewLabels as labels } from './labels.ts'

const outcomes = {
  new: { Icon: CirclePlus, text: labels.outcomes.new, colour: 'text-good' },
  duplicate: { Icon: CircleMinus, text: labels.outcomes.skipped, colour: 'text-muted' },
  expired: { Icon: CircleMinus, text: labels.outcomes.skipped, colour: 'text-muted' },
  error: { Icon: CircleAlert, text: labels.outcomes.error, colour: 'text-bad' },
}

/** What an import would do, in total. */
export function ImportCounts({ plan }: { plan: ImportPreview }) {
  const { total, fresh, duplicates, expired, errors, noted } = plan
  const counts = [
    labels.fresh(fresh),
    ...(duplicates > 0 ? [labels.duplicates(duplicates)] : []),
    ...(expired > 0 ? [labels.expired(expired)] : []),
    ...(errors > 0 ? [labels.errors(errors)] : []),
  ]
  return (
    <div role="status" className="figure-column">
      <p>
        <strong className="font-semibold">{countRows(total)}:</strong> {counts.join(', ')}.
      </p>
      {noted.length > 0 && (
        <p className="text-muted">
          {labels.noted} {noted.map((one) => labels.notes[one.what](one.rows)).join(', ')}.
        </p>
      )}
    </div>
  )
}

/** What an import would do, row by row. */
export function ImportPreviewTable({ plan: { rows, total } }: { plan: ImportPreview }) {
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region takes the focus
        tabIndex={0}
        aria-label={labels.table}
        className="max-h-72 overflow-auto rounded-md border border-line"
      >
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-left text-xs text-muted">
              {HEADINGS.map((heading) => (
                <th key={heading} scope="col" className="sticky top-0 bg-card px-3 py-2">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="rows">
            {rows.map(({ line, name, outcome, reason, lead, phone, dates, notes }) => {
              const { Icon, text, colour } = outcomes[outcome]
              return (
                <tr key={line} className="align-top">
                  <td className="figure-column px-3 py-1.5 text-muted">{line}</td>
                  <td className="min-w-32 px-3 py-1.5 [overflow-wrap:anywhere]">
                    {name || labels.noName}
                  </td>
                  <td className="figure-column px-3 py-1.5">
                    <span className="whitespace-nowrap">{phone.read ?? labels.noPhone}</span>
                    {!isSameNumber(phone) && <InFile text={phone.inFile} />}
                  </td>
                  <td className="figure-column min-w-36 px-3 py-1.5">
                    {lead && (
                      <>
                        {serviceName(lead.service)}
                        <span className="block text-muted">{stateOf(lead)}</span>
                        {lead.owner && <span className="block text-muted">{lead.owner}</span>}
                      </>
                    )}
                  </td>
                  <td className="figure-column min-w-48 px-3 py-1.5">
                    {dates.map(({ field, inFile, at, dayFirst }) => (
                      <span key={field} className="block">
                        {field !== 'receivedAt' && `${labels.fields[field]}: `}
                        {isMidnight(at) ? formatBriefDay(new Date(at)) : formatTimestamp(at)}
                        <InFile text={dayFirst ? labels.dayFirst(inFile) : inFile} />
                      </span>
                    ))}
                  </td>
                  <td className="min-w-44 px-3 py-1.5">
                    <span className={`inline-flex items-center gap-1.5 font-medium ${colour}`}>
                      <Icon aria-hidden className="size-4 shrink-0" /> {text}
                    </span>
                    {reason && <span className="block text-muted">{reason}</span>}
                    {notes.map(({ what, inFile }) => (
                      <span key={what} className="block [overflow-wrap:anywhere]">
                        {labels.noteOf(labels.note[what], inFile)}
                      </span>
                    ))}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {rows.length < total && (
        <p className="text-sm text-muted">{labels.partial(number(rows.length))}</p>
      )}
    </>
  )
}

const HEADINGS = [
  labels.line,
  labels.name,
  labels.phone,
  labels.enquiry,
  labels.dates,
  labels.outcome,
]

/** Whether only the spaces between the digits differ. */
function isSameNumber({ inFile, read }: ImportPreview['rows'][number]['phone']): boolean {
  return inFile.replace(/[\s-]/g, '') === read?.replace(/\s/g, '')
}

/** A day without a time, as a list usually has it. */
function isMidnight(at: string): boolean {
  return at.endsWith('T18:30:00.000Z')
}

/** Won, Filed, ₹2,999. */
function stateOf(lead: NonNullable<ImportPreview['rows'][number]['lead']>): string {
  const stage = lead.stage && stageName(lead.stage)
  return [statusNames[lead.status], stage, outcomeName(lead)].filter(Boolean).join(', ')
}

/** The text of the file, below how it was read. */
function InFile({ text }: { text: string }) {
  return <span className="block text-muted [overflow-wrap:anywhere]">{labels.inFile(text)}</span>
}

function number(value: number): string {
  return value.toLocaleString('en-IN')
}

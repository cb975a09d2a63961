import { CircleAlert, CircleMinus, CirclePlus } from 'lucide-react'
import type { ImportPreview } from './csv.ts'

const outcomes = {
  new: { Sign: CirclePlus, words: 'Will be stored', colour: 'text-good' },
  duplicate: { Sign: CircleMinus, words: 'Left out', colour: 'text-muted' },
  expired: { Sign: CircleMinus, words: 'Left out', colour: 'text-muted' },
  error: { Sign: CircleAlert, words: 'In error', colour: 'text-bad' },
}

/** What an import would do, in figures and row by row. */
export function ImportPreviewTable({ plan }: { plan: ImportPreview }) {
  const { total, fresh, duplicates, expired, errors, columns, rows } = plan
  const unknown = columns.filter(({ field }) => field === null).map(({ heading }) => heading)
  return (
    <>
      <p role="status" className="figures">
        <strong className="font-semibold">{number(total)} rows:</strong> {number(fresh)} will be
        stored, {number(duplicates)} left out because they are there already,{' '}
        {expired > 0 &&
          `${number(expired)} left out because they were closed longer ago than enquiries are kept, `}
        {number(errors)} in error.
        {errors > 0 && (
          <strong className="block font-semibold text-bad">
            Nothing is imported while a row is in error. Mend the file and choose it again.
          </strong>
        )}
      </p>
      {unknown.length > 0 && (
        <p className="text-sm text-muted">
          Not understood and left out: {unknown.map((heading) => `“${heading}”`).join(', ')}.
        </p>
      )}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the focus
        tabIndex={0}
        aria-label="Rows of the file"
        className="max-h-72 overflow-auto rounded-md border border-line"
      >
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-left text-xs text-muted">
              <th scope="col" className="sticky top-0 bg-card px-3 py-2">
                Line
              </th>
              <th scope="col" className="sticky top-0 bg-card px-3 py-2">
                Name
              </th>
              <th scope="col" className="sticky top-0 bg-card px-3 py-2">
                What happens
              </th>
            </tr>
          </thead>
          <tbody className="rows">
            {rows.map(({ line, name, outcome, reason }) => {
              const { Sign, words, colour } = outcomes[outcome]
              return (
                <tr key={line} className="align-top">
                  <td className="figures px-3 py-1.5 text-muted">{line}</td>
                  <td className="px-3 py-1.5 [overflow-wrap:anywhere]">{name || '(no name)'}</td>
                  <td className="px-3 py-1.5">
                    <span className={`inline-flex items-center gap-1.5 font-medium ${colour}`}>
                      <Sign aria-hidden className="size-4 shrink-0" /> {words}
                    </span>
                    {reason && <span className="block text-muted">{reason}</span>}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {rows.length < total && (
        <p className="text-sm text-muted">
          The first {number(rows.length)} rows are shown, those in error before the others.
        </p>
      )}
    </>
  )
}

function number(value: number): string {
  return value.toLocaleString('en-IN')
}

import { Link } from '@tanstack/react-router'
import type { ReturnSummary } from '#app/clients/model/return.ts'
import { Due, Waiting } from '#app/clients/screens/return-columns.tsx'
import { returnStageNames as stageNames } from '#app/enquiries/model/labels.ts'
import { RETURN_STAGES } from '#content/enums.ts'

/** The returns of a page by their stage, side by side. */
export function ReturnBoard({ items }: { items: readonly ReturnSummary[] }) {
  const stages = RETURN_STAGES.filter(
    (stage) => stage !== 'stopped' || items.some((one) => one.stage === stage),
  )
  return (
    <div className="overflow-x-auto p-3">
      <ol className="flex min-w-max gap-3">
        {stages.map((stage) => {
          const here = items.filter((one) => one.stage === stage)
          return (
            <li key={stage} className="w-60 rounded-md bg-tint p-2">
              <h2 className="flex justify-between px-1 font-sans text-sm font-semibold">
                {stageNames[stage]} <span className="figures text-muted">{here.length}</span>
              </h2>
              <ul className="mt-2 grid gap-2">
                {here.map((row) => (
                  <li
                    key={row.id}
                    className="relative rounded-md border border-line bg-card p-2.5 hover:border-ink"
                  >
                    <Link
                      to="/admin/returns/$id"
                      params={{ id: String(row.id) }}
                      className="font-medium [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-md"
                    >
                      {row.clientName}
                    </Link>
                    <p className="figures mt-0.5 flex justify-between gap-2 text-sm text-muted">
                      {row.year} <Due {...row} />
                    </p>
                    <p className="mt-1 text-sm">
                      <Waiting {...row} />
                    </p>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

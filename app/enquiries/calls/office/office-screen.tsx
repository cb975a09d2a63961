import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { HolidaysPanel } from './holidays-panel.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { officeLabels as labels } from './labels.ts'
import type { OfficeSettings } from './office-settings.ts'
import { daysOf } from './person-panel.tsx'
import { PromisePanel } from './promise-panel.tsx'
import { officeSettingsQuery } from './queries.ts'
import { RulesPanel } from './rules-panel.tsx'

/** Office hours, holidays, booking rules and who is away. */
export function OfficeScreen() {
  const { data: settings, error, refetch } = useQuery(officeSettingsQuery)
  if (error && !settings) return <LoadFailure what={labels.title} error={error} retry={refetch} />
  if (!settings) return <Spinner label={labels.title} />
  return (
    <>
      <h1 className="text-[1.75rem] leading-tight">{labels.title}</h1>
      <p className="mt-1 max-w-[46rem] text-muted">{labels.text}</p>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[3fr_2fr]">
        <div className="grid gap-6">
          <Panel {...labels.hours}>
            <HoursPanel settings={settings} />
          </Panel>
          <Panel {...labels.promise}>
            <PromisePanel settings={settings} />
          </Panel>
          <Panel {...labels.rules}>
            <RulesPanel settings={settings} />
          </Panel>
        </div>
        <div className="grid gap-6">
          <Panel {...labels.holidays}>
            <HolidaysPanel holidays={settings.holidays} />
          </Panel>
          <Panel {...labels.away}>
            <Away away={settings.away} />
          </Panel>
        </div>
      </div>
    </>
  )
}

function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-card p-[clamp(1.25rem,3vw,2rem)]">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 mb-5 max-w-[40rem] text-muted">{text}</p>
      {children}
    </section>
  )
}

function Away({ away }: { away: OfficeSettings['away'] }) {
  if (away.length === 0) return <p className="text-muted">{labels.away.none}</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {away.map((leave) => (
        <li key={leave.id} className="py-2">
          <span className="block font-medium">{leave.name}</span>
          <span className="text-sm text-muted">
            {daysOf(leave)}
            {leave.note && ` · ${leave.note}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

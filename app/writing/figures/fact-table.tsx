import { memo, useState } from 'react'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { formatBriefDay, indianDate } from '#app/ui/time/dates.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { daysSince } from '#content/facts/register/checks.ts'
import { taxFactLabels } from './labels.ts'
import { ageInWords } from './narrow.ts'
import type { ListedFact } from './tax-facts.ts'
import { TextLink } from './text-link.tsx'
import { usePrinting } from './use-printing.ts'

const labels = taxFactLabels.table

/** Every fact with its law, its age and where it is used. */
export const FactTable = memo(function FactTable({ facts }: { facts: ListedFact[] }) {
  const today = indianDate(new Date())
  const isPrinted = usePrinting()
  const rows = facts.map((fact, id) => ({ id, fact }))
  const columns: Column<{ id: number; fact: ListedFact }>[] = [
    {
      title: labels.fact,
      bare: true,
      className: `${dense} tabled:min-w-40`,
      cell: ({ fact }) => (
        <>
          <span className="block font-semibold">{fact.label}</span>
          <span className="block text-muted">{fact.subject}</span>
        </>
      ),
    },
    {
      title: labels.value,
      className: `${dense} figures font-semibold tabled:min-w-24`,
      cell: ({ fact }) => fact.value,
    },
    {
      title: labels.year,
      className: dense,
      cell: ({ fact }) => <UnbrokenYears text={fact.year} />,
    },
    {
      title: labels.law,
      className: `${dense} tabled:min-w-44`,
      cell: ({ fact }) => <Law fact={fact} />,
    },
    {
      title: labels.source,
      className: `${dense} text-muted tabled:min-w-40`,
      cell: ({ fact }) => fact.source,
    },
    {
      title: labels.checked,
      className: `${dense} tabled:whitespace-nowrap`,
      cell: ({ fact }) => <Checked fact={fact} today={today} />,
    },
    { title: labels.valid, className: dense, cell: ({ fact }) => <Valid fact={fact} /> },
    {
      title: labels.used,
      className: dense,
      cell: ({ fact }) => <Uses fact={fact} isPrinted={isPrinted} />,
    },
  ]
  return <DataTable label={labels.name} columns={columns} rows={rows} empty={labels.empty} wide />
})

const dense = 'text-sm leading-snug break-words tabled:px-2 tabled:py-1.5 tabled:text-[0.8125rem]'

function Law({ fact: { act1961, act2025, otherLaw } }: { fact: ListedFact }) {
  return (
    <>
      {act1961 && <Section act={taxFactLabels.act1961} section={act1961} />}
      {act2025 && <Section act={taxFactLabels.act2025} section={act2025} />}
      {otherLaw && <span className="block">{otherLaw}</span>}
    </>
  )
}

/** A rule or form names the law it is in. */
function Section({ act, section }: { act: string; section: string }) {
  return (
    <span className="block">
      {section} {!section.includes('Income-tax Rules') && <span className="text-muted">{act}</span>}
    </span>
  )
}

function Checked({ fact: { checkedOn, check }, today }: { fact: ListedFact; today: string }) {
  return (
    <>
      <span className="block">{formatBriefDay(checkedOn)}</span>
      <span className={`block ${check === 'old' ? 'font-semibold text-bad' : 'text-muted'}`}>
        {ageInWords(daysSince(checkedOn, today))}
      </span>
    </>
  )
}

function Valid({ fact: { validUntil, lastDay, check } }: { fact: ListedFact }) {
  const isDay = validUntil === lastDay
  return (
    <>
      {!isDay && <span className="block">{taxFactLabels.nextBudget}</span>}
      <span className={`block whitespace-nowrap ${isDay ? '' : 'text-muted'}`}>
        {formatBriefDay(lastDay)}
      </span>
      {check && (
        <strong className="block font-semibold text-bad">{taxFactLabels.check[check]}</strong>
      )}
    </>
  )
}

/** Many links make a long table slow, so those of a closed list come when it is opened or printed. */
function Uses({ fact: { pages, texts }, isPrinted }: { fact: ListedFact; isPrinted: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const count = pages.length + texts.length
  if (count === 0) return <span className="text-muted">{taxFactLabels.nowhere}</span>
  return (
    <details
      open={isOpen || isPrinted}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="text-link cursor-pointer whitespace-nowrap stacked:min-h-11">
        {taxFactLabels.places(count)}
      </summary>
      {(isOpen || isPrinted) && (
        <ul className="mt-1 grid gap-1">
          {pages.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="text-link">
                {label}
              </a>
            </li>
          ))}
          {texts.map((text) => (
            <li key={`${text.kind}${text.id}`}>
              <TextLink text={text} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

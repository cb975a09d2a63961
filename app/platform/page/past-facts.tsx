import { paths } from '#app/paths.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { pastFacts } from '#content/facts/register/past.ts'
import { useCopy } from './copy.ts'
import { useSite } from './site.tsx'

/** Says so where a page or text names dates that have passed or figures that are to be checked again. */
export function PastFacts({
  ids,
  className = '',
  fitsOneSheet = false,
}: {
  ids: readonly string[]
  className?: string
  /** on paper it leaves the dates out, so that the working of a tool still fits one sheet */
  fitsOneSheet?: boolean
}) {
  const { pastFactsCopy: copy, times } = useCopy()
  const { passed, checkedOn } = pastFacts(ids, useSite().today)
  if (passed.length === 0 && !checkedOn) return null
  return (
    <aside aria-label={copy.name} className={className}>
      <div className="max-w-[44rem] rounded-lg border border-accent-strong bg-accent-tint px-5 py-4 print:max-w-none print:border-0 print:p-0">
        {passed.length > 0 && (
          <div className={fitsOneSheet ? 'print:hidden' : ''}>
            <p>{copy.passed(passed.length)}</p>
            <ul className="list-disc pl-5">
              {passed.map(({ what, day }) => (
                <li key={what}>
                  <UnbrokenYears text={copy.what(what)} />
                  <span className="whitespace-nowrap">{copy.day(day)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {checkedOn && (
          <p className="not-first:mt-2">
            {copy.unchecked(formatDay(checkedOn, times.own))}{' '}
            <a href={paths.contact} className="text-link">
              {copy.ask}
            </a>
            {copy.end}
          </p>
        )}
      </div>
    </aside>
  )
}

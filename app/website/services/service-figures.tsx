import { Plus } from 'lucide-react'
import { useCopy } from '#app/platform/page/copy.ts'
import { Section } from '#app/ui/section.tsx'
import { formatMonth } from '#app/ui/time/dates.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { mainLawOf, taxFacts } from '#content/facts/tax-facts.ts'
import { serviceAnchors } from '#content/services/page.ts'
import type { ServiceContent } from '#content/services/service.ts'

/** The documents that we need from the client, and the key figures of the law with their years. */
export function ServiceFigures({ service }: { service: ServiceContent }) {
  const { servicePage, times } = useCopy()
  return (
    <Section id={serviceAnchors.documents} title={servicePage.documentsAndLaw}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h3 className="text-h3">{servicePage.documents}</h3>
          <ol className="rows figures mt-4 border-y border-line">
            {service.documents.map((document, index) => (
              <li
                key={document}
                className="grid grid-cols-[--spacing(8)_1fr] py-2.5 max-xs:grid-cols-[--spacing(3.5)_1fr]"
              >
                <span aria-hidden className="text-muted">
                  {index + 1}
                </span>
                <span>
                  <UnbrokenYears text={document} />
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3 className="text-h3">{servicePage.figures.title}</h3>
          <div className="rows figures mt-4 border-y border-line">
            {service.figures.map(({ label, value, year, law, earlier }) => (
              <details key={label} className="group">
                <summary className="grid min-h-11 items-center gap-x-4 py-2.5 hover:text-accent-text xs:grid-cols-[minmax(45%,1fr)_auto_auto]">
                  <span>
                    <UnbrokenYears text={label} />
                  </span>
                  <strong className="font-semibold xs:text-right">{value}</strong>
                  <Plus
                    aria-hidden
                    className="size-4 shrink-0 text-accent-text transition-transform duration-200 group-open:rotate-45 max-xs:hidden"
                  />
                </summary>
                <p className="pr-8 pb-3 text-sm text-muted">
                  <UnbrokenYears text={servicePage.figures.law(year, mainLawOf(taxFacts[law]))} />
                  {earlier && (
                    <span className="block">
                      {earlier.value} (<UnbrokenYears text={earlier.year} />)
                    </span>
                  )}
                </p>
              </details>
            ))}
          </div>
          <p className="mt-3 text-sm text-muted">
            {servicePage.checked(formatMonth(checkedSince(service), times.own))}
          </p>
        </div>
      </div>
    </Section>
  )
}

/** The earliest day on which one of the figures was checked. */
function checkedSince({ figures }: ServiceContent): string {
  return figures
    .map(({ law }): string => taxFacts[law].checkedOn)
    .reduce((earliest, day) => (day < earliest ? day : earliest))
}

import { serviceAnchors, servicePage } from '#app/content/services/page.ts'
import type { ServiceContent } from '#app/content/services/service.ts'
import { lawOf, taxFacts } from '#app/content/tax-facts.ts'
import { formatBriefDay, formatMonth } from '#app/time/dates.ts'
import { Section } from '#app/ui/section.tsx'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'

/** The documents that we need from the client, and the key figures of the law with their years. */
export function ServiceFigures({ service }: { service: ServiceContent }) {
  return (
    <Section id={serviceAnchors.documents} title={servicePage.documentsAndLaw}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h3 className="text-h3">{servicePage.documents}</h3>
          <ol className="rows figures mt-4 border-y border-line">
            {service.documents.map((document, index) => (
              <li key={document} className="grid grid-cols-[2rem_1fr] py-2.5">
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
          <table className="figures mt-4 w-full border-y border-line">
            <thead className="sr-only">
              <tr>
                <th scope="col">{servicePage.figures.rule}</th>
                <th scope="col">{servicePage.figures.figure}</th>
              </tr>
            </thead>
            {service.figures.map(({ label, value, year, law, earlier }) => (
              <tbody key={label} className="border-b border-line last:border-b-0">
                <tr>
                  <th scope="row" className="pt-2.5 pr-4 text-left align-top font-normal">
                    <UnbrokenYears text={label} />
                  </th>
                  <td className="pt-2.5 text-right align-top font-semibold">
                    {value}
                    {earlier && (
                      <span className="block text-sm font-normal text-muted">
                        {earlier.value} (<UnbrokenYears text={earlier.year} />)
                      </span>
                    )}
                  </td>
                </tr>
                <tr>
                  <td colSpan={2} className="pb-2.5 text-sm text-muted">
                    <UnbrokenYears
                      text={servicePage.figures.law(
                        year,
                        lawOf(taxFacts[law]),
                        formatBriefDay(taxFacts[law].checkedOn),
                      )}
                    />
                  </td>
                </tr>
              </tbody>
            ))}
          </table>
          <p className="mt-3 text-sm text-muted">
            {servicePage.checked(formatMonth(checkedSince(service)))}
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

import { useCopy } from '#app/platform/page/copy.ts'
import { Section } from '#app/ui/section.tsx'
import type { Guide } from '#content/guides/guide.ts'

/** A worked example or the limits of the law, and beside it the documents that the client sends. */
export function GuideLedger({ guide: { ledger, documents } }: { guide: Guide }) {
  const { guidePage } = useCopy()
  return (
    <Section title={ledger.title} text={ledger.text} tint>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <table className="figures w-full border border-line-strong bg-card">
            <caption className="sr-only">{ledger.title}</caption>
            <tbody>
              {ledger.rows.map(({ label, value, result }) => (
                <tr
                  key={label}
                  className={
                    result
                      ? 'border-t-4 border-double border-ink font-semibold'
                      : 'border-t border-line first:border-t-0'
                  }
                >
                  <th
                    scope="row"
                    className={`px-4 py-3 text-left align-top max-xs:block sm:px-5 ${result ? '' : 'font-normal'}`}
                  >
                    {label}
                  </th>
                  <td className="py-3 pr-4 text-right align-top font-semibold max-xs:block max-xs:pt-0 sm:pr-5">
                    {value}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 text-muted">{ledger.note}</p>
        </div>
        <div>
          <h3 className="text-h3">{guidePage.documents}</h3>
          <ol className="rows figures mt-4 border-y border-line">
            {documents.map((document, index) => (
              <li
                key={document}
                className="grid grid-cols-[--spacing(8)_1fr] py-2.5 max-xs:grid-cols-[--spacing(3.5)_1fr]"
              >
                <span aria-hidden className="text-muted">
                  {index + 1}
                </span>
                {document}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}

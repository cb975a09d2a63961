import { ArrowRight } from 'lucide-react'
import { sections, taxTips } from '#app/content/home.ts'
import { paths } from '#app/paths.ts'

export function TaxTips() {
  return (
    <>
      <ul className="grid gap-6 md:grid-cols-3">
        {taxTips.map(({ title, slug, description, illustration }) => (
          <li
            key={slug}
            className="flex flex-col overflow-hidden rounded-lg border border-line bg-card"
          >
            <div aria-hidden className="border-b border-line bg-tint text-line-strong">
              <Illustration kind={illustration} />
            </div>
            <div className="flex grow flex-col p-6">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 mb-4 text-muted">{description}</p>
              <a
                href={paths.post(slug)}
                className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold"
              >
                <span className="text-link">{sections.taxTips.more}</span>
                <span className="sr-only">: {title}</span>
                <ArrowRight aria-hidden className="size-4" />
              </a>
            </div>
          </li>
        ))}
      </ul>
      <a href={paths.blog} className="mt-8 inline-flex min-h-11 items-center gap-2 font-semibold">
        <span className="text-link">{sections.taxTips.all}</span>
        <ArrowRight aria-hidden className="size-4" />
      </a>
    </>
  )
}

/** A ledger, a calendar or a bar chart, as line art. */
function Illustration({ kind }: { kind: (typeof taxTips)[number]['illustration'] }) {
  return (
    <svg viewBox="0 0 360 150" className="w-full fill-none stroke-current" strokeWidth="1.4">
      <title>{kind}</title>
      {kind === 'ledger' && (
        <>
          <path d="M90 20h180v130M90 20v130M120 20v130M220 20v130M90 48h180M90 70h180M90 92h180M90 114h180M90 136h180" />
          <path
            className="stroke-good"
            strokeWidth="3"
            d="m236 58 5 5 10-12m-15 29 5 5 10-12m-15 29 5 5 10-12"
          />
          <path
            className="stroke-muted"
            strokeWidth="3"
            d="M132 59h62M132 81h46M132 103h70M132 125h38"
          />
        </>
      )}
      {kind === 'calendar' && (
        <>
          <path d="M100 34h160v116M100 34v116M100 60h160M132 60v90M164 60v90M196 60v90M228 60v90M100 90h160M100 120h160" />
          <path strokeWidth="5" className="stroke-muted" d="M132 24v18M228 24v18" />
          <rect x="197" y="91" width="30" height="28" className="fill-accent stroke-none" />
          <path className="stroke-accent-ink" strokeWidth="3" d="m205 105 5 5 9-11" />
        </>
      )}
      {kind === 'chart' && (
        <>
          <path d="M84 126h200M84 98h200M84 70h200M84 42h200" strokeDasharray="3 5" />
          <path
            className="fill-surface stroke-none dark:fill-line-strong"
            d="M104 126V96h26v30zM154 126V82h26v44zM204 126V90h26v36z"
          />
          <path className="fill-accent stroke-none" d="M254 126V50h26v76z" />
          <path className="stroke-ink" strokeWidth="1.8" d="M76 126h216" />
        </>
      )}
    </svg>
  )
}

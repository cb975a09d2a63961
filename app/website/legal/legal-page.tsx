import { Redress } from '#app/enquiries/intake/redress.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { useSite } from '#app/platform/page/site.tsx'
import { addDays } from '#app/tax/engine/days.ts'
import { BreakableEmail } from '#app/ui/breakable-email.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import type { Copy } from '#content/en/copy.ts'
import { Blocks } from './blocks.tsx'
import {
  type Block,
  inForce,
  type LegalDocument,
  type LegalSection,
  type Version,
} from './document.ts'

/** The versions of a text until today, with the days on which it was in force. */
function history(
  versions: Version[],
  today: string,
  { legalPage, times }: Pick<Copy, 'legalPage' | 'times'>,
): LegalSection {
  const rows = versions.map(({ since, changes }, index) => {
    const next = versions[index - 1]
    const day = formatDay(since, times.own)
    const days = next
      ? legalPage.until(day, formatDay(addDays(next.since, -1), times.own))
      : legalPage[since <= today ? 'since' : 'from'](day)
    return [[{ code: since }], [days], [changes]]
  })
  const table: Block = { kind: 'table', head: [...legalPage.versionTable], rows }
  return { id: 'versions', title: legalPage.versions, blocks: [table] }
}

/** A legal document as a page: title, table of contents, numbered sections and the firm's address. */
export function LegalPage({ text }: { text: LegalDocument }) {
  const { today, twin } = useSite()
  const copy = useCopy()
  const { legalPage, times } = copy
  const reachUs = { id: 'reach-us', title: legalPage.reachUs }
  const versions = inForce(text.versions, today)
  const [{ since }] = versions
  const sections = [...text.sections, history(versions, today, copy)]
  return (
    <article className="break-inside-auto">
      <header className="border-b border-line bg-tint print:bg-transparent">
        <div className="measure pt-[clamp(2.5rem,6vw,4.5rem)] pb-[clamp(2rem,5vw,3.5rem)]">
          <h1 className="text-h1">{text.title}</h1>
          <p className="mt-5 max-w-[36rem] text-lead text-muted">{text.intro}</p>
          <p className="figures mt-6 border-l-4 border-accent pl-3.5 text-muted">
            {legalPage.updated} <time dateTime={today}>{formatDay(today, times.own)}</time>
            <br />
            {since <= today
              ? legalPage.inForceSince(since, formatDay(since, times.own))
              : legalPage.version(since)}
          </p>
          {legalPage.whole && (
            <a
              href={twin}
              hrefLang="en"
              className="text-link mt-4 inline-flex min-h-11 items-center font-semibold"
            >
              {legalPage.whole}
            </a>
          )}
        </div>
      </header>
      <div className="measure grid gap-x-16 py-[clamp(2rem,5vw,4rem)] lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
        <Contents sections={[...sections, reachUs]} />
        <div className="max-w-[46rem]">
          {sections.map((section, index) => (
            <Section key={section.id} number={index + 1} {...section}>
              <Blocks blocks={section.blocks} />
            </Section>
          ))}
          <Section number={sections.length + 1} {...reachUs}>
            <Address />
          </Section>
        </div>
      </div>
    </article>
  )
}

function Contents({ sections }: { sections: Pick<LegalSection, 'id' | 'title'>[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="screen-only mb-10 self-start lg:sticky lg:top-[6.5rem] lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
    >
      <h2 id="contents" className="font-sans text-sm font-semibold tracking-normal text-muted">
        {useCopy().legalPage.contents}
      </h2>
      <ol className="mt-2 border-t border-line-strong">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="group flex min-h-11 items-center gap-3 py-1.5 leading-snug lg:min-h-8 lg:py-1 lg:text-sm"
            >
              <span aria-hidden className="figures min-w-6 shrink-0 text-sm text-muted">
                {index + 1}
              </span>
              <span className="group-hover:underline">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Section({
  number,
  id,
  title,
  children,
}: {
  number: number
  id: string
  title: string
  children: React.ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="break-inside-auto border-line-strong not-first:mt-10 not-first:border-t not-first:pt-8 print:not-first:mt-6 print:not-first:pt-4"
    >
      <h2
        id={`${id}-title`}
        className="flex gap-3 text-[clamp(1.375rem,1.25rem+0.5vw,1.625rem)] leading-tight break-after-avoid"
      >
        <span aria-hidden className="figures min-w-6 shrink-0 whitespace-nowrap text-accent-text">
          {number}
        </span>
        {title}
      </h2>
      <div className="mt-4 grid gap-4 sm:pl-9">{children}</div>
    </section>
  )
}

function Address() {
  const { firm } = useSite()
  return (
    <address className="not-italic">
      <p className="font-semibold">{firm.legalName ?? firm.name}</p>
      <p>{firm.address}</p>
      <p className="mt-2 flex flex-wrap gap-x-8">
        <a
          className="text-link inline-flex min-h-11 items-center"
          data-action="legal-email"
          href={`mailto:${firm.email}`}
        >
          <BreakableEmail text={firm.email} />
        </a>
        <a
          className="text-link inline-flex min-h-11 items-center"
          data-action="legal-call"
          href={phoneHref(firm.phone)}
        >
          {firm.phone}
        </a>
      </p>
      <Redress className="mt-2 max-w-[36rem]" />
    </address>
  )
}

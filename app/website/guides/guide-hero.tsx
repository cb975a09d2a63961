import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { NextStepLinks } from '#app/writing/next-step/next-step-links.tsx'
import type { Guide } from '#content/guides/guide.ts'
import { rupees } from '#content/plans.ts'

/** What the guide is about, what help costs, the next step, and the three lines that matter most. */
export function GuideHero({ guide }: { guide: Guide }) {
  const { service } = guide
  const { phone, noGst } = useFirm()
  const { guidePage } = useCopy()
  return (
    <section aria-labelledby="guide-title" className="border-b border-line">
      <div className="measure grid items-start gap-x-16 gap-y-10 pt-4 pb-[clamp(2.5rem,6vw,4.5rem)] lg:grid-cols-[1.25fr_1fr]">
        <div>
          <BackLink href={paths.guides}>{guidePage.breadcrumb}</BackLink>
          <h1 id="guide-title" className="mt-2 text-h1">
            {guide.title}
          </h1>
          <p className="mt-4 max-w-[38rem] text-lead text-muted">
            <UnbrokenYears text={guide.lead} />
          </p>
          <div data-next-step className="mt-6">
            <p className="max-w-[38rem] border-l-4 border-accent pl-4">
              {service.name}{' '}
              <strong className="figures font-serif text-h3">{rupees(service.price)}</strong>{' '}
              <span className="text-muted">{guidePage.allIncluded(noGst)}</span>
              <span className="mt-1 block text-muted">{service.when}</span>
            </p>
            <div className="screen-only mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
              <ChatButton
                action="guide-hero-chat"
                variant="accent"
                size="lg"
                text={guide.chat.hero}
              >
                {guidePage.chat}
              </ChatButton>
              <a
                href={phoneHref(phone)}
                data-action="guide-hero-call"
                className="text-link inline-flex min-h-11 items-center sm:whitespace-nowrap"
              >
                {guidePage.call(phone)}
              </a>
            </div>
            <NextStepLinks
              tool={guide.tool.id}
              label={guide.tool.label}
              className="screen-only mt-2"
            />
          </div>
        </div>
        <InShort guide={guide} />
      </div>
    </section>
  )
}

function InShort({ guide }: { guide: Guide }) {
  const { guidePage } = useCopy()
  return (
    <div className="rounded-sm border border-line-strong bg-card lg:mt-14">
      <h2 className="border-b-2 border-ink px-5 py-3.5 text-h3">{guidePage.inShort}</h2>
      <dl className="rows px-5">
        {guide.inShort.map(({ term, text }) => (
          <div key={term} className="py-3.5">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="mt-0.5">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

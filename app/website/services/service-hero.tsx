import { Check } from 'lucide-react'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { useSeason } from '#app/tax/due-dates/season.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { NextStepLinks } from '#app/writing/next-step/next-step-links.tsx'
import { type Plan, rupees } from '#content/plans.ts'
import { serviceAnchors } from '#content/services/page.ts'
import type { ServiceContent } from '#content/services/service.ts'

const BENEFITS_SHOWN = 4

export function ServiceHero({ service, plan }: { service: ServiceContent; plan: Plan }) {
  const season = useSeason()
  const { servicePage } = useCopy()
  const { noGst } = useFirm()
  const phase = season.groups[service.group]
  const standing = servicePage.season[phase === 'last-week' ? 'open' : phase]
  return (
    <section aria-labelledby="service-title" className="border-b border-line">
      <div className="measure grid items-center gap-x-16 gap-y-10 py-[clamp(2.5rem,6vw,5rem)] lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h1 id="service-title" className="text-h1">
            {service.title}
          </h1>
          <p className="mt-5 max-w-[36rem] text-lead text-muted">{service.tagline}</p>
          <div data-next-step className="mt-8">
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <ButtonLink
                variant="accent"
                size="lg"
                href="#contact"
                data-action="service-hero-contact"
              >
                {servicePage.getStarted}
              </ButtonLink>
              <p>
                <strong className="figures font-serif text-h3">{rupees(plan.price)}</strong>{' '}
                <span className="text-muted">{servicePage.allIncluded(noGst)}</span>
              </p>
            </div>
            <NextStepLinks tool={service.tool} className="screen-only mt-2" />
          </div>
          <p className="figures mt-2 max-w-[36rem] border-l-4 border-accent pl-3.5 text-sm">
            <UnbrokenYears text={standing(season, service.group)} />
          </p>
          <OnThisPage />
        </div>
        <div className="rounded-lg border border-line-strong bg-card p-[clamp(1.25rem,4vw,2rem)]">
          <h2 className="text-h3">{servicePage.why}</h2>
          <ul className="rows mt-3 border-y border-line">
            {service.benefits.slice(0, BENEFITS_SHOWN).map((benefit) => (
              <li key={benefit} className="flex gap-3 py-3">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" strokeWidth={3} />
                {benefit}
              </li>
            ))}
          </ul>
          <ChatButton
            action="service-hero-chat"
            variant="ink"
            text={service.chat.consult}
            className="mt-6 w-full"
          >
            {servicePage.consult}
          </ChatButton>
        </div>
      </div>
    </section>
  )
}

/** The shortest way to what visitors look for on a long page. */
function OnThisPage() {
  const { servicePage } = useCopy()
  const links = [
    [serviceAnchors.process, servicePage.process.title],
    [serviceAnchors.documents, servicePage.documents],
    [serviceAnchors.faqs, servicePage.faqs],
  ]
  return (
    <nav aria-label={servicePage.onThisPage} className="screen-only mt-3">
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {links.map(([anchor, name]) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="text-link inline-flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { experts } from '#app/content/people.ts'
import { type Plan, rupees } from '#app/content/plans.ts'
import type { ServiceMenuItem } from '#app/content/services/menu.ts'
import { servicePage } from '#app/content/services/page.ts'
import type { ServiceContent } from '#app/content/services/service.ts'
import { ChatButton } from '#app/layout/chat-button.tsx'
import { CallbackIsland } from '#app/leads/forms/callback-island.tsx'
import { paths } from '#app/paths.ts'
import { ExpertCard } from '#app/people/experts.tsx'
import { useTestimonials } from '#app/people/shown-testimonials.ts'
import { TestimonialCard } from '#app/people/testimonials.tsx'
import { useFirm } from '#app/site/site.tsx'
import { phoneHref } from '#app/text/phone-href.ts'

const copy = servicePage.contact

/** The ways to ask about a service, with an accountant who does the work and a client who had it done. */
export function ServiceContact({
  service,
  item,
  plan,
}: {
  service: ServiceContent
  item: ServiceMenuItem
  plan: Plan
}) {
  const firm = useFirm()
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.25fr_1fr]">
      <div>
        <CallbackIsland service={item.name} />
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ChatButton action="service-chat" variant="outline" size="lg" text={service.chat.contact}>
            {service.contact.button}
          </ChatButton>
          <p>
            {copy.or}{' '}
            <a
              href={paths.contactAbout(service.slug)}
              data-action="service-topic-contact"
              className="text-link"
            >
              {copy.write}
            </a>
            . {copy.plan(plan.name)} <strong className="figures">{rupees(plan.price)}</strong>,{' '}
            {servicePage.allIncluded}.
          </p>
        </div>
        <p className="mt-2 flex flex-wrap gap-x-6 text-muted">
          <a
            href={phoneHref(firm.phone)}
            data-action="service-call"
            className="text-link inline-flex min-h-11 items-center"
          >
            {firm.phone}
          </a>
          <a
            href={`mailto:${firm.email}`}
            data-action="service-email"
            className="text-link inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
          >
            {firm.email}
          </a>
        </p>
      </div>
      <People service={service.slug} />
    </div>
  )
}

function People({ service }: { service: ServiceMenuItem['slug'] }) {
  const expert = experts.find(({ services }) => services.includes(service))
  const testimonial = useTestimonials().find(({ services }) => services.includes(service))
  return (
    <div className="grid content-start gap-6">
      {expert && <ExpertCard expert={expert} />}
      {testimonial && <TestimonialCard testimonial={testimonial} />}
    </div>
  )
}

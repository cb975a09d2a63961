import { CallbackIsland } from '#app/enquiries/intake/forms/callback-island.tsx'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { BreakableEmail } from '#app/ui/breakable-email.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'
import { ExpertCard } from '#app/website/people/experts.tsx'
import { experts } from '#content/people.ts'
import type { ServiceMenuItem } from '#content/services/menu.ts'
import type { ServiceContent } from '#content/services/service.ts'

/** The ways to ask about a service, with an accountant who does the work. */
export function ServiceContact({
  service,
  item,
}: {
  service: ServiceContent
  item: ServiceMenuItem
}) {
  const firm = useFirm()
  const copy = useCopy().servicePage.contact
  const expert = experts.find(({ services }) => services.includes(item.slug))
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
            {copy.end}
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
            className="text-link inline-flex min-h-11 items-center"
          >
            <BreakableEmail text={firm.email} />
          </a>
        </p>
      </div>
      <div>{expert && <ExpertCard expert={expert} />}</div>
    </div>
  )
}

import { ArrowRight } from 'lucide-react'
import { planCard } from '#app/content/plans.ts'
import { matchingService, serviceFor } from '#app/content/services/matching.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** The service and the price that fit what was read. */
export function MatchingService({
  slug,
  category,
}: {
  slug: string
  /** its slug */
  category: string | undefined
}) {
  const { service, oneTime, price } = serviceFor(slug, category)
  const { name, text, link } = service
    ? { name: service.name, text: service.menuDescription, link: matchingService.service }
    : oneTime
      ? {
          name: oneTime,
          text: matchingService.oneTime.text[oneTime],
          link: matchingService.oneTime.link,
        }
      : matchingService.plans
  return (
    <aside
      aria-labelledby="matching-service-title"
      className="screen-only mt-12 max-w-[44rem] rounded-lg border border-line border-l-4 border-l-accent bg-card p-6"
    >
      <p className="text-sm text-muted">{matchingService.title}</p>
      <h2 id="matching-service-title" className="mt-1 text-h3">
        {name}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="figures font-semibold">{planCard.from(price)}</p>
        <ButtonLink
          data-action="matching-service"
          href={service ? paths.service(service.slug) : paths.pricing}
        >
          <span>
            {link}
            {service && <span className="sr-only"> {matchingService.about(service.name)}</span>}
          </span>
          <ArrowRight aria-hidden className="size-4" />
        </ButtonLink>
      </div>
    </aside>
  )
}

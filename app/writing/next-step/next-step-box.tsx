import { ArrowRight } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { nextStepOf } from '#content/services/next-step.ts'
import { NextStepLinks } from './next-step-links.tsx'

/** The service and the price that fit what was read, with its tool and a call. */
export function NextStepBox({
  slug,
  category,
}: {
  slug: string
  /** its slug */
  category: string | undefined
}) {
  const { additionalWords, nextStepBox, planCard, serviceNames } = useCopy()
  const { tool, service, oneTime, price } = nextStepOf(slug, category)
  const words = service && serviceNames[service.slug]
  const { name, text, link } = words
    ? { name: words.name, text: words.menuDescription, link: nextStepBox.service }
    : oneTime
      ? {
          name: additionalWords[oneTime].name,
          text: nextStepBox.oneTime.text[oneTime],
          link: nextStepBox.oneTime.link,
        }
      : nextStepBox.plans
  return (
    <aside
      aria-labelledby="next-step-title"
      data-next-step
      className="screen-only mt-12 max-w-[44rem] rounded-lg border border-line border-l-4 border-l-accent bg-card p-6"
    >
      <p className="text-sm text-muted">{nextStepBox.title}</p>
      <h2 id="next-step-title" className="mt-1 text-h3">
        {name}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="figures font-semibold">{planCard.from(price, useFirm().noGst)}</p>
        <ButtonLink
          data-action="matching-service"
          href={service ? paths.service(service.slug) : paths.pricing}
        >
          <span>
            {link}
            {words && <span className="sr-only"> {nextStepBox.about(words.name)}</span>}
          </span>
          <ArrowRight aria-hidden className="size-4" />
        </ButtonLink>
      </div>
      <NextStepLinks tool={tool} className="mt-2" />
    </aside>
  )
}

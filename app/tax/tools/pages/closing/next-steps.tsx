import { PhoneCall } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import type { Copy } from '#content/en/copy.ts'
import type { ActionName } from '#content/en/insights/actions.ts'
import type { Season } from '#content/en/season/season.ts'
import { offerOf, servicesFor } from '#content/en/tools/closing.ts'
import { rupees } from '#content/plans.ts'
import type { FormValues, Response, Tool, ToolContext } from '../../form/tool-type.ts'
import { isAboutReturn } from '../../form/years.ts'
import { fittingService } from './fitting-service.ts'

/**
 * What can be done with an answer: the price of the service that fits it, a call, and the calculation for
 * an accountant. `follow-answer.ts` shows the service of each new answer.
 */
export function NextSteps({
  tool,
  context,
  values,
  response,
}: {
  tool: Tool
  context: ToolContext
  values: FormValues
  response: Response
}) {
  const { closingWords: words, seasonWords } = useCopy()
  const season = filingSeason(context.today, undefined, seasonWords.own)
  const isNow = isAboutReturn(tool) && (tool.years.length === 0 || context.year === season.year)
  const services = servicesFor(tool.id)
  const fitting = fittingService(services, textOf(response), (name) => values[name] ?? '')
  return (
    <div
      className="screen-only mt-4 border-t border-line pt-3"
      data-services={JSON.stringify(services)}
    >
      {services.map(({ service }, index) => (
        <Offer
          key={service}
          {...offerOf(service)}
          season={isNow ? season : undefined}
          hidden={index !== fitting}
        />
      ))}
      <div className="mt-2 flex flex-wrap gap-x-5">
        <a
          href={`#${words.sendId}`}
          className="text-link if-answered inline-flex min-h-11 items-center font-semibold"
        >
          {words.send}
        </a>
        <a
          href={paths.book}
          data-action="tool-answer-book"
          className="text-link inline-flex min-h-11 items-center font-semibold"
        >
          {words.book}
        </a>
      </div>
    </div>
  )
}

type OfferProps = ReturnType<typeof offerOf> & {
  /** where the answer is about the return that is filed now */
  season: Season | undefined
  hidden: boolean
}

function Offer({ service, price, plan, topic, season, hidden }: OfferProps) {
  const { additionalWords, closingWords: words, planCard, planWords, seasonLine } = useCopy()
  const name = plan ? planCard.plan(planWords[plan].name) : additionalWords[service].name
  return (
    <div
      data-offer
      hidden={hidden}
      className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 [&[hidden]]:hidden"
    >
      {plan && season && (
        <p className="basis-full text-sm text-muted">
          <UnbrokenYears text={whatIsOpen(season, price, seasonLine)} />
        </p>
      )}
      <p>
        <span className="font-semibold">{name}</span> {words.price(price, useFirm().noGst)}
      </p>
      <ButtonLink
        variant="accent"
        href={plan ? paths.planForm(plan) : paths.contactAbout(topic)}
        data-callback={plan}
        data-action={'tool-answer-callback' satisfies ActionName}
      >
        <PhoneCall aria-hidden className="size-[1.125em]" />
        {words.callBack}
        <span className="sr-only">: {name}</span>
      </ButtonLink>
    </div>
  )
}

function whatIsOpen(season: Season, price: number, seasonLine: Copy['seasonLine']): string {
  const { title, text } = seasonLine[season.phase]
  return `${title(season)} ${text(season, rupees(price))}`
}

function textOf(response: Response): string {
  if (!('answer' in response)) return ''
  const { headline, figures } = response.answer
  return [headline, ...figures]
    .map(({ label, value, text = '' }) => `${label} ${value} ${text}`)
    .join('\n')
}

import { ArrowRight, Briefcase, ChartCandlestick, ChartLine, Globe, House } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { type ServiceMenuItem, serviceMenu } from '#content/services/menu.ts'

const icons = {
  home: House,
  briefcase: Briefcase,
  chart: ChartLine,
  candles: ChartCandlestick,
  globe: Globe,
}

/** One ruled row for each service. */
export function ServiceCards() {
  return (
    <ul className="rows border-y border-line-strong">
      {serviceMenu.map((service) => (
        <ServiceRow key={service.slug} service={service} />
      ))}
    </ul>
  )
}

function ServiceRow({ service }: { service: ServiceMenuItem }) {
  const Icon = icons[service.icon]
  const { serviceCards, serviceNames } = useCopy()
  const { name, menuDescription } = serviceNames[service.slug]
  return (
    <li className="grid grid-cols-[--spacing(6)_1fr] items-center xs:grid-cols-[1.5rem_1fr_auto] gap-x-3 py-1 sm:items-baseline sm:gap-x-6 sm:py-4 lg:grid-cols-[1.5rem_20rem_1fr_auto] lg:items-center lg:py-5">
      <Icon
        aria-hidden
        className="size-6 text-accent-text sm:self-start lg:self-center"
        strokeWidth={1.6}
      />
      <h3 className="text-h3 max-sm:text-base">{name}</h3>
      <p className="col-start-2 text-muted max-sm:hidden lg:col-start-3">{menuDescription}</p>
      <a
        href={paths.service(service.slug)}
        className="inline-flex min-h-11 items-center gap-2 font-semibold max-xs:col-start-2 max-sm:text-sm sm:col-start-3 sm:row-span-2 sm:row-start-1 lg:col-start-4 lg:row-span-1"
      >
        <span className="text-link">{serviceCards.more}</span>
        <span className="sr-only"> {serviceCards.about(service)}</span>
        <ArrowRight aria-hidden className="size-4 max-sm:hidden" />
      </a>
    </li>
  )
}

import { ArrowRight, Briefcase, ChartCandlestick, ChartLine, Globe, House } from 'lucide-react'
import { type ServiceMenuItem, serviceMenu } from '#app/content/services/menu.ts'
import { serviceCards } from '#app/content/services/page.ts'
import { paths } from '#app/paths.ts'

const icons = {
  home: House,
  briefcase: Briefcase,
  chart: ChartLine,
  candles: ChartCandlestick,
  globe: Globe,
}

export function ServiceCards({ services = serviceMenu }: { services?: ServiceMenuItem[] }) {
  return (
    <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-6">
      {services.map((service, index) => (
        <ServiceCard
          key={service.slug}
          service={service}
          wide={services.length % 3 !== 0 && (services.length === 4 || index > 2)}
        />
      ))}
    </ul>
  )
}

function ServiceCard({ service, wide }: { service: ServiceMenuItem; wide: boolean }) {
  const Icon = icons[service.icon]
  return (
    <li
      className={`flex flex-col border-r border-b border-line bg-card p-6 last:odd:sm:max-lg:col-span-2 ${wide ? 'lg:col-span-3' : 'lg:col-span-2'}`}
    >
      <Icon aria-hidden className="size-6 text-accent-text" strokeWidth={1.6} />
      <h3 className="mt-3 text-h3">{service.name}</h3>
      <p className="mt-2 mb-3 text-muted">{service.cardDescription}</p>
      <a
        href={paths.service(service.slug)}
        className="mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold"
      >
        <span className="text-link">{serviceCards.more}</span>
        <span className="sr-only"> {serviceCards.about(service.name)}</span>
        <ArrowRight aria-hidden className="size-4" />
      </a>
    </li>
  )
}

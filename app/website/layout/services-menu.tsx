import { ChevronDown } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { CURRENT, useIsCurrent } from './current-page.tsx'

/** The menu of services, opened by click, touch and keyboard; `enhance.ts` adds hover. */
export function ServicesMenu() {
  const isCurrent = useIsCurrent()
  const { chatTexts, layout, serviceNames } = useCopy()
  const isOpenService = serviceMenu.some(({ slug }) => isCurrent(paths.service(slug)))
  return (
    <details data-menu="hover" className="group relative">
      <summary className="inline-flex min-h-11 items-center gap-1 px-2.5 hover:text-accent-text">
        <span className={isOpenService ? CURRENT : ''}>{layout.services.menu}</span>
        <ChevronDown
          aria-hidden
          className="size-4 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="absolute top-full left-1/2 z-40 w-[42rem] -translate-x-1/2 pt-2">
        <div className="appears rounded-lg border border-line bg-card p-3 shadow-float">
          <ul className="grid grid-cols-2 gap-1">
            {serviceMenu.map((service) => (
              <li key={service.slug}>
                <a
                  href={paths.service(service.slug)}
                  aria-current={isCurrent(paths.service(service.slug)) ? 'page' : undefined}
                  className="block rounded-md p-3 hover:bg-tint aria-[current]:bg-tint"
                >
                  <span className="block font-semibold">{serviceNames[service.slug].name}</span>
                  <span className="block text-sm text-muted">
                    {serviceNames[service.slug].menuDescription}
                  </span>
                </a>
              </li>
            ))}
            <li className="flex flex-col justify-center rounded-md bg-accent-tint p-3">
              <span className="mb-2 text-sm">{layout.services.unsure}</span>
              <ChatButton
                action="services-menu-chat"
                variant="accent"
                text={chatTexts.servicesMenu}
              >
                {layout.services.help}
              </ChatButton>
            </li>
          </ul>
        </div>
      </div>
    </details>
  )
}

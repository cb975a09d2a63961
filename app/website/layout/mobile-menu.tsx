import { Menu, X } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { useTestimonials } from '#app/website/people/shown-testimonials.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { MenuLink } from './current-page.tsx'
import { LanguageSwitch } from './language-switch.tsx'

const item = 'flex min-h-12 items-center border-t border-line'

/** The menu of small screens; `enhance.ts` closes it on Escape and when an item is chosen. */
export function MobileMenu() {
  const hasTestimonials = useTestimonials().length > 0
  const { chatTexts, guideNames, layout, serviceNames } = useCopy()
  return (
    <details data-menu="press" className="group shrink-0 lg:hidden">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-3.5 font-medium">
        <Menu aria-hidden className="size-5 group-open:hidden" />
        <X aria-hidden className="hidden size-5 group-open:block" />
        <span className="max-[15.5rem]:sr-only">{layout.menu}</span>
      </summary>
      <nav
        aria-label={layout.menu}
        className="appears absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-paper px-[clamp(1rem,4vw,2rem)] pb-24 shadow-float"
      >
        <ul>
          <li>
            <MenuLink className={item} href={paths.anchor.home}>
              {layout.links.home}
            </MenuLink>
          </li>
          <li className="border-t border-line py-3">
            <span className="text-sm font-semibold text-muted">{layout.services.menu}</span>
            <ul className="mt-1">
              {serviceMenu.map((service) => (
                <li key={service.slug}>
                  <MenuLink
                    className="flex min-h-11 items-center pl-3"
                    href={paths.service(service.slug)}
                  >
                    {serviceNames[service.slug].name}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </li>
          <li>
            <MenuLink className={item} href={paths.anchor.experts}>
              {layout.links.experts}
            </MenuLink>
          </li>
          <li>
            <MenuLink className={item} href={paths.anchor.pricing}>
              {layout.links.pricing}
            </MenuLink>
          </li>
          {hasTestimonials && (
            <li>
              <MenuLink className={item} href={paths.anchor.testimonials}>
                {layout.links.testimonials}
              </MenuLink>
            </li>
          )}
          <li>
            <MenuLink className={item} href={paths.anchor.faq}>
              {layout.links.faq}
            </MenuLink>
          </li>
          <li>
            <MenuLink className={item} href={paths.tools}>
              {layout.links.tools}
            </MenuLink>
          </li>
          <li className="border-t border-line py-3">
            <MenuLink className="flex min-h-11 items-center" href={paths.guides}>
              {layout.links.guides}
            </MenuLink>
            <ul>
              {guideMenu.map(({ slug }) => (
                <li key={slug}>
                  <MenuLink className="flex min-h-11 items-center pl-3" href={paths.guide(slug)}>
                    {guideNames[slug].name}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </li>
          <li>
            <MenuLink className={item} href={paths.enquiry}>
              {layout.links.enquiry}
            </MenuLink>
          </li>
          <li>
            <MenuLink className={item} href={paths.blog}>
              {layout.links.blog}
            </MenuLink>
          </li>
          <li>
            <MenuLink className={item} href={paths.about}>
              {layout.links.about}
            </MenuLink>
          </li>
          <li>
            <MenuLink className={item} href={paths.contact} data-action="mobile-menu-contact">
              {layout.links.contact}
            </MenuLink>
          </li>
          <li className="border-t border-line">
            <LanguageSwitch />
          </li>
          <li className="grid gap-3 border-t border-line pt-5">
            <ChatButton action="mobile-menu-chat" variant="accent" text={chatTexts.header}>
              {layout.getStarted}
            </ChatButton>
            <ChatButton
              action="mobile-menu-help-chat"
              variant="outline"
              text={chatTexts.servicesMenu}
            >
              {layout.services.help}
            </ChatButton>
          </li>
        </ul>
      </nav>
    </details>
  )
}

import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { Logo } from '#app/platform/page/logo.tsx'
import { useFirm } from '#app/platform/page/site.tsx'
import { useTestimonials } from '#app/website/people/shown-testimonials.ts'
import { chatTexts } from '#content/en/chat.ts'
import { layout } from '#content/en/layout.ts'
import { MenuLink } from './current-page.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'

const item =
  'inline-flex min-h-11 items-center whitespace-nowrap px-1 hover:text-accent-text xl:px-2.5'

export function Header() {
  const firm = useFirm()
  const hasTestimonials = useTestimonials().length > 0
  return (
    <header className="screen-only relative z-30 border-b border-line bg-paper lg:sticky lg:top-0">
      <div className="measure flex min-h-16 items-center gap-4 lg:min-h-[4.5rem]">
        {/* Not spread by what follows: a part of the header that is shown early would move. */}
        <a
          href={paths.home}
          aria-label={layout.homeLink(firm.name)}
          className="flex min-w-0 py-1 max-lg:mr-auto lg:shrink-0 xl:mr-10"
        >
          <Logo name={firm.name} />
        </a>
        <nav
          aria-label={layout.mainNavigation}
          className="hidden items-center gap-0.5 whitespace-nowrap text-sm font-medium lg:flex xl:text-[0.9688rem]"
        >
          <MenuLink className={item} href={paths.anchor.home}>
            {layout.links.home}
          </MenuLink>
          <ServicesMenu />
          <MenuLink className={item} href={paths.anchor.experts}>
            {layout.links.experts}
          </MenuLink>
          <MenuLink className={item} href={paths.pricing}>
            {layout.links.pricing}
          </MenuLink>
          {hasTestimonials && (
            <MenuLink className={item} href={paths.anchor.testimonials}>
              {layout.links.testimonials}
            </MenuLink>
          )}
          <MenuLink className={item} href={paths.faq}>
            {layout.links.faq}
          </MenuLink>
          <MenuLink className={item} href={paths.tools}>
            {layout.links.tools}
          </MenuLink>
          <MenuLink className={item} href={paths.enquiry}>
            {layout.links.enquiry}
          </MenuLink>
        </nav>
        <ChatButton
          action="header-chat"
          variant="accent"
          text={chatTexts.header}
          className="ml-auto shrink-0 max-lg:hidden"
        >
          {layout.getStarted}
        </ChatButton>
        <MobileMenu />
      </div>
    </header>
  )
}

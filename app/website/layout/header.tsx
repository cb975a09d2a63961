import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { Logo } from '#app/platform/page/logo.tsx'
import { useFirm } from '#app/platform/page/site.tsx'
import { useTestimonials } from '#app/website/people/shown-testimonials.ts'
import { MenuLink } from './current-page.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'

const item =
  'inline-flex min-h-11 items-center whitespace-nowrap px-1 hover:text-accent-text xl:px-2.5'

export function Header() {
  const firm = useFirm()
  const { chatTexts, language, layout } = useCopy()
  // In another language it leads to parts of the home page, which is there.
  const isWhole = language === 'en'
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
          {isWhole && (
            <>
              <MenuLink className={item} href={paths.tools}>
                {layout.links.tools}
              </MenuLink>
              <MenuLink className={item} href={paths.enquiry}>
                {layout.links.enquiry}
              </MenuLink>
            </>
          )}
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-4 max-lg:hidden">
          {/* The English menu fills the line of a narrow screen; the footer has the switch too. */}
          <LanguageSwitch className={isWhole ? 'max-xl:hidden' : ''} />
          <ChatButton action="header-chat" variant="accent" text={chatTexts.header}>
            {layout.getStarted}
          </ChatButton>
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}

import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { Logo } from '#app/platform/page/logo.tsx'
import { useFirm, useSite } from '#app/platform/page/site.tsx'
import { ThemeChoice } from '#app/platform/page/theme-choice.tsx'
import { BreakableEmail } from '#app/ui/breakable-email.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'
import { useTestimonials } from '#app/website/people/shown-testimonials.ts'
import type { Copy } from '#content/en/copy.ts'
import type { ActionName } from '#content/en/insights/actions.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { LanguageSwitch } from './language-switch.tsx'

type FooterCopy = Copy['footer']

const siteLinks = ({ site }: FooterCopy) =>
  [
    [site.home, paths.anchor.home],
    [site.services, paths.anchor.services],
    [site.experts, paths.anchor.experts],
    [site.testimonials, paths.anchor.testimonials],
    [site.faq, paths.anchor.faq],
    [site.contact, paths.anchor.contact],
    [site.tools, paths.tools],
    [site.enquiry, paths.enquiry],
    [site.guides, paths.guides],
    [site.blog, paths.blog],
    [site.about, paths.about],
  ] as const
const legalLinks = ({ legal }: FooterCopy) =>
  [
    [legal.privacy, paths.privacy],
    [legal.terms, paths.terms],
    [legal.cookies, paths.cookies],
  ] as const

export function Footer() {
  const { firm, today } = useSite()
  const { footer, serviceNames } = useCopy()
  const hasTestimonials = useTestimonials().length > 0
  return (
    <footer className="border-t border-surface-line bg-surface pb-16 text-on-surface sm:pb-0">
      <div className="measure grid gap-x-6 gap-y-5 py-6 *:first:col-span-full xs:grid-cols-[1fr_1.5fr] max-sm:[&>nav:first-of-type]:row-span-2 sm:grid-cols-[1.3fr_1.2fr_1.2fr] sm:gap-x-8 sm:py-10 lg:grid-cols-[1.1fr_1.3fr_1.1fr_1.1fr] lg:*:first:col-span-1">
        <div>
          <Logo name={firm.name} onSurface />
          <p className="mt-2 max-w-[22rem] sm:mt-4 text-on-surface-muted">{footer.about}</p>
          <Profiles />
        </div>
        <Column title={footer.site.title}>
          {siteLinks(footer)
            .filter(([, href]) => href !== paths.anchor.testimonials || hasTestimonials)
            .map(([label, href]) => (
              <FooterLink
                key={href}
                href={href}
                action={href === paths.anchor.contact ? 'footer-contact' : undefined}
              >
                {label}
              </FooterLink>
            ))}
        </Column>
        <Column title={footer.services.title}>
          {serviceMenu.map((service) => (
            <FooterLink key={service.slug} href={paths.service(service.slug)}>
              {serviceNames[service.slug].name}
            </FooterLink>
          ))}
          <FooterLink href={paths.anchor.contact} action="footer-notice-contact">
            {footer.services.notice}
          </FooterLink>
        </Column>
        <div>
          <h2 className="font-sans text-sm font-semibold tracking-normal text-on-surface-muted">
            {footer.contact}
          </h2>
          <address className="mt-1.5 not-italic sm:mt-3">
            <p className="max-w-[18rem]">{firm.address}</p>
            <p className="flex flex-wrap gap-x-6 sm:flex-col sm:items-start">
              <FooterLine href={phoneHref(firm.phone)} action="footer-call">
                {firm.phone}
              </FooterLine>
              <FooterLine href={`mailto:${firm.email}`} action="footer-email">
                <BreakableEmail text={firm.email} />
              </FooterLine>
            </p>
          </address>
        </div>
      </div>
      {/* Leaves room for the floating chat button, which covers the end of this row. */}
      <div className="border-t border-surface-line">
        <div className="measure flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-sm sm:py-5 text-on-surface-muted sm:max-[83rem]:pr-24">
          <div>
            <p>{footer.copyright(today.slice(0, 4), firm.name)}</p>
            <Identity />
          </div>
          <ul className="flex flex-wrap gap-x-4 max-sm:order-1 max-sm:text-xs sm:gap-x-6">
            {legalLinks(footer).map(([label, href]) => (
              <li key={href}>
                <FooterLine href={href}>{label}</FooterLine>
              </li>
            ))}
          </ul>
          <LanguageSwitch />
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
}

/** The legal name and the numbers of the firm, as far as they are set. */
function Identity() {
  const { legalName, registration, gstin } = useFirm()
  const { footer } = useCopy()
  const parts = [
    legalName,
    registration && footer.registration(registration),
    gstin && footer.gstin(gstin),
  ].filter(Boolean)
  return parts.length > 0 && <p className="mt-1">{parts.join(' · ')}</p>
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-sm font-semibold tracking-normal text-on-surface-muted">
        {title}
      </h2>
      <ul className="mt-1.5 columns-[8rem] gap-x-6">{children}</ul>
    </nav>
  )
}

interface FooterLinkProps {
  href: string
  action?: ActionName | undefined
  children: ReactNode
}

function FooterLink(props: FooterLinkProps) {
  return (
    <li>
      <FooterLine {...props} />
    </li>
  )
}

function FooterLine({ href, action, children }: FooterLinkProps) {
  return (
    <a
      href={href}
      data-action={action}
      className="inline-flex min-h-11 items-center hover:text-on-surface hover:underline lg:min-h-9"
    >
      {children}
    </a>
  )
}

/** Links to the social profiles in the settings, if there are any. */
function Profiles() {
  const { profiles } = useFirm()
  const { footer } = useCopy()
  if (profiles.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5">
      {profiles.map((profile) => (
        <FooterLink key={profile} href={profile}>
          {profileName(profile, footer.profiles)}
        </FooterLink>
      ))}
    </ul>
  )
}

function profileName(url: string, known: Record<string, string>): string {
  const host = new URL(url).hostname.replace(/^www\./, '')
  return known[host] ?? host
}

import type { ReactNode } from 'react'
import { serviceMenu } from '#app/content/services/menu.ts'
import { paths } from '#app/paths.ts'
import { useFirm, useSite } from '#app/site/site.tsx'
import { phoneHref } from '#app/text/phone-href.ts'
import { Logo } from './logo.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const site = [
  ['Home', paths.anchor.home],
  ['Services', paths.anchor.services],
  ['Expert CAs', paths.anchor.experts],
  ['Testimonials', paths.anchor.testimonials],
  ['FAQs', paths.anchor.faq],
  ['Contact', paths.anchor.contact],
  ['Blog', paths.blog],
  ['About us', paths.about],
] as const
const legal = [
  ['Privacy Policy', paths.privacy],
  ['Terms of Service', paths.terms],
  ['Cookie Policy', paths.cookies],
] as const

export function Footer() {
  const { firm, today } = useSite()
  return (
    <footer className="border-t border-surface-line bg-surface pb-24 text-on-surface sm:pb-0">
      <div className="measure grid gap-x-8 gap-y-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.4fr_1.4fr]">
        <div>
          <Logo name={firm.name} onSurface />
          <p className="mt-4 max-w-[22rem] text-on-surface-muted">
            Expert Income Tax Filing Services by Certified Chartered Accountants
          </p>
          <Profiles />
        </div>
        <Column title="Site">
          {site.map(([label, href]) => (
            <FooterLink key={href} href={href}>
              {label}
            </FooterLink>
          ))}
        </Column>
        <Column title="Services">
          {serviceMenu.map((service) => (
            <FooterLink key={service.slug} href={paths.service(service.slug)}>
              {service.name}
            </FooterLink>
          ))}
          <FooterLink href={paths.anchor.contact}>Tax Notice Assistance</FooterLink>
        </Column>
        <div>
          <h2 className="font-sans text-sm font-semibold tracking-normal text-on-surface-muted">
            Contact
          </h2>
          <address className="mt-3 not-italic">
            <p className="max-w-[18rem]">{firm.address}</p>
            <p>
              <FooterLine href={phoneHref(firm.phone)}>{firm.phone}</FooterLine>
            </p>
            <p>
              <FooterLine href={`mailto:${firm.email}`}>{firm.email}</FooterLine>
            </p>
          </address>
        </div>
      </div>
      {/* The floating chat button lies over the end of this row: its place stays free. */}
      <div className="border-t border-surface-line">
        <div className="measure flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5 text-sm text-on-surface-muted sm:max-[83rem]:pr-24">
          <p>
            © {today.slice(0, 4)} {firm.name}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legal.map(([label, href]) => (
              <li key={href}>
                <FooterLine href={href}>{label}</FooterLine>
              </li>
            ))}
          </ul>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-sm font-semibold tracking-normal text-on-surface-muted">
        {title}
      </h2>
      <ul className="mt-1.5">{children}</ul>
    </nav>
  )
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <FooterLine href={href}>{children}</FooterLine>
    </li>
  )
}

function FooterLine({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center hover:text-on-surface hover:underline"
    >
      {children}
    </a>
  )
}

/** Links to the profiles that are configured; none when there are none. */
function Profiles() {
  const { profiles } = useFirm()
  if (profiles.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5">
      {profiles.map((profile) => (
        <FooterLink key={profile} href={profile}>
          {profileName(profile)}
        </FooterLink>
      ))}
    </ul>
  )
}

function profileName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '')
  const known: Record<string, string> = {
    'facebook.com': 'Facebook',
    'linkedin.com': 'LinkedIn',
    'instagram.com': 'Instagram',
    'x.com': 'X',
    'twitter.com': 'X',
    'youtube.com': 'YouTube',
  }
  return known[host] ?? host
}

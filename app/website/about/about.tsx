import { createFileRoute } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, pageHead } from '#app/platform/page/head.ts'
import { useFirm, useReplyWithin } from '#app/platform/page/site.tsx'
import { breadcrumbs } from '#app/platform/page/structured-data.ts'
import { useSeason } from '#app/tax/due-dates/season.ts'
import { BreakableEmail } from '#app/ui/breakable-email.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'
import { Steps } from '#app/website/home/steps.tsx'
import { Experts } from '#app/website/people/experts.tsx'
import { said } from '#content/en/season/season.ts'

export const Route = createFileRoute('/_public/about')({
  head: ({ match }) =>
    pageHead('about', match, {
      structured: [breadcrumbs(match, [[copyOf(match).about.kicker, paths.about]])],
    }),
  component: About,
})

function About() {
  const { about, steps } = useCopy()
  const { experts, promises, place } = about
  const season = useSeason()
  return (
    <>
      <header className="overflow-hidden border-b border-line">
        <div className="measure grid items-center gap-x-16 gap-y-12 pt-[clamp(2.5rem,6vw,5rem)] pb-[clamp(3rem,7vw,5.5rem)] lg:grid-cols-[1.15fr_1fr]">
          <div>
            <p className="mb-5 border-l-4 border-accent pl-3.5 font-medium text-muted">
              {about.kicker}
            </p>
            <h1 className="text-h1">{about.title}</h1>
            <p className="mt-6 max-w-[36rem] text-lead text-muted">{about.text}</p>
          </div>
          <Glance />
        </div>
      </header>
      <Section id="experts" title={experts.title} text={experts.text}>
        <Experts />
      </Section>
      <Section id="process" tint title={about.steps.title} text={about.steps.text}>
        <Steps steps={steps} />
      </Section>
      <Section id="promises" title={promises.title} text={promises.text}>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <Ledger
            title={promises.doTitle}
            entries={said(promises.do(useFirm().noGst), season)}
            mark={<Check aria-hidden className="size-5 text-good" strokeWidth={2.6} />}
          />
          <Ledger
            title={promises.dontTitle}
            entries={promises.dont}
            mark={<X aria-hidden className="size-5 text-bad" strokeWidth={2.4} />}
          />
        </div>
      </Section>
      <Section id="place" tint title={place.title} text={place.text}>
        <Place />
      </Section>
      <Closing />
    </>
  )
}

/** The firm at a glance. */
function Glance() {
  const { title, facts } = useCopy().about.glance
  return (
    <div className="w-full max-w-[30rem] rounded-sm border border-line-strong bg-card lg:justify-self-end">
      <h2 className="border-b-2 border-ink px-6 py-4 text-h3">{title}</h2>
      <dl className="rows px-6">
        {facts(useReplyWithin(), useFirm().noGst).map(([term, value]) => (
          <div key={term} className="grid items-baseline xs:grid-cols-[7rem_1fr] py-3">
            <dt className="text-sm text-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A ruled list with a mark in the margin of each entry. */
function Ledger({
  title,
  entries,
  mark,
}: {
  title: string
  entries: readonly { title: string; text: string }[]
  mark: ReactNode
}) {
  return (
    <div>
      <h3 className="text-h3">{title}</h3>
      <ul className="rows mt-4 border-y border-line-strong">
        {entries.map((entry) => (
          <li key={entry.title} className="grid grid-cols-[--spacing(9)_1fr] py-5">
            <span className="pt-0.5">{mark}</span>
            <div>
              <h4 className="font-semibold">{entry.title}</h4>
              <p className="mt-1 text-muted">{entry.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Place() {
  const firm = useFirm()
  const { place } = useCopy().about
  return (
    <address className="not-italic">
      <dl className="rows max-w-[44rem] border-y border-line-strong">
        <Row term={place.address}>{firm.address}</Row>
        <Row term={place.phone}>
          <a className="text-link" data-action="about-call" href={phoneHref(firm.phone)}>
            {firm.phone}
          </a>
        </Row>
        <Row term={place.email}>
          <a className="text-link" data-action="about-email" href={`mailto:${firm.email}`}>
            <BreakableEmail text={firm.email} />
          </a>
        </Row>
      </dl>
    </address>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline xs:grid-cols-[5.5rem_1fr] py-3.5">
      <dt className="text-sm text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Closing() {
  const { title, text, write, chat, chatText } = useCopy().about.close
  return (
    <section
      aria-labelledby="close-title"
      className="screen-only border-t border-line py-[clamp(3.5rem,8vw,6.5rem)]"
    >
      <div className="measure">
        <h2 id="close-title" className="text-h2">
          {title}
        </h2>
        <p className="mt-3 max-w-[40rem] text-lead text-muted">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink data-action="about-contact" variant="accent" size="lg" href={paths.contact}>
            {write}
          </ButtonLink>
          <ChatButton action="about-chat" variant="outline" size="lg" text={chatText}>
            {chat}
          </ChatButton>
        </div>
      </div>
    </section>
  )
}

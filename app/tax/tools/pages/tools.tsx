import { createFileRoute } from '@tanstack/react-router'
import {
  ArrowRight,
  ArrowRightLeft,
  Banknote,
  BookOpen,
  CalendarClock,
  CalendarDays,
  ChartCandlestick,
  ChartLine,
  FileCheck,
  HandCoins,
  History,
  House,
  KeyRound,
  type LucideIcon,
  MailWarning,
  Plane,
  Scale,
} from 'lucide-react'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, pageHead } from '#app/platform/page/head.ts'
import { isInHindi } from '#app/platform/page/languages.ts'
import { useReplyPromise, useSite } from '#app/platform/page/site.tsx'
import { breadcrumbs } from '#app/platform/page/structured-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout, onCallout } from '#app/ui/callout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { type ToolSign, toolMenu } from '#content/en/tools/menu.ts'

export const Route = createFileRoute('/_public/tools')({
  head: ({ match }) =>
    pageHead('tools', match, {
      structured: [breadcrumbs(match, [[copyOf(match).toolPageWords.breadcrumb, paths.tools]])],
    }),
  component: Tools,
})

const SIGNS: Record<ToolSign, LucideIcon> = {
  history: History,
  letter: MailWarning,
  money: Banknote,
  scales: Scale,
  house: House,
  instalments: CalendarClock,
  plane: Plane,
  form: FileCheck,
  trades: ChartCandlestick,
  shares: ChartLine,
  book: BookOpen,
  key: KeyRound,
  calendar: CalendarDays,
  coins: HandCoins,
  exchange: ArrowRightLeft,
}

function Tools() {
  const { chatTexts, toolNames, toolPageWords } = useCopy()
  const { overview } = toolPageWords
  const { language } = useSite()
  const isHere = ({ id }: (typeof toolMenu)[number]) =>
    language === 'en' || isInHindi(paths.tool(id))
  const elsewhere = toolMenu.filter((tool) => !isHere(tool))
  return (
    <>
      <PageTitle title={overview.title} text={overview.text} />
      <div className="measure py-[clamp(1.5rem,4vw,3.5rem)]">
        <ul className="grid gap-x-12 border-t border-line-strong md:grid-cols-2">
          {toolMenu.filter(isHere).map(({ id, sign }) => {
            const Sign = SIGNS[sign]
            const { name, description } = toolNames[id]
            return (
              <li key={id} className="border-b border-line">
                <a
                  href={paths.tool(id)}
                  className="group flex items-start gap-4 py-4 hover:text-accent-text"
                >
                  <Sign
                    aria-hidden
                    className="mt-1 size-6 shrink-0 text-accent-text"
                    strokeWidth={1.6}
                  />
                  <span className="grow">
                    <span className="font-serif text-h3">{name}</span>
                    <span className="mt-0.5 block text-muted">{description}</span>
                  </span>
                  <ArrowRight aria-hidden className="mt-1.5 size-5 shrink-0 text-accent-text" />
                </a>
              </li>
            )
          })}
        </ul>
        {elsewhere.length > 0 && (
          <>
            <h2 className="mt-10 text-h3">{overview.elsewhere}</h2>
            <ul className="mt-2 flex flex-wrap gap-x-6">
              {elsewhere.map(({ id }) => (
                <li key={id}>
                  <a href={paths.tool(id)} className="text-link inline-flex min-h-11 items-center">
                    {toolNames[id].name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Callout title={overview.callout.title} text={overview.callout.text(useReplyPromise())}>
        <ButtonLink
          data-action="tools-closing-pricing"
          variant="accent"
          size="lg"
          href={paths.pricing}
        >
          {overview.callout.link}
        </ButtonLink>
        <ChatButton
          action="tools-closing-chat"
          size="lg"
          className={onCallout}
          text={chatTexts.guides}
        >
          {overview.callout.chat}
        </ChatButton>
      </Callout>
    </>
  )
}

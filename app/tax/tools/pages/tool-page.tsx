import type { ComponentProps, ReactNode } from 'react'
import { SendWorking } from '#app/enquiries/intake/send-working.tsx'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { PastFacts } from '#app/platform/page/past-facts.tsx'
import { useSite } from '#app/platform/page/site.tsx'
import { figuresHtml, headlineHtml, inputsHtml } from '#app/tax/working/answer-html.ts'
import { HtmlBlock } from '#app/tax/working/html-block.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { Section } from '#app/ui/section.tsx'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import type { Copy } from '#content/en/copy.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import type { ToolPage as DatedPage } from '#content/en/tools/page.ts'
import { usedBy } from '#content/facts/register/used-by.gen.ts'
import {
  describeInput,
  exampleOf,
  initialValues,
  sentValues,
  valuesFrom,
} from '../form/form-values.ts'
import { titleOf } from '../form/title.ts'
import type { Response, Tool, ToolContext } from '../form/tool-type.ts'
import { missingYear, yearsOn } from '../form/years.ts'
import { toolScript } from '../scripts.ts'
import { Explained, Glossary } from './terms/terms.tsx'
import { ToolForm } from './tool-form.tsx'

type Page = DatedPage<string>

/** The page of one tool: its question, form and answer first, then what there is to know about it. */
export function ToolPage({
  tool,
  page,
  year,
  afterAnswer,
}: {
  tool: Tool
  page: Page
  year: ToolContext['year']
  /** what else this tool has: the calendar and the reminders of the due dates */
  afterAnswer?: ReactNode
}) {
  const { form, firm, today, assets, language } = useSite()
  const copy = useCopy()
  const title = titleOf(tool, page, year, copy)
  const context = { year, today, noGst: firm.noGst }
  const values = form ? valuesFrom(tool, Object.entries(form.values)) : initialValues(tool)
  const response = (form?.response as Response | undefined) ?? tool.respond(values, context)
  return (
    <>
      <div className="measure pt-5 lg:pt-12">
        <h1 className="text-h2">
          <UnbrokenYears text={title} />
        </h1>
        <p className="mt-1.5 max-w-[44rem] text-muted sm:text-lead">
          <Explained text={page.text} />
        </p>
        <Years tool={tool} context={context} />
        <NotYet tool={tool} page={page} today={today} />
      </div>
      <ToolForm
        tool={tool}
        context={context}
        values={values}
        response={response}
        posted={form !== undefined}
      />
      <PastFacts
        ids={usedBy[paths.tool(tool.id)] ?? []}
        className="measure pb-8 print:pb-0"
        fitsOneSheet
      />
      <SendWorking
        tool={tool}
        title={title}
        context={context}
        values={sentValues(values, response)}
        canSend={'answer' in response}
      />
      {afterAnswer}
      <Glossary />
      <div className="print:hidden">
        <Section title={copy.toolPageWords.more} narrow tint>
          <Accordion name={tool.id} items={rulesAndQuestions(tool, page, context, copy)} />
        </Section>
      </div>
      {/* What is on the screen comes first: style and fonts. */}
      <script type="module" src={assets.tools[toolScript(tool.id, language)]} fetchPriority="low" />
    </>
  )
}

/** The same tool for another year; what was filled in goes along by script. */
function Years({ tool, context: { year, today } }: { tool: Tool; context: ToolContext }) {
  const { toolPageWords: words, yearTab } = useCopy()
  if (tool.years.length < 2) return null
  return (
    <nav
      aria-label={words.years}
      className="screen-only mt-1 flex gap-x-5 overflow-x-auto whitespace-nowrap"
    >
      {yearsOn(tool, today).map((one, index) => (
        <a
          key={one}
          href={index === 0 ? paths.tool(tool.id) : paths.toolInYear(tool.id, one)}
          data-year-link
          aria-current={one === year ? 'page' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center border-b-2 border-unchosen hover:text-accent-text aria-[current]:border-accent-strong aria-[current]:font-semibold"
        >
          <span>{yearTab(one)}</span>
        </a>
      ))}
    </nav>
  )
}

/** A year is asked for before its rules are in the register: no answer is made from older ones. */
function NotYet({ tool, page, today }: { tool: Tool; page: Page; today: string }) {
  const { toolPageWords: words, yearName } = useCopy()
  const missing = missingYear(tool, today)
  if (!missing) return null
  const { notYet = words.notYet } = page
  return <p className="mt-2 font-medium">{notYet(yearName(missing))}</p>
}

/** What there is to know about the question: the rules, special cases, a worked example and what people ask. */
function rulesAndQuestions(
  tool: Tool,
  { about, edgeCases, example, faqs, related }: Page,
  context: ToolContext,
  { toolNames, toolPageWords: words }: Copy,
): ComponentProps<typeof Accordion>['items'] {
  const otherTools = toolMenu
    .filter(({ id }) => id !== tool.id)
    .map(({ id }) => ({ href: paths.tool(id), label: toolNames[id].name }))
  return [
    ...about.map(({ title, paragraphs }) => ({
      question: title,
      answer: <Paragraphs texts={paragraphs} />,
    })),
    { question: words.edgeCases, answer: <EdgeCases cases={edgeCases} /> },
    { question: words.example, answer: <Example {...{ tool, example, context }} /> },
    ...faqs.map(({ question, answer }) => ({ question, answer: <Paragraphs texts={[answer]} /> })),
    { question: words.related, answer: <Links links={[...related, ...otherTools]} /> },
  ]
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid gap-3">
      {texts.map((text) => (
        <p key={text}>
          <Explained text={text} />
        </p>
      ))}
    </div>
  )
}

function EdgeCases({ cases }: { cases: Page['edgeCases'] }) {
  return (
    <dl className="grid gap-4">
      {cases.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold text-ink">{title}</dt>
          <dd>
            <Explained text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The example as a visitor would fill it in, answered when the page is rendered. */
function Example({
  tool,
  example: { title, text },
  context,
}: {
  tool: Tool
  example: Page['example']
  context: ToolContext
}) {
  const values = { ...initialValues(tool), ...exampleOf(tool, context.year) }
  const response = tool.respond(values, context)
  if (!('answer' in response)) return null
  const { headline } = response.answer
  return (
    <>
      <p className="font-semibold text-ink">{title}</p>
      <p className="mt-1">{text}</p>
      <div className="text-ink">
        <HtmlBlock html={inputsHtml(describeInput(tool, values), tool.words)} />
        <div className="mt-4">
          <HtmlBlock html={headlineHtml(headline) + figuresHtml(response.answer, tool.words)} />
        </div>
      </div>
    </>
  )
}

function Links({ links }: { links: Page['related'] }) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className="text-link inline-flex min-h-11 items-center">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

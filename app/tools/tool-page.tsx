import type { ReactNode } from 'react'
import { usedBy } from '#app/content/register/used-by.gen.ts'
import { type ToolId, toolMenu } from '#app/content/tools/menu.ts'
import {
  type ToolPage as DatedPage,
  toolPageWords as words,
  yearName,
  yearTab,
} from '#app/content/tools/page.ts'
import { PastFacts } from '#app/layout/past-facts.tsx'
import { paths } from '#app/paths.ts'
import { useSite } from '#app/site/site.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { Section } from '#app/ui/section.tsx'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { detailsHtml, figuresHtml, headlineHtml, inputsHtml } from '#app/working/answer-html.ts'
import { HtmlBlock } from '#app/working/html-block.tsx'
import { describeInput, exampleOf, initialValues, sentValues, valuesFrom } from './form-values.ts'
import { SendWorking } from './send-working.tsx'
import { titleOf } from './title.ts'
import type { Response, Tool, ToolContext } from './tool.ts'
import { ToolForm } from './tool-form.tsx'
import { missingYear, yearsOn } from './years.ts'

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
  /** what this tool has besides: the calendar and the reminders of the due dates */
  afterAnswer?: ReactNode
}) {
  const { form, today, assets } = useSite()
  const context = { year, today }
  const values = form ? valuesFrom(tool, Object.entries(form.values)) : initialValues(tool)
  const response = (form?.response as Response | undefined) ?? tool.respond(values, context)
  return (
    <>
      <div className="measure pt-5 lg:pt-12">
        <h1 className="text-h2">
          <UnbrokenYears text={titleOf(tool, page, year)} />
        </h1>
        <p className="mt-1.5 max-w-[44rem] text-muted sm:text-lead">{page.text}</p>
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
      {afterAnswer}
      <EdgeCases page={page} />
      <SendWorking
        tool={tool}
        title={titleOf(tool, page, year)}
        context={context}
        values={sentValues(values, response)}
        canSend={'answer' in response}
      />
      <div className="print:hidden">
        <About page={page} />
        <Example tool={tool} page={page} context={context} />
        <Section title={words.faqs} narrow>
          <Accordion
            name={tool.id}
            items={page.faqs.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))}
          />
        </Section>
        <Links page={page} current={tool.id} />
      </div>
      {/* What is on the screen comes first: style and fonts. */}
      <script type="module" src={assets.tools[tool.id]} fetchPriority="low" />
    </>
  )
}

/** The same tool for another year; what was filled in goes along by script. */
function Years({ tool, context: { year, today } }: { tool: Tool; context: ToolContext }) {
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
          className="inline-flex min-h-11 items-center border-b-2 border-transparent hover:text-accent-text aria-[current]:border-accent-strong aria-[current]:font-semibold"
        >
          <span>{yearTab(one)}</span>
        </a>
      ))}
    </nav>
  )
}

/** A year is asked for before its rules are in the register: no answer is made from older ones. */
function NotYet({ tool, page, today }: { tool: Tool; page: Page; today: string }) {
  const missing = missingYear(tool, today)
  if (!missing) return null
  const { notYet = words.notYet } = page
  return <p className="mt-2 font-medium">{notYet(yearName(missing))}</p>
}

/** What there is to know about the question, in columns where there is room. */
function About({ page: { about } }: { page: Page }) {
  return (
    <div className="measure grid gap-x-16 gap-y-8 py-[clamp(1.5rem,5vw,4rem)] md:grid-cols-2">
      {about.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2 className="text-h3">{title}</h2>
          <div className="mt-2 grid gap-3">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <UnbrokenYears text={paragraph} />
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function EdgeCases({ page: { edgeCases } }: { page: Page }) {
  return (
    <section aria-labelledby="edge-cases" className="screen-only border-y border-line bg-tint py-8">
      <div className="measure">
        <h2 id="edge-cases" className="text-h3">
          {words.edgeCases}
        </h2>
        <dl className="mt-4 grid gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
          {edgeCases.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-muted">
                <UnbrokenYears text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** The example as a visitor would fill it in, answered when the page is rendered. */
function Example({ tool, page, context }: { tool: Tool; page: Page; context: ToolContext }) {
  const values = { ...initialValues(tool), ...exampleOf(tool, context.year) }
  const response = tool.respond(values, context)
  if (!('answer' in response)) return null
  const { answer } = response
  const shown = { ...answer, chart: undefined, checklist: undefined, notes: [], assumptions: [] }
  return (
    <Section id="example" title={words.example} tint>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="text-h3">{page.example.title}</h3>
          <p className="mt-2 text-muted">{page.example.text}</p>
          <HtmlBlock html={inputsHtml(describeInput(tool, values))} />
        </div>
        <div className="min-w-0">
          <HtmlBlock html={headlineHtml(answer.headline) + figuresHtml(answer)} />
          <HtmlBlock html={detailsHtml(shown, tool.facts)} />
        </div>
      </div>
    </Section>
  )
}

function Links({ page, current }: { page: Page; current: ToolId }) {
  return (
    <div className="measure grid gap-x-16 gap-y-8 pb-[clamp(2rem,6vw,5rem)] md:grid-cols-2">
      <LinkList title={words.related} links={page.related} />
      <LinkList
        title={words.otherTools}
        links={toolMenu
          .filter(({ id }) => id !== current)
          .map(({ id, name }) => ({ href: paths.tool(id), label: name }))}
      />
    </div>
  )
}

function LinkList({ title, links }: { title: string; links: Page['related'] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="text-link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

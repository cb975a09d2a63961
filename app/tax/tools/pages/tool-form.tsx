import { ChevronDown, Link2, Printer } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { useSite } from '#app/platform/page/site.tsx'
import type { Answer } from '#app/tax/working/answer.ts'
import { detailsHtml, figuresHtml, headlineHtml, inputsHtml } from '#app/tax/working/answer-html.ts'
import { lawsNamed, withLinkedSources } from '#app/tax/working/linked-sources.ts'
import { Button } from '#app/ui/button.tsx'
import type { Field } from '#content/en/tools/form.ts'
import { toolWords } from '#content/en/tools/tool-words.ts'
import {
  changedValues,
  describeInput,
  exampleOf,
  isShown,
  withUntouched,
} from '../form/form-values.ts'
import type { Fault, FormValues, Response, Tool, ToolContext } from '../form/tool-type.ts'
import { yearsOn } from '../form/years.ts'
import { NextSteps } from './closing/next-steps.tsx'
import { markTerms, type TermFinder } from './terms/mark-terms.ts'
import { useTerms } from './terms/terms.tsx'
import { ToolField } from './tool-field.tsx'

/**
 * The form of a tool and its answer. The server fills both in for a form that was posted; in the
 * browser `enhance-tool.ts` answers as one types, and writes into the `data-` elements below.
 */
export function ToolForm({
  tool,
  context,
  values,
  response,
  posted,
}: {
  tool: Tool
  context: ToolContext
  values: FormValues
  /** what the tool says of these values */
  response: Response
  posted: boolean
}) {
  const { form } = useSite()
  const page = useCopy().toolPageWords.form
  const terms = useTerms()
  const { words = toolWords } = tool
  const faults = posted && 'faults' in response ? response.faults : []
  const moreRows = form?.values._more
  const address =
    yearsOn(tool, context.today)[0] === context.year || tool.years.length === 0
      ? paths.tool(tool.id)
      : paths.toolInYear(tool.id, context.year)
  return (
    <form
      method="post"
      action={`${address}#answer`}
      data-tool={tool.id}
      data-year={context.year}
      data-today={context.today}
      data-no-gst={context.noGst ? '' : undefined}
      data-answered={'answer' in response ? '' : undefined}
      noValidate
      className="measure grid gap-x-12 gap-y-6 py-5 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:py-10 print:block"
    >
      {/* Enter in a field sends the form by its first button: without this, by one that adds rows. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
        {words.form.answer}
      </button>
      <div
        data-fields
        className="screen-only grid content-start gap-4 lg:col-start-1 lg:row-start-1"
      >
        {tool.basics.map((field) => (
          <ToolField key={field.name} field={field} {...{ values, faults, moreRows, words }} />
        ))}
      </div>
      {/* Beside two rows, so that the fields follow each other however tall the answer is. */}
      <section
        id="answer"
        aria-labelledby="answer-title"
        className="min-w-0 scroll-mt-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <h2 id="answer-title" className="sr-only">
          {page.answerLabel}
        </h2>
        <div className="rounded-lg border border-line-strong bg-card p-4 shadow-float sm:p-6 print:border-0 print:p-0 print:shadow-none">
          <Inputs tool={tool} values={values} />
          <Part
            name="headline"
            html={markTerms(headlineOf(response, posted, tool, page.lead), terms)}
            live
          />
          <Part
            name="figures"
            html={'answer' in response ? markTerms(figuresHtml(response.answer, words), terms) : ''}
          />
          <AnswerButtons tool={tool} context={context} />
          <NextSteps {...{ tool, context, values, response }} />
        </div>
        <Summary />
      </section>
      <div
        data-fields
        className="screen-only grid content-start gap-3 lg:col-start-1 lg:row-span-2 lg:row-start-2"
      >
        <Groups {...{ tool, context, values, faults, moreRows }} />
        <Button
          type="submit"
          data-action="tool-answer"
          variant="accent"
          size="lg"
          className="[html[data-script]_&]:hidden"
        >
          {words.form.answer}
        </Button>
        <p className="text-sm text-muted [html:not([data-script])_&]:hidden">{page.private}</p>
        <p className="text-sm text-muted [html[data-script]_&]:hidden">
          {page.privateWithoutScript}
        </p>
      </div>
      <Part
        name="details"
        html={'answer' in response ? detailsOf(tool, values, response.answer, terms) : ''}
      />
      <PrintedLaws tool={tool} />
    </form>
  )
}

/**
 * The answer in a line at the top of a telephone's screen, while one types with the answer out of sight.
 * `follow-answer.ts` fills it in and shows it; it is not read out, as the answer itself is.
 */
function Summary() {
  return (
    <a
      href="#answer"
      data-summary
      hidden
      className="screen-only fixed inset-x-0 top-0 z-20 flex min-h-12 max-h-[5.5rem] items-center justify-between gap-x-4 overflow-hidden border-b border-line-strong bg-card px-4 py-1 shadow-float lg:hidden [&[hidden]]:hidden"
    >
      <span className="line-clamp-2 min-w-0 text-sm text-muted max-[16rem]:has-[+:not(:empty)]:hidden" />
      <span className="figures line-clamp-2 max-w-[65%] text-right font-semibold max-[16rem]:max-w-none" />
    </a>
  )
}

/** Script enables them once it listens. */
function AnswerButtons({ tool, context }: { tool: Tool; context: ToolContext }) {
  const page = useCopy().toolPageWords.form
  const { form } = tool.words ?? toolWords
  return (
    <div className="screen-only mt-4 flex flex-wrap gap-2 max-sm:*:px-3 [html:not([data-script])_&]:hidden [&>[hidden]]:hidden">
      <Button
        variant="outline"
        disabled
        data-example={JSON.stringify(changedValues(tool, exampleOf(tool, context.year)))}
      >
        {form.example}
      </Button>
      <Button variant="outline" disabled data-clear hidden>
        {form.clear}
      </Button>
      <Button
        variant="outline"
        disabled
        className="if-answered"
        data-copy-link
        data-copied={page.copied}
        data-failed={page.copyFailed}
      >
        <Link2 aria-hidden className="size-4" />
        <span>{form.copyLink}</span>
      </Button>
      <Button variant="outline" disabled data-print className="if-answered">
        <Printer aria-hidden className="size-4" />
        {page.print}
      </Button>
    </div>
  )
}

/** What may change the answer, folded; open where something is filled in or wrong. */
function Groups({
  tool,
  context,
  ...state
}: {
  tool: Tool
  context: ToolContext
  values: FormValues
  faults: Fault[]
  moreRows: string | undefined
}) {
  const isWrong = ({ name }: Field) => state.faults.some(({ path }) => path.split('.')[0] === name)
  const isFilled = (fields: readonly Field[]) =>
    Object.keys(changedValues({ basics: fields, more: [] }, state.values)).length > 0
  const isAsked = ({ name }: Field) => name === state.moreRows
  return groupsIn(tool, context).map(({ title, hint, fields, open }) => (
    <details
      key={title}
      open={open || fields.some(isWrong) || fields.some(isAsked) || isFilled(fields)}
      data-group
      data-off={fields.some((field) => isShown(field, state.values)) ? undefined : ''}
      className="group rounded-md border border-line-strong bg-card [html[data-script]_&[data-off]]:hidden"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 font-semibold max-[16rem]:px-2">
        {title}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-4 pb-4 max-[16rem]:px-2 sm:gap-4">
        {hint && <p className="text-sm text-muted">{hint}</p>}
        {fields.map((field) => (
          <ToolField key={field.name} field={field} {...state} words={tool.words} />
        ))}
      </div>
    </details>
  ))
}

function groupsIn({ more }: Tool, { year }: ToolContext) {
  return more.filter(({ years }) => !years || years.includes(year))
}

function detailsOf(tool: Tool, values: FormValues, answer: Answer, terms: TermFinder): string {
  const shown = detailsHtml(withUntouched(answer, tool, values), tool.facts, tool.words)
  return markTerms(withLinkedSources(shown), terms)
}

function headlineOf(
  response: Response,
  posted: boolean,
  { words = toolWords }: Tool,
  lead: string,
): string {
  if ('answer' in response) return headlineHtml(response.answer.headline)
  const text = 'missing' in response ? response.missing : posted ? words.form.wrong : lead
  return headlineHtml({ label: '', value: '', text })
}

/** A part of the answer, as HTML that the browser's script replaces. */
function Part({ name, html, live }: { name: string; html: string; live?: boolean }) {
  return (
    <div
      data-part={name}
      aria-live={live ? 'polite' : undefined}
      className="min-w-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `answer-html.ts` escapes all that goes in
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Where the laws can be read: on paper a link shows no address. */
function PrintedLaws({ tool: { facts } }: { tool: Tool }) {
  const page = useCopy().toolPageWords.form
  const laws = lawsNamed(Object.values(facts).map(({ source }) => source))
  if (laws.length === 0) return null
  return (
    <section data-laws className="hidden print:block">
      <h3>{page.laws}</h3>
      <ul>
        {laws.map(({ name, href }) => (
          <li key={href}>
            {name}: {href}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was filled in, for the printed page: a form's fields print badly. */
function Inputs({ tool, values }: { tool: Tool; values: FormValues }) {
  const page = useCopy().toolPageWords.form
  return (
    <div className="mb-4 hidden print:block">
      <h2 className="text-h3">{page.yourFigures}</h2>
      <Part name="inputs" html={inputsHtml(describeInput(tool, values), tool.words)} />
    </div>
  )
}

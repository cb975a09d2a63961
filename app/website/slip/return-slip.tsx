import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { useSite } from '#app/platform/page/site.tsx'
import { useSeason } from '#app/tax/due-dates/season.ts'
import {
  assessReturn,
  INCOMES,
  type Income,
  incomesFragment,
} from '#app/tax/engine/assess-return.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { chatLink } from '#app/ui/text/chat-link.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { assessedYear } from '#content/en/tools/page.ts'
import { oneTimeService } from '#content/guides/help.ts'
import { rupees } from '#content/plans.ts'
import { slipFacts } from './slip-facts.ts'
import { slipChat, slipDocumentsFor, slipTexts } from './slip-text.ts'
import { Stamp } from './stamp.tsx'

/**
 * The acknowledgement slip as a tool: rows to tick, and a foot that says what follows from them.
 * The server fills it in for the incomes in the address; `enhance-slip.ts` does so on the page.
 */
export function ReturnSlip({
  incomes,
  callbackForm,
  callbackFormId,
}: {
  incomes: Income[]
  /** asks for a call; sends the slip's list as its message */
  callbackForm: ReactNode
  callbackFormId: string
}) {
  const { firm, today } = useSite()
  const copy = useCopy()
  const { dueDateYear, guarantee, layout, slip, slipDocuments } = copy
  const season = useSeason()
  const assessed = dueDateYear(assessedYear(season.year))
  const facts = slipFacts(firm, today, copy)
  const assessment = assessReturn(incomes)
  const texts = slipTexts(assessment, facts)
  const documents = slipDocumentsFor(assessment, facts)
  const names = slipDocuments(season.forms)
  const chat = slipChat(
    assessment,
    incomes.map((income) => slip.incomes[income]),
    documents.map((id) => names[id]),
    facts,
  )
  return (
    <div className="relative mx-auto w-full max-md:max-w-[32rem] lg:max-w-[32rem]">
      <div className="screen-only absolute inset-0 translate-x-2 translate-y-2 -rotate-1 rounded-sm border border-line bg-tint sm:translate-x-3 sm:translate-y-3" />
      <section
        id="slip"
        data-slip={JSON.stringify(facts)}
        aria-labelledby="slip-title"
        className="group @container relative rounded-sm border border-line-strong bg-card shadow-float"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink px-4 py-2.5 sm:px-6 sm:py-3">
          <h2 id="slip-title" className="text-h3">
            {slip.title}
          </h2>
          <span className="figures shrink-0 text-sm text-muted">{assessed}</span>
        </div>
        <div className="md:max-lg:grid md:max-lg:grid-cols-2">
          <form id="slip-incomes" action={paths.anchor.slip}>
            <div className="relative">
              <Rows ticked={incomes} income={season.income} />
              <Stamp
                top={slip.stamp}
                bottom={assessed.toUpperCase()}
                mark={texts.mark}
                className="pointer-events-none absolute right-0.5 bottom-1 size-[5.5rem] max-[22rem]:size-18 scale-125 -rotate-12 opacity-0 transition duration-200 has-[[data-slip-text]:not(:empty)]:scale-100 has-[[data-slip-text]:not(:empty)]:opacity-100 @max-[16rem]:hidden sm:right-5 sm:bottom-3 sm:size-32 md:max-lg:right-1 md:max-lg:size-24"
              />
            </div>
            <div className="grid border-t border-line [html[data-script]_&]:hidden">
              <button
                type="submit"
                data-action="slip-answer"
                className={`${buttonClass('ink')} screen-only m-3 sm:mx-6`}
              >
                {slip.show}
              </button>
            </div>
          </form>
          <div className="border-t-2 border-ink px-4 pt-1 md:max-lg:border-t-0 md:max-lg:border-l pb-4 sm:px-6 sm:pb-5">
            <dl aria-live="polite" className="rows figures">
              <Result term={slip.rows.form} name="form" text={texts.form}>
                <span
                  data-slip-text="note"
                  className="block min-h-[3em] text-sm text-muted max-sm:-ml-13 @max-[16rem]:ml-0"
                >
                  {texts.note}
                </span>
              </Result>
              <Result term={slip.rows.plan} name="plan" text={texts.plan}>
                <span className="block text-sm text-muted">
                  {slip.lateReturns(
                    rupees(oneTimeService('Prior Year Filing').price),
                    season.phase === 'belated' || season.phase === 'passed-for-some',
                  )}
                </span>
              </Result>
              <Result term={slip.rows.due} name="due" text={texts.due} />
            </dl>
            <Documents count={texts.documents} names={names} listed={documents} incomes={incomes} />
            {firm.guarantee && (
              <p className="border-t border-line py-2 text-sm">
                {guarantee.slip}{' '}
                <a href={paths.mistakes} className="text-link font-semibold whitespace-nowrap">
                  {guarantee.slipLink}
                </a>
              </p>
            )}
            <div className="screen-only mt-2 flex flex-wrap gap-2.5 *:grow max-sm:[&>a]:px-2 max-sm:[&>a]:text-sm">
              <details className="open:basis-full">
                <summary
                  data-action="slip-callback"
                  className={`${buttonClass('ink')} w-full max-sm:px-2 max-sm:text-sm`}
                >
                  {slip.callBack}
                </summary>
                <div className="mt-3 text-base">{callbackForm}</div>
              </details>
              <input
                type="hidden"
                name="message"
                form={callbackFormId}
                value={chat}
                data-slip-message
              />
              <a
                href={chatLink(firm, chat)}
                target="_blank"
                rel="noopener"
                data-slip-chat
                data-action="slip-chat"
                className={buttonClass('outline')}
              >
                {slip.chat}
                <span className="sr-only"> {layout.opensChat}</span>
              </a>
            </div>
          </div>
        </div>
      </section>
    </div>
  )
}

function Rows({ ticked, income: year }: { ticked: Income[]; income: string }) {
  const { slip } = useCopy()
  return (
    <fieldset>
      <legend className="px-4 pt-2.5 pb-1 text-sm text-muted sm:px-6 sm:pt-3">
        <UnbrokenYears text={slip.question(year)} />
      </legend>
      <div className="relative">
        <span className="absolute inset-y-0 left-12 w-px bg-bad/35 sm:left-14" />
        <div className="rows border-t border-line">
          {INCOMES.map((income) => (
            <label
              key={income}
              className="flex min-h-11 cursor-pointer items-center gap-7 px-4 @max-[16rem]:gap-4 hover:bg-tint sm:px-6"
            >
              <input
                type="checkbox"
                name="income"
                value={income}
                defaultChecked={ticked.includes(income)}
                className="size-[1.125rem] shrink-0 accent-good"
              />
              {slip.incomes[income]}
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  )
}

function Result({
  term,
  name,
  text,
  children,
}: {
  term: string
  name: string
  text: string
  children?: ReactNode
}) {
  return (
    <div
      aria-atomic
      className="grid grid-cols-[3.25rem_1fr] items-baseline py-1.5 sm:grid-cols-[6rem_1fr] @max-[16rem]:block"
    >
      <dt className="text-sm text-muted">{term}</dt>
      <dd>
        <span data-slip-text={name} className="font-semibold max-sm:text-sm">
          {text}
        </span>
        {children}
      </dd>
    </div>
  )
}

function Documents({
  count,
  names,
  listed,
  incomes,
}: {
  count: string
  /** what each document is called, by its id */
  names: Record<string, string>
  listed: readonly string[]
  incomes: Income[]
}) {
  const { slip } = useCopy()
  return (
    <details className="border-t border-line">
      <summary className="figures flex min-h-11 flex-wrap items-center gap-x-3 sm:grid sm:grid-cols-[6rem_auto_1fr]">
        <span className="text-sm text-muted sm:-mr-3">{slip.rows.documents}</span>
        <span aria-live="polite" data-slip-text="documents" className="font-semibold">
          {count}
        </span>
        <span className="invisible text-sm font-semibold text-link group-has-[[data-slip-text=mark]:not(:empty)]:visible">
          {slip.list}
        </span>
      </summary>
      <ul className="list-[square] pb-2 pl-5 text-sm marker:text-accent-text sm:ml-24">
        {Object.entries(names).map(([id, name]) => (
          <li key={id} data-document={id} hidden={!listed.includes(id)}>
            {name}
          </li>
        ))}
      </ul>
      <a
        href={`${paths.tool('return-form-and-documents')}#${incomesFragment(incomes)}`}
        data-slip-tool
        className="screen-only text-link inline-flex min-h-11 items-center text-sm font-semibold sm:ml-24"
      >
        {slip.tool}
      </a>
    </details>
  )
}

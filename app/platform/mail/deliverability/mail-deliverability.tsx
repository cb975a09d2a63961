import { useQuery } from '@tanstack/react-query'
import { ChevronDown, CircleAlert, CircleCheck, CircleHelp, LoaderCircle } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { DKIM_SELECTOR } from '#app/ui/text/fields.ts'
import type { RecordCheck } from './deliverability.ts'
import { explainFinding, deliverabilityLabels as labels, recordNames } from './labels.ts'
import { deliverabilityQuery } from './queries.ts'
import { TestMailForm } from './test-mail-form.tsx'

/** For admins: whether receivers can trust our mail, and an e-mail to try it. */
export function MailDeliverability({ onOpen }: { onOpen: (mail: number) => void }) {
  const [asked, setAsked] = useState(false)
  return (
    <details
      className="group mb-6 rounded-lg border border-line bg-card"
      onToggle={({ currentTarget }) => currentTarget.open && setAsked(true)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-5 py-3 font-semibold">
        {labels.title}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid items-start gap-8 border-t border-line px-5 py-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {asked && <Records />}
        <TestMailForm onOpen={onOpen} />
      </div>
    </details>
  )
}

function Records() {
  const [selector, setSelector] = useState('')
  const { data, error, refetch, isFetching } = useQuery(deliverabilityQuery(selector))
  return (
    <div className="min-w-0">
      <SelectorForm
        onAsk={(given) => (given === selector ? refetch() : setSelector(given))}
        isPending={isFetching}
      />
      <p role="status" className="mt-5 flex items-center gap-2 text-muted empty:hidden">
        {isFetching && (
          <>
            <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" /> {labels.loading}
          </>
        )}
      </p>
      {error && !isFetching && <LoadFailure what={labels.what} error={error} retry={refetch} />}
      {data && (
        <div aria-live="polite" aria-busy={isFetching}>
          <p className="mt-5 [overflow-wrap:anywhere]">{labels.text(data.domain)}</p>
          <ul className="mt-3 grid gap-5">
            {data.checks.map((check) => (
              <Check key={check.kind} check={check} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function SelectorForm({
  onAsk,
  isPending,
}: {
  onAsk: (selector: string) => void
  isPending: boolean
}) {
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('selector')).trim()
    const valid = given === '' || DKIM_SELECTOR.test(given)
    setWrong(!valid)
    if (valid) onAsk(given)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      <TextField
        name="selector"
        label={labels.selector}
        hint={labels.selectorHint}
        maxLength={63}
        autoComplete="off"
        spellCheck={false}
        className="min-w-0 grow basis-64"
        {...(wrong && { error: labels.selectorWrong })}
      />
      <Button type="submit" variant="outline" disabled={isPending}>
        {labels.again}
      </Button>
    </form>
  )
}

const ATTENTION = [CircleAlert, 'text-bad', labels.state.attention] as const

function Check({ check: { kind, finding, name, found, publish } }: { check: RecordCheck }) {
  const [Icon, colour, state] =
    finding === 'good'
      ? ([CircleCheck, 'text-good', labels.state.good] as const)
      : finding === 'no-answer'
        ? ([CircleHelp, 'text-muted', labels.state.unknown] as const)
        : ATTENTION
  return (
    <li className="border-t border-line pt-4">
      <h2 className="flex flex-wrap items-center gap-x-3 font-sans text-base font-semibold tracking-normal">
        {recordNames[kind].title}
        <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${colour}`}>
          <Icon aria-hidden className="size-4 shrink-0" /> {state}
        </span>
      </h2>
      <p className="text-sm text-muted">{`${recordNames[kind].title} ${recordNames[kind].text}.`}</p>
      <p className="mt-1">{explainFinding(kind, finding)}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[11.5rem_minmax(0,1fr)]">
        <Row title={labels.at} texts={[name]} />
        {found.length > 0 && <Row title={labels.found} texts={found} />}
        {publish && <Row title={labels.publish} texts={[publish]} />}
      </dl>
    </li>
  )
}

function Row({ title, texts }: { title: string; texts: string[] }) {
  return (
    <>
      <dt className="text-muted">{title}</dt>
      {texts.map((text) => (
        <dd key={text} className="min-w-0 [overflow-wrap:anywhere] sm:col-start-2">
          <code>{text}</code>
        </dd>
      ))}
    </>
  )
}

import { CircleCheck, FileText } from 'lucide-react'
import { CHANGE_MAX, type Draft, type Figures } from '#app/clients/model/draft.ts'
import { yearIn } from '#app/clients/model/year.ts'
import { api } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { rupeesInFull } from '#content/facts/format.ts'
import type { MyReturn } from './my.ts'
import { takesChange, takesOk, useReturned } from './returned.ts'
import { useClientCopy, useErrorText } from './use-client-copy.ts'

interface Props {
  own: MyReturn
  draft: Draft
  token: string
  isFresh: boolean
  /** whether a code for its OK was just sent */
  sent: boolean
}

/** The newest draft: what it says, the client's OK, or what has to change. */
export function MyDraft(props: Props) {
  const { draftCopy: copy } = useClientCopy()
  const { own, draft, token } = props
  const isWaiting = takesOk(own)
  const given = draft.oks.find(({ endedAt }) => endedAt === null)
  const ended = draft.oks.at(-1)
  return (
    <section
      id={`draft-${own.id}`}
      tabIndex={-1}
      aria-labelledby={`draft-title-${own.id}`}
      className="scroll-mt-28"
    >
      <h3 id={`draft-title-${own.id}`} className="mt-8 mb-2 text-h3">
        {copy.title(draft.number)}
      </h3>
      {isWaiting && <p>{copy.ready}</p>}
      <FigureList figures={draft.figures} />
      {draft.documentId !== null && (
        <ButtonLink
          variant="outline"
          href={api.my.document(token, draft.documentId)}
          className="screen-only mt-3 w-full sm:w-auto"
        >
          <FileText aria-hidden className="size-4.5" /> {copy.computation}
        </ButtonLink>
      )}
      {draft.changeAsked && (
        <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="text-muted">{copy.changeAsked}</span> {draft.changeAsked}
        </p>
      )}
      {given ? (
        <GivenOk {...props} ok={given} />
      ) : (
        ended?.ended && <p className="mt-3 text-muted">{copy.ended[ended.ended]}</p>
      )}
      {isWaiting && <OkForm {...props} />}
      {takesChange(own) && <ChangeForm {...props} />}
    </section>
  )
}

function FigureList({ figures }: { figures: Figures }) {
  const { draftCopy: copy } = useClientCopy()
  const { form, regime, totalIncome, tax, payable, refund, carried } = figures
  const rows: [string, string][] = [
    [copy.facts.form, form],
    [copy.facts.regime, copy.regimes[regime]],
    [copy.facts.totalIncome, rupeesInFull(totalIncome)],
    [copy.facts.tax, rupeesInFull(tax)],
  ]
  const [result, amount] =
    payable > 0
      ? [copy.facts.payable, rupeesInFull(payable)]
      : refund > 0
        ? [copy.facts.refund, rupeesInFull(refund)]
        : [copy.nothingDue, '']
  return (
    <>
      <dl className="rows mt-3 border-y border-line">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2">
            <dt className="text-muted">{name}</dt>
            <dd className="figure-column">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-6 py-3 text-lg font-semibold">
          <dt>{result}</dt>
          {amount && <dd className="figure-column">{amount}</dd>}
        </div>
      </dl>
      {carried.length > 0 && (
        <>
          <h4 className="mt-3 font-sans text-base font-semibold">{copy.facts.carried}</h4>
          <ul className="rows border-b border-line">
            {carried.map(({ head, year, amount }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two losses may be alike, and none moves
              <li key={place} className="flex flex-wrap justify-between gap-x-6 py-2">
                <span className="text-muted">
                  {copy.heads[head]}, <UnbrokenYears text={year} />
                </span>
                <span className="figure-column">{rupeesInFull(amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function GivenOk({ own, draft, token, ok }: Props & { ok: Draft['oks'][number] }) {
  const { draftCopy: copy, times } = useClientCopy()
  return (
    <div className="mt-4 border-l-4 border-good bg-good-tint px-4 py-3">
      <p className="flex gap-2 font-semibold">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
        <span className="figures">
          {copy.given(ok.name, formatTimestamp(ok.givenAt, times.own))}
        </span>
      </p>
      <p className="mt-1">
        “<UnbrokenYears text={ok.sentence} />”
      </p>
      {ok.readBy !== null && <p className="text-sm text-muted">{copy.readBy(ok.readBy)}</p>}
      <div className="screen-only mt-2 -ml-4 flex flex-wrap gap-x-2">
        <ButtonLink
          variant="quiet"
          href={api.my.okRecord(token, ok.id)}
          target="_blank"
          rel="noopener"
        >
          {copy.record}
        </ButtonLink>
        {own.stage === 'to-file' && (
          <form method="post" action={api.my.withdraw(token, draft.number)}>
            <Hidden token={token} returnId={own.id} />
            <Button type="submit" variant="quiet-danger">
              {copy.withdraw}
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}

function Hidden({ token, returnId }: { token: string; returnId: number }) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="returnId" value={returnId} />
    </>
  )
}

function OkForm({ own, draft, token, isFresh, sent }: Props) {
  const words = useClientCopy()
  const { language, draftCopy: copy } = words
  const errorText = useErrorText()
  const returned = useReturned()
  const isReturned = returned?.returnId === own.id && returned.code !== undefined
  const ask = `code-for-ok-${own.id}`
  return (
    <>
      <form method="post" action={api.my.code(token)} id={ask}>
        <Hidden token={token} returnId={own.id} />
      </form>
      <form method="post" action={api.my.ok(token, draft.number)} className="screen-only mt-5">
        <Hidden token={token} returnId={own.id} />
        <input type="hidden" name="agreed" value="true" />
        <input type="hidden" name="language" value={language} />
        <p className="font-medium">
          “<UnbrokenYears text={copy.sentence(draft.number, yearIn(words, own.year))} />”
        </p>
        {!isFresh && (
          <div className="mt-3">
            <p className="text-muted">{copy.withCode}</p>
            {sent && <p role="status">{copy.codeSent}</p>}
            <div className="mt-2 flex flex-wrap items-end gap-3">
              <TextField
                id={`ok-code-${own.id}`}
                name="code"
                label={copy.code}
                required
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                error={errorText(isReturned ? returned.message : undefined)}
                autoFocus={sent || isReturned}
                className="figure-column w-full min-w-40 sm:w-auto sm:flex-1"
              />
              <Button
                type="submit"
                form={ask}
                variant="outline"
                className="min-h-12 w-full sm:w-auto"
              >
                {copy.sendCode}
              </Button>
            </div>
          </div>
        )}
        <Button type="submit" variant="accent" size="lg" className="mt-4 w-full sm:w-auto">
          {copy.agree}
        </Button>
      </form>
    </>
  )
}

function ChangeForm({ own, draft, token }: Props) {
  const { draftCopy: copy } = useClientCopy()
  const errorText = useErrorText()
  const returned = useReturned()
  const isReturned = returned?.returnId === own.id && returned.text !== undefined
  return (
    <details open={isReturned} className="screen-only mt-3">
      <summary className="text-link inline-flex min-h-11 items-center">{copy.changeOpen}</summary>
      <form method="post" action={api.my.change(token, draft.number)} className="grid gap-3 pt-2">
        <Hidden token={token} returnId={own.id} />
        <TextAreaField
          id={`change-${own.id}`}
          data-keep=""
          name="text"
          label={copy.changeLabel}
          hint={copy.changeHint}
          required
          maxLength={CHANGE_MAX}
          rows={3}
          defaultValue={isReturned ? returned.text : ''}
          error={errorText(isReturned ? returned.message : undefined)}
          autoFocus={isReturned}
        />
        <div>
          <Button type="submit" variant="ink">
            {copy.changeSend}
          </Button>
        </div>
      </form>
    </details>
  )
}

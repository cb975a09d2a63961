import { Check, ChevronDown, Circle, Clock, RotateCcw } from 'lucide-react'
import type { ReturnRequest } from '#app/clients/model/return.ts'
import { isMissing } from '#app/clients/model/stages.ts'
import { api } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import type { RequestState } from '#content/enums.ts'
import { FileForm } from './file-form.tsx'
import { ANSWER_MAX, type MyDocument, type MyReturn } from './my.ts'
import { isAnswerTo, takesAnswer, takesFile, useReturned } from './returned.ts'
import { useClientCopy, useErrorText } from './use-client-copy.ts'

const ORDER: readonly RequestState[] = ['sent-back', 'open', 'sent', 'accepted', 'not-needed']
/** Up to this many missing things are shown open; of more, only the first is. */
const OPEN_AT_MOST = 3

/** What we ask for, the most urgent first; each unfolds to its form. */
export function MyRequests({ own, token }: { own: MyReturn; token: string }) {
  const { myCopy: copy } = useClientCopy()
  const returned = useReturned()
  const { requests, stage, documents } = own
  const sorted = requests.toSorted(
    (one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state),
  )
  const missing = sorted.filter(isMissing)
  const opened = missing.slice(0, missing.length > OPEN_AT_MOST ? 1 : OPEN_AT_MOST)
  const isDropped = ({ id, state, answer }: ReturnRequest) =>
    state === 'not-needed' && !answer && !documents.some(({ requestId }) => requestId === id)
  const listed = sorted.filter((one) => !isDropped(one))
  return (
    <>
      {listed.length > 0 && <h3 className="sr-only">{copy.requests}</h3>}
      <ul className="rows border-b border-line">
        {listed.map((request) => (
          <Request
            key={request.id}
            {...{ request, token }}
            documents={documents.filter(({ requestId }) => requestId === request.id)}
            isOpen={
              request.id === returned?.requestId ||
              request.state === 'sent-back' ||
              opened.includes(request)
            }
          />
        ))}
        {stage !== 'processed' && stage !== 'stopped' && (
          <li id={`more-${own.id}`}>
            <details className="group/request">
              <Summary title={copy.otherFiles} />
              <div className="pb-5 sm:pl-8">
                <p className="text-muted">{copy.otherFilesText}</p>
                <FileForm {...{ token }} returnId={own.id} title={copy.otherFiles} />
              </div>
            </details>
          </li>
        )}
      </ul>
    </>
  )
}

function Request({
  request,
  documents,
  token,
  isOpen,
}: {
  request: ReturnRequest
  documents: MyDocument[]
  token: string
  isOpen: boolean
}) {
  const { myCopy: copy } = useClientCopy()
  const { id, kind, title, why, where, state, answer, reason } = request
  const isAsked = isMissing(request)
  const returned = useReturned()
  const answerReturned = isAnswerTo(request, returned)
  const answerForm = takesAnswer(request, returned) && <AnswerForm {...{ request, token }} />
  return (
    <li
      id={`request-${id}`}
      tabIndex={-1}
      aria-labelledby={`request-${id}-title`}
      className="scroll-mt-28 target:bg-good-tint"
    >
      <details open={isOpen} className="group/request">
        <Summary title={title} state={state} id={`request-${id}-title`} />
        <div className="pb-5 sm:pl-8">
          {state === 'sent-back' && (
            <p className="mb-3 border-l-4 border-bad bg-bad-tint px-3 py-2">
              <span className="font-semibold">
                {kind === 'document' ? copy.sentBack : copy.answerAgain}
              </span>{' '}
              {reason}
            </p>
          )}
          {why && <p className="whitespace-pre-line">{why}</p>}
          {where && (
            <p className="mt-1 text-muted">
              <span className="font-medium text-ink">{copy.where}</span> {where}
            </p>
          )}
          {documents.length > 0 && (
            <ul className="mt-2 text-sm [overflow-wrap:anywhere]">
              {documents.map((one) => (
                <li key={one.id}>
                  {one.name} <span className="text-muted">({copy.fileStates[one.state]})</span>
                </li>
              ))}
            </ul>
          )}
          {answer && (!isAsked || answerReturned) && (
            <p className="mt-2 whitespace-pre-line">
              <span className="text-muted">{copy.answered}</span> {answer}
            </p>
          )}
          {kind === 'question' && answerForm}
          {takesFile(request) && (
            <>
              {state === 'sent' && <p className="mt-3 text-muted">{copy.sendMore}</p>}
              <FileForm {...{ token, title }} requestId={id} />
              {answerForm && (
                <details className="mt-2" open={answerReturned}>
                  <summary className="text-link inline-flex min-h-11 items-center">
                    {copy.doesNotApply}
                  </summary>
                  {answerForm}
                </details>
              )}
            </>
          )}
        </div>
      </details>
    </li>
  )
}

const icons = {
  open: Circle,
  'sent-back': RotateCcw,
  sent: Clock,
  accepted: Check,
  'not-needed': Check,
}
const inks: Record<RequestState, string> = {
  open: 'text-accent-text',
  'sent-back': 'text-bad',
  sent: 'text-stamp',
  accepted: 'text-good',
  'not-needed': 'text-muted',
}

function Summary({ title, state, id }: { title: string; state?: RequestState; id?: string }) {
  const { myCopy: copy } = useClientCopy()
  const Icon = state && icons[state]
  return (
    <summary className="flex min-h-12 items-center gap-3 py-2">
      {Icon && state ? (
        <Icon aria-hidden className={`size-5 shrink-0 ${inks[state]}`} strokeWidth={2.5} />
      ) : (
        <span aria-hidden className="w-5 shrink-0 text-center font-semibold text-accent-text">
          +
        </span>
      )}
      <span id={id} className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
        {state && (
          <span className={`text-sm font-medium ${inks[state]}`}>{copy.states[state]}</span>
        )}
      </span>
      <ChevronDown
        aria-hidden
        className="size-5 shrink-0 text-muted transition-transform group-open/request:rotate-180 print:hidden"
      />
    </summary>
  )
}

function AnswerForm({ request, token }: { request: ReturnRequest; token: string }) {
  const { myCopy: copy } = useClientCopy()
  const returned = useReturned()
  const { id, answer } = request
  const typed = isAnswerTo(request, returned) ? returned?.text : undefined
  return (
    <form method="post" action={api.my.answer(token, id)} className="mt-3 grid gap-3">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="shown" value={answer} />
      <TextAreaField
        id={`answer-${id}`}
        data-keep={answer}
        name="text"
        label={copy.answer}
        required
        maxLength={ANSWER_MAX}
        rows={3}
        defaultValue={typed ?? answer}
        error={useErrorText()(typed === undefined ? undefined : returned?.message)}
        autoFocus={typed !== undefined}
      />
      <div>
        <Button type="submit" variant="accent">
          {copy.answerSend}
        </Button>
      </div>
    </form>
  )
}

import { CircleAlert, CircleCheck, Clock3, FileQuestion } from 'lucide-react'
import { useState } from 'react'
import type { ReturnDetail, ReturnDocument, ReturnRequest } from '#app/clients/model/return.ts'
import { isFiled, isMissing } from '#app/clients/model/stages.ts'
import { returnActions } from '#app/clients/returns/queries.ts'
import { AddFile } from '#app/clients/screens/add-file.tsx'
import { FileList } from '#app/clients/screens/file-list.tsx'
import { RequestDialog } from '#app/clients/screens/request-dialog.tsx'
import { oneReturnLabels as labels, requestStateNames } from '#app/clients/screens/return-labels.ts'
import { SendBackDialog } from '#app/clients/screens/send-back-dialog.tsx'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { lazyDialog } from '#app/platform/client/lazy-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { RequestState } from '#content/enums.ts'

const DocumentView = lazyDialog(() => import('#app/clients/screens/document-view.tsx'))

interface Props {
  row: ReturnDetail
  action: ReturnAction
}

/** What the client was asked for, what they sent, and the decision of staff. */
export function RequestList({ row, action }: Props) {
  const [asking, setAsking] = useState(false)
  const [shown, setShown] = useState<ReturnDocument>()
  const ofDrafts = new Set(row.drafts.map(({ documentId }) => documentId))
  const loose = row.documents.filter(({ id, requestId }) => requestId === null && !ofDrafts.has(id))
  return (
    <section
      id="requests"
      aria-labelledby="requests-title"
      className="rounded-lg border border-line bg-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
        <h2 id="requests-title" className="text-h3">
          {labels.requests}
        </h2>
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          {labels.ask}
        </Button>
      </div>
      {!row.mayOpen && <p className="px-4 pt-3 text-muted">{labels.mayNot}</p>}
      {row.requests.length === 0 && <p className="px-4 py-6 text-muted">{labels.noRequests}</p>}
      <ul className="divide-y divide-line">
        {inOrder(row.requests).map((request) => (
          <li key={request.id} className="px-4 py-3">
            <Request request={request} action={action} isFiled={isFiled(row.stage)} />
            <FileList
              files={row.documents.filter(({ requestId }) => requestId === request.id)}
              mayOpen={row.mayOpen}
              action={action}
              onLook={setShown}
            />
          </li>
        ))}
      </ul>
      <div className="border-t border-line px-4 py-3">
        <h3 className="font-sans text-base font-semibold">{labels.others}</h3>
        {loose.length === 0 && <p className="mt-1 text-muted">{labels.noDocuments}</p>}
        <FileList files={loose} mayOpen={row.mayOpen} action={action} onLook={setShown} decidable />
        {row.mayOpen && <AddFile returnId={row.id} action={action} />}
      </div>
      {asking && (
        <RequestDialog
          title={labels.ask}
          submit={labels.ask}
          done={labels.saved}
          action={action}
          onSave={(item) => returnActions.ask({ id: row.id, ...item })}
          onClose={() => setAsking(false)}
        />
      )}
      {shown && <DocumentView document={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}

/** What has come in and waits to be checked is listed first. */
function inOrder(requests: ReturnRequest[]): ReturnRequest[] {
  return requests.toSorted((a, b) => Number(b.state === 'sent') - Number(a.state === 'sent'))
}

const stateIcons: Record<RequestState, typeof Clock3> = {
  open: Clock3,
  sent: FileQuestion,
  'sent-back': CircleAlert,
  accepted: CircleCheck,
  'not-needed': CircleCheck,
}

function Request({
  request,
  action: { act, busy },
  isFiled,
}: {
  request: ReturnRequest
  action: ReturnAction
  isFiled: boolean
}) {
  const [sendingBack, setSendingBack] = useState(false)
  const { id, title, why, where, state, answer, reason } = request
  const Icon = stateIcons[state] ?? Clock3
  const set = (to: 'open' | 'accepted' | 'not-needed', done: string) =>
    void act(
      () => returnActions.setRequest({ id, state: to }),
      done,
      // Not back to `sent-back`: that would mail the client again.
      () =>
        returnActions.setRequest({ id, state: state === 'sent-back' ? 'open' : state, was: to }),
    )
  const isOpen = isMissing(request)
  const isLeftOver = isOpen && !request.isAsked
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h3 className="flex items-start gap-2 font-sans text-base font-semibold">
            <Icon
              aria-hidden
              className={`mt-1 size-4.5 shrink-0 ${state === 'accepted' ? 'text-good' : state === 'sent' ? 'text-accent-text' : 'text-muted'}`}
            />
            <span className="[overflow-wrap:anywhere]">{title}</span>
          </h3>
          <p className="mt-0.5 pl-6.5 text-sm text-muted">
            {isLeftOver ? labels.notAsked : requestStateNames[state]}
            {reason && `: ${reason}`}
          </p>
          {answer && (
            <p className="mt-1 ml-6.5 border-l-3 border-accent pl-3 whitespace-pre-line [overflow-wrap:anywhere]">
              {answer}
            </p>
          )}
          {(why || where) && (
            <details className="mt-1 pl-6.5 text-sm text-muted">
              <summary className="cursor-pointer">{labels.why}</summary>
              <p>{why}</p>
              {where && (
                <p>
                  {labels.where}: {where}
                </p>
              )}
            </details>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {state === 'sent' && (
            <>
              <Button
                variant="accent"
                size="sm"
                disabled={busy}
                onClick={() => set('accepted', `${title}: ${requestStateNames.accepted}`)}
              >
                {labels.accept}
              </Button>
              <Button variant="outline" size="sm" onClick={() => setSendingBack(true)}>
                {labels.sendBack}
              </Button>
            </>
          )}
          {isOpen && (
            <Button
              variant="quiet"
              size="sm"
              disabled={busy}
              onClick={() => set('not-needed', `${title}: ${requestStateNames['not-needed']}`)}
            >
              {labels.notNeeded}
            </Button>
          )}
          {(state === 'accepted' || state === 'not-needed' || (isLeftOver && isFiled)) && (
            <Button
              variant="quiet"
              size="sm"
              disabled={busy}
              onClick={() => set('open', `${title}: ${requestStateNames.open}`)}
            >
              {labels.askAgain}
            </Button>
          )}
        </div>
      </div>
      {sendingBack && (
        <SendBackDialog
          busy={busy}
          onClose={() => setSendingBack(false)}
          onSend={(text) =>
            act(
              () => returnActions.setRequest({ id, state: 'sent-back', reason: text }),
              `${title}: ${requestStateNames['sent-back']}`,
            )
          }
        />
      )}
    </>
  )
}

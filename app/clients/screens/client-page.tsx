import { returnStageNames as stageNames } from '#app/enquiries/model/labels.ts'
import '#app/platform/client/zod-csp.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ClientDetail } from '#app/clients/model/client.ts'
import { yearName } from '#app/clients/model/year.ts'
import { clientActions, clientQuery } from '#app/clients/records/queries.ts'
import { ActionDialog } from '#app/clients/screens/action-dialog.tsx'
import { CarriedForward } from '#app/clients/screens/carried-forward.tsx'
import { clientLabels, residenceNames } from '#app/clients/screens/client-labels.ts'
import { ContactList } from '#app/clients/screens/contact-list.tsx'
import { EditClientDialog } from '#app/clients/screens/edit-client-dialog.tsx'
import { EraseDialog } from '#app/clients/screens/erase-dialog.tsx'
import { MergeDialog } from '#app/clients/screens/merge-dialog.tsx'
import { clientKindNames, kindNames } from '#app/clients/screens/return-labels.ts'
import { useReturnAction } from '#app/clients/screens/use-return-action.ts'
import { serviceName } from '#app/enquiries/model/labels.ts'
import { paths } from '#app/paths.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatBriefDay } from '#app/ui/time/dates.ts'

const labels = clientLabels.one

export const Route = createFileRoute('/_admin/_staff/admin/clients/$id')({
  head: ({ match }) => staffHead(clientLabels.title, match),
  component: ClientPage,
})

function ClientPage() {
  const { id } = Route.useParams()
  const { data, error, refetch } = useQuery(clientQuery(Number(id)))
  if (error && !data) return <LoadFailure what={labels.what} error={error} retry={refetch} />
  if (!data) return <Spinner label={labels.loading} />
  return <OneClient key={data.id} client={data} />
}

const card = 'rounded-lg border border-line bg-card p-4'

/** One client: who they are, who acts for them, their returns and what is carried forward. */
function OneClient({ client }: { client: ClientDetail }) {
  const action = useReturnAction()
  const { user } = useAuth()
  const [open, setOpen] = useState<'edit' | 'merge' | 'erase' | 'decline'>()
  return (
    <div>
      <BackLink href={paths.admin.clients}>{labels.back}</BackLink>
      <header className="mt-1 mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.75rem] leading-tight [overflow-wrap:anywhere]">{client.name}</h1>
          <Pan client={client} />
        </div>
        {client.mergedInto === null && (
          <Link
            to="/admin/returns/new"
            search={{ client: client.id }}
            className={buttonClass('accent')}
          >
            <Plus aria-hidden className="size-4.5" /> {labels.start}
          </Link>
        )}
      </header>
      {client.mergedInto !== null && (
        <p className="mb-4 flex flex-wrap items-center gap-3 rounded-lg border border-line-strong bg-accent-tint px-4 py-3">
          {labels.mergedInto}
          <Link
            to="/admin/clients/$id"
            params={{ id: String(client.mergedInto) }}
            className="text-link"
          >
            {labels.open}
          </Link>
          <Button
            variant="outline"
            size="sm"
            disabled={action.busy}
            onClick={() =>
              void action.act(() => clientActions.unmerge({ id: client.id }), labels.saved)
            }
          >
            {labels.unmerge}
          </Button>
        </p>
      )}
      {client.erasureAskedAt && (
        <p className="mb-4 flex flex-wrap items-center gap-3 rounded-lg border border-line-strong bg-accent-tint px-4 py-3">
          {labels.erasureAsked(formatBriefDay(new Date(client.erasureAskedAt)))}
          {user?.role === 'admin' && (
            <Button variant="outline" size="sm" onClick={() => setOpen('erase')}>
              {labels.erase}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => setOpen('decline')}>
            {labels.decline}
          </Button>
        </p>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <section aria-labelledby="returns" className={card}>
          <h2 id="returns" className="text-h3">
            {labels.returns}
          </h2>
          {client.returns.length === 0 && <p className="mt-2 text-muted">{labels.noReturns}</p>}
          <ul className="mt-2 divide-y divide-line">
            {client.returns.map(({ id, year, kind, stage, fee }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <Link to="/admin/returns/$id" params={{ id: String(id) }} className="text-link">
                  {yearName(year)}
                  {kind !== 'original' && `, ${kindNames[kind].toLowerCase()}`}
                </Link>
                <span className="figures text-muted">
                  {stageNames[stage]} · ₹{fee.toLocaleString('en-IN')}
                </span>
              </li>
            ))}
          </ul>
          {client.enquiries.length > 0 && (
            <>
              <h3 className="mt-4 font-sans text-base font-semibold">{labels.enquiries}</h3>
              <ul className="mt-1 grid gap-1">
                {client.enquiries.map(({ id, service, receivedAt }) => (
                  <li key={id}>
                    <Link to="/admin/leads/$id" params={{ id: String(id) }} className="text-link">
                      {serviceName(service)}
                    </Link>{' '}
                    <span className="text-muted">{formatBriefDay(new Date(receivedAt))}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <ContactList client={client} action={action} />
        <section aria-labelledby="details" className={card}>
          <div className="flex items-center justify-between gap-3">
            <h2 id="details" className="text-h3">
              {labels.details}
            </h2>
            <Button variant="outline" size="sm" onClick={() => setOpen('edit')}>
              {labels.edit}
            </Button>
          </div>
          <Details client={client} />
          {client.mergedInto === null && (
            <div className="mt-3 flex flex-wrap gap-2">
              <Button variant="quiet" size="sm" onClick={() => setOpen('merge')}>
                {labels.merge}
              </Button>
              {user?.role === 'admin' && (
                <Button variant="quiet" size="sm" onClick={() => setOpen('erase')}>
                  {labels.erase}
                </Button>
              )}
            </div>
          )}
        </section>
        <CarriedForward client={client} action={action} />
      </div>
      {open === 'edit' && <EditClientDialog client={client} onClose={() => setOpen(undefined)} />}
      {open === 'merge' && (
        <MergeDialog client={client} action={action} onClose={() => setOpen(undefined)} />
      )}
      {open === 'decline' && (
        <ActionDialog
          title={labels.decline}
          text={labels.declineText}
          submit={labels.decline}
          action={action}
          onClose={() => setOpen(undefined)}
          run={(form) =>
            clientActions.declineErasure({
              id: client.id,
              reason: String(form.get('reason') ?? ''),
            })
          }
        >
          {(error) => (
            <TextAreaField
              label={labels.declineReason}
              name="reason"
              required
              maxLength={1000}
              error={error('reason')}
            />
          )}
        </ActionDialog>
      )}
      {open === 'erase' && <EraseDialog client={client} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

/** Masked; whole on a click, which is recorded. */
function Pan({ client: { id, panMasked } }: { client: ClientDetail }) {
  const [pan, setPan] = useState<string>()
  const { act, busy } = useReturnAction()
  if (panMasked === '') return <p className="mt-1 text-muted">{labels.noPan}</p>
  return (
    <p className="mt-1 flex flex-wrap items-center gap-3">
      <span className="figures">{pan ?? panMasked}</span>
      {pan === undefined && (
        <Button
          variant="outline"
          size="sm"
          title={labels.recorded}
          disabled={busy}
          onClick={() => void act(async () => setPan((await clientActions.showPan({ id })).pan))}
        >
          {labels.showPan}
        </Button>
      )}
    </p>
  )
}

function Details({ client }: { client: ClientDetail }) {
  const { fields } = clientLabels
  const rows: [string, string][] = [
    [fields.kind, clientKindNames[client.kind]],
    [fields.bornOn, client.bornOn ? formatBriefDay(client.bornOn) : ''],
    [fields.residence, client.residence ? residenceNames[client.residence] : ''],
    [fields.address, client.address],
    [fields.state, client.state],
    [fields.gstin, client.gstin],
    [fields.notes, client.notes],
  ]
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[11rem_1fr]">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

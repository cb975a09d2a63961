import '#app/platform/client/zod-csp.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ClientList } from '#app/clients/model/client.ts'
import { usualKind } from '#app/clients/model/due-date.ts'
import { PLANS, returnBody } from '#app/clients/model/return.ts'
import { filingYear, yearName, yearsUntil } from '#app/clients/model/year.ts'
import { clientQuery, clientsQuery } from '#app/clients/records/queries.ts'
import { returnActions } from '#app/clients/returns/queries.ts'
import { AddClientDialog } from '#app/clients/screens/add-client-dialog.tsx'
import { kindNames, startLabels as labels } from '#app/clients/screens/return-labels.ts'
import { deskPeopleQuery, leadQuery } from '#app/enquiries/desk/queries.ts'
import { NO_PHONE } from '#app/enquiries/model/lead.ts'
import { paths } from '#app/paths.ts'
import { LeaveGuard } from '#app/platform/client/leave-guard.tsx'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { Options } from '#app/ui/options.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { indianDate } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { RETURN_KINDS } from '#content/enums.ts'
import { planOfService, planPrices, plans } from '#content/plans.ts'

interface Search {
  /** the enquiry that it comes from */
  lead?: number
  client?: number
}

const idIn = (value: unknown) =>
  Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined

export const Route = createFileRoute('/_admin/_staff/admin/returns/new')({
  head: ({ match }) => staffHead(labels.title, match),
  validateSearch: ({ lead, client }: Record<string, unknown>): Search => {
    const [leadId, clientId] = [idIn(lead), idIn(client)]
    return { ...(leadId && { lead: leadId }), ...(clientId && { client: clientId }) }
  },
  component: StartPage,
})

/** Starts a return: for a client who is found or new, from an enquiry where one led here. */
function StartPage() {
  const { lead: leadId, client: clientId } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const { data: lead } = useQuery({ ...leadQuery(leadId ?? 0), enabled: leadId !== undefined })
  const choose = (client: number | undefined) =>
    navigate({
      search: (before) => ({
        ...(before.lead && { lead: before.lead }),
        ...(client && { client }),
      }),
      replace: true,
    })
  if (leadId !== undefined && lead === undefined) return null
  const known = lead
    ? {
        name: lead.name,
        email: lead.email,
        phone: lead.phone === NO_PHONE ? '' : lead.phone,
        service: lead.service,
        fee: lead.fee,
        ownerId: lead.owner?.id ?? null,
      }
    : undefined
  return (
    <>
      <BackLink href={paths.admin.returns}>{labels.back}</BackLink>
      <h1 className="mt-2 text-[1.75rem] leading-tight">{labels.title}</h1>
      {lead && <p className="mt-1 text-muted">{labels.fromEnquiry(lead.id, lead.name)}</p>}
      <div className="mt-6 grid max-w-[44rem] gap-6 rounded-lg border border-line bg-card p-4 sm:p-6">
        {clientId === undefined ? (
          <ChooseClient known={known} onChoose={choose} />
        ) : (
          <Chosen clientId={clientId} onOther={() => choose(undefined)} />
        )}
        {clientId !== undefined && (
          <StartForm
            key={clientId}
            clientId={clientId}
            leadId={leadId}
            agreed={known}
            onStarted={(id) => {
              toast({ title: labels.started })
              void navigate({ to: '/admin/returns/$id', params: { id: String(id) } })
            }}
          />
        )}
      </div>
    </>
  )
}

function ChooseClient({
  known,
  onChoose,
}: {
  known: { name: string; email: string; phone: string } | undefined
  onChoose: (id: number) => void
}) {
  const [q, setQ] = useState(known?.email || known?.phone || known?.name || '')
  const [adding, setAdding] = useState(false)
  const { data } = useQuery({ ...clientsQuery({ q }), enabled: q !== '' })
  return (
    <section aria-labelledby="choose-client">
      <h2 id="choose-client" className="text-h3">
        {labels.client}
      </h2>
      <SearchField value={q} placeholder={labels.findHint} onChange={setQ} className="mt-2" />
      {q !== '' && data?.items.length === 0 && (
        <p className="mt-2 text-muted">{labels.noneFound}</p>
      )}
      {q !== '' && data && (
        <ul className="mt-3 grid gap-2">
          {data.items.slice(0, 8).map((client) => (
            <li key={client.id}>
              <Button
                variant="outline"
                className="w-full justify-start!"
                onClick={() => onChoose(client.id)}
              >
                <ClientLine client={client} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="accent" className="mt-3" onClick={() => setAdding(true)}>
        {labels.asNew}
      </Button>
      {adding && (
        <AddClientDialog
          {...(known && { known: { name: known.name, email: known.email, phone: known.phone } })}
          onAdded={onChoose}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}

function ClientLine({ client }: { client: ClientList['items'][number] }) {
  return (
    <span className="text-left [overflow-wrap:anywhere]">
      {client.name}
      <span className="block text-sm font-normal text-muted">
        {[client.panMasked, client.phone, client.email].filter(Boolean).join(', ')}
      </span>
    </span>
  )
}

function Chosen({ clientId, onOther }: { clientId: number; onOther: () => void }) {
  const { data } = useQuery(clientQuery(clientId))
  return (
    <section
      aria-label={labels.chosen}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <p>
        <Link
          to="/admin/clients/$id"
          params={{ id: String(clientId) }}
          className="text-link text-lead font-semibold"
        >
          {data?.name ?? '…'}
        </Link>
        {data?.panMasked && <span className="figures ml-3 text-muted">{data.panMasked}</span>}
      </p>
      <Button variant="outline" size="sm" onClick={onOther}>
        {labels.other}
      </Button>
    </section>
  )
}

function StartForm({
  clientId,
  leadId,
  agreed,
  onStarted,
}: {
  clientId: number
  leadId: number | undefined
  /** what was agreed on the enquiry */
  agreed: { service: string; fee: number | null; ownerId: number | null } | undefined
  onStarted: (id: number) => void
}) {
  const today = indianDate(new Date())
  const year = filingYear(today)
  const plan =
    planOfService(agreed?.service ?? '')?.id ??
    PLANS.find((one) => planPrices[one] === agreed?.fee) ??
    'basic'
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const { form, errors, failure, formProps, isPending, dialogProps } = useServerForm(
    returnBody,
    { mutationFn: returnActions.start },
    {
      defaultValues: {
        ...{ clientId, year, kind: usualKind(year, plan, today), plan },
        ...{ fee: agreed?.fee ?? planPrices[plan], feeReason: '' },
        ...(leadId !== undefined && { leadId }),
        preparerId: agreed?.ownerId ?? null,
        reviewerId: null as number | null,
      },
      onSaved: ({ id }) => onStarted(id),
    },
  )
  const { register, setValue, control } = form
  const [chosenPlan, fee, preparerId, reviewerId] = useWatch({
    control,
    name: ['plan', 'fee', 'preparerId', 'reviewerId'],
  })
  const chosen = { preparer: preparerId, reviewer: reviewerId }
  const isUsual = !chosenPlan || Number(fee) === planPrices[chosenPlan]
  const asNumber = {
    setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)),
  }
  return (
    <form className="grid gap-4 sm:grid-cols-2" {...formProps}>
      <div className="col-span-full">
        <FormFailure text={failure} />
      </div>
      <SelectField label={labels.year} error={errors.year?.message} {...register('year')}>
        <Options values={yearsUntil(today)} nameOf={yearName} />
      </SelectField>
      <SelectField label={labels.kind} error={errors.kind?.message} {...register('kind')}>
        <Options values={RETURN_KINDS} nameOf={(one) => kindNames[one]} />
      </SelectField>
      <SelectField
        label={labels.plan}
        error={errors.plan?.message}
        {...register('plan', {
          setValueAs: (value: unknown) => value || undefined,
          onChange: ({ target }) => {
            const next = PLANS.find((one) => one === target.value)
            if (next) setValue('fee', planPrices[next])
          },
        })}
      >
        <Options values={PLANS} nameOf={(one) => plans.find(({ id }) => id === one)?.name ?? one} />
        <option value="">{labels.noPlan}</option>
      </SelectField>
      <TextField
        label={labels.fee(useFirm().noGst)}
        type="number"
        inputMode="numeric"
        min={0}
        error={errors.fee?.message}
        {...register('fee', { valueAsNumber: true })}
      />
      {!isUsual && (
        <TextField
          label={labels.feeReason}
          required
          className="col-span-full"
          error={errors.feeReason?.message}
          {...register('feeReason')}
        />
      )}
      {(['preparer', 'reviewer'] as const).map((role) => (
        <SelectField
          key={role}
          label={labels[role]}
          error={errors[`${role}Id`]?.message}
          {...register(`${role}Id`, asNumber)}
          // The people may be loaded after the form.
          value={chosen[role] ?? ''}
        >
          <option value="">{labels.nobody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
      <TextField
        label={labels.due}
        hint={labels.dueHint}
        type="date"
        error={errors.dueOn?.message}
        {...register('dueOn', { setValueAs: (value: unknown) => value || undefined })}
      />
      <div className="col-span-full">
        <Button type="submit" variant="accent" disabled={isPending}>
          {labels.submit}
        </Button>
      </div>
      <LeaveGuard unsaved={dialogProps.unsaved} />
    </form>
  )
}

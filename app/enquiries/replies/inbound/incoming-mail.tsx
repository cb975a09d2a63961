import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Archive, ArchiveRestore, FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { desk } from '#app/enquiries/desk/queries.ts'
import { paths } from '#app/paths.ts'
import { inboundLabels, unmatchedReasons } from '#app/platform/mail/inbound/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { ID_MAX } from '#app/ui/text/fields.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { ClientMailText } from './client-mail.tsx'
import type { IncomingMail } from './incoming.ts'
import { incomingLabels as labels } from './labels.ts'
import { incoming } from './queries.ts'

/** One e-mail that came in, and what can be done about it. */
export function IncomingMailItem({ mail }: { mail: IncomingMail }) {
  const subject = mail.subject || labels.noSubject
  const act = useIncomingActions(mail)
  const isFree = mail.leadId === null && mail.state !== 'dismissed'
  return (
    <li className="border-b border-line px-5 py-4 last:border-b-0">
      <article aria-label={subject}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold [overflow-wrap:anywhere]">
            {labels.from(mail.fromName, mail.fromAddress) || labels.unknownSender}
          </span>
          <time dateTime={mail.receivedAt} className="figure-column text-sm text-muted">
            {formatTimestamp(mail.receivedAt)}
          </time>
        </p>
        {mail.state === 'unmatched' && (
          <p className="text-sm text-muted">
            {mail.reason ? unmatchedReasons[mail.reason] : inboundLabels.unreadable}
          </p>
        )}
        <ClientMailText mail={mail} folded={mail.state !== 'unmatched'} />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {mail.leadId !== null && (
            <Link
              to="/admin/leads/$id"
              params={{ id: String(mail.leadId) }}
              className="text-link inline-flex min-h-11 items-center"
            >
              {labels.inEnquiry(mail.leadId)}
            </Link>
          )}
          {mail.handledBy && (
            <span className="text-sm text-muted">{labels.handledBy(mail.handledBy)}</span>
          )}
          {isFree && <Sorting mail={mail} subject={subject} act={act} />}
          {mail.state === 'dismissed' && (
            <Button
              variant="outline"
              size="sm"
              className="max-md:min-h-11"
              aria-label={labels.restoreNamed(subject)}
              disabled={act.isPending}
              onClick={() => act.run('restore')}
            >
              <ArchiveRestore aria-hidden className="size-4" /> {labels.restore}
            </Button>
          )}
        </div>
      </article>
    </li>
  )
}

function Sorting({
  mail,
  subject,
  act,
}: {
  mail: IncomingMail
  subject: string
  act: ReturnType<typeof useIncomingActions>
}) {
  const [number, setNumber] = useState('')
  const leadId = Number(number)
  const isNumber = /^[1-9]\d*$/.test(number) && leadId <= ID_MAX
  return (
    <>
      {mail.suggestions.map((lead) => (
        <Button
          key={lead.id}
          variant="accent"
          size="sm"
          className="max-md:min-h-11"
          disabled={act.isPending}
          onClick={() => act.run('attach', lead.id)}
        >
          {labels.attachTo(lead.id, lead.name)}
        </Button>
      ))}
      <form
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (isNumber) act.run('attach', leadId)
        }}
      >
        <input
          aria-label={`${labels.other}: ${subject}`}
          placeholder={labels.other}
          inputMode="numeric"
          pattern="[1-9][0-9]*"
          maxLength={10}
          value={number}
          onChange={(event) => setNumber(event.target.value.trim())}
          className="min-h-9 w-36 rounded-md border border-line-strong bg-card px-2.5 max-md:min-h-11"
        />
        <Button
          type="submit"
          variant="outline"
          size="sm"
          className="max-md:min-h-11"
          aria-label={labels.attachNamed(subject)}
          disabled={act.isPending || !isNumber}
        >
          {labels.attach}
        </Button>
      </form>
      <Button
        variant="outline"
        size="sm"
        className="max-md:min-h-11"
        aria-label={labels.newLeadNamed(subject)}
        disabled={act.isPending}
        onClick={() => act.run('newLead')}
      >
        <FilePlus2 aria-hidden className="size-4" /> {labels.newLead}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className="max-md:min-h-11"
        aria-label={labels.dismissNamed(subject)}
        disabled={act.isPending}
        onClick={() => act.run('dismiss')}
      >
        <Archive aria-hidden className="size-4" /> {labels.dismiss}
      </Button>
    </>
  )
}

type Action = keyof typeof incoming | 'detach'
interface Change {
  action: Action
  leadId?: number
  /** of what is undone */
  eventIds?: number[]
}
type Result = { leadId: number; changed?: number[] } | null

function useIncomingActions({ id }: IncomingMail) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ action, leadId = 0, eventIds = [] }: Change): Promise<Result> => {
      if (action === 'attach') return incoming.attach({ id, leadId })
      if (action !== 'detach') return incoming[action]({ id })
      await desk.undo({ eventIds })
      return null
    },
    onSuccess: (result, { action }) => {
      const { leadId = 0, changed: eventIds = [] } = result ?? {}
      const href = paths.admin.lead(leadId)
      const open = { href, label: labels.open, go: () => void navigate({ to: href }) }
      const undo = (change: Change) => ({ label: labels.undo, run: () => mutate(change) })
      const done = {
        attach: () =>
          toast({
            title: labels.attached(leadId),
            link: open,
            action: undo({ action: 'detach', eventIds }),
          }),
        detach: () => toast({ title: labels.detached }),
        newLead: () => toast({ title: labels.made(leadId), link: open }),
        dismiss: () => toast({ title: labels.dismissed, action: undo({ action: 'restore' }) }),
        restore: () => toast({ title: labels.restored }),
      }
      done[action]()
    },
    onError: ({ message }) => toast({ tone: 'destructive', title: labels.failed, text: message }),
    onSettled: () => queries.invalidateQueries(),
  })
  const run = (action: Action, leadId?: number) =>
    mutate({ action, ...(leadId !== undefined && { leadId }) })
  return { run, isPending }
}

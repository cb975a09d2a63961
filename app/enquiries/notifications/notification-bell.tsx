import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { serviceName } from '#app/enquiries/model/labels.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { describeNotification, bellLabels as labels } from './labels.ts'
import type { ClientNotice, Notification } from './notification.ts'
import { renewSubscription } from './push/browser-push.ts'
import { markRead, notificationsQuery } from './queries.ts'

/** Marks notifications as read with their enquiry, and renews this browser's web push; shows nothing. */
export function NotificationUpkeep({ userId }: { userId: number }) {
  const { data } = useQuery(notificationsQuery)
  useReadWithLead(data?.items ?? [])
  useEffect(() => {
    // Nothing is lost if it fails: the next page tries again.
    renewSubscription(userId).catch(() => {})
  }, [userId])
  return null
}

/** The button that shows how many notifications are unread, and opens the list of them. */
export function NotificationBell({ className, named }: { className: string; named?: boolean }) {
  const [open, setOpen] = useState(false)
  const { data } = useQuery(notificationsQuery)
  const unread = data?.unread ?? 0
  return (
    <>
      <button
        type="button"
        aria-label={labels.open(unread)}
        title={labels.title}
        className={`relative ${className}`}
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden className="size-5" />
        {named && labels.title}
        {unread > 0 && (
          <span
            aria-hidden
            className={`figure-column absolute min-w-5 rounded-sm bg-accent px-1 text-center text-xs leading-5 font-semibold text-accent-ink ${named ? 'top-1 left-1/2 ml-2.5' : 'top-0.5 right-0.5'}`}
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <Dialog
        open={open}
        size="sm"
        title={labels.title}
        text={labels.text}
        onClose={() => setOpen(false)}
        footer={<ListActions unread={unread} onClose={() => setOpen(false)} />}
      >
        <List onOpen={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

/** Opening an enquiry, in whatever way, marks its notifications as read. */
function useReadWithLead(items: Notification[]) {
  const { id } = useParams({ strict: false })
  const { mutate } = useMarkRead()
  const leadId = items.find((item) => !item.read && String(item.leadId) === id)?.leadId
  useEffect(() => {
    if (leadId !== undefined) mutate({ leadId })
  }, [leadId, mutate])
}

function useMarkRead() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: markRead,
    onSuccess: (list) => queries.setQueryData(notificationsQuery.queryKey, list),
  })
}

function ListActions({ unread, onClose }: { unread: number; onClose: () => void }) {
  const { mutate, isPending } = useMarkRead()
  return (
    <>
      <Link
        to={paths.admin.account}
        hash="push"
        className="text-link mr-auto self-center"
        onClick={onClose}
      >
        {labels.settings}
      </Link>
      <Button
        variant="outline"
        disabled={unread === 0 || isPending}
        onClick={() =>
          mutate(
            {},
            {
              onError: ({ message }) =>
                toast({ tone: 'destructive', title: labels.markFailed, text: message }),
            },
          )
        }
      >
        {labels.markAllRead}
      </Button>
    </>
  )
}

function List({ onOpen }: { onOpen: () => void }) {
  const { data, error, refetch } = useQuery(notificationsQuery)
  if (error && !data) return <LoadFailure what={labels.what} error={error} retry={refetch} />
  if (!data) return <Spinner label={labels.loading} />
  const returns = data.returns ?? []
  if (data.items.length + returns.length === 0)
    return <p className="pb-2 text-muted">{labels.none}</p>
  return (
    <ul className="-mx-2">
      {[...data.items, ...returns]
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .map((item) => (
          <li
            key={'id' in item ? item.id : `${item.returnId} ${item.at}`}
            className="border-t border-line first:border-t-0"
          >
            {'id' in item ? (
              <Item item={item} onOpen={onOpen} />
            ) : (
              <ReturnItem item={item} onOpen={onOpen} />
            )}
          </li>
        ))}
    </ul>
  )
}

function Item({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { mutate } = useMarkRead()
  const { id, kind, leadId, leadName, service, actor, at, read, enquiries } = item
  const to =
    enquiries === 1
      ? { to: '/admin/leads/$id' as const, params: { id: String(leadId) } }
      : { to: paths.admin.leads, search: { view: 'mine' as const } }
  return (
    <Link
      {...to}
      className={ITEM}
      onClick={() => {
        if (!read) mutate({ id })
        onOpen()
      }}
    >
      <ItemText
        {...{ at, read }}
        title={describeNotification(kind, leadId, actor, enquiries)}
        about={
          enquiries === 1
            ? labels.about(leadName, serviceName(service))
            : labels.andOthers(leadName, enquiries - 1)
        }
      />
    </Link>
  )
}

function ReturnItem({ item, onOpen }: { item: ClientNotice; onOpen: () => void }) {
  const { mutate } = useMarkRead()
  const { returnId, clientName, at, read } = item
  return (
    <Link
      to="/admin/returns/$id"
      params={{ id: String(returnId) }}
      className={ITEM}
      onClick={() => {
        if (!read) mutate({ returnId })
        onOpen()
      }}
    >
      <ItemText {...{ at, read }} title={labels.fromClient(returnId)} about={clientName} />
    </Link>
  )
}

const ITEM = 'block rounded-md px-2 py-2.5 hover:bg-tint'

function ItemText({
  title,
  about,
  at,
  read,
}: Pick<ClientNotice, 'at' | 'read'> & { title: string; about: string }) {
  return (
    <>
      <span className={`block [overflow-wrap:anywhere] ${read ? '' : 'font-semibold'}`}>
        {!read && (
          <>
            <span
              aria-hidden
              className="mr-2 inline-block size-2 rounded-full border border-transparent bg-accent-strong align-middle forced-colors:bg-[Highlight]"
            />
            <span className="sr-only">{labels.unread}: </span>
          </>
        )}
        {title}
      </span>
      <span className="block text-sm text-muted [overflow-wrap:anywhere]">{about}</span>
      <time dateTime={at} className="figure-column block text-sm text-muted">
        {formatTimestamp(at)}
      </time>
    </>
  )
}

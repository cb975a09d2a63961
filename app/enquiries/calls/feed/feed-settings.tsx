import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import type { FeedState } from './feed.ts'
import { feedLabels as labels } from './labels.ts'
import { endFeed, feedQuery, makeFeed } from './queries.ts'

/** The secret address of one's own calendar: made, shown once, renewed and removed. */
export function FeedSettings() {
  const queries = useQueryClient()
  const { data: feed, error, refetch } = useQuery(feedQuery)
  const [address, setAddress] = useState<string>()
  const [asking, setAsking] = useState<'renew' | 'end'>()
  const [busy, setBusy] = useState(false)
  const change = async (send: () => Promise<FeedState & { address?: string }>, done?: string) => {
    setBusy(true)
    try {
      const { address: made, ...state } = await send()
      setAddress(made)
      queries.setQueryData(feedQuery.queryKey, state)
      if (done) toast({ title: done })
    } catch (failure) {
      const text = (failure as Error).message || messages.tryLater
      toast({ tone: 'destructive', title: labels.failed, text })
    } finally {
      setBusy(false)
      setAsking(undefined)
    }
  }
  if (error && !feed) {
    return <LoadFailure what={labels.what} error={error} retry={refetch} level="h2" />
  }
  if (!feed) return <Spinner label={labels.title} />
  return (
    <div className="grid gap-4">
      <p>{describe(feed)}</p>
      {address && <Address address={address} />}
      <div className="flex flex-wrap gap-2">
        {feed.createdAt ? (
          <>
            <Button variant="outline" disabled={busy} onClick={() => setAsking('renew')}>
              {labels.renew}
            </Button>
            <Button variant="quiet-danger" disabled={busy} onClick={() => setAsking('end')}>
              {labels.end}
            </Button>
          </>
        ) : (
          <Button variant="accent" disabled={busy} onClick={() => void change(makeFeed)}>
            {labels.make}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          open
          {...labels.asking[asking]}
          pending={busy}
          onConfirm={() =>
            void (asking === 'renew' ? change(makeFeed) : change(endFeed, labels.ended))
          }
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}

function describe({ createdAt, lastFetchedAt }: FeedState): string {
  if (!createdAt) return labels.none
  const made = labels.made(formatTimestamp(createdAt))
  const fetched = lastFetchedAt
    ? labels.fetched(formatTimestamp(lastFetchedAt))
    : labels.neverFetched
  return `${made} ${fetched}`
}

function Address({ address }: { address: string }) {
  const field = useRef<HTMLDivElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: labels.copied })
    } catch {
      field.current?.querySelector('input')?.select()
    }
  }
  return (
    <div className="grid gap-3 rounded-md border border-line-strong bg-tint p-4">
      <p className="font-semibold">{labels.once}</p>
      <div ref={field} className="grid items-end gap-2 sm:grid-cols-[1fr_auto]">
        <TextField
          label={labels.address}
          value={address}
          readOnly
          spellCheck={false}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
        />
        <Button variant="outline" className="min-h-12" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" /> {labels.copy}
        </Button>
      </div>
      <h3 className="font-semibold">{labels.how.title}</h3>
      <dl className="grid gap-2 text-sm">
        {labels.how.steps.map(([program, step]) => (
          <div key={program} className="grid gap-x-3 sm:grid-cols-[9rem_1fr]">
            <dt className="font-medium">{program}</dt>
            <dd>{step}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{labels.how.delay}</p>
    </div>
  )
}

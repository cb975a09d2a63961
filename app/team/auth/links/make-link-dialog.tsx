import { useMutation } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { CancelButton } from '#app/ui/form-footer.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { ACCOUNT_LINKS, type AccountLink } from '#content/enums.ts'
import type { LinkReceipt } from './account-link.ts'
import { linkLabels } from './labels.ts'
import { makeLink } from './queries.ts'

const labels = linkLabels.make

/** Asks what a one-time link for a colleague resets, and then shows it, once. */
export function MakeLinkDialog({
  account,
  onClose,
}: {
  account: { id: number; name: string }
  onClose: () => void
}) {
  const [purpose, setPurpose] = useState<AccountLink>('access')
  const { mutate, data, isPending } = useMutation({
    mutationFn: makeLink,
    onError: (error) => toast({ tone: 'destructive', title: labels.failed, text: error.message }),
  })
  if (data) return <LinkOnce receipt={data} name={account.name} onClose={onClose} />
  return (
    <Dialog
      open
      size="sm"
      title={labels.title(account.name)}
      text={labels.text}
      onClose={onClose}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button
            variant="accent"
            disabled={isPending}
            onClick={() => mutate({ id: account.id, purpose })}
          >
            {isPending ? labels.pending : labels.submit}
          </Button>
        </>
      }
    >
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium">{labels.what}</legend>
        {ACCOUNT_LINKS.toReversed().map((one) => (
          <label key={one} className="flex min-h-11 gap-3">
            <input
              type="radio"
              name="purpose"
              checked={purpose === one}
              onChange={() => setPurpose(one)}
              className="mt-0.5 size-6 shrink-0 accent-(--color-surface) dark:accent-(--color-accent)"
            />
            <span>
              <span className="block font-medium">{labels[one]}</span>
              <span className="block text-sm text-muted">{labels[`${one}Hint`]}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}

function LinkOnce({
  receipt: { url, expiresAt },
  name,
  onClose,
}: {
  receipt: LinkReceipt
  name: string
  onClose: () => void
}) {
  const { once } = linkLabels
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: once.copied })
    } catch {
      toast({ tone: 'destructive', title: once.copyFailed })
    }
  }
  return (
    <Dialog
      open
      size="sm"
      title={once.title(name)}
      text={once.text}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={copy}>
            <Copy aria-hidden className="size-4" /> {once.copy}
          </Button>
          <Button variant="accent" onClick={onClose}>
            {once.done}
          </Button>
        </>
      }
    >
      <TextField
        label={once.link}
        value={url}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <p className="mt-3 text-sm text-muted">
        {once.until} <time dateTime={expiresAt}>{formatTimestamp(expiresAt)}</time>
      </p>
    </Dialog>
  )
}

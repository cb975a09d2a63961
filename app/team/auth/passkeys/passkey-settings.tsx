import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { CancelButton } from '#app/ui/form-footer.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { browserName } from '../browser-name.ts'
import type { FactorAdded, PasskeyInfo } from '../second-factor/second-factor.ts'
import { canUsePasskeys } from './browser.ts'
import { passkeyLabels as labels } from './labels.ts'
import { PASSKEY_NAME_MAX } from './passkey.ts'
import { addPasskey, removePasskey, renamePasskey } from './queries.ts'

/** The passkeys of one's own account. */
export function PasskeySettings({
  passkeys,
  onChanged,
}: {
  passkeys: PasskeyInfo[]
  onChanged: (added?: FactorAdded) => void
}) {
  return (
    <div>
      <h3 className="font-semibold">{labels.title}</h3>
      <p className="mt-1 mb-3 max-w-[40rem] text-muted">{labels.text}</p>
      {passkeys.length > 0 && (
        <ul aria-label={labels.list} className="rows mb-4 max-w-[44rem] border-y border-line">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <AddPasskey onAdded={onChanged} />
      ) : (
        <p className="text-muted">{labels.unsupported}</p>
      )}
    </div>
  )
}

function AddPasskey({ onAdded }: { onAdded: (added: FactorAdded) => void }) {
  const [name, setName] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: addPasskey,
    onSuccess: (added) => {
      toast({ title: labels.done.added })
      setName(undefined)
      onAdded(added)
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: labels.failed.added, text: error.message }),
  })
  if (name === undefined) {
    return (
      <Button
        variant="outline"
        onClick={() => setName(browserName(navigator.userAgent) || labels.ownDevice)}
      >
        {labels.add}
      </Button>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() && !isPending) mutate(name)
  }
  return (
    <form onSubmit={submit} className="grid max-w-[32rem] gap-4">
      <TextField
        label={labels.name}
        hint={labels.nameHint}
        value={name}
        required
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="accent" disabled={isPending}>
          {isPending ? labels.adding : labels.add}
        </Button>
        <CancelButton onClick={() => setName(undefined)} />
      </div>
    </form>
  )
}

function Passkey({ passkey, onChanged }: { passkey: PasskeyInfo; onChanged: () => void }) {
  const { id, name, createdAt, lastUsedAt, synced, usable, host } = passkey
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const done = (title: string) => {
    toast({ title })
    setOpen(undefined)
    onChanged()
  }
  const fail = (title: string) => (error: Error) =>
    toast({ tone: 'destructive', title, text: error.message })
  const remove = useMutation({
    mutationFn: () => removePasskey({ id }),
    onSuccess: () => done(labels.done.removed),
    onError: fail(labels.failed.removed),
    onSettled: () => setOpen(undefined),
  })
  const rename = useMutation({
    mutationFn: renamePasskey,
    onSuccess: () => done(labels.done.renamed),
    onError: fail(labels.failed.renamed),
  })
  if (open === 'rename') {
    return (
      <li className="py-3">
        <Rename
          name={name}
          onSave={(name) => !rename.isPending && rename.mutate({ id, name })}
          onClose={() => setOpen(undefined)}
        />
      </li>
    )
  }
  return (
    <li className="grid items-center justify-items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="figure-column block text-sm text-muted">
          {labels.added} <time dateTime={createdAt}>{formatTimestamp(createdAt)}</time>
          {lastUsedAt && (
            <>
              {labels.lastUsed} <time dateTime={lastUsedAt}>{formatTimestamp(lastUsedAt)}</time>
            </>
          )}
        </span>
        {synced && <span className="block text-sm text-muted">{labels.synced}</span>}
        {!usable && <span className="block text-sm text-bad">{labels.unusable(host)}</span>}
      </div>
      <span className="flex flex-wrap gap-1">
        <Button
          variant="quiet"
          aria-label={labels.renameNamed(name)}
          onClick={() => setOpen('rename')}
        >
          {labels.rename}
        </Button>
        <Button
          variant="quiet-danger"
          aria-label={labels.removeNamed(name)}
          onClick={() => setOpen('remove')}
        >
          {labels.remove}
        </Button>
      </span>
      <ConfirmDialog
        open={open === 'remove'}
        title={labels.confirmRemove.title(name)}
        text={labels.confirmRemove.text}
        confirm={labels.remove}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setOpen(undefined)}
      />
    </li>
  )
}

function Rename({
  name,
  onSave,
  onClose,
}: {
  name: string
  onSave: (name: string) => void
  onClose: () => void
}) {
  const [value, setValue] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim()) onSave(value)
  }
  return (
    <form onSubmit={submit} className="grid max-w-[32rem] gap-3">
      <TextField
        label={labels.name}
        value={value}
        required
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        onChange={({ target }) => setValue(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="accent">
          {labels.save}
        </Button>
        <CancelButton onClick={onClose} />
      </div>
    </form>
  )
}

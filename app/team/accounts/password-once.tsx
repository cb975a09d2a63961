import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { staffLabels } from './labels.ts'
import type { AccountReceipt } from './staff.ts'

const labels = staffLabels.passwordOnce

/** Shows the password that was just made; it cannot be looked up later. */
export function PasswordOnce({
  receipt,
  onClose,
}: {
  receipt: AccountReceipt
  onClose: () => void
}) {
  const form = useRef<HTMLDivElement>(null)
  const { account, password = '' } = receipt
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password)
      toast({ title: labels.copied })
    } catch {
      form.current?.querySelector<HTMLInputElement>('[name="newPassword"]')?.select()
      toast({
        tone: 'destructive',
        ...labels.copyFailed,
      })
    }
  }
  return (
    <Dialog
      open
      size="sm"
      title={labels.title(account.name)}
      text={labels.text}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={copy}>
            <Copy aria-hidden className="size-4" /> {labels.copy}
          </Button>
          <Button variant="accent" onClick={onClose}>
            {labels.done}
          </Button>
        </>
      }
    >
      <div ref={form} className="grid gap-5">
        <TextField label={labels.username} value={account.username} readOnly />
        <TextField
          label={labels.password}
          name="newPassword"
          data-first-focus
          value={password}
          readOnly
          spellCheck={false}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
        />
      </div>
    </Dialog>
  )
}

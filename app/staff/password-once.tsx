import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import type { AccountReceipt } from './staff.ts'

/** Shows the password that was just made; nobody can look it up later. */
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
      toast({ title: 'The password was copied' })
    } catch {
      form.current?.querySelector<HTMLInputElement>('[name="newPassword"]')?.select()
      toast({
        tone: 'destructive',
        title: 'It could not be copied',
        text: 'It is selected: copy it by hand.',
      })
    }
  }
  return (
    <Dialog
      open
      size="sm"
      title={`Password for ${account.name}`}
      text="It is shown only now. Hand it over in a safe way; they can change it under Account."
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={copy}>
            <Copy aria-hidden className="size-4" /> Copy password
          </Button>
          <Button variant="accent" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div ref={form} className="grid gap-5">
        <TextField label="Username" value={account.username} readOnly />
        <TextField
          label="Password"
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

import { Copy, Download, Printer } from 'lucide-react'
import { useFirm } from '#app/platform/page/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { secondFactorLabels } from './labels.ts'

const labels = secondFactorLabels.codes.once

/** Shows the recovery codes that were just made; they cannot be looked up later. */
export function RecoveryCodesOnce({
  codes,
  username,
  onClose,
}: {
  codes: string[]
  username: string
  onClose: () => void
}) {
  const firm = useFirm()
  const text = `${labels.head(firm.name, username)}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: labels.copied })
    } catch {
      toast({ tone: 'destructive', title: labels.copyFailed })
    }
  }
  return (
    <Dialog
      open
      size="sm"
      title={labels.title}
      text={labels.text}
      onClose={onClose}
      footer={
        <Button variant="accent" data-first-focus onClick={onClose}>
          {labels.done}
        </Button>
      }
    >
      <ol
        aria-label={labels.list}
        className="grid gap-x-6 gap-y-1.5 rounded-md border border-line bg-tint p-4 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={copy}>
          <Copy aria-hidden className="size-4" /> {labels.copy}
        </Button>
        <Button variant="outline" onClick={() => save(text)}>
          <Download aria-hidden className="size-4" /> {labels.download}
        </Button>
        <Button variant="outline" onClick={() => print()}>
          <Printer aria-hidden className="size-4" /> {labels.print}
        </Button>
      </div>
    </Dialog>
  )
}

function save(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = labels.file
  link.click()
  URL.revokeObjectURL(link.href)
}

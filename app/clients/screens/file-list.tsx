import { FileText } from 'lucide-react'
import { useState } from 'react'
import { isPicture } from '#app/clients/documents/file-rules.ts'
import type { ReturnDocument } from '#app/clients/model/return.ts'
import { returnActions } from '#app/clients/returns/queries.ts'
import { oneReturnLabels as labels } from '#app/clients/screens/return-labels.ts'
import { SendBackDialog } from '#app/clients/screens/send-back-dialog.tsx'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { api } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'

/** The files of a request, or those that no request asked for. */
export function FileList({
  files,
  mayOpen,
  action: { act, busy },
  onLook,
  decidable = false,
}: {
  files: readonly ReturnDocument[]
  mayOpen: boolean
  action: ReturnAction
  onLook: (document: ReturnDocument) => void
  /** whether each is accepted or sent back by itself, for want of a request */
  decidable?: boolean
}) {
  const [sendingBack, setSendingBack] = useState<number>()
  if (files.length === 0) return null
  return (
    <>
      <ul className="mt-2 grid gap-1.5 sm:pl-6.5">
        {files.map((file) => (
          <li
            key={file.id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line px-3 py-1.5"
          >
            <span className="flex min-w-0 items-start gap-2">
              <FileText aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {file.name}
                <span className="figures block text-sm text-muted">
                  {[sizeOf(file.size), file.from, formatTimestamp(file.createdAt), noteOf(file)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </span>
            {mayOpen && (
              <span className="flex flex-wrap gap-2">
                {canLook(file) && (
                  <Button variant="outline" size="sm" onClick={() => onLook(file)}>
                    {labels.look}
                  </Button>
                )}
                {isReady(file) && (
                  <ButtonLink variant="quiet" size="sm" href={api.documents.file(file.id)} download>
                    {labels.download}
                  </ButtonLink>
                )}
                {decidable && file.byClient && file.state === 'new' && (
                  <>
                    <Button
                      variant="accent"
                      size="sm"
                      disabled={busy}
                      onClick={() =>
                        void act(
                          () => returnActions.setDocument({ id: file.id, state: 'accepted' }),
                          labels.saved,
                        )
                      }
                    >
                      {labels.accept}
                    </Button>
                    <Button variant="outline" size="sm" onClick={() => setSendingBack(file.id)}>
                      {labels.sendBack}
                    </Button>
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {sendingBack !== undefined && (
        <SendBackDialog
          busy={busy}
          onClose={() => setSendingBack(undefined)}
          onSend={(reason) =>
            act(
              () => returnActions.setDocument({ id: sendingBack, state: 'sent-back', reason }),
              labels.saved,
            )
          }
        />
      )}
    </>
  )
}

const isReady = ({ scan }: ReturnDocument) => scan === 'off' || scan === 'clean'

function canLook(file: ReturnDocument): boolean {
  const isShown = isPicture(file.type) || file.type === 'application/pdf'
  return isReady(file) && isShown && file.readable !== 'no'
}

function noteOf({ scan, readable }: ReturnDocument): string {
  const scanned = { waiting: labels.scanning, off: labels.notScanned, infected: labels.infected }
  const read = { password: labels.needsPassword, no: labels.unreadable }
  return [scanned[scan as keyof typeof scanned], read[readable as keyof typeof read]]
    .filter(Boolean)
    .join(' · ')
}

function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

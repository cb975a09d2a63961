import { useRef } from 'react'
import { ACCEPTED } from '#app/clients/documents/file-rules.ts'
import { oneReturnLabels as labels } from '#app/clients/screens/return-labels.ts'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { send } from '#app/platform/client/api.ts'
import { Button } from '#app/ui/button.tsx'

/** Adds a file of ours, or one that came another way. */
export function AddFile({
  returnId,
  action: { act, busy },
}: {
  returnId: number
  action: ReturnAction
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label={labels.addOurs}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (!file) return
          const body = new FormData()
          body.append('file', file)
          void act(() => send('POST', `/api/returns/${returnId}/documents`, body), labels.saved)
        }}
      />
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {labels.addOurs}
      </Button>
    </>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { ApiError } from '#app/client/api.ts'
import { messages } from '#app/content/messages.ts'
import { countEnquiries } from '#app/leads/labels.ts'
import { refreshDesk } from '#app/leads/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from './csv.ts'
import { importFile, previewFile } from './import-file.ts'
import { ImportPreviewTable } from './import-preview.tsx'
import { labels } from './labels.ts'

const MEGABYTE = 1024 * 1024

/** Imports old enquiries from a CSV file: first a preview, then all rows or none. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const preview = useMutation<Awaited<ReturnType<typeof previewFile>>, ApiError, File>({
    mutationFn: previewFile,
  })
  const run = useMutation<Awaited<ReturnType<typeof importFile>>, ApiError, File>({
    mutationFn: (chosen) => importFile(chosen, (done, of) => setProgress({ done, of })),
    onSuccess: () => refreshDesk(queries),
    onSettled: () => setProgress(undefined),
  })
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    run.reset()
    preview.reset()
    if (chosen) preview.mutate(chosen)
  }
  const plan = preview.data
  const ready = plan && plan.errors === 0 && plan.fresh > 0 && !run.data
  const failure = run.error ?? preview.error
  return (
    <Dialog
      open
      size="lg"
      title={labels.title}
      text={labels.text}
      onClose={() => !run.isPending && onClose()}
      footer={
        run.data ? (
          <Button variant="accent" onClick={onClose}>
            {labels.done}
          </Button>
        ) : (
          <>
            <Button variant="outline" disabled={run.isPending} onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button
              variant="accent"
              disabled={!ready || run.isPending}
              onClick={() => file && run.mutate(file)}
            >
              {run.isPending
                ? labels.pending
                : plan?.fresh
                  ? labels.submitCount(plan.fresh.toLocaleString('en-IN'))
                  : labels.submit}
            </Button>
          </>
        )
      }
    >
      {run.data ? (
        <p role="status" className="flex gap-3 py-4">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
          <span>
            {labels.result.imported(countEnquiries(run.data.imported))}
            {run.data.duplicates > 0 &&
              labels.result.duplicates(countEnquiries(run.data.duplicates))}
            {run.data.expired > 0 && labels.result.expired(countEnquiries(run.data.expired))}
            {labels.result.rest}
          </span>
        </p>
      ) : (
        <div className="grid gap-4">
          <TextField
            label={labels.file}
            type="file"
            accept=".csv,text/csv"
            data-first-focus
            disabled={run.isPending}
            hint={labels.fileHint(
              IMPORT_MAX_ROWS.toLocaleString('en-IN'),
              IMPORT_MAX_BYTES / MEGABYTE,
            )}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          {preview.isPending && <Spinner label={labels.reading} />}
          <FormFailure text={failure ? failure.message || messages.tryLater : undefined} />
          {run.error && run.error.errors.length > 0 && (
            <ul className="list-disc pl-5 text-sm">
              {run.error.errors.map(({ path, message }) => (
                <li key={path}>
                  {path}: {message}
                </li>
              ))}
            </ul>
          )}
          {run.isPending && <Progress {...(progress ?? { done: 0, of: plan?.fresh ?? 0 })} />}
          {plan && !run.isPending && <ImportPreviewTable plan={plan} />}
        </div>
      )}
    </Dialog>
  )
}

function Progress({ done, of }: { done: number; of: number }) {
  return (
    <div>
      <progress
        value={done}
        max={of || 1}
        aria-label={labels.progress}
        className="h-3 w-full accent-good"
      />
      <p role="status" className="figure-column text-sm text-muted">
        {labels.progressOf(done.toLocaleString('en-IN'), of.toLocaleString('en-IN'))}
      </p>
    </div>
  )
}

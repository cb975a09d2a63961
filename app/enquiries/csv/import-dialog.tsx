import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { refreshDesk } from '#app/enquiries/desk/queries.ts'
import { countEnquiries } from '#app/enquiries/model/labels.ts'
import type { ApiError } from '#app/platform/client/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { CancelButton } from '#app/ui/form-footer.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '#content/en/messages.ts'
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS, type ImportPreview, type ImportUndone } from './csv.ts'
import {
  type ChosenFile,
  downloadErrors,
  importFile,
  previewFile,
  readChosen,
} from './import-file.ts'
import { ImportMappingFields, withMapping } from './import-mapping.tsx'
import { ImportCounts, ImportPreviewTable } from './import-preview.tsx'
import { countRows, labels } from './labels.ts'
import { PastImports } from './past-imports.tsx'
import { UndoDialog, Undone } from './undo-import.tsx'

const MEGABYTE = 1024 * 1024

/** Imports old enquiries from a file: first a preview, where columns can be changed, then its good rows. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [file, setFile] = useState<ChosenFile>()
  const [plan, setPlan] = useState<ImportPreview>()
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  /** an answer about an earlier choice doesn't apply to the next one */
  const latest = useRef<File | ChosenFile>(undefined)
  const preview = useMutation<ImportPreview, ApiError, File | ChosenFile>({
    mutationFn: async (chosen) => {
      const read = chosen instanceof File ? await readChosen(chosen) : chosen
      if (latest.current === chosen) setFile(read)
      return previewFile(read)
    },
    onSuccess: (read, chosen) => {
      if (latest.current === chosen) setPlan(read)
    },
  })
  const look = (chosen: File | ChosenFile) => {
    latest.current = chosen
    preview.mutate(chosen)
  }
  const errors = useMutation<void, ApiError, ChosenFile>({ mutationFn: downloadErrors })
  const run = useMutation<Awaited<ReturnType<typeof importFile>>, ApiError, ChosenFile>({
    mutationFn: (chosen) => importFile(chosen, (done, of) => setProgress({ done, of })),
    onSuccess: () => refreshDesk(queries),
    onSettled: () => setProgress(undefined),
  })
  const [isUndoing, setUndoing] = useState(false)
  const [undone, setUndone] = useState<ImportUndone>()
  const importId = run.data?.importId
  const choose = (chosen: File | undefined) => {
    latest.current = undefined
    setFile(undefined)
    setPlan(undefined)
    run.reset()
    errors.reset()
    preview.reset()
    if (chosen) look(chosen)
  }
  const ready = plan && plan.fresh > 0 && !run.data && preview.isSuccess
  const failure = run.error ?? preview.error ?? errors.error
  return (
    <Dialog
      open
      size="lg"
      title={labels.title}
      text={labels.text}
      onClose={() => !run.isPending && onClose()}
      footer={
        run.data ? (
          <>
            {importId && !undone && (
              <Button variant="outline" onClick={() => setUndoing(true)}>
                {labels.past.offer}
              </Button>
            )}
            <Button variant="accent" onClick={onClose}>
              {labels.done}
            </Button>
          </>
        ) : (
          <>
            <CancelButton disabled={run.isPending} onClick={onClose} />
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
      {undone ? (
        <Undone result={undone} />
      ) : run.data ? (
        <p role="status" className="flex gap-3 py-4">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
          <span>
            {labels.result.imported(countEnquiries(run.data.imported))}
            {run.data.duplicates > 0 && labels.result.duplicates(run.data.duplicates)}
            {run.data.expired > 0 && labels.result.expired(run.data.expired)}
            {run.data.errors > 0 && labels.result.errors(run.data.errors)}
            {labels.result.rest} {importId && labels.past.later}
          </span>
        </p>
      ) : (
        <div className="grid gap-4">
          <TextField
            label={labels.file}
            type="file"
            accept=".csv,text/csv,.xlsx"
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
          {run.isPending && <Progress {...(progress ?? { done: 0, of: plan?.fresh ?? 0 })} />}
          {plan && file && !run.isPending && (
            <>
              {plan.missing.length === 0 && <ImportCounts plan={plan} />}
              <ImportMappingFields
                plan={plan}
                onChange={(mapping) => {
                  setPlan(withMapping(plan, mapping))
                  look({ ...file, mapping })
                }}
              />
              {plan.missing.length === 0 && <ImportPreviewTable plan={plan} />}
              {plan.errors > 0 && (
                <Button
                  variant="outline"
                  disabled={errors.isPending}
                  onClick={() => errors.mutate(file)}
                  className="justify-self-start"
                >
                  <Download aria-hidden className="size-4.5" />
                  {labels.download(countRows(plan.errors))}
                </Button>
              )}
            </>
          )}
          {!plan && <PastImports />}
        </div>
      )}
      {importId && (
        <UndoDialog
          asking={isUndoing ? { id: importId, file: file?.name ?? '' } : undefined}
          onUndone={setUndone}
          onClose={() => setUndoing(false)}
        />
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

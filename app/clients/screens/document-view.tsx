import { useEffect, useRef, useState } from 'react'
import { isPicture } from '#app/clients/documents/file-rules.ts'
import type { ReturnDocument } from '#app/clients/model/return.ts'
import { returnActions } from '#app/clients/returns/queries.ts'
import { oneReturnLabels as labels } from '#app/clients/screens/return-labels.ts'
import { viewLabels } from '#app/clients/screens/view-labels.ts'
import { api } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

/** Shows a picture or a PDF inside the app; nothing of a document runs. */
export default function DocumentView({
  document,
  onClose,
}: {
  document: ReturnDocument
  onClose: () => void
}) {
  return (
    <Dialog
      open
      size="full"
      title={document.name}
      onClose={onClose}
      footer={
        <ButtonLink variant="outline" href={api.documents.file(document.id)} download>
          {labels.download}
        </ButtonLink>
      }
    >
      {isPicture(document.type) ? (
        <img
          src={api.documents.picture(document.id)}
          alt={document.name}
          className="mx-auto max-w-full"
        />
      ) : (
        <Pdf document={document} />
      )}
    </Dialog>
  )
}

type State = 'loading' | 'shown' | 'password' | 'failed'

function Pdf({ document: { id, hasPassword } }: { document: ReturnDocument }) {
  const pages = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')
  const [password, setPassword] = useState<string>()
  useEffect(() => {
    const place = pages.current
    if (!place) return
    const ended = new AbortController()
    setState('loading')
    renderPdf(`${api.documents.file(id)}?view=1`, place, password, ended.signal).then(
      (shown) => !ended.signal.aborted && setState(shown),
      () => !ended.signal.aborted && setState('failed'),
    )
    return () => ended.abort()
  }, [id, password])
  return (
    <>
      {state === 'loading' && <Spinner label={viewLabels.loading} />}
      {state === 'failed' && <p role="alert">{viewLabels.failed}</p>}
      {state === 'password' && (
        <form
          className="mb-4 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            setPassword(String(new FormData(event.currentTarget).get('password')))
          }}
        >
          <label className="block">
            {viewLabels.password}
            <input
              name="password"
              autoComplete="off"
              className="block min-h-11 rounded-md border border-line-strong bg-card px-3"
            />
          </label>
          <Button type="submit" variant="ink">
            {viewLabels.open}
          </Button>
          {hasPassword && (
            <Button
              variant="outline"
              onClick={async () => setPassword((await returnActions.password({ id })).password)}
            >
              {viewLabels.usePassword}
            </Button>
          )}
        </form>
      )}
      <div ref={pages} className="grid justify-items-center gap-4" />
    </>
  )
}

const MAX_PAGES = 60
const SCALE = 1.6

/** Draws the pages of a PDF, one below the other. */
async function renderPdf(
  url: string,
  place: HTMLElement,
  password: string | undefined,
  signal: AbortSignal,
): Promise<State> {
  const pdfjs = await import('pdfjs-dist')
  const { default: PdfWorker } = await import('pdfjs-dist/build/pdf.worker.mjs?worker')
  pdfjs.GlobalWorkerOptions.workerPort ??= new PdfWorker()
  const response = await fetch(url, { signal })
  if (!response.ok) return 'failed'
  const task = pdfjs.getDocument({
    data: new Uint8Array(await response.arrayBuffer()),
    ...(password !== undefined && { password }),
    isEvalSupported: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    useWasm: false,
    enableXfa: false,
  })
  signal.addEventListener('abort', () => void task.destroy())
  try {
    const pdf = await task.promise
    place.replaceChildren()
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
      if (signal.aborted) return 'loading'
      const page = await pdf.getPage(number)
      const viewport = page.getViewport({ scale: SCALE })
      const canvas = document.createElement('canvas')
      canvas.width = viewport.width
      canvas.height = viewport.height
      canvas.className = 'max-w-full border border-line bg-white'
      canvas.setAttribute('role', 'img')
      canvas.setAttribute('aria-label', viewLabels.page(number, pdf.numPages))
      await page.render({ canvas, viewport }).promise
      place.append(canvas)
    }
    return 'shown'
  } catch (error) {
    if ((error as Error).name === 'PasswordException') return 'password'
    throw error
  }
}

import { ImagePlus, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useUnsavedPart } from '#app/platform/client/leave-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { AltFields } from './alt-fields.tsx'
import type { Image } from './image.ts'
import { labels } from './labels.ts'
import { Picture } from './picture.tsx'
import { imageFileIn } from './upload.ts'
import { usePick } from './use-pick.ts'
import { useUpload } from './use-upload.ts'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/**
 * Uploads one image by button, drag or paste, shows the progress, and asks for its alternative text
 * meanwhile. `onPick` gets the image with that text.
 */
export function ImageUpload({
  unsavedParts,
  onPick,
  onStart,
}: {
  /** which parts of the dialog have an alternative text that is not saved */
  unsavedParts: Set<string>
  onPick: (image: Image) => void
  /** called when a file is chosen, also by pasting while this tab is hidden */
  onStart?: () => void
}) {
  const { state, start, reset } = useUpload()
  const [alt, setAlt] = useState({ text: '', decorative: false })
  const { pick, pending, problemOf } = usePick(onPick)
  const image = state.step === 'done' ? state.image : undefined
  useEffect(() => {
    if (image?.alt) setAlt((typed) => (typed.text ? typed : { ...typed, text: image.alt }))
  }, [image])
  useUnsavedPart(unsavedParts, 'upload', alt.text.trim() !== (image?.alt ?? ''))
  const upload = (file: File | undefined) => {
    onStart?.()
    if (!file) return reset(labels.upload.notAnImage)
    // The text stays for another try of an upload that failed.
    if (state.step !== 'empty') setAlt({ text: '', decorative: false })
    void start(file)
  }
  const chooseAnother = () => {
    setAlt({ text: '', decorative: false })
    reset()
  }
  usePasted(upload)

  if (state.step === 'empty')
    return (
      <DropZone onFile={upload}>
        {state.problem && (
          <p role="alert" className="flex max-w-[34rem] gap-2 text-left font-medium text-bad">
            <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
            {state.problem}
          </p>
        )}
      </DropZone>
    )
  return (
    <div className="grid gap-5 sm:grid-cols-[14rem_1fr]">
      {state.step === 'done' ? (
        <Picture
          src={state.image.url}
          sizes="14rem"
          className="h-auto max-h-56 w-full rounded-md border border-line object-contain"
        />
      ) : (
        <Progress fileName={state.fileName} sent={state.sent} />
      )}
      <div>
        <AltFields value={alt} problem={problemOf(alt)} onChange={setAlt} />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            variant="accent"
            disabled={!image || pending}
            onClick={() => image && void pick(image, alt)}
          >
            {image ? labels.upload.use : labels.upload.uploading}
          </Button>
          <Button variant="outline" onClick={chooseAnother}>
            {image ? labels.upload.chooseAnother : labels.upload.cancel}
          </Button>
        </div>
      </div>
    </div>
  )
}

function DropZone({
  onFile,
  children,
}: {
  onFile: (file: File | undefined) => void
  children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    <section
      aria-label={labels.upload.dropZone}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFile(imageFileIn(event.dataTransfer))
      }}
      className={`flex min-h-72 flex-col items-center justify-center gap-4 rounded-lg border-2 border-dashed p-6 text-center ${over ? 'border-accent-strong bg-accent-tint' : 'border-line-strong'}`}
    >
      <ImagePlus aria-hidden className="size-10 text-muted" />
      <input
        ref={input}
        type="file"
        accept={TYPES}
        aria-label={labels.upload.file}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button variant="ink" onClick={() => input.current?.click()}>
        {labels.upload.choose}
      </Button>
      <p className="text-muted">{labels.upload.hint}</p>
      {children}
    </section>
  )
}

function Progress({ fileName, sent }: { fileName: string; sent: number }) {
  const id = useId()
  const processing = sent >= 1
  return (
    <div className="flex min-h-40 flex-col justify-center rounded-md border border-line bg-tint p-4">
      <label htmlFor={id} className="mb-2 text-sm [overflow-wrap:anywhere]">
        {processing ? labels.upload.processing : labels.upload.sending}
        <strong className="font-semibold">{fileName}</strong>
      </label>
      <progress
        id={id}
        max={1}
        {...(!processing && { value: sent })}
        className="h-3 w-full accent-(--color-accent-strong)"
      />
      <p className="figure-column mt-2 text-sm text-muted">
        {processing ? labels.upload.almostDone : `${Math.floor(sent * 100)} %`}
      </p>
    </div>
  )
}

/** Takes an image that is pasted anywhere except into a text field. */
function usePasted(onFile: (file: File) => void) {
  useEffect(() => {
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      if (target instanceof HTMLElement && target.matches('input, textarea')) return
      const file = imageFileIn(clipboardData)
      if (file) onFile(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  })
}

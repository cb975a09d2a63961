import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/platform/client/api.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { formatBriefDay } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import { type Alt, AltFields } from './alt-fields.tsx'
import type { Image } from './image.ts'
import { labels } from './labels.ts'
import { deleteImage, ofLibrary } from './queries.ts'
import { usePick } from './use-pick.ts'

/** The image selected in the library: its alternative text, and buttons to use or delete it. */
export function ImageDetails({
  image,
  draft,
  onDraft,
  onSaved,
  onPick,
  onGone,
}: {
  image: Image
  /** the text as it was changed and not saved yet */
  draft: Alt | undefined
  onDraft: (draft: Alt | undefined) => void
  onSaved: (image: Image) => void
  onPick: (image: Image) => void
  onGone: () => void
}) {
  const alt = draft ?? { text: image.alt, decorative: false }
  const { pick, save, pending, problemOf } = usePick(onPick)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // New browsers return a promise, which an effect must not.
    void section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const text = alt.text.trim()
  const saveText = () =>
    save(image, text)
      .then((saved) => {
        onSaved(saved)
        toast({ title: labels.details.altSaved })
      })
      .catch((error: Error) =>
        toast({ tone: 'destructive', title: labels.details.altNotSaved, text: error.message }),
      )
  return (
    <section
      ref={section}
      aria-label={labels.details.name}
      className="rounded-md border border-line p-4"
    >
      <p className="mb-4 text-sm text-muted">
        <strong className="block font-semibold text-ink [overflow-wrap:anywhere]">
          {image.fileName}
        </strong>
        <span className="figure-column">{labels.details.size(image.width, image.height)}</span>
        {labels.details.uploaded(formatBriefDay(new Date(image.createdAt)), image.uploadedBy)}
      </p>
      <AltFields
        value={alt}
        problem={problemOf(alt)}
        onChange={(next) => onDraft(next.decorative || next.text !== image.alt ? next : undefined)}
      />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="accent" disabled={pending} onClick={() => void pick(image, alt)}>
          {labels.details.use}
        </Button>
        {!alt.decorative && text !== image.alt && (
          <Button variant="outline" disabled={pending} onClick={() => void saveText()}>
            {labels.details.saveAlt}
          </Button>
        )}
        <DeleteImage image={image} onGone={onGone} />
      </div>
    </section>
  )
}

/** Deletes an image that is not in use; otherwise lists where it is used. */
function DeleteImage({ image, onGone }: { image: Image; onGone: () => void }) {
  const [confirming, setConfirming] = useState(false)
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: deleteImage,
    onSuccess: async () => {
      setConfirming(false)
      onGone()
      toast({ title: labels.details.deleted })
      await queryClient.invalidateQueries(ofLibrary)
    },
    onError: () => setConfirming(false),
  })
  const uses = remove.error instanceof ApiError ? remove.error.errors : []
  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {labels.details.delete}
      </Button>
      {remove.error && (
        <div role="alert" className="w-full rounded-md border border-bad bg-bad-tint p-3 text-sm">
          <p className="font-medium text-bad">{remove.error.message || messages.tryLater}</p>
          <ul className="mt-1 list-disc pl-5">
            {uses.map(({ path, message }) => (
              <li key={message}>
                <a href={path} target="_blank" rel="noreferrer" className="text-link">
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ConfirmDialog
        open={confirming}
        title={labels.details.confirmTitle}
        text={labels.details.confirmText}
        confirm={labels.details.confirm}
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ id: image.id })}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}

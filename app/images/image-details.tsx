import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/client/api.ts'
import { messages } from '#app/content/messages.ts'
import { formatShortDay } from '#app/time/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { AltFields } from './alt-fields.tsx'
import type { Image } from './image.ts'
import { deleteImageMutation, ofLibrary } from './queries.ts'
import { usePick } from './use-pick.ts'

/** The image that was chosen in the library: its text, its use, its end. */
export function ImageDetails({
  image,
  onPick,
  onGone,
}: {
  image: Image
  onPick: (image: Image) => void
  onGone: () => void
}) {
  const [alt, setAlt] = useState({ text: image.alt, decorative: false })
  const { pick, save, pending, problemOf } = usePick(onPick)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // New browsers give back a promise, which is no way to end an effect.
    void section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const text = alt.text.trim()
  const keepText = () =>
    save(image, text)
      .then(() => toast({ title: 'Alternative text saved' }))
      .catch((error: Error) =>
        toast({ tone: 'destructive', title: 'The text was not saved', text: error.message }),
      )
  return (
    <section ref={section} aria-label="Chosen image" className="rounded-md border border-line p-4">
      <p className="mb-4 text-sm text-muted">
        <strong className="block font-semibold text-ink [overflow-wrap:anywhere]">
          {image.fileName}
        </strong>
        <span className="figures">
          {image.width} × {image.height} pixels
        </span>
        , uploaded {formatShortDay(image.createdAt)}
        {image.uploadedBy && ` by ${image.uploadedBy}`}
      </p>
      <AltFields value={alt} problem={problemOf(alt)} onChange={setAlt} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button look="accent" disabled={pending} onClick={() => void pick(image, alt)}>
          Use this image
        </Button>
        {!alt.decorative && text !== image.alt && (
          <Button look="outline" disabled={pending} onClick={() => void keepText()}>
            Save the text
          </Button>
        )}
        <DeleteImage image={image} onGone={onGone} />
      </div>
    </section>
  )
}

/** Deletes an image that nobody shows; of one that is shown it says where. */
function DeleteImage({ image, onGone }: { image: Image; onGone: () => void }) {
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const remove = useMutation({
    ...deleteImageMutation,
    onSuccess: async () => {
      setAsking(false)
      onGone()
      toast({ title: 'Image deleted' })
      await queryClient.invalidateQueries(ofLibrary)
    },
    onError: () => setAsking(false),
  })
  const uses = remove.error instanceof ApiError ? remove.error.errors : []
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {remove.error && (
        <div role="alert" className="w-full rounded-md border border-bad bg-bad-tint p-3 text-sm">
          <p className="font-medium text-bad">{remove.error.message || messages.tryLater}</p>
          <ul className="mt-1 list-disc pl-5">
            {uses.map(({ path, message }) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noreferrer" className="text-link">
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title="Delete this image?"
        text="It is removed for good, with all its sizes. An image that a post or an FAQ shows is not deleted."
        confirm="Delete image"
        pending={remove.isPending}
        onConfirm={() => remove.mutate(image.id)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

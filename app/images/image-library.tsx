import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Image } from './image.ts'
import { ImageDetails } from './image-details.tsx'
import { Picture } from './picture.tsx'
import { imagesQuery } from './queries.ts'

const TYPING_MS = 250

/** Everything that was uploaded, to pick from again; what is chosen can be described or deleted. */
export function ImageLibrary({ onPick }: { onPick: (image: Image) => void }) {
  const [typed, setTyped] = useState('')
  const q = useSettled(typed)
  const [page, setPage] = useState(1)
  const [chosenId, setChosenId] = useState<number>()
  const { data, error, refetch } = useQuery({
    ...imagesQuery({ q: q.trim(), page }),
    placeholderData: keepPreviousData,
  })
  const chosen = data?.items.find(({ id }) => id === chosenId)
  return (
    <div className="grid gap-5">
      <label className="relative max-w-[26rem]">
        <span className="sr-only">Search the images</span>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted"
        />
        <input
          type="search"
          value={typed}
          maxLength={200}
          placeholder="Search the images"
          onChange={(event) => {
            setTyped(event.target.value)
            setPage(1)
          }}
          className="min-h-12 w-full rounded-md border border-line-strong bg-card pr-3 pl-11 placeholder:text-muted"
        />
      </label>
      {error ? (
        <div role="alert">
          <p className="mb-3 font-medium text-bad">
            The images could not be loaded. {error.message}
          </p>
          <Button variant="outline" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      ) : !data ? (
        <p className="py-16 text-center">
          <Spinner label="Loading the images" />
        </p>
      ) : data.total === 0 ? (
        <p className="py-16 text-center text-muted">
          {q ? `No image fits “${q}”. Try fewer letters.` : 'No images yet. Upload the first one.'}
        </p>
      ) : (
        <div className={chosen && 'grid gap-5 lg:grid-cols-[1fr_20rem]'}>
          <div>
            <Grid images={data.items} chosenId={chosen?.id} onChoose={setChosenId} />
            <div className="mt-4">
              <Pager {...data} onPage={setPage} />
            </div>
          </div>
          {chosen && (
            <ImageDetails
              key={chosen.id}
              image={chosen}
              onPick={onPick}
              onGone={() => setChosenId(undefined)}
            />
          )}
        </div>
      )}
    </div>
  )
}

function Grid({
  images,
  chosenId,
  onChoose,
}: {
  images: Image[]
  chosenId: number | undefined
  onChoose: (id: number) => void
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
      {images.map((image) => (
        <li key={image.id}>
          <button
            type="button"
            aria-pressed={image.id === chosenId}
            onClick={() => onChoose(image.id)}
            className="block w-full rounded-md border border-line p-1 text-left hover:border-ink aria-pressed:border-accent-strong aria-pressed:bg-accent-tint"
          >
            <Picture
              src={image.url}
              sizes="(min-width: 48rem) 15rem, 45vw"
              className="aspect-[4/3] w-full rounded-sm bg-tint object-cover"
            />
            <span className="mt-1 block truncate px-1 text-sm">{image.alt || image.fileName}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What was typed, once the typing rests. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useUnsavedPart } from '#app/platform/client/leave-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '#content/en/messages.ts'
import type { Alt } from './alt-fields.tsx'
import type { Image } from './image.ts'
import { ImageDetails } from './image-details.tsx'
import { labels } from './labels.ts'
import { Picture } from './picture.tsx'
import { imagesQuery } from './queries.ts'

const DEBOUNCE_MS = 250

/**
 * All uploaded images, to pick from; the selected one can be described or deleted, also while another
 * search is shown.
 * @param unsavedParts which parts of the dialog have an alternative text that is not saved
 */
export function ImageLibrary({
  unsavedParts,
  onPick,
}: {
  unsavedParts: Set<string>
  onPick: (image: Image) => void
}) {
  const [words, setWords] = useState('')
  const q = useDebounced(words)
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<Image>()
  const [drafts, setDrafts] = useState<Record<number, Alt | undefined>>({})
  const { data, error, refetch } = useQuery({
    ...imagesQuery({ q: q.trim(), page }),
    placeholderData: keepPreviousData,
  })
  // It may not be in the list of another search.
  const selected = data?.items.find(({ id }) => id === chosen?.id) ?? chosen
  const setDraft = (id: number, draft?: Alt) => setDrafts((all) => ({ ...all, [id]: draft }))
  useUnsavedPart(unsavedParts, 'library', Object.values(drafts).some(Boolean))
  return (
    <div className="grid gap-5">
      <label className="relative max-w-[26rem]">
        <span className="sr-only">{labels.library.search}</span>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted"
        />
        <input
          type="search"
          value={words}
          maxLength={200}
          placeholder={labels.library.search}
          onChange={(event) => {
            setWords(event.target.value)
            setPage(1)
          }}
          className="min-h-12 w-full rounded-md border border-line-strong bg-card pr-3 pl-11 placeholder:text-muted"
        />
      </label>
      {error && !data ? (
        <div role="alert">
          <p className="mb-3 font-medium text-bad">
            {labels.library.failed(error.message || messages.tryLater)}
          </p>
          <Button variant="outline" onClick={() => refetch()}>
            {labels.library.retry}
          </Button>
        </div>
      ) : !data ? (
        <p className="py-16 text-center">
          <Spinner label={labels.library.loading} />
        </p>
      ) : (
        <div className={selected && 'grid gap-5 lg:grid-cols-[1fr_20rem]'}>
          {data.total === 0 ? (
            <p className="py-16 text-center text-muted">
              {q ? labels.library.noMatches(q) : labels.library.empty}
            </p>
          ) : (
            <div>
              <Grid images={data.items} selectedId={selected?.id} onSelect={setChosen} />
              <div className="mt-4">
                <Pager {...data} onPage={setPage} />
              </div>
            </div>
          )}
          {selected && (
            <ImageDetails
              key={selected.id}
              image={selected}
              draft={drafts[selected.id]}
              onDraft={(draft) => setDraft(selected.id, draft)}
              onSaved={(saved) => {
                setChosen(saved)
                setDraft(saved.id)
              }}
              onPick={onPick}
              onGone={() => {
                setChosen(undefined)
                setDraft(selected.id)
              }}
            />
          )}
        </div>
      )}
    </div>
  )
}

function Grid({
  images,
  selectedId,
  onSelect,
}: {
  images: Image[]
  selectedId: number | undefined
  onSelect: (image: Image) => void
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
      {images.map((image) => (
        <li key={image.id}>
          <button
            type="button"
            aria-pressed={image.id === selectedId}
            onClick={() => onSelect(image)}
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

/** The text, once it has not changed for a while. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

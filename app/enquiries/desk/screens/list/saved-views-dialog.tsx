import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { type SavedView, VIEW_NAME_MAX } from '#app/enquiries/desk/personal-list/personal-list.ts'
import { personalList, savedViewsQuery } from '#app/enquiries/desk/personal-list/queries.ts'
import { actionLabels, savedViewLabels as labels } from '#app/enquiries/desk/screens/desk-labels.ts'
import { type DeskSearch, readDeskSearch } from '#app/enquiries/desk/screens/desk-search.ts'
import { useCloseGuard, useUnsavedPart } from '#app/platform/client/leave-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast-store.tsx'

/** Saves the list as it is under a name, and opens, renames and deletes what was saved. */
export function SavedViewsDialog({
  views,
  search,
  onClose,
}: {
  views: SavedView[]
  search: DeskSearch
  onClose: () => void
}) {
  const { mutate, error, isPending } = useViewChange()
  const [name, setName] = useState('')
  /** the views for which another name was typed */
  const [renamed] = useState(() => new Set<number>())
  const [close, guard] = useCloseGuard({
    unsaved: () => name.trim() !== '' || renamed.size > 0,
    onClose,
  })
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const { page: _page, ...kept } = search
    mutate(() => personalList.save({ name, search: kept }), {
      onSuccess: () => {
        setName('')
        toast({ title: labels.saved(name.trim()) })
      },
    })
  }
  return (
    <Dialog open size="sm" title={labels.title} text={labels.text} onClose={close}>
      <form onSubmit={save} className="flex items-end gap-2">
        <TextField
          className="min-w-0 grow"
          label={labels.name}
          name="view-name"
          autoComplete="off"
          required
          maxLength={VIEW_NAME_MAX}
          value={name}
          error={error?.message}
          onChange={(event) => setName(event.target.value)}
          data-first-focus
        />
        <Button type="submit" className={`min-h-12 ${error ? 'mb-7' : ''}`}>
          {labels.save}
        </Button>
      </form>
      {views.length === 0 ? (
        <p className="mt-4 text-muted">{labels.none}</p>
      ) : (
        <ul aria-label={labels.list} className="rows mt-4">
          {views.map((view) => (
            <SavedViewRow key={view.id} view={view} renamed={renamed} onOpen={onClose} />
          ))}
        </ul>
      )}
      {guard}
    </Dialog>
  )
}

function SavedViewRow({
  view,
  renamed,
  onOpen,
}: {
  view: SavedView
  renamed: Set<number>
  onOpen: () => void
}) {
  const { mutate, error, isPending } = useViewChange()
  const [name, setName] = useState<string>()
  useUnsavedPart(renamed, view.id, name !== undefined && name !== view.name)
  const remove = () =>
    !isPending &&
    mutate(() => personalList.remove({ id: view.id }), {
      onSuccess: () =>
        toast({
          title: labels.removed(view.name),
          action: {
            label: labels.undo,
            run: () => mutate(() => personalList.save({ name: view.name, search: view.search })),
          },
        }),
      onError: ({ message }) =>
        toast({ tone: 'destructive', title: actionLabels.failed, text: message }),
    })
  const rename = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    mutate(() => personalList.change({ id: view.id, name: name ?? view.name }), {
      onSuccess: () => setName(undefined),
    })
  }
  if (name !== undefined) {
    return (
      <li className="py-2">
        <form onSubmit={rename} className="flex items-end gap-2">
          <TextField
            className="min-w-0 grow"
            label={labels.newName(view.name)}
            required
            maxLength={VIEW_NAME_MAX}
            autoFocus
            value={name}
            error={error?.message}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" className={`min-h-12 ${error ? 'mb-7' : ''}`}>
            {labels.keep}
          </Button>
        </form>
      </li>
    )
  }
  return (
    <li className="flex items-center gap-1 py-1">
      <Link
        to="/admin/leads"
        search={readDeskSearch(view.search)}
        className="text-link inline-flex min-h-11 min-w-0 grow items-center [overflow-wrap:anywhere]"
        onClick={onOpen}
      >
        {view.name}
      </Link>
      <Button
        variant="quiet"
        aria-label={labels.renameNamed(view.name)}
        onClick={() => setName(view.name)}
      >
        {labels.rename}
      </Button>
      <Button variant="quiet-danger" aria-label={labels.removeNamed(view.name)} onClick={remove}>
        {labels.remove}
      </Button>
    </li>
  )
}

function useViewChange() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: () => Promise<SavedView[]>) => change(),
    onSuccess: (views) => queries.setQueryData(savedViewsQuery.queryKey, views),
  })
}

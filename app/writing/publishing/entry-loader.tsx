import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { labels } from './labels.ts'

/** Loads an entry before its form is rendered, and again after an earlier version was restored. */
export function EntryLoader<T>({
  id,
  query,
  title,
  what,
  onClose,
  children,
}: {
  /** undefined for a new entry */
  id: number | undefined
  query: (id: number) => Pick<UseQueryOptions<T>, 'queryKey' | 'staleTime'>
  /** of the dialog during loading */
  title: string
  /** 'post' or 'question' */
  what: string
  onClose: () => void
  children: (entry: T | undefined, onRestored: () => Promise<void>) => ReactNode
}) {
  const { data, error, refetch } = useQuery<T>({ ...query(id ?? 0), enabled: id !== undefined })
  const [restored, setRestored] = useState(0)
  if (id !== undefined && !data) {
    return (
      <Dialog open title={title} onClose={onClose}>
        {error ? (
          <LoadFailure what={labels.loader.what(what)} error={error} retry={refetch} />
        ) : (
          <Spinner label={labels.loader.loading(what)} />
        )}
      </Dialog>
    )
  }
  const onRestored = async () => {
    await refetch()
    setRestored((count) => count + 1)
  }
  return <Fragment key={restored}>{children(data, onRestored)}</Fragment>
}

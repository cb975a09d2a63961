import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

/** Loads what is changed before its form is drawn, and again when an earlier version was restored. */
export function EntryLoader<T>({
  id,
  query,
  title,
  what,
  onClose,
  children,
}: {
  /** nothing for a new entry, which has nothing to load */
  id: number | undefined
  query: (id: number) => Pick<UseQueryOptions<T>, 'queryKey' | 'staleTime'>
  /** of the dialog while it loads */
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
          <LoadFailure what={`this ${what}`} error={error} retry={refetch} />
        ) : (
          <Spinner label={`Loading the ${what}`} />
        )}
      </Dialog>
    )
  }
  const onRestored = async () => {
    await refetch()
    setRestored((times) => times + 1)
  }
  return <Fragment key={restored}>{children(data, onRestored)}</Fragment>
}

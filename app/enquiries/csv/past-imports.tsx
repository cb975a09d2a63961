import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countEnquiries } from '#app/enquiries/model/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { formatRecent } from '#app/ui/time/dates.ts'
import type { ImportUndone, PastImport } from './csv.ts'
import { importsQuery } from './import-file.ts'
import { labels as texts } from './labels.ts'
import { UndoDialog, Undone } from './undo-import.tsx'

const labels = texts.past

/** The imports of the last week, each of which can be undone as a whole. */
export function PastImports() {
  const { data = [] } = useQuery(importsQuery)
  const [asking, setAsking] = useState<PastImport>()
  const [undone, setUndone] = useState<ImportUndone>()
  return (
    <>
      {undone && <Undone result={undone} />}
      {data.length > 0 && (
        <section aria-label={labels.title}>
          <h3 className="font-medium">{labels.title}</h3>
          <ul className="divide-y divide-line">
            {data.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-x-4 py-2">
                <span className="figure-column min-w-0 grow text-sm [overflow-wrap:anywhere]">
                  {labels.line(
                    countEnquiries(one.imported),
                    one.file,
                    one.actor ?? '',
                    formatRecent(one.at),
                  )}
                </span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={labels.undoNamed(one.file)}
                  onClick={() => setAsking(one)}
                >
                  {labels.undo}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <UndoDialog asking={asking} onUndone={setUndone} onClose={() => setAsking(undefined)} />
    </>
  )
}

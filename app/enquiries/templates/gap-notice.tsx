import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { templateLabels } from './labels.ts'
import { gapsIn } from './placeholders.ts'

/** The places of a message that are still to be filled in, until each is, goes, or is kept on purpose. */
export function useGaps(text: string) {
  const [kept, setKept] = useState<string[]>([])
  const open = gapsIn(text).filter((gap) => !kept.includes(gap))
  return { open, kept, keep: () => setKept([...kept, ...open]) }
}

/** Names them beside the button that sends, which does nothing while there are any. */
export function GapNotice({ gaps: { open, keep } }: { gaps: ReturnType<typeof useGaps> }) {
  return (
    <div
      role="status"
      className="flex min-w-0 grow basis-64 flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium text-bad empty:hidden"
    >
      {open.length > 0 && (
        <>
          <span className="flex gap-2 [overflow-wrap:anywhere]">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {templateLabels.fillIn(open)}
          </span>
          <Button variant="quiet" size="sm" className="max-md:min-h-11" onClick={keep}>
            {templateLabels.keepGaps}
          </Button>
        </>
      )}
    </div>
  )
}

/** Selects a place in the field that has it, to be typed over. */
export function selectGap(root: ParentNode, gap: string | undefined): void {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  const field = gap && [...fields].find(({ value }) => value.includes(gap))
  if (!gap || !field) return
  field.focus()
  const start = field.value.indexOf(gap)
  field.setSelectionRange(start, start + gap.length)
}

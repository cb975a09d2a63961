import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useClearPlace } from './hooks/use-clear-place.ts'
import { labels } from './labels.ts'

const DURATION_MS = 5_000
const SWIPE_THRESHOLD_PX = 50

/** A short notice. At most one is shown at a time; a new one replaces the last. */
export interface Notice {
  id: number
  title: string
  text?: string
  /** `go` follows it without reloading the page */
  link?: { href: string; label: string; go?: () => void }
  /** something to do about it, such as undo */
  action?: { label: string; run: () => void }
  /** `neutral`: nothing was done, and nothing went wrong */
  tone: 'default' | 'neutral' | 'destructive'
  /** where it stands in the page, instead of above it */
  place?: HTMLElement
}

const SIGNS = {
  default: { Icon: CircleCheck, colour: 'text-good' },
  neutral: { Icon: Info, colour: 'text-muted' },
  destructive: { Icon: TriangleAlert, colour: 'text-bad' },
}

/** The notice that was closed last: it does not come back when it moves into or out of a dialog. */
let dismissed: number | undefined

export default function Toaster({ notice }: { notice: Notice }) {
  const [open, setOpen] = useState(notice.id !== dismissed)
  useEffect(() => {
    setOpen(notice.id !== dismissed)
  }, [notice.id])
  const viewport = useRef<HTMLOListElement>(null)
  useClearPlace(viewport, open && !notice.place ? notice.id : undefined)
  const bad = notice.tone === 'destructive'
  const { Icon, colour } = SIGNS[notice.tone]
  return (
    <Toast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      <Toast.Root
        key={notice.id}
        open={open}
        onOpenChange={(shown) => {
          if (!shown) dismissed = notice.id
          setOpen(shown)
        }}
        type="foreground"
        className={`appears pointer-events-auto flex items-start gap-3 rounded-lg p-4 shadow-float ${bad ? 'border-2 border-bad bg-bad-tint text-bad forced-colors:border-4' : 'border border-line bg-card text-ink'} data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:opacity-0`}
      >
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
        <div className="min-w-0 grow">
          <Toast.Title className="font-semibold">{notice.title}</Toast.Title>
          {notice.text && (
            <Toast.Description className={`text-sm ${bad ? '' : 'text-muted'}`}>
              {notice.text}
            </Toast.Description>
          )}
          {notice.link && (
            <Toast.Action asChild altText={notice.link.label}>
              <a
                href={notice.link.href}
                onClick={(event) => followWithin(event, notice.link?.go)}
                className="text-link -mb-2 inline-flex min-h-11 items-center text-sm"
              >
                {notice.link.label}
              </a>
            </Toast.Action>
          )}
        </div>
        {notice.action && (
          <Toast.Action asChild altText={notice.action.label}>
            <button
              type="button"
              id="toast-action"
              onClick={notice.action.run}
              className="-my-1 inline-flex min-h-11 shrink-0 items-center rounded-md border border-line-strong px-3 font-semibold text-ink hover:border-ink"
            >
              {notice.action.label}
            </button>
          </Toast.Action>
        )}
        <Toast.Close
          aria-label={labels.close}
          className={`-m-2 grid size-11 shrink-0 place-items-center rounded-md hover:text-ink ${bad ? '' : 'text-muted'}`}
        >
          <X aria-hidden className="size-4" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        ref={viewport}
        className={`pointer-events-none flex max-w-[420px] flex-col ${notice.place ? 'pb-4' : 'fixed right-4 bottom-4 z-50 w-[calc(100vw-2rem)] mb-[var(--foot,0px)] max-sm:bottom-20'}`}
      />
    </Toast.Provider>
  )
}

function followWithin(event: MouseEvent, go: (() => void) | undefined) {
  if (!go || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  go()
}

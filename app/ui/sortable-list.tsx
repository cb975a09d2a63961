import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

interface Item {
  id: number
  name: string
}

const labels = {
  up: 'Move up',
  down: 'Move down',
  moved: (name: string, place: number, count: number) =>
    `${name}: moved to place ${place} of ${count}.`,
} as const

/** One place up or down. */
type Step = -1 | 1

/**
 * A list whose items are moved by the buttons at each, or by Alt with the up and down arrows while
 * the focus is in an item. The focus stays on what was moved, and its new place is read out.
 */
export function SortableList<T extends Item>({
  label,
  items,
  onOrder,
  children,
}: {
  label: string
  items: T[]
  onOrder: (ids: number[]) => void
  children: (item: T) => ReactNode
}) {
  const [announcement, setAnnouncement] = useState('')
  const focused = useRef<HTMLElement>(null)
  const order = items.map(({ id }) => id).join()
  // The browser drops the focus of an element that is moved in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is to run after every change of the order
  useLayoutEffect(() => {
    focused.current?.focus()
    focused.current = null
  }, [order])

  const move = (from: number, step: Step, element: HTMLElement) => {
    const to = from + step
    const ids = items.map(({ id }) => id)
    const [moved] = ids.splice(from, 1)
    if (moved === undefined || to < 0 || to >= items.length) return
    ids.splice(to, 0, moved)
    focused.current = element
    setAnnouncement(labels.moved(items[from]?.name ?? '', to + 1, items.length))
    onOrder(ids)
  }
  return (
    <>
      <ol aria-label={label} className="rows">
        {items.map((item, place) => (
          <li
            key={item.id}
            onKeyDown={(event) => {
              const step = stepOf(event)
              if (!step) return
              event.preventDefault()
              move(place, step, event.target as HTMLElement)
            }}
            className="flex items-center gap-2 bg-card py-1.5"
          >
            <div className="min-w-0 grow">{children(item)}</div>
            <MoveButton
              label={`${labels.up}: ${item.name}`}
              keys="Alt+ArrowUp"
              disabled={place === 0}
              onMove={(button) => move(place, -1, button)}
            >
              <ArrowUp aria-hidden className="size-4" />
            </MoveButton>
            <MoveButton
              label={`${labels.down}: ${item.name}`}
              keys="Alt+ArrowDown"
              disabled={place === items.length - 1}
              onMove={(button) => move(place, 1, button)}
            >
              <ArrowDown aria-hidden className="size-4" />
            </MoveButton>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

/** A button that keeps the focus at the end of the list, where it cannot act. */
function MoveButton({
  label,
  keys,
  disabled,
  onMove,
  children,
}: {
  label: string
  keys: string
  disabled: boolean
  onMove: (button: HTMLElement) => void
  children: ReactNode
}) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-disabled={disabled || undefined}
      onClick={(event) => !disabled && onMove(event.currentTarget)}
      className="aria-disabled:cursor-default aria-disabled:opacity-60"
    >
      {children}
    </Button>
  )
}

/** Where the pressed keys move an item; in a text field they belong to the text. */
function stepOf({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): Step | undefined {
  if (!altKey || ctrlKey || metaKey || target instanceof HTMLInputElement) return
  if (key === 'ArrowUp') return -1
  if (key === 'ArrowDown') return 1
}

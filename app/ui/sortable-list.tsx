import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface Item {
  id: number
  name: string
}

/**
 * A list that is put into an order: by dragging, by keyboard (Space takes an entry, arrows move it,
 * Space drops it), or by the buttons at each entry.
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
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(({ id }) => id)
  const move = (from: number, to: number) => {
    if (from >= 0 && to >= 0 && to < ids.length && from !== to) onOrder(arrayMove(ids, from, to))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)))
      }}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `${nameOf(items, active.id)} is taken.`,
          onDragOver: ({ active, over }) =>
            over
              ? `${nameOf(items, active.id)} is over place ${ids.indexOf(Number(over.id)) + 1} of ${ids.length}.`
              : undefined,
          onDragEnd: ({ active, over }) =>
            over
              ? `${nameOf(items, active.id)} is at place ${ids.indexOf(Number(over.id)) + 1} now.`
              : `${nameOf(items, active.id)} is back where it was.`,
          onDragCancel: ({ active }) => `${nameOf(items, active.id)} is back where it was.`,
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="rows">
          {items.map((item, place) => (
            <Sortable
              key={item.id}
              item={item}
              first={place === 0}
              last={place === items.length - 1}
              onMove={(by) => move(place, place + by)}
            >
              {children(item)}
            </Sortable>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function Sortable({
  item,
  first,
  last,
  onMove,
  children,
}: {
  item: Item
  first: boolean
  last: boolean
  onMove: (by: 1 | -1) => void
  children: ReactNode
}) {
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: item.id })
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
      className={`flex items-center gap-2 bg-card py-1.5 ${isDragging ? 'relative z-10 shadow-float' : ''}`}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Move ${item.name}`}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted hover:bg-tint"
      >
        <GripVertical aria-hidden className="size-4.5" />
      </button>
      <div className="min-w-0 grow">{children}</div>
      <Button
        variant="quiet"
        disabled={first}
        aria-label={`${item.name}: up`}
        onClick={() => onMove(-1)}
        size="icon"
        className="disabled:cursor-default"
      >
        <ArrowUp aria-hidden className="size-4" />
      </Button>
      <Button
        variant="quiet"
        disabled={last}
        aria-label={`${item.name}: down`}
        onClick={() => onMove(1)}
        size="icon"
        className="disabled:cursor-default"
      >
        <ArrowDown aria-hidden className="size-4" />
      </Button>
    </li>
  )
}

function nameOf(items: Item[], id: string | number): string {
  return items.find((item) => item.id === Number(id))?.name ?? ''
}

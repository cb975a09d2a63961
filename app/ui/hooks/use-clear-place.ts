import { type RefObject, useEffect } from 'react'

/** What a toast must not cover, and what it covers only if there is no other place. */
const PRESSABLE = 'a[href], button, input, select, summary, [role="button"], [role="switch"]'
const WRITABLE = 'textarea, [contenteditable="true"]'
const PRESSABLE_WEIGHT = 1000
/** Of what can be pressed in the row of a table that one works on. */
const IN_USE_WEIGHT = 1_000_000
/** One control covered is better than the edges of two. */
const TOUCHED_PX2 = 5000
const STEP_PX = 8
const MARGIN_PX = 16
const SETTLE_MS = 120

interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface Obstacle extends Box {
  weight: number
}

/**
 * Moves a fixed element, while it is shown, to the nearest place in the window where it covers nothing
 * that can be pressed; where there is none, to the one where it covers least. Once it stands there it does not
 * move while it is pointed at or has the focus; where it first appears, what is pointed at is what one works on.
 * @param shown anything that changes when its content does; undefined while nothing is shown
 */
export function useClearPlace(ref: RefObject<HTMLElement | null>, shown: unknown): void {
  useEffect(() => {
    const element = ref.current
    if (shown === undefined || !element) return
    let stands = false
    const settle = () => {
      if (stands && element.matches(':hover, :focus-within')) return
      stands = moveAside(element)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const settleSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, SETTLE_MS)
    }
    element.style.translate = ''
    // Before it is painted: it has no size until its notice is rendered.
    const sizes = new ResizeObserver(settle)
    sizes.observe(element)
    const observer = new MutationObserver(settleSoon)
    observer.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', settleSoon)
    addEventListener('scroll', settleSoon, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      observer.disconnect()
      removeEventListener('resize', settleSoon)
      removeEventListener('scroll', settleSoon, { capture: true })
    }
  }, [ref, shown])
}

/** Whether it has a size, and so a place. */
function moveAside(element: HTMLElement): boolean {
  // Empty at first, and just `12px` where nothing moves down.
  const [x, y] = element.style.translate.split(' ')
  const now = element.getBoundingClientRect()
  if (now.width === 0 || now.height === 0) return false
  const obstacles = obstaclesOf(element)
  if (covered(now, obstacles) === 0) return true
  const home = {
    left: now.left - pixels(x),
    top: now.top - pixels(y),
    width: now.width,
    height: now.height,
  }
  const best = places(home)
    .map((place) => ({ place, cost: covered(place, obstacles), way: distance(place, home) }))
    .reduce((a, b) => (b.cost < a.cost || (b.cost === a.cost && b.way < a.way) ? b : a)).place
  element.style.translate = `${best.left - home.left}px ${best.top - home.top}px`
  return true
}

function pixels(length = ''): number {
  return Number.parseFloat(length) || 0
}

/** Where an element can stand: its own place, and every other in the window. */
function places(home: Box): [Box, ...Box[]] {
  const { clientWidth, clientHeight } = document.documentElement
  const lefts = [home.left]
  for (let left = clientWidth - home.width - MARGIN_PX; left > MARGIN_PX; left -= 2 * STEP_PX) {
    lefts.push(left)
  }
  lefts.push(MARGIN_PX)
  const found: [Box, ...Box[]] = [home]
  for (let top = clientHeight - home.height; top >= 0; top -= STEP_PX) {
    found.push(...lefts.map((left) => ({ ...home, left, top })))
  }
  return found
}

/** The visible part of each control that can be pressed now, outside of the element itself. */
function obstaclesOf(element: HTMLElement): Obstacle[] {
  const scope = element.closest('dialog') ?? document
  return [...scope.querySelectorAll<HTMLElement>(`${PRESSABLE}, ${WRITABLE}`)]
    .filter((control) => !element.contains(control))
    .map((control) => ({ control, rect: control.getBoundingClientRect() }))
    .filter(({ control, rect }) => rect.width > 0 && rect.height > 0 && isVisible(control, rect))
    .map(({ control, rect: { left, top, width, height } }) => {
      return { left, top, width, height, weight: weightOf(control) }
    })
}

function weightOf(control: HTMLElement): number {
  if (control.closest('tr')?.matches(':hover, :focus-within')) return IN_USE_WEIGHT
  return control.matches(WRITABLE) ? 1 : PRESSABLE_WEIGHT
}

/** Whether it is in the window and not scrolled out of a box. */
function isVisible(control: HTMLElement, { left, right, top, bottom }: DOMRect): boolean {
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  const inWindow = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
  return inWindow && document.elementsFromPoint(x, y).some((one) => control.contains(one))
}

function covered(box: Box, obstacles: Obstacle[]): number {
  return obstacles.reduce((sum, other) => {
    const area = overlap(box, other)
    return area === 0 ? sum : sum + other.weight * (TOUCHED_PX2 + area)
  }, 0)
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

function distance(a: Box, b: Box): number {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top)
}

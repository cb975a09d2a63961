import { messages } from '#app/content/messages.ts'
import { enhance } from '#app/layout/enhance.ts'
import { enhanceCarousels } from '#app/layout/enhance-carousel.ts'
import { enhanceLists } from '#app/layout/enhance-list.ts'

/** The script of public pages: the frame's manners at once, React only for forms that are wanted. */
enhance()
enhanceCarousels()
enhanceLists()
hydrateWhenVisible()
awaitCallbacks()

/**
 * Forms are taken over by React when they come near the screen of somebody who does something; who
 * only looks need not load it. A form that is sent before that waits for it, and is then sent.
 */
function hydrateWhenVisible() {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]')
  if (islands.length === 0) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        takeOver(target as HTMLElement).catch(() => observer.observe(target))
      }
    },
    { rootMargin: '300px' },
  )
  const watch = () => {
    for (const island of islands) observer.observe(island)
  }
  for (const type of ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin']) {
    addEventListener(type, watch, {
      once: true,
      passive: true,
    })
  }
  for (const island of islands) {
    island.addEventListener('submit', (event) => sendOnceTaken(event, island), { capture: true })
  }
}

const taken = new WeakMap<HTMLElement, Promise<void>>()
const ready = new WeakSet<HTMLElement>()

function takeOver(island: HTMLElement): Promise<void> {
  let promise = taken.get(island)
  if (!promise) {
    promise = import('./islands.tsx')
      .then(({ hydrateIsland }) => hydrateIsland(island))
      .then(() => void ready.add(island))
    promise.catch(() => taken.delete(island))
    taken.set(island, promise)
  }
  return promise
}

async function sendOnceTaken(event: Event, island: HTMLElement) {
  if (ready.has(island)) return
  event.preventDefault()
  event.stopPropagation()
  if (island.ariaBusy === 'true') return
  const form = event.target as HTMLFormElement
  setBusy(island, true)
  try {
    await Promise.race([takeOver(island), patience()])
    setBusy(island, false)
    form.requestSubmit()
  } catch {
    if (navigator.onLine) return form.submit()
    setBusy(island, false)
    tell(island, 'alert', messages.lead.offline)
  }
}

function setBusy(island: HTMLElement, busy: boolean) {
  island.ariaBusy = busy ? 'true' : null
  tell(island, 'status', busy ? messages.lead.sending : '')
  // Whoever comes back to this page from the next one finds the form at rest.
  if (busy) addEventListener('pagehide', () => setBusy(island, false), { once: true })
}

const TIMEOUT_MS = 8_000

/** Fails when the script has been waited for long enough: the form goes the way without it. */
function patience(): Promise<never> {
  return new Promise((_, fail) => setTimeout(fail, TIMEOUT_MS))
}

/** A note below a form, outside of what React takes over; without words it goes away. */
function tell(island: HTMLElement, role: 'alert' | 'status', words: string) {
  const next = island.nextElementSibling
  if (next instanceof HTMLElement && next.dataset.note !== undefined) next.remove()
  if (!words) return
  const note = document.createElement('p')
  note.dataset.note = ''
  note.setAttribute('role', role)
  note.className = `mt-3 font-medium ${role === 'alert' ? 'text-bad' : 'text-muted'}`
  note.textContent = words
  island.after(note)
}

function awaitCallbacks() {
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLAnchorElement>('[data-callback]')
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { openPlanDialog } = await import('./islands.tsx')
      await openPlanDialog(button.dataset.callback as 'basic' | 'professional' | 'premium')
    } catch {
      location.assign(button.href)
    }
  })
}

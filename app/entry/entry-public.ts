import type { ComponentType } from 'react'
import type { IslandName } from '#app/platform/page/islands.ts'
import { countActions } from '#app/website/layout/count-actions.ts'
import { enhance } from '#app/website/layout/enhance.ts'
import { enhanceCarousels } from '#app/website/layout/enhance-carousel.ts'
import { enhanceLists } from '#app/website/layout/enhance-list.ts'
import { followLanguage } from '#app/website/layout/follow-language.ts'
import { enhanceSlip } from '#app/website/slip/enhance-slip.ts'
import type { NoticeFacts } from '#content/en/forms.ts'
import { islandForms, loadPlanDialog } from './forms.ts'

/**
 * The script of public pages: menus, theme, carousels, lists and the slip at once, receipts and uploads
 * where there are any, React only for forms. It also counts which calls to action are shown and used.
 */
enhance()
followLanguage()
enhanceCarousels()
enhanceLists()
enhanceSlip()
hydrateIslands()
openPlanDialogOnClick()
forgetReceiptIfGone()
enhanceReceiptsIfAny()
enhanceUploadsIfAny()
keepTypedIfSignedIn()
followAnswerOnUse()
countActions()

/**
 * Hydrates a form once it is near the screen and the visitor has done something, so that React is
 * not loaded just to look at a page, unless the page is its form; on the pages of the tools once it is
 * used. A form sent earlier waits for its hydration and is then sent.
 */
function hydrateIslands() {
  const islands = document.querySelectorAll<HTMLElement>('[data-island]')
  if (islands.length === 0) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        hydrateSoon(target as HTMLElement)
      }
    },
    { rootMargin: '300px' },
  )
  const watch = () => {
    for (const island of islands) {
      if (island.dataset.hydrate !== 'on-use') observer.observe(island)
    }
  }
  for (const island of islands) {
    if (island.dataset.hydrate === 'at-once') observer.observe(island)
    if (island.dataset.hydrate === 'on-use') hydrateOnUse(island)
  }
  for (const type of ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin']) {
    addEventListener(type, watch, {
      once: true,
      passive: true,
    })
  }
  for (const island of islands) {
    island.addEventListener('submit', (event) => submitOnceHydrated(event, island), {
      capture: true,
    })
  }
}

function hydrateOnUse(island: HTMLElement) {
  for (const type of ['pointerenter', 'focusin'])
    island.addEventListener(type, () => hydrateSoon(island), { once: true, passive: true })
}

const LONGEST_PAUSE_MS = 10_000
let pauseMs = 1_000
const waiting = new Set<HTMLElement>()

function hydrateSoon(island: HTMLElement) {
  // Its next try is set: what the visitor does meanwhile adds none.
  if (waiting.has(island)) return
  hydrate(island).catch(() => {
    if (waiting.size === 0) tryAgainLater()
    waiting.add(island)
  })
}

/** Where scripts can't be loaded: after longer and longer pauses, and then once the connection is back. */
function tryAgainLater() {
  const tryAgain = () => {
    const islands = [...waiting]
    waiting.clear()
    for (const island of islands) hydrateSoon(island)
  }
  if (pauseMs < LONGEST_PAUSE_MS) setTimeout(tryAgain, pauseMs)
  else addEventListener('online', tryAgain, { once: true })
  pauseMs *= 3
}

const hydrations = new WeakMap<HTMLElement, Promise<void>>()
const hydrated = new WeakSet<HTMLElement>()

function hydrate(island: HTMLElement): Promise<void> {
  let promise = hydrations.get(island)
  if (!promise) {
    promise = loadAndHydrate(island).then(() => void hydrated.add(island))
    promise.catch(() => hydrations.delete(island))
    hydrations.set(island, promise)
  }
  return promise
}

/**
 * React and the form are asked for at the same time, and run one after the other, so that a phone's page
 * answers between them.
 */
async function loadAndHydrate(island: HTMLElement): Promise<void> {
  const load: () => Promise<ComponentType<never>> = islandForms[island.dataset.island as IslandName]
  const [{ hydrateIsland }, Form] = await Promise.all([import('./islands.tsx'), load()])
  await hydrateIsland(island, Form as ComponentType<{ notice: NoticeFacts }>)
}

async function submitOnceHydrated(event: Event, island: HTMLElement) {
  if (hydrated.has(island)) return showNote(island, 'status', '')
  event.preventDefault()
  event.stopPropagation()
  if (island.ariaBusy === 'true') return
  const form = event.target as HTMLFormElement
  setBusy(island, true)
  try {
    await Promise.race([hydrate(island), timeout()])
    setBusy(island, false)
    form.requestSubmit()
  } catch {
    if (navigator.onLine) return form.submit()
    setBusy(island, false)
    showNote(island, 'alert', wordsOf(island).offline)
  }
}

function setBusy(island: HTMLElement, busy: boolean) {
  island.ariaBusy = busy ? 'true' : null
  showNote(island, 'status', busy ? wordsOf(island).sending : '')
  // The browser may bring this page back from its cache, and then the form must not look busy.
  if (busy) addEventListener('pagehide', () => setBusy(island, false), { once: true })
}

/** What the notes below a form say, which its markup carries. */
function wordsOf({ dataset }: HTMLElement): { sending: string; offline: string } {
  return JSON.parse(dataset.words ?? '{}')
}

const TIMEOUT_MS = 8_000

/** Rejects when the script takes too long to load; the form is then sent without it. */
function timeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, TIMEOUT_MS))
}

/** Shows a note below a form, outside the element that React hydrates; an empty text removes it. */
function showNote(island: HTMLElement, role: 'alert' | 'status', text: string) {
  const next = island.nextElementSibling
  if (next instanceof HTMLElement && next.dataset.note !== undefined) next.remove()
  if (!text) return
  const note = document.createElement('p')
  note.dataset.note = ''
  note.setAttribute('role', role)
  note.className = `mt-3 font-medium ${role === 'alert' ? 'text-bad' : 'text-muted'}`
  note.textContent = text
  island.after(note)
}

function openPlanDialogOnClick() {
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLAnchorElement>('[data-callback]')
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      const [{ openPlanDialog }, Dialog] = await Promise.all([
        import('./islands.tsx'),
        loadPlanDialog(),
      ])
      await openPlanDialog(button.dataset.callback as 'basic' | 'professional' | 'premium', Dialog)
    } catch {
      location.assign(button.href)
    }
  })
}

/** Loads what stands around the answer of a tool, where it has one, or else at the first use of its form. */
function followAnswerOnUse() {
  const form = document.querySelector<HTMLFormElement>('form[data-tool]')
  if (!form) return
  const load = () => {
    import('#app/tax/tools/pages/closing/follow-answer.ts').then(
      ({ followAnswer }) => followAnswer(form),
      () => {},
    )
  }
  if (location.hash.includes('=') || form.dataset.answered !== undefined) {
    load()
    return
  }
  const unused = new AbortController()
  const start = () => {
    unused.abort()
    load()
  }
  for (const type of ['focusin', 'pointerdown'])
    form.addEventListener(type, start, { signal: unused.signal })
}

/** At once, not with what is loaded later: a visitor who has withdrawn an enquiry may leave any moment. */
function forgetReceiptIfGone() {
  const { receiptKey } = document.querySelector<HTMLElement>('[data-receipt-gone]')?.dataset ?? {}
  if (!receiptKey) return
  try {
    const isThis = localStorage.getItem(receiptKey)?.includes(`"${location.pathname}"`)
    if (isThis) localStorage.removeItem(receiptKey)
  } catch {}
}

/** Loads what shares and remembers the link of a receipt, where one is shown or is remembered. */
function enhanceReceiptsIfAny() {
  const { receiptKey } = document.querySelector<HTMLElement>('[data-receipt-key]')?.dataset ?? {}
  if (!document.querySelector('[data-share]') && !isStored(receiptKey)) return
  import('#app/enquiries/receipt/enhance-receipts.ts').then(
    ({ enhanceReceipts }) => enhanceReceipts(),
    () => {},
  )
}

/** Loads what sends several files, on the page of a client. */
function enhanceUploadsIfAny() {
  if (!document.querySelector('[data-uploads]')) return
  import('#app/clients/my/enhance-uploads.ts').then(
    ({ enhanceUploads }) => enhanceUploads(),
    () => {},
  )
}

/** Loads what keeps the words that a client is typing, on the page of a client. */
function keepTypedIfSignedIn() {
  if (!document.querySelector('[data-sign-out]')) return
  import('#app/clients/my/keep-typed.ts').then(
    ({ keepTyped }) => keepTyped(),
    () => {},
  )
}

function isStored(key: string | undefined) {
  try {
    return key !== undefined && localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

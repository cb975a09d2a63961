/**
 * Lists that are chosen from by tabs, pages and words: `[data-live]` is drawn by the server for an
 * address; a link inside it, or typing into the form that searches it, fetches the part for another
 * address and puts it in its place, with a skeleton meanwhile. Screen readers are told how much was
 * found. A list that is here as a whole (`data-whole`) is chosen from in place. Without script they
 * are ordinary pages.
 */
export function enhanceLists(): void {
  const list = document.querySelector<HTMLElement>('[data-live]')
  const form = document.querySelector<HTMLFormElement>('form[data-searches]')
  if (!list) return
  list.before(told)

  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-live-link]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    clearTimeout(pause)
    if (link.closest('[data-live-body]')) void go(link.href, 'page')
    else void go(withWords(new URL(link.href), form), 'tab')
  })
  let pause: ReturnType<typeof setTimeout> | undefined
  const search = () => {
    clearTimeout(pause)
    if (form) void go(searchAddress(form), 'words')
  }
  form?.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(search, TYPING_PAUSE_MS)
  })
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    search()
  })
  addEventListener('popstate', () => {
    if (partOf(location.href) === shown) return
    clearTimeout(pause)
    const words = form?.querySelector<HTMLInputElement>('input[name="q"]')
    if (words) words.value = new URL(location.href).searchParams.get('q') ?? ''
    if (!choose(list, location.href)) void show(list, location.href)
  })

  async function go(address: string, by: Choice) {
    if (partOf(address) === shown || !list) return
    // One step back undoes a search, however many letters it was typed in.
    if (by === 'words' && history.state?.typed) history.replaceState(history.state, '', address)
    else history.pushState({ typed: by === 'words' }, '', address)
    if (by !== 'tab' || !choose(list, address)) await show(list, address, by)
  }
}

type Choice = 'tab' | 'page' | 'words'
const TYPING_PAUSE_MS = 300
const SKELETON_AFTER_MS = 120
const told = document.createElement('p')
told.role = 'status'
told.className = 'sr-only'
let asked = 0
let shown = partOf(location.href)

/** The entries of a list that is here as a whole, and the title of the page that shows them all. */
const wholes = new WeakMap<Element, { entries: HTMLElement[]; title: string }>()

/** Shows what a tab leads to out of a list that is here as a whole; false where it must be fetched. */
function choose(list: HTMLElement, address: string): boolean {
  const body = list.querySelector<HTMLElement>('[data-whole]')
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('[data-live-controls] a')]
  const tab = tabs.find(({ href }) => partOf(href) === partOf(address))
  const before = tabs.find((other) => other.hasAttribute('aria-current'))
  if (!body || !tab || !before) return false
  const { entries, title } = wholes.get(body) ?? {
    entries: [...body.querySelectorAll<HTMLElement>('[data-category]')],
    title: document.title,
  }
  wholes.set(body, { entries, title })
  const place = body.querySelector<HTMLElement>('[data-entries]')
  const none = body.querySelector<HTMLElement>('[data-none]')
  if (!place || !none) return false
  asked++
  list.removeAttribute('aria-busy')
  shown = partOf(address)
  const category = new URL(address).searchParams.get('category')
  const fitting = entries.filter(({ dataset }) => !category || dataset.category === category)
  const onBody = focusIsIn(body)
  place.replaceChildren(...fitting)
  place.hidden = fitting.length === 0
  none.hidden = !place.hidden
  if (onBody && !focusIsIn(body)) body.focus({ preventScroll: true })
  before.removeAttribute('aria-current')
  tab.setAttribute('aria-current', 'true')
  ;[before.className, tab.className] = [tab.className, before.className]
  const name = category ? `: ${tab.firstChild?.textContent}` : ''
  document.title = title.replace(/ \|[^|]*$/, `${name}$&`)
  told.textContent = tab.dataset.told ?? ''
  return true
}

/** Puts the part of another address into the list; where that fails, the browser goes there. */
async function show(list: HTMLElement, address: string, by?: Choice): Promise<void> {
  const turn = ++asked
  const onControls = focusIsIn(list.querySelector('[data-live-controls]'))
  const onBody = focusIsIn(list.querySelector('[data-live-body]'))
  shown = partOf(address)
  const waiting = setTimeout(() => {
    if (turn !== asked) return
    const skeleton = list.querySelector<HTMLTemplateElement>('template[data-skeleton]')
    const body = list.querySelector('[data-live-body]')
    if (!skeleton || !body) return
    body.removeAttribute('data-whole')
    body.replaceChildren(skeleton.content.cloneNode(true))
  }, SKELETON_AFTER_MS)
  list.setAttribute('aria-busy', 'true')
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const part = page.querySelector('[data-live]')
    if (!answer.ok || !part) throw new Error(`the list answered ${answer.status}`)
    if (turn !== asked) return
    const lost = focusIsIn(list) || document.activeElement === document.body
    list.replaceChildren(...part.childNodes)
    document.title = page.title
    const body = list.querySelector<HTMLElement>('[data-live-body]')
    told.textContent = body?.dataset.liveBody ?? ''
    if (by === 'page') list.scrollIntoView()
    if (lost && onControls) list.querySelector<HTMLElement>('[aria-current]')?.focus()
    else if (lost && onBody) body?.focus({ preventScroll: true })
  } catch {
    if (turn === asked) location.assign(address)
  } finally {
    clearTimeout(waiting)
    if (turn === asked) list.removeAttribute('aria-busy')
  }
}

/** Whether the focus is in a part of the list, which will be replaced. */
function focusIsIn(part: Element | null): boolean {
  return part?.contains(document.activeElement) ?? false
}

/** What decides which part an address shows: all of it but the place on the page. */
function partOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** The address of what was typed, in the category that is chosen. */
function searchAddress(form: HTMLFormElement): string {
  const address = new URL(form.action)
  const category = new URL(location.href).searchParams.get('category')
  if (category) address.searchParams.set('category', category)
  return withWords(address, form)
}

/** An address with the words that stand in the box. */
function withWords(address: URL, form: HTMLFormElement | null): string {
  const words = form && String(new FormData(form).get('q') ?? '').trim()
  if (words) address.searchParams.set('q', words)
  else if (form) address.searchParams.delete('q')
  return address.href
}

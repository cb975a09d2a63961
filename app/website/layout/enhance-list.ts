/**
 * Lists that are filtered by tabs, pages and a search: the server renders `[data-live]` for an
 * address. A link inside it, or typing into its search form, fetches that part of another address
 * and puts it in place, with a skeleton meanwhile and the number of results for screen readers. A list
 * that the page holds whole (`data-whole`) is filtered in place. Without script the links lead to
 * ordinary pages.
 */
export function enhanceLists(): void {
  const list = document.querySelector<HTMLElement>('[data-live]')
  const form = document.querySelector<HTMLFormElement>('form[data-searches]')
  if (!list) return
  list.before(status)

  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-live-link]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    clearTimeout(debounce)
    if (link.closest('[data-live-body]')) void go(link.href, 'page')
    else void go(withQuery(new URL(link.href), form), 'tab')
  })
  let debounce: ReturnType<typeof setTimeout> | undefined
  const search = () => {
    clearTimeout(debounce)
    if (form) void go(searchAddress(form), 'search')
  }
  form?.addEventListener('input', () => {
    clearTimeout(debounce)
    debounce = setTimeout(search, DEBOUNCE_MS)
  })
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    search()
  })
  addEventListener('popstate', () => {
    if (partOf(location.href) === shown) return
    clearTimeout(debounce)
    const input = form?.querySelector<HTMLInputElement>('input[name="q"]')
    if (input) input.value = new URL(location.href).searchParams.get('q') ?? ''
    if (!filterWhole(list, location.href)) void show(list, location.href)
  })

  async function go(address: string, by: Trigger) {
    if (partOf(address) === shown || !list) return
    // One step back undoes a search, however many keystrokes it took.
    if (by === 'search' && history.state?.typed) history.replaceState(history.state, '', address)
    else history.pushState({ typed: by === 'search' }, '', address)
    if (by !== 'tab' || !filterWhole(list, address)) await show(list, address, by)
  }
}

type Trigger = 'tab' | 'page' | 'search'
const DEBOUNCE_MS = 300
const SKELETON_AFTER_MS = 120
const status = document.createElement('p')
status.role = 'status'
status.className = 'sr-only'
let requests = 0
let shown = partOf(location.href)

/** The entries of a whole list, and the title of the page that shows them all. */
const wholeLists = new WeakMap<Element, { entries: HTMLElement[]; title: string }>()

/** Filters a whole list by the category of a tab; false where that has to be fetched. */
function filterWhole(list: HTMLElement, address: string): boolean {
  const body = list.querySelector<HTMLElement>('[data-whole]')
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('[data-live-controls] a')]
  const tab = tabs.find(({ href }) => partOf(href) === partOf(address))
  const current = tabs.find((other) => other.hasAttribute('aria-current'))
  if (!body || !tab || !current) return false
  const { entries, title } = wholeLists.get(body) ?? {
    entries: [...body.querySelectorAll<HTMLElement>('[data-category]')],
    title: document.title,
  }
  wholeLists.set(body, { entries, title })
  const container = body.querySelector<HTMLElement>('[data-entries]')
  const none = body.querySelector<HTMLElement>('[data-none]')
  if (!container || !none) return false
  requests++
  list.removeAttribute('aria-busy')
  shown = partOf(address)
  const category = new URL(address).searchParams.get('category')
  const matching = entries.filter(({ dataset }) => !category || dataset.category === category)
  const onBody = focusIsIn(body)
  container.replaceChildren(...matching)
  container.hidden = matching.length === 0
  none.hidden = !container.hidden
  if (onBody && !focusIsIn(body)) body.focus({ preventScroll: true })
  current.removeAttribute('aria-current')
  tab.setAttribute('aria-current', 'true')
  ;[current.className, tab.className] = [tab.className, current.className]
  const name = category ? `: ${tab.firstChild?.textContent}` : ''
  document.title = title.replace(/ \|[^|]*$/, `${name}$&`)
  status.textContent = tab.dataset.summary ?? ''
  return true
}

/** Shows the list of another address in place; if that fails, the browser navigates there. */
async function show(list: HTMLElement, address: string, by?: Trigger): Promise<void> {
  const request = ++requests
  const onControls = focusIsIn(list.querySelector('[data-live-controls]'))
  const onBody = focusIsIn(list.querySelector('[data-live-body]'))
  shown = partOf(address)
  const waiting = setTimeout(() => {
    if (request !== requests) return
    const skeleton = list.querySelector<HTMLTemplateElement>('template[data-skeleton]')
    const body = list.querySelector('[data-live-body]')
    if (!skeleton || !body) return
    body.removeAttribute('data-whole')
    body.replaceChildren(skeleton.content.cloneNode(true))
  }, SKELETON_AFTER_MS)
  list.setAttribute('aria-busy', 'true')
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const part = page.querySelector('[data-live]')
    if (!response.ok || !part) throw new Error(`the list responded ${response.status}`)
    if (request !== requests) return
    const lost = focusIsIn(list) || document.activeElement === document.body
    list.replaceChildren(...part.childNodes)
    document.title = page.title
    const body = list.querySelector<HTMLElement>('[data-live-body]')
    status.textContent = body?.dataset.liveBody ?? ''
    if (by === 'page') list.scrollIntoView()
    if (by === 'search') showResults(list)
    if (lost && onControls) list.querySelector<HTMLElement>('[aria-current]')?.focus()
    else if (lost && onBody) body?.focus({ preventScroll: true })
  } catch {
    if (request === requests) location.assign(address)
  } finally {
    clearTimeout(waiting)
    if (request === requests) list.removeAttribute('aria-busy')
  }
}

/** Scrolls until results can be seen below the search, above the keyboard and the bar of a phone. */
function showResults(list: HTMLElement) {
  const visible = visualViewport?.height ?? innerHeight
  if (list.getBoundingClientRect().top > visible / 2)
    document.querySelector('form[data-searches]')?.scrollIntoView()
}

/** Whether the focus is in a part that will be replaced. */
function focusIsIn(part: Element | null): boolean {
  return part?.contains(document.activeElement) ?? false
}

/** The part of an address that decides what the list shows: all but the fragment. */
function partOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** The address of the search as typed, in the current category. */
function searchAddress(form: HTMLFormElement): string {
  const address = new URL(form.action)
  const category = new URL(location.href).searchParams.get('category')
  if (category) address.searchParams.set('category', category)
  return withQuery(address, form)
}

/** An address with the search as typed. */
function withQuery(address: URL, form: HTMLFormElement | null): string {
  const query = form && String(new FormData(form).get('q') ?? '').trim()
  if (query) address.searchParams.set('q', query)
  else if (form) address.searchParams.delete('q')
  return address.href
}

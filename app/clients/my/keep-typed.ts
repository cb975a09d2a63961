import { TYPED_KEY } from '#content/storage-keys.ts'

/** What a client had typed and not sent when their page was left, or just sent. */
interface Typed {
  /** the address of whose page it was */
  client: string
  /** by the ids of the fields */
  texts: Record<string, string>
  /** the ids of the fields that were sent */
  sent: string[]
}

/**
 * What a client types comes back into its field when the page is loaded again in the same tab: once another form
 * was sent, and after signing in again. Fields say by `data-keep` what we have of them already; codes and
 * passwords don't, and are not kept.
 */
export function keepTyped(): void {
  const client = document.querySelector<HTMLFormElement>('[data-sign-out]')?.action ?? ''
  try {
    fillInAgain(client)
  } catch {}
  let sent: Element | undefined
  document.addEventListener('submit', ({ target }) => {
    sent = target as Element
  })
  addEventListener('pagehide', () => {
    try {
      keep(client, sent)
    } catch {}
  })
}

function keep(client: string, sent: Element | undefined) {
  const typed = keptFields().filter(({ value, dataset }) => value !== dataset.keep)
  if (typed.length === 0 || sent?.matches('[data-sign-out]')) {
    sessionStorage.removeItem(TYPED_KEY)
    return
  }
  const kept: Typed = {
    client,
    texts: Object.fromEntries(typed.map(({ id, value }) => [id, value])),
    sent: typed.filter(({ form }) => form === sent).map(({ id }) => id),
  }
  sessionStorage.setItem(TYPED_KEY, JSON.stringify(kept))
}

function fillInAgain(client: string) {
  const kept: Typed | null = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? 'null')
  sessionStorage.removeItem(TYPED_KEY)
  if (kept?.client !== client) return
  const { texts, sent } = kept
  const arrived = hasArrived() ? sent : []
  for (const field of keptFields()) {
    const text = texts[field.id]
    if (text === undefined || arrived.includes(field.id)) continue
    field.value = text
    for (const details of document.querySelectorAll('details')) {
      if (details.contains(field)) details.open = true
    }
    if (sent.includes(field.id)) field.focus()
  }
}

/** A form that was taken leads to its place on the page; signing in again leads to none. */
function hasArrived(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const wasOpened =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  return wasOpened && location.hash !== ''
}

function keptFields() {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-keep]')]
}

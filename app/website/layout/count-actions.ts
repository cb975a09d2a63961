import type { api } from '#app/paths.ts'

// Written out, because every page would load all addresses with it.
const ADDRESS: typeof api.counts = '/api/counts'

/**
 * Counts which calls to action (`data-action`) come into view and which are used, each once in the life of
 * a page, and reports the names alone when the page is left. Under Global Privacy Control it does nothing,
 * and neither on a page without a canonical address, such as a receipt.
 */
export function countActions(): void {
  const isCounted = document.querySelector('link[rel=canonical]')
  if (!isCounted || navigator.webdriver || navigator.globalPrivacyControl) return
  const page = location.pathname
  const { dataset } = document.documentElement
  let waiting = ['view page']
  const counted: Record<string, number> = {}

  const count = (entry: string) => {
    counted[entry] ||= waiting.push(entry)
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) count(`view ${(target as HTMLElement).dataset.action}`)
    }
  })
  for (const element of document.querySelectorAll('[data-action]')) observer.observe(element)

  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('[data-action]')
      if (!link) return
      const { action } = link.dataset
      // What appeared later, such as a dialog, was not observed.
      count(`view ${action}`)
      count(`click ${action}`)
      count('click page')
      if (link.origin !== location.origin) return
      // For the form that the link leads to: on this page, or on the next one by the link's own fragment.
      dataset.from = `${action} ${page}`
      const leaves = link.pathname !== page || !link.hash
      if (leaves && !link.hash.includes('from=')) link.hash += `#from=${action}`
    },
    true,
  )
  const [anchor = '', from] = location.hash.split('#from=')
  if (from) {
    dataset.from = `${from} ${document.referrer}`
    history.replaceState(null, '', page + location.search + anchor)
    // The browser knew no element of the whole fragment.
    document.getElementById(anchor.slice(1))?.scrollIntoView()
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden && waiting[0]) {
      navigator.sendBeacon(ADDRESS, JSON.stringify({ page, counts: waiting }))
      waiting = []
    }
  })
}

declare global {
  interface Navigator {
    /** whether the visitor asks not to be tracked; https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean
  }
}
